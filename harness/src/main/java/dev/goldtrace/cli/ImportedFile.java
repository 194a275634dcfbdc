package dev.goldtrace.cli;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that traces are to be made of. */
final class ImportedFile {
  private ImportedFile() {}

  /**
   * Finds it.
   *
   * @param shown the file as the user names it
   * @param kind what it must be, with its article
   * @throws InputException there is none, or it is a folder, a device or a pipe
   */
  static Path find(CliContext context, String shown, String kind) {
    Path file = context.resolve(shown);
    if (Files.isDirectory(file)) {
      throw new InputException(shown, 0, 0, "is a folder; name " + kind + " in it");
    }
    InputFile.checkRereadable(file, shown);
    if (!Files.exists(file)) {
      throw new InputException(shown, 0, 0, "no such file; name " + kind);
    }
    return file;
  }
}
