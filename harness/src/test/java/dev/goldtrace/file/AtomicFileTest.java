package dev.goldtrace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
                      throw new IOException("no more to read");
                    }))
        .hasMessage("no more to read");

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
    assertThat(files()).containsExactly(file);
  }

  @Test
  void manyWritersOfOneFileDoNotMeet() throws Exception {
    Path file = folder.resolve("deep/a.csv");
    ExecutorService writers = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> writes = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        String text = String.valueOf((char) ('a' + i % 26)).repeat(1000 + i);
        writes.add(
            writers.submit(
                () -> {
                  AtomicFile.write(file, text);
                  LeftOver.removeFrom(file.getParent());
                  return null;
                }));
      }
      for (Future<?> write : writes) {
        write.get();
      }
    } finally {
      writers.shutdown();
    }

    assertThat(Files.readString(file)).matches("(.)\\1+").hasSizeGreaterThanOrEqualTo(1000);
    assertThat(files()).containsExactly(file);
  }

  @Test
  void aLinkStaysALinkAndWhatItPointsToIsReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("a.csv"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), Path.of("a.csv"));

    AtomicFile.write(link, "new");

    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
  }

  @Test
  void aFolderInItsPlaceAndAFileInItsPathAreNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("a.csv"), "old");

    assertThatThrownBy(() -> AtomicFile.write(folder, "new"))
        .isInstanceOf(UnwritableFileException.class)
        .hasMessage(folder + ": it is a folder; choose another name");
    assertThatThrownBy(() -> AtomicFile.write(file.resolve("b/c.csv"), "new"))
        .isInstanceOf(UnwritableFileException.class)
        .hasMessage(
            file.resolve("b/c.csv")
                + ": a part of its path is a file and no folder; choose another place");
    assertThat(file).hasContent("old");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
