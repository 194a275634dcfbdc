package dev.goldtrace.report.allure;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.goldtrace.version.ProgramVersion;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The files beside the results: how failures are sorted, where the run was made and by whom. */
public final class RunFiles {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /** The name of the file that says where and with what the run was made. */
  public static final String ENVIRONMENT = "environment.properties";

  private static final String SUBJECT = "Subject";

  private final Path folder;

  /**
   * @param folder the folder of results
   */
  public RunFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes {@code categories.json}, {@code environment.properties} and, on a build machine, {@code
   * executor.json}.
   *
   * @param goldenRoots the folders of the golden files, absolute
   * @param subject what the traces were replayed through, with its version
   * @param environment environment variables
   * @throws UnwritableResultsException a file could not be written
   */
  public void write(List<Path> goldenRoots, String subject, Map<String, String> environment) {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("categories.json", json(categories()));
    texts.put(ENVIRONMENT, environment(goldenRoots, subject));
    Map<String, Object> executor = executor(environment);
    if (!executor.isEmpty()) {
      texts.put("executor.json", json(executor));
    }
    new ResultFolder(folder)
        .add(writer -> texts.forEach((name, text) -> writer.write(name, stream(text))));
  }

  /**
   * The same for a run of function vectors. What the traces whose results are in the folder were
   * replayed through stays the subject.
   *
   * @param port what the vectors ran through, with its version
   */
  public void writeForVectors(
      List<Path> goldenRoots, String port, Map<String, String> environment) {
    write(goldenRoots, subject().orElse(port), environment);
  }

  private Optional<String> subject() {
    Properties known = new Properties();
    try (BufferedReader in = Files.newBufferedReader(folder.resolve(ENVIRONMENT))) {
      known.load(in);
    } catch (IOException | IllegalArgumentException e) {
      // There is none, or none of ours: this run's takes its place.
      return Optional.empty();
    }
    return Optional.ofNullable(known.getProperty(SUBJECT));
  }

  private static String json(Object value) {
    try {
      return JSON.writeValueAsString(value).replace("\r\n", "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** First match wins; the messages begin as {@link Verdict} writes them. */
  private static List<Map<String, Object>> categories() {
    List<Map<String, Object>> categories = new ArrayList<>();
    for (String kind :
        List.of(
            "frames",
            "heading",
            "state",
            "probes missing",
            "probes extra",
            "probes order",
            "probes arguments",
            "vectors")) {
      categories.add(category("Divergence: " + kind, Verdict.DIVERGENCE + kind, "failed"));
    }
    categories.add(category("Crash of the subject", Verdict.CRASH, "broken"));
    categories.add(category("Not supported by the subject", Verdict.UNSUPPORTED, "broken"));
    categories.add(category("Not reached", Verdict.NOT_REACHED, "broken"));
    categories.add(category("Golden file missing", Verdict.GOLDEN_MISSING, "broken"));
    categories.add(category("Unreadable input", Verdict.UNREADABLE, "broken"));
    categories.add(category("Stale expectation", Verdict.STALE, "broken"));
    categories.add(category("Expected failure", Verdict.EXPECTED, "skipped"));
    categories.add(category("Not ported", Verdict.NOT_PORTED, "skipped"));
    categories.add(category("Not compared", Verdict.NOT_COMPARED, "skipped"));
    return categories;
  }

  private static Map<String, Object> category(String name, String prefix, String status) {
    Map<String, Object> category = new LinkedHashMap<>();
    category.put("name", name);
    category.put("messageRegex", "(?s)" + prefix + ".*");
    category.put("matchedStatuses", List.of(status));
    return category;
  }

  private static String environment(List<Path> goldenRoots, String subject) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("Golden.set", GoldenSet.hash(goldenRoots));
    facts.put(SUBJECT, subject);
    facts.put("Goldtrace", ProgramVersion.ofBuild().number());
    facts.put("Java", System.getProperty("java.version") + " " + System.getProperty("java.vendor"));
    facts.put(
        "JVM", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    facts.put("OS", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    StringBuilder text = new StringBuilder();
    facts.forEach(
        (name, value) ->
            text.append(name).append(" = ").append(value.replace("\\", "\\\\")).append('\n'));
    return text.toString();
  }

  private static Map<String, Object> executor(Map<String, String> environment) {
    Map<String, Object> executor = new LinkedHashMap<>();
    String repository = environment.getOrDefault("GITHUB_REPOSITORY", "");
    String ci = environment.getOrDefault("CI", "");
    if (!repository.isEmpty()) {
      String url = environment.getOrDefault("GITHUB_SERVER_URL", "") + "/" + repository;
      String run = environment.getOrDefault("GITHUB_RUN_NUMBER", "");
      executor.put("name", "GitHub Actions");
      executor.put("type", "github");
      executor.put("url", url);
      if (run.matches("\\d{1,18}")) {
        executor.put("buildOrder", Long.parseLong(run));
      }
      executor.put("buildName", environment.getOrDefault("GITHUB_WORKFLOW", "run") + " #" + run);
      executor.put(
          "buildUrl", url + "/actions/runs/" + environment.getOrDefault("GITHUB_RUN_ID", ""));
    } else if (!ci.isEmpty() && !ci.equals("false")) {
      executor.put("name", "continuous build");
      executor.put("type", "ci");
    }
    return executor;
  }
}
