package dev.goldtrace.trace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InputArchiveTest {

  @TempDir private Path folder;

  @Test
  void entriesAreListedByNameAndReadAsLines() throws IOException {
    Path zip = zip("sub/", "", "sub/b.trace.jsonl", "two\n", "a.txt", "one\n1\n");
    try (InputArchive archive = InputArchive.open(zip, InputLimits.DEFAULT)) {
      assertThat(archive.entries())
          .extracting(InputArchive.Entry::name)
          .containsExactly("a.txt", "sub/b.trace.jsonl");
      try (TextLines lines = archive.lines(archive.entries().get(0))) {
        assertThat(lines.file()).endsWith("x.zip!a.txt");
        assertThat(lines.next()).isTrue();
        assertThat(lines.text()).isEqualTo("one");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../evil",
        "a/../../evil",
        "/etc/passwd",
        "a/./b",
        "a//b",
        "C:\\evil",
        "..\\evil",
        "a\nb",
        "a\u001B[2Jb",
        "c:evil",
        "a/..",
        "a/<script>",
        "//"
      })
  void entryThatIsNoPlainRelativePathIsRefused(String name) throws IOException {
    Path zip = zip("fine", "x", name, "y");
    assertThatThrownBy(() -> InputArchive.open(zip, InputLimits.DEFAULT))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("which is no plain relative path; make the archive again")
        .message()
        .doesNotContain("\n", "\u001B");
  }

  @Test
  void expansionOfAllEntriesTogetherIsBounded() throws IOException {
    String zeros = "0".repeat(60_000);
    Path zip = zip("a", zeros, "b", zeros);
    assertThat(Files.size(zip)).isLessThan(1000);
    InputLimits limits = new InputLimits(100_000, 100_000, 10);
    try (InputArchive archive = InputArchive.open(zip, limits)) {
      assertThat(archive.stream(archive.entries().get(0)).readAllBytes()).hasSize(60_000);
      assertThatThrownBy(() -> archive.stream(archive.entries().get(1)).readAllBytes())
          .isInstanceOf(InputException.class)
          .hasMessageEndingWith("x.zip: expands to more than 100000 bytes; split it");
    }
  }

  @Test
  void numberOfEntriesIsBounded() throws IOException {
    Path zip = zip("a", "", "b", "", "c", "");
    assertThatThrownBy(() -> InputArchive.open(zip, new InputLimits(10, 10, 2)))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("x.zip: holds 3 entries, more than 2; split it");
  }

  @Test
  void whatIsNoArchiveIsRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("no.zip"), "text");
    assertThatThrownBy(() -> InputArchive.open(text, InputLimits.DEFAULT))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("no.zip: is no zip archive, or a damaged one; make it again");
    assertThatThrownBy(() -> InputArchive.open(folder.resolve("none.zip"), InputLimits.DEFAULT))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("none.zip: there is no such file; check the path");
    assertThatThrownBy(() -> InputArchive.open(folder, InputLimits.DEFAULT))
        .isInstanceOf(InputException.class);
    Path cut = folder.resolve("cut.zip");
    byte[] whole = Files.readAllBytes(zip("a", "x".repeat(100)));
    Files.write(cut, java.util.Arrays.copyOf(whole, whole.length / 2));
    assertThatThrownBy(() -> InputArchive.open(cut, InputLimits.DEFAULT))
        .isInstanceOf(InputException.class);
  }

  private Path zip(String... namesAndTexts) throws IOException {
    Path zip = folder.resolve("x.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        out.putNextEntry(new ZipEntry(namesAndTexts[i]));
        out.write(namesAndTexts[i + 1].getBytes(UTF_8));
        out.closeEntry();
      }
    }
    return zip;
  }
}
