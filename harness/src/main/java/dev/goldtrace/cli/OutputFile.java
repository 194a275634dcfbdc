package dev.goldtrace.cli;

import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.file.LeftOver;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the file that a command makes besides what it prints. */
final class OutputFile {
  private OutputFile() {}

  /**
   * Writes the file, after what killed runs have left in its folder was removed.
   *
   * @param doing what was asked for, as in "cannot write the plot"
   * @throws WriteProblem the file system refuses
   */
  static void write(String doing, Path file, String text) {
    try {
      LeftOver.removeFrom(file.toAbsolutePath().getParent());
      AtomicFile.write(file, text);
    } catch (IOException e) {
      throw WriteProblem.of(doing, e);
    }
  }
}
