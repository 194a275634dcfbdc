package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.FolderCopy;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlotCommandTest {
  private Path here;

  @BeforeEach
  void aTraceThatDivergesInTickSix(@TempDir Path copies) {
    here = FolderCopy.of(RepositoryRoot.find().resolve("docs/tour"), copies);
  }

  @Test
  void aDivergenceIsDrawnToldAndTheExitCode() throws IOException {
    CommandRun run = CommandRun.in(here, "plot", "walk");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines())
        .satisfiesExactly(
            file -> assertThat(file).isEqualTo("reports/plots/walk.svg"),
            first -> assertThat(first).startsWith("first divergence: tick 6, time 1000.2333"));
    assertThat(Files.readString(here.resolve("reports/plots/walk.svg")))
        .contains("red: first divergence (tick 6, time 1000.2333333333331 s, object 0x80000001");
  }

  @Test
  void aTraceThatIsAsGoldenEndsWithZero() {
    CommandRun run = CommandRun.of("plot", "retail/sticky/above", "-o", "-");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("<svg ")
        .contains("first divergence: none")
        .endsWith("</svg>\n");
  }

  @Test
  void anObjectThatTheTraceLacksIsWrongUse() {
    assertThat(CommandRun.in(here, "plot", "walk", "--object", "0x5"))
        .isEqualTo(
            new CommandRun(2, "", "goldtrace: the trace has no object 0x5; it has 0x80000001.\n"));
  }

  @Test
  void whatCannotBeReadIsNamedOnceWithItsLine() throws IOException {
    Path frames = here.resolve("golden/walk.frames.csv");
    Files.writeString(frames, Files.readString(frames).replaceFirst("0x80000001", "walker"));

    CommandRun run = CommandRun.in(here, "plot", "walk");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .startsWith("goldtrace: golden/walk.frames.csv:2:")
        .doesNotContain("walk.trace.jsonl")
        .hasLineCount(1);
  }

  @Test
  void aPlaceThatCannotBeWrittenIsNamed() throws IOException {
    Files.writeString(here.resolve("file"), "");

    CommandRun run = CommandRun.in(here, "plot", "walk", "-o", "file/walk.svg");

    assertThat(run.code()).isEqualTo(5);
    assertThat(run.err())
        .startsWith("goldtrace: cannot write the plot: ")
        .contains("file")
        .hasLineCount(1);
  }
}
