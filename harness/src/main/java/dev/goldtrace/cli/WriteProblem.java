package dev.goldtrace.cli;

import dev.goldtrace.file.UnwritableFileException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A command cannot write one of its files. The message is one for the user. */
final class WriteProblem extends RuntimeException {
  private static final long serialVersionUID = 1;

  private WriteProblem(String message, IOException cause) {
    super(message, cause);
  }

  /**
   * The problem in words.
   *
   * @param doing what was asked for
   */
  static WriteProblem of(String doing, IOException e) {
    return new WriteProblem("cannot " + doing + ": " + words(e) + ".", e);
  }

  private static String words(IOException e) {
    boolean named =
        e instanceof FileSystemException system
            && system.getFile() != null
            && !(e instanceof UnwritableFileException);
    return named
        ? new UnwritableFileException(Path.of(((FileSystemException) e).getFile()), e).getMessage()
        : e.getMessage();
  }
}
