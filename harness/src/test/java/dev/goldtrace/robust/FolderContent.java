package dev.goldtrace.robust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of a folder by relative path, with their bytes as text. */
final class FolderContent {
  private FolderContent() {}

  /** All files. */
  static Map<String, String> of(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return Map.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .collect(
              Collectors.toMap(
                  file -> folder.relativize(file).toString(),
                  FolderContent::bytes,
                  (a, b) -> a,
                  TreeMap::new));
    }
  }

  /** The paths of all files; some may come and go meanwhile. */
  static List<String> names(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .toList();
    } catch (UncheckedIOException e) {
      return List.of();
    }
  }

  /** Those that are not the temporary files of a killed run. */
  static Map<String, String> withoutTemporaries(Path folder) throws IOException {
    Map<String, String> files = of(folder);
    files.keySet().removeIf(name -> name.matches("(.*/)?\\.goldtrace-.*"));
    return files;
  }

  private static String bytes(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
