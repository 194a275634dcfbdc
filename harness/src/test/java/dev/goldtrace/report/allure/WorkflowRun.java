package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.report.allure.Workflow.Job;
import dev.goldtrace.report.allure.Workflow.Step;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Does jobs of a workflow as GitHub does them: each in a copy of its own of what is checked out,
 * with artifacts that go from job to job. Their command lines are run in this process.
 */
final class WorkflowRun {
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{ *([a-z_.]+) *}}");
  private static final Pattern MATRIX = Pattern.compile("matrix\\.([a-z]+) == (\\w+)");
  private static final String PROGRAM = "./goldtrace ";

  private final Path repository;
  private final Path machines;
  private final Path caches;
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> environment = new HashMap<>();
  private final Map<String, Path> artifacts = new TreeMap<>();
  private final Map<String, CommandRun> commands = new TreeMap<>();

  /**
   * A run without a job yet.
   *
   * @param repository what is checked out
   * @param machines an empty folder for what the jobs write
   * @param caches a folder for what lasts from run to run
   * @param id number of the run
   */
  WorkflowRun(Path repository, Path machines, Path caches, int id) {
    this.repository = repository;
    this.machines = machines;
    this.caches = caches;
    values.put("github.ref_name", "main");
    values.put("github.run_id", Integer.toString(id));
    environment.put("CI", "true");
    environment.put("GITHUB_SERVER_URL", "https://github.com");
    environment.put("GITHUB_REPOSITORY", "owner/name");
    environment.put("GITHUB_SHA", "abc");
    environment.put("GITHUB_RUN_ID", Integer.toString(id));
    environment.put("GITHUB_RUN_NUMBER", Integer.toString(id));
    environment.put("SOURCE_DATE_EPOCH", Integer.toString(1_700_000_000 + id));
  }

  /** What the commands see. */
  Map<String, String> environment() {
    return Map.copyOf(environment);
  }

  /** The folders that were uploaded, by name. */
  Map<String, Path> artifacts() {
    return artifacts;
  }

  /** Each command line that was run and what came of it. */
  Map<String, CommandRun> commands() {
    return commands;
  }

  /** Does a job once for each value of its matrix, or once. */
  void job(Job job) throws IOException {
    if (job.strategy() == null) {
      steps(job);
      return;
    }
    assertThat(job.strategy().matrix()).hasSize(1);
    for (Map.Entry<String, List<String>> axis : job.strategy().matrix().entrySet()) {
      for (String value : axis.getValue()) {
        values.put("matrix." + axis.getKey(), value);
        steps(job);
      }
    }
  }

  private void steps(Job job) throws IOException {
    Path machine = Files.createTempDirectory(machines, "machine");
    copy(repository, machine);
    boolean failed = false;
    for (Step step : job.steps()) {
      if (isDone(step.condition() == null ? "success()" : step.condition(), failed)) {
        failed |= step.run() == null ? !action(step, machine) : !command(step, machine);
      }
    }
  }

  private boolean isDone(String condition, boolean failed) {
    boolean done = true;
    for (String part : condition.split(" && ")) {
      Matcher matrix = MATRIX.matcher(part);
      if (matrix.matches()) {
        done &= values.get("matrix." + matrix.group(1)).equals(matrix.group(2));
      } else {
        assertThat(part).isIn("success()", "always()");
        done &= part.equals("always()") || !failed;
      }
    }
    return done;
  }

  private boolean command(Step step, Path machine) {
    String line = filled(step.run());
    assertThat(line).startsWith(PROGRAM);
    CommandRun run =
        CommandRun.with(environment, machine, line.substring(PROGRAM.length()).split(" +"));
    assertThat(commands.put(line, run)).isNull();
    return run.code() == 0;
  }

  /** Answers whether it succeeded. */
  private boolean action(Step step, Path machine) throws IOException {
    switch (step.uses().replaceFirst("@v\\d+$", "")) {
      case "actions/checkout", "actions/setup-java" -> {}
      case "actions/upload-artifact" -> upload(step, machine);
      case "actions/download-artifact" -> download(step, machine);
      case "actions/cache/save" -> copy(machine.resolve(input(step, "path")), cache(step, "key"));
      case "actions/cache/restore" -> restore(step, machine);
      default -> throw new AssertionError("unknown action " + step.uses());
    }
    return true;
  }

  private void upload(Step step, Path machine) throws IOException {
    String name = input(step, "name");
    Path artifact = machines.resolve("artifact-" + name);
    assertThat(artifacts.put(name, artifact)).as("two artifacts %s", name).isNull();
    String[] paths = input(step, "path").split("\n");
    for (String path : paths) {
      Path from = machine.resolve(path);
      assertThat(from).exists();
      copy(from, paths.length == 1 ? artifact : artifact.resolve(from.getFileName()));
    }
  }

  private void download(Step step, Path machine) throws IOException {
    assertThat(input(step, "merge-multiple")).isEqualTo("true");
    PathMatcher names = FileSystems.getDefault().getPathMatcher("glob:" + input(step, "pattern"));
    for (Map.Entry<String, Path> artifact : artifacts.entrySet()) {
      if (names.matches(Path.of(artifact.getKey()))) {
        copy(artifact.getValue(), machine.resolve(input(step, "path")));
      }
    }
  }

  /** The last one that was saved under a key that begins so. */
  private void restore(Step step, Path machine) throws IOException {
    Path beginning = cache(step, "restore-keys");
    try (Stream<Path> saved = Files.list(caches)) {
      List<Path> found = saved.filter(one -> one.toString().startsWith(beginning + "-")).toList();
      for (Path one : found.stream().sorted().skip(Math.max(0, found.size() - 1)).toList()) {
        copy(one, machine.resolve(input(step, "path")));
      }
    }
  }

  private Path cache(Step step, String key) {
    return caches.resolve(input(step, key).replaceFirst("-$", ""));
  }

  private String input(Step step, String name) {
    assertThat(step.with()).as(step.uses()).containsKey(name);
    return filled(step.with().get(name));
  }

  private String filled(String text) {
    return EXPRESSION
        .matcher(text)
        .replaceAll(
            found -> {
              assertThat(values).containsKey(found.group(1));
              return Matcher.quoteReplacement(values.get(found.group(1)));
            });
  }

  private static void copy(Path from, Path to) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(from)) {
      walk.filter(Files::isRegularFile).forEach(files::add);
    }
    for (Path file : files) {
      Path target = to.resolve(from.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.write(target, Files.readAllBytes(file));
    }
  }
}
