package dev.goldtrace.cli;

import dev.goldtrace.trace.InputArchive;
import dev.goldtrace.trace.InputFolder;
import dev.goldtrace.validate.FileKind;
import java.nio.file.Path;
import java.util.Map;

/**
 * The files of a folder that are named as the format names them, and the folders in it that can't
 * be listed, which do not hide the rest.
 */
final class NamedFiles {
  private NamedFiles() {}

  /**
   * Looks through a folder.
   *
   * @return in order: the file or folder, and what is wrong with it, nothing for a file
   */
  static Map<Path, String> in(Path folder) {
    Map<Path, String> found = InputFolder.filesAndTroubles(folder, NamedFiles::isNamed);
    return found.isEmpty()
        ? Map.of(folder, "this folder holds no trace, golden file or vectors by their names")
        : found;
  }

  private static boolean isNamed(Path file) {
    return FileKind.ofName(file.getFileName().toString()) != FileKind.UNKNOWN
        || InputArchive.isArchive(file);
  }
}
