package dev.goldtrace.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
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
    String file = e instanceof FileSystemException system ? system.getFile() : null;
    String reason =
        e instanceof AccessDeniedException
            ? "permission denied; make the folder writable"
            : e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : e.getClass().getSimpleName();
    return new UsageException(
        "cannot " + doing + ": " + (file == null ? e.getMessage() : file + ": " + reason) + ".");
  }
}
