package dev.goldtrace.repository;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Copies a folder, so that commands may change what is in it. */
public final class FolderCopy {
  private FolderCopy() {}

  /** Makes a copy in a new folder below another one. */
  public static Path of(Path folder, Path below) {
    try {
      Path copy = Files.createTempDirectory(below, "copy");
      for (Path from : filesIn(folder)) {
        Path to = copy.resolve(folder.relativize(from).toString());
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
      }
      return copy;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
