package dev.goldtrace.cli;

import dev.goldtrace.trace.FileTrouble;
import java.io.IOException;
import java.nio.file.FileSystemException;

/** Files that can't be written, in words. */
final class WriteProblem {
  private WriteProblem() {}

  /**
   * The message for a user.
   *
   * @param doing what was asked for
   */
  static UsageException of(String doing, IOException e) {
    boolean named = e instanceof FileSystemException system && system.getFile() != null;
    return new UsageException(
        "cannot "
            + doing
            + ": "
            + (named ? FileTrouble.of((FileSystemException) e) : e.getMessage())
            + ".");
  }
}
