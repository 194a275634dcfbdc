package dev.goldtrace.robust;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs command lines in its own virtual machine and writes down everything that came of them. It
 * does not set the locale as the program does: a user's tests run the same code in theirs.
 */
final class CommandLines {
  /** How much is run. */
  enum Extent {
    /** As little as an interpreter without a compiler does in a second or two. */
    ONE("retail/sticky/above"),
    /** Traces of every kind. */
    SOME(
        "retail/sticky/above",
        "retail/turnto/wire_object_unknown",
        "retail/minterp/wire_states",
        "retail/collide/air_into_side",
        "ace/border/sticky_across"),
    /** All traces and vectors. */
    ALL;

    private final List<String> traces;

    Extent(String... traces) {
      this.traces = List.of(traces);
    }
  }

  private final Extent extent;
  private final String jobs;
  private final Path scratch;
  private final StringBuilder text = new StringBuilder();

  private CommandLines(Extent extent, String jobs, Path scratch) {
    this.extent = extent;
    this.jobs = jobs;
    this.scratch = scratch;
  }

  /** The arguments: where the text goes, an extent, and how many jobs. */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Path scratch = Files.createDirectory(file.resolveSibling(file.getFileName() + ".files"));
    Files.writeString(file, text(Extent.valueOf(args[1]), args[2], scratch));
  }

  /**
   * What came of the command lines: exit code, standard output, standard error, files.
   *
   * @param scratch an empty folder
   */
  static String text(Extent extent, String jobs, Path scratch) throws IOException {
    CommandLines lines = new CommandLines(extent, jobs, scratch);
    lines.run();
    // The folder is another one in each run.
    return lines.text.toString().replace(scratch.toString(), "SCRATCH");
  }

  private void run() throws IOException {
    Path root = RepositoryRoot.find();
    List<String> vectors = extent == Extent.ALL ? List.of() : List.of("retail/heading_diff");
    run(root, words("replay", extent.traces, "--jobs", jobs, "--format", "json"));
    run(root, words("vectors", vectors, "--jobs", jobs, "--format", "json"));
    if (extent == Extent.ALL) {
      String results = scratch.resolve("results").toString();
      run(root, words("replay", List.of(), "--jobs", jobs, "--allure", results));
      files("results");
    }
    if (extent != Extent.ONE) {
      diverge();
      divergencesInEveryForm();
    }
  }

  private void divergencesInEveryForm() throws IOException {
    for (String command :
        List.of(
            "replay authored/walk00",
            "replay --format json",
            "replay --format markdown --junit-xml junit.xml --allure diverged --jobs " + jobs,
            "explain authored/walk00",
            "plot authored/walk00 -o plot.svg",
            "validate",
            "list --format json",
            "review")) {
      run(scratch, List.of(command.split(" ")));
    }
    files("diverged");
    text.append(Files.readString(scratch.resolve("plot.svg")));
    text.append(Files.readString(scratch.resolve("junit.xml")));
  }

  private static List<String> words(String command, List<String> cases, String... options) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(cases);
    words.addAll(List.of(options));
    return words;
  }

  /** Authored traces whose first golden frames have another x. */
  private void diverge() throws IOException {
    WalkTraces traces = WalkTraces.in(scratch);
    traces.makePendingChanges();
    Path frames = traces.golden().resolve("authored/walk00.frames.csv");
    Files.writeString(frames, Files.readString(frames).replaceFirst(",84(\\.\\d+)?,", ",84.25,"));
  }

  private void run(Path folder, List<String> words) {
    CommandRun run =
        CommandRun.with(
            Map.of("SOURCE_DATE_EPOCH", "1000000000"), folder, words.toArray(String[]::new));
    text.append("$ ").append(String.join(" ", words).replaceAll("--jobs \\d+", "--jobs N"));
    text.append('\n').append(run.out()).append(run.err()).append(run.code()).append('\n');
  }

  private void files(String folder) throws IOException {
    FolderContent.of(scratch.resolve(folder))
        .forEach(
            (name, content) ->
                text.append(name)
                    .append('\n')
                    .append(
                        new String(
                            content.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8))
                    .append('\n'));
  }
}
