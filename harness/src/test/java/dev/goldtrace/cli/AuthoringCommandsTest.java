package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Golden files of your own: record, review, accept, reject. */
class AuthoringCommandsTest {
  private static final String TRACE = "traces/authored/walk.trace.jsonl";
  private static final String FRAMES = "golden/authored/walk.frames.csv";

  @TempDir private Path here;

  @BeforeEach
  void oneTraceWithoutGoldenFiles() throws IOException {
    copy("docs/tour/traces/walk.trace.jsonl", TRACE);
  }

  @Test
  void replayNamesRecordAsTheNextStepForATraceWithoutGoldenFiles() {
    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).contains("make them with 'goldtrace record " + TRACE + "'");
  }

  @Test
  void aRecordedResultPendsUntilItIsAcceptedAndThenTheTraceReplays() throws IOException {
    CommandRun record = CommandRun.in(here, "record", TRACE);

    assertThat(record.code()).isZero();
    assertThat(record.out()).contains("authored/walk  pending  new     new     new", "1 pending");
    assertThat(goldenFiles())
        .containsExactly("walk.frames.csv.new", "walk.probes.csv.new", "walk.state.csv.new");
    assertThat(CommandRun.in(here, "replay").out()).contains("a result is pending");
    assertThat(CommandRun.in(here, "review").out())
        .contains("authored/walk  new", "1 result pending", "./goldtrace accept --all");

    CommandRun accept = CommandRun.in(here, "accept", "--all");

    assertThat(accept.code()).isZero();
    assertThat(accept.out()).contains("authored/walk  " + FRAMES, "3 files accepted.");
    assertThat(goldenFiles())
        .containsExactly("walk.frames.csv", "walk.probes.csv", "walk.state.csv");
    assertThat(CommandRun.in(here, "replay").code()).isZero();
    assertThat(CommandRun.in(here, "review").out()).contains("Nothing is pending.");
  }

  @Test
  void anUnchangedResultWritesNothingAndTakesAnOutdatedPendingOneAway() throws IOException {
    recordAndAccept();
    Files.writeString(here.resolve(FRAMES + ".new"), "outdated");

    CommandRun run = CommandRun.in(here, "record", "authored/*");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("authored/walk  unchanged  same", "0 pending, 1 unchanged.");
    assertThat(goldenFiles()).hasSize(3).noneMatch(name -> name.endsWith(".new"));
  }

  @Test
  void reviewShowsHowManyValuesDifferAndWhereItBegins() throws IOException {
    recordAndAccept();
    changeGolden();
    CommandRun.in(here, "record", TRACE);

    CommandRun run = CommandRun.in(here, "review", "--context", "1");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "authored/walk  changed  same    same             1  0/0x80000001/x",
            "first difference: tick 0, time 1000.0333333333333 s, object 0x80000001, column x",
            "golden    85 (bits 0x42AA0000)",
            "replayed  84 (bits 0x42A80000)",
            "frames: 1 difference");
    assertThat(run.out().lines().filter(line -> line.matches(" *\\|.*\\b[0-9]+ +both .*")))
        .as("rows of context")
        .hasSize(1);
    assertThat(CommandRun.in(here, "review", "--format", "json").out())
        .contains("\"differences\" : 1", "\"first\" : \"0/0x80000001/x\"");
    assertThat(CommandRun.in(here, "review", "--format", "markdown").out())
        .contains("| authored/walk | changed | same | same | 1 | 0/0x80000001/x |", "```text");
  }

  @Test
  void aRejectedResultLeavesTheGoldenFilesAsTheyWere() throws IOException {
    recordAndAccept();
    changeGolden();
    String before = Files.readString(here.resolve(FRAMES));
    CommandRun.in(here, "record", TRACE);

    CommandRun run = CommandRun.in(here, "reject", "authored/walk");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains(FRAMES + ".new", "1 file removed.");
    assertThat(here.resolve(FRAMES)).hasContent(before);
    assertThat(goldenFiles()).hasSize(3);
  }

  @Test
  void inCiNothingIsWrittenAndAChangeFailsTheRun() throws IOException {
    CommandRun record = CommandRun.inCi(here, "record", TRACE);

    assertThat(record.code()).isEqualTo(1);
    assertThat(record.out()).contains("would change", "CI is set, so nothing was written.");
    assertThat(here.resolve("golden")).doesNotExist();

    recordAndAccept();
    assertThat(CommandRun.inCi(here, "record", TRACE).code()).isZero();

    changeGolden();
    CommandRun.in(here, "record", TRACE);
    for (String decision : List.of("accept", "reject")) {
      CommandRun refused = CommandRun.inCi(here, decision, "--all");
      assertThat(refused.code()).isEqualTo(2);
      assertThat(refused.err()).contains("CI is set, so nothing is written: " + decision);
      assertThat(CommandRun.of(decision, "--help").out())
          .containsIgnoringCase("refused")
          .contains("CI=true", "2     the command line is wrong, is refused,");
    }
    assertThat(goldenFiles()).contains("walk.frames.csv.new");
  }

  @Test
  void commandsThatAreSuggestedBeginAsTheProgramWasStarted() {
    Map<String, String> started = Map.of("GOLDTRACE_COMMAND", "../my tools/goldtrace");
    String program = "'../my tools/goldtrace'";

    assertThat(CommandRun.with(started, here, "record", TRACE).out())
        .contains("Next: '" + program + " review " + TRACE + "'.");
    assertThat(CommandRun.with(started, here, "review").out())
        .contains("Accept with '" + program + " accept ID...' or '" + program + " accept --all'");
    assertThat(CommandRun.with(started, here, "accept").err())
        .contains("'" + program + " accept PATTERN...'", "'" + program + " review' lists");
  }

  @Test
  void namesInCommandsThatAreSuggestedAreQuotedWhereAShellNeedsIt() throws IOException {
    String trace = "traces/my own.trace.jsonl";
    Files.copy(here.resolve(TRACE), here.resolve(trace));

    assertThat(CommandRun.in(here, "replay", trace).out())
        .contains("make them with 'goldtrace record \"" + trace + "\"'");
    assertThat(CommandRun.in(here, "record", trace, "**/walk").out())
        .contains("Next: './goldtrace review \"" + trace + "\" \"**/walk\"'.");
    assertThat(CommandRun.in(here, "replay", trace).out())
        .contains("look at it with 'goldtrace review \"" + trace + "\"'");
  }

  @Test
  void theJobsChangeNothing() {
    Path root = RepositoryRoot.find();
    CommandRun one = CommandRun.inCi(root, "record", "authored/target/*", "--jobs", "1");
    CommandRun three = CommandRun.inCi(root, "record", "authored/target/*", "--jobs", "3");

    assertThat(one.out()).contains("authored/target/", "0 would change");
    assertThat(three).isEqualTo(one);
  }

  @Test
  void goldenFilesOfOutsideOriginAreRefusedAndNothingIsWrittenAtAll() throws IOException {
    copy("traces/retail/interp/single.trace.jsonl", "traces/retail/single.trace.jsonl");

    CommandRun run = CommandRun.in(here, "record", "traces");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("retail/single has the origin retail-model", "Nothing was written")
        .hasLineCount(1);
    assertThat(here.resolve("golden")).doesNotExist();
  }

  @Test
  void aPendingResultOfATraceOfOutsideOriginIsNotAccepted() throws IOException {
    copy("traces/retail/interp/single.trace.jsonl", "traces/retail/single.trace.jsonl");
    copy("golden/retail/interp/single.frames.csv", "golden/retail/single.frames.csv");
    copy("golden/retail/interp/single.state.csv", "golden/retail/single.frames.csv.new");
    String before = Files.readString(here.resolve("golden/retail/single.frames.csv"));

    CommandRun run = CommandRun.in(here, "accept", "--all");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("retail/single has the origin retail-model");
    assertThat(here.resolve("golden/retail/single.frames.csv")).hasContent(before);
  }

  @Test
  void aDamagedPendingFileIsNotAccepted() throws IOException {
    recordAndAccept();
    Files.writeString(here.resolve(FRAMES + ".new"), "tick,time\n");

    CommandRun run = CommandRun.in(here, "accept", "--all");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("walk.frames.csv.new:1:");
    assertThat(goldenFiles()).contains("walk.frames.csv.new");
  }

  @Test
  void withoutANameAcceptAndRejectSayWhatToType() {
    for (String command : List.of("accept", "reject")) {
      CommandRun run = CommandRun.in(here, command);

      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err())
          .contains("./goldtrace " + command + " PATTERN...", "./goldtrace " + command + " --all")
          .hasLineCount(1);
    }
  }

  @Test
  void aNameWithoutAPendingResultIsTold() {
    CommandRun run = CommandRun.in(here, "accept", "authored/walk");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("nothing is pending for authored/walk");
  }

  @Test
  void aPendingFileWithoutATraceIsTold() throws IOException {
    Files.createDirectories(here.resolve("golden/authored"));
    Files.writeString(here.resolve("golden/authored/gone.frames.csv.new"), "tick\n");

    CommandRun run = CommandRun.in(here, "review");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains(
            "ORPHAN golden/authored/gone.frames.csv.new: pending result without a trace",
            "Nothing is pending.");
    assertThat(CommandRun.in(here, "replay").out())
        .contains("golden/authored/gone.frames.csv.new: pending result without a trace");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsToldInOneLine() throws IOException {
    Files.writeString(here.resolve("golden"), "a file where the folder should be");

    CommandRun run = CommandRun.in(here, "record", TRACE);

    assertThat(run.code()).isEqualTo(5);
    assertThat(run.err()).startsWith("goldtrace: cannot record authored/walk: ").hasLineCount(1);
  }

  @Test
  void aReadOnlyFolderIsToldWithWhatToDo() throws IOException {
    Path golden = Files.createDirectories(here.resolve("golden/authored"));
    assumeFalse(!golden.toFile().setWritable(false) || Files.isWritable(golden), "may write all");

    CommandRun run = CommandRun.in(here, "record", TRACE);
    golden.toFile().setWritable(true);

    assertThat(run.code()).isEqualTo(5);
    assertThat(run.err()).contains("permission denied; change the permissions").hasLineCount(1);
  }

  @Test
  void aCompressedGoldenFileStaysCompressed() throws IOException {
    recordAndAccept();
    Path plain = here.resolve(FRAMES);
    try (var out =
        new java.util.zip.GZIPOutputStream(Files.newOutputStream(here.resolve(FRAMES + ".gz")))) {
      out.write(Files.readString(plain).replace("84", "85").getBytes());
    }
    Files.delete(plain);

    CommandRun.in(here, "record", TRACE);
    assertThat(goldenFiles()).contains("walk.frames.csv.gz.new");
    assertThat(CommandRun.in(here, "review").code()).isZero();
    CommandRun.in(here, "accept", "--all");

    assertThat(goldenFiles())
        .containsExactly("walk.frames.csv.gz", "walk.probes.csv", "walk.state.csv");
    assertThat(CommandRun.in(here, "replay").code()).isZero();
  }

  private void recordAndAccept() {
    CommandRun.in(here, "record", TRACE);
    assertThat(CommandRun.in(here, "accept", "--all").code()).isZero();
  }

  private void changeGolden() throws IOException {
    Path frames = here.resolve(FRAMES);
    Files.writeString(frames, Files.readString(frames).replaceFirst(",84,", ",85,"));
  }

  private List<String> goldenFiles() throws IOException {
    try (Stream<Path> files = Files.list(here.resolve("golden/authored"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private void copy(String file, String to) throws IOException {
    Path target = here.resolve(to);
    Files.createDirectories(target.getParent());
    Files.copy(RepositoryRoot.find().resolve(file), target);
  }
}
