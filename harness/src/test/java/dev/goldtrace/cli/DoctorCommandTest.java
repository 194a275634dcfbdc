package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
  @TempDir private Path folder;

  @Test
  void aHealthyRepositoryIsFoundHealthy() {
    CommandRun run = CommandRun.of("doctor");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("HEALTH  SUBJECT ")
        .containsPattern("ok +java +\\d+")
        .containsPattern("ok +reference data +1416 files of outside origin, unchanged")
        .containsPattern("ok +port +\\d+ retail functions ported, each found in docs/spec")
        .containsPattern("ok +comparator +\\d+ planted differences, each found where it is")
        .doesNotContain("bad ");
  }

  @Test
  void changedReferenceDataIsBadAndSaysWhatToDo() throws IOException {
    Files.createDirectories(folder.resolve("traces"));
    Files.createDirectories(folder.resolve("golden"));
    Files.writeString(folder.resolve("golden/SHA256SUMS"), "0".repeat(64) + "  golden/x\n");

    CommandRun run = CommandRun.in(folder, "doctor");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .containsPattern("bad +reference data +missing golden/x\n")
        .endsWith("\nreference data: Get the files back: git checkout -- traces golden\n");
  }

  @Test
  void aLinkThatLeadsRoundIsBad() throws IOException {
    Files.createDirectories(folder.resolve("traces"));
    Files.createDirectories(folder.resolve("golden"));
    Files.createSymbolicLink(folder.resolve("traces/round"), Path.of("."));

    CommandRun run = CommandRun.in(folder, "doctor");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).containsPattern("bad +traces +.*round: ");
  }

  @Test
  void aFolderOutsideOfARepositoryIsNoError() {
    CommandRun run = CommandRun.in(folder, "doctor", "--format", "json");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\"health\" : \"absent\"", "no folder with traces and golden");
  }

  @Test
  void aFormatThatDoesNotExistIsAUsageError() {
    CommandRun run = CommandRun.of("doctor", "--format", "xml");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("xml").contains("text, json or markdown").hasLineCount(1);
  }
}
