package dev.goldtrace.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
  @TempDir private Path folder;

  @Test
  void aWriteThatBreaksOffLeavesTheFileAsItWasAndNothingBesideIt() throws IOException {
    Path file = Files.writeString(folder.resolve("a.csv"), "old");

    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    out -> {
                      out.write('n');
                      out.flush();
                      throw new IOException("disk full");
                    }))
        .hasMessage("disk full");

    assertThat(file).hasContent("old");
    assertThat(files()).containsExactly(file);
  }

  @Test
  void theFileHoldsTheOldContentUntilTheNewOneIsComplete() throws IOException {
    Path file = Files.writeString(folder.resolve("a.csv"), "old");

    AtomicFile.write(
        file,
        out -> {
          out.write("new".getBytes(StandardCharsets.UTF_8));
          out.flush();
          assertThat(file).hasContent("old");
        });

    assertThat(file).hasContent("new");
  }

  @Test
  void whatAKilledRunLeftBehindIsWrittenOver() throws IOException {
    Path file = folder.resolve("deep/a.csv.new");
    Files.createDirectories(file.getParent());
    Files.writeString(folder.resolve("deep/a.csv.new.tmp"), "half of a longer file");

    AtomicFile.write(file, "new".getBytes(StandardCharsets.UTF_8));

    assertThat(file).hasContent("new");
    assertThat(files()).containsExactly(file);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
