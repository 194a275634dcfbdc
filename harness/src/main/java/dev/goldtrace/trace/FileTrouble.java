package dev.goldtrace.trace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files and folders that the file system refuses, in words. */
public final class FileTrouble {
  private FileTrouble() {}

  /** The file and why it can't be used, without a full stop. */
  public static String of(FileSystemException e) {
    return e.getFile() + ": " + reason(e);
  }

  /**
   * A folder, or one below it, whose files can't be listed.
   *
   * @param folder the one that was asked for
   */
  public static InputException unlistable(Path folder, IOException e) {
    boolean named = e instanceof FileSystemException system && system.getFile() != null;
    return named
        ? new InputException(
            ((FileSystemException) e).getFile(), 0, 0, reason((FileSystemException) e), e)
        : new InputException(folder.toString(), 0, 0, "can't be listed: " + e.getMessage(), e);
  }

  /** Why reading or writing failed, without the file's name and without a full stop. */
  public static String reason(IOException e) {
    return e instanceof FileSystemException system ? reason(system) : e.getMessage();
  }

  private static String reason(FileSystemException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied; change the permissions or choose another place";
    }
    if (e instanceof FileSystemLoopException) {
      return "is a link back to a folder that it lies in; remove the link";
    }
    if (e instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    return e.getReason() != null ? e.getReason() : e.getClass().getSimpleName();
  }
}
