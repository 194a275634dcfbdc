package dev.goldtrace.cli;

import dev.goldtrace.trace.FileTrouble;
import java.io.IOException;
import java.nio.file.FileSystemException;

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
    boolean named = e instanceof FileSystemException system && system.getFile() != null;
    String what = named ? FileTrouble.of((FileSystemException) e) : e.getMessage();
    return new WriteProblem("cannot " + doing + ": " + what + ".", e);
  }
}
