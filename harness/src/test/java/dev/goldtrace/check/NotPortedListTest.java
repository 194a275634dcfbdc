package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotPortedListTest {
  @TempDir private Path folder;

  @Test
  void findsTheEntryThatACaseMatches() throws IOException {
    NotPortedList list =
        read(
            "pattern,address,function,reason",
            "ace/**,,ACE dialect,\"not ported, yet\"",
            "retail/x,0x00512DC0,CPhysicsObj::transition,missing");

    assertThat(list.find("ace/sticky/a").orElseThrow().reason()).isEqualTo("not ported, yet");
    assertThat(list.find("retail/x").orElseThrow().address()).isEqualTo("0x00512DC0");
    assertThat(list.find("retail/x").orElseThrow().line()).isEqualTo(3);
    assertThat(list.find("retail/y")).isEmpty();
  }

  @Test
  void tellsWhichEntriesMatchNothing() throws IOException {
    NotPortedList list =
        read("pattern,address,function,reason", "ace/**,,f,reason", "gone/**,,f,reason");

    assertThat(list.unused(List.of("ace/a", "retail/b")))
        .extracting(entry -> entry.pattern().toString())
        .containsExactly("gone/**");
  }

  @Test
  void aFolderWithoutTheFileListsNothing() {
    NotPortedList list = NotPortedList.read(folder.resolve("none.csv"), "none.csv");

    assertThat(list.find("anything")).isEmpty();
  }

  @Test
  void aWrongHeaderIsExplained() {
    assertThatThrownBy(() -> read("pattern,reason", "ace/**,later"))
        .isInstanceOf(InputException.class)
        .hasMessage("list.csv:1: the first line must be pattern,address,function,reason");
  }

  @Test
  void anEntryWithoutAReasonIsExplained() {
    assertThatThrownBy(() -> read("pattern,address,function,reason", "ace/**,,f,"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("list.csv:2:11: reason must be a sentence");
  }

  private NotPortedList read(String... lines) throws IOException {
    Path file = folder.resolve("list.csv");
    Files.write(file, List.of(lines));
    return NotPortedList.read(file, "list.csv");
  }
}
