package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.diagnose.RecordedTrace;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiagnoseCommandTest {
  private static final String TRACE = "retail/constraint/full";

  @TempDir private Path folder;

  private void recordFrames(String id, Divergence carried) throws IOException {
    LoadedTrace trace =
        LoadedTrace.read(RepositoryRoot.find().resolve("traces/" + id + ".trace.jsonl"));
    Path file = folder.resolve(id + ".frames.csv");
    Files.createDirectories(file.getParent());
    try (FrameWriter writer = new FrameWriter(Files.newOutputStream(file))) {
      for (FrameRow row : RecordedTrace.byPort(trace, EnumSet.of(carried)).rows().frames()) {
        writer.write(row);
      }
    }
  }

  @Test
  void theFilesOfAnotherPortAreExplained() throws IOException {
    recordFrames(TRACE, Divergence.D_P01);

    CommandRun run = CommandRun.of("diagnose", TRACE, "--actual", folder.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("compared    frames\n")
        .containsPattern(
            "verdict +explained completely by D-P01 \\(The constraint's offset does not grow\\);"
                + " (\\d+) of \\1 frames equal\n");
  }

  @Test
  void aRecordingThatBreaksTheFormatIsBadInput() throws IOException {
    recordFrames(TRACE, Divergence.D_P01);
    Path file = folder.resolve(TRACE + ".frames.csv");
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.add(2, lines.get(1));
    Files.write(file, lines);

    assertThat(CommandRun.of("diagnose", TRACE, "--actual", folder.toString()))
        .isEqualTo(
            new CommandRun(
                3, "", "goldtrace: " + file + ":3:1: object 0x80000001 has two rows in tick 0\n"));
  }

  @Test
  void goldenFilesThatThePortReproducesNeedNoExplanation() {
    CommandRun run = CommandRun.of("diagnose", TRACE);

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("nothing to explain").contains("golden/" + TRACE);
  }

  @Test
  void aFolderIsATableOfEvidence() throws IOException {
    recordFrames(TRACE, Divergence.D_P01);
    recordFrames("retail/constraint/taper", Divergence.D_P01);

    CommandRun run =
        CommandRun.of("diagnose", "retail/constraint/*", "--actual", folder.toString());

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .containsPattern("recordings +2\n")
        .containsPattern("not recorded +5\n")
        .containsPattern("carried +D-P01\n")
        .containsPattern("D-P01 +2 +0 +The constraint's");
  }

  @Test
  void jsonSaysTheSame() {
    CommandRun run = CommandRun.of("diagnose", TRACE, "--simulate", "d-p1", "--json");

    assertThat(run.out())
        .startsWith("{")
        .contains("\"id\" : \"D-P01\"")
        .contains("\"verdict\" : \"explained completely by D-P01");
  }

  @Test
  void aSwitchThatThePortDoesNotHaveIsRefused() {
    CommandRun run = CommandRun.of("diagnose", TRACE, "--simulate", "D-P07");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("the port has no switch D-P07");
  }

  @Test
  void aTraceWithoutARecordingIsRefused() {
    CommandRun run = CommandRun.of("diagnose", TRACE, "--actual", folder.toString());

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains(TRACE + ": there is no recording of it; looked for NAME.frames.csv")
        .contains(folder.resolve("full").toString())
        .contains("(in the folder of --actual)");
  }

  @Test
  void aFolderOfRecordingsThatIsNotThereIsTold() {
    CommandRun run =
        CommandRun.of("diagnose", TRACE, "--actual", folder.resolve("nowhere").toString());

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("nowhere: no such folder; give the one that holds NAME.frames");
  }

  @Test
  void aTraceWithoutGoldenFilesNamesTheOptionsThatLookElsewhere() throws IOException {
    Path trace = folder.resolve("above.trace.jsonl");
    Files.copy(RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"), trace);

    assertThat(CommandRun.in(folder, "diagnose", "above.trace.jsonl").err())
        .contains("--golden DIR looks in another folder, --actual DIR");
  }

  @Test
  void aRecordingThatCannotBeReadDoesNotHideTheOthers() throws IOException {
    recordFrames(TRACE, Divergence.D_P01);
    recordFrames("retail/constraint/taper", Divergence.D_P01);
    Files.writeString(folder.resolve("retail/constraint/taper.frames.csv"), "tick\n");

    CommandRun run =
        CommandRun.of("diagnose", "retail/constraint/*", "--actual", folder.toString());

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).contains("D-P01", TRACE);
    assertThat(run.err())
        .startsWith("goldtrace: " + folder.resolve("retail/constraint/taper.frames.csv") + ":1:")
        .hasLineCount(1);
  }

  @Test
  void filtersChooseTraces() throws IOException {
    recordFrames(TRACE, Divergence.D_P01);
    recordFrames("retail/constraint/taper", Divergence.D_P01);

    assertThat(
            CommandRun.of(
                    "diagnose",
                    "retail/constraint/*",
                    "--actual",
                    folder.toString(),
                    "--filter",
                    "retail/*/taper")
                .out())
        .contains("retail/constraint/taper")
        .doesNotContain(TRACE);
  }
}
