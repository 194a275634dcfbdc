package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArgumentFilesTest {
  @TempDir private Path folder;
  private ArgumentFiles files;

  @BeforeEach
  void workInTheFolder() {
    files = new ArgumentFiles(folder);
  }

  @Test
  void aListStandsForItsLinesWithoutCommentsAndBlankLines() throws IOException {
    Files.writeString(folder.resolve("cases"), "# two cases\nretail/a b\n\n  retail/ä  \n");

    assertThat(files.expand(List.of("replay", "@cases", "--jobs", "2")))
        .containsExactly("replay", "retail/a b", "retail/ä", "--jobs", "2");
  }

  @Test
  void aListMayNameAnother() throws IOException {
    Files.writeString(folder.resolve("outer"), "x\n@inner\n");
    Files.writeString(folder.resolve("inner"), "y\n");

    assertThat(files.expand(List.of("@outer", "@inner"))).containsExactly("x", "y", "y");
  }

  @Test
  void aListThatNamesItselfIsRefused() throws IOException {
    Files.writeString(folder.resolve("loop"), "@loop\n");

    assertThatThrownBy(() -> files.expand(List.of("@loop")))
        .isInstanceOf(InputException.class)
        .hasMessage("loop: this argument list names itself");
  }

  @Test
  void twoAtSignsStandForOne() {
    assertThat(files.expand(List.of("@@x", "@"))).containsExactly("@x", "@");
  }

  @Test
  void aMissingListSaysWhatToDo() {
    assertThatThrownBy(() -> files.expand(List.of("@cases")))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "cases: this argument list can't be read; give an existing text file after '@', or write"
                + " '@@' for an argument that begins with '@'");
  }

  @Test
  void aBinaryListIsRefused() throws IOException {
    Files.write(folder.resolve("binary"), new byte[] {(byte) 0xC3, 0x28});

    assertThatThrownBy(() -> files.expand(List.of("@binary")))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "binary:1: this argument list has bytes that are not UTF-8; save the file as UTF-8;"
                + " write one argument a line");
  }

  @Test
  void aListWithoutAnArgumentDoesNotMeanEverything() throws IOException {
    Files.writeString(folder.resolve("none"), "# nothing yet\n\n");

    assertThatThrownBy(() -> files.expand(List.of("replay", "@none")))
        .isInstanceOf(InputException.class)
        .hasMessage("none: this argument list holds no argument; write one a line");
    assertThat(CommandRun.in(folder, "list", "@none").code()).isEqualTo(3);
  }

  @Test
  void aDeviceIsNoList() {
    assertThatThrownBy(() -> files.expand(List.of("@/dev/zero")))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("/dev/zero: is a device; expected a regular file");
  }
}
