package dev.goldtrace.cli;

import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.file.FileInProgress;
import dev.goldtrace.file.LeftOver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the file that a command makes besides what it prints. */
final class OutputFile {
  /** What the help of an option for a file or folder to write says of those above it. */
  static final String FOLDERS = " Folders above it are made when missing.";

  private OutputFile() {}

  /**
   * Finds out whether the file can be written; what is there stays as it is. The folders above it
   * are made. A device or a pipe is left alone: its reader would take that for the end.
   *
   * @param doing what was asked for, as in "cannot write the plot"
   * @throws WriteProblem the file system refuses
   */
  static void requireWritable(String doing, Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
      return;
    }
    LeftOver.removeFrom(file.toAbsolutePath().getParent());
    try (FileInProgress begun = FileInProgress.of(file)) {
      begun.stream().write('\n');
      begun.stream().flush();
    } catch (IOException e) {
      throw WriteProblem.of(doing, e);
    }
  }

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
