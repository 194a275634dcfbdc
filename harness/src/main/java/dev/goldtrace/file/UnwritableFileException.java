package dev.goldtrace.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** A file that the file system does not take. The message names it and says what to do. */
public final class UnwritableFileException extends FileSystemException {
  private static final long serialVersionUID = 1;

  /** The system's words on Linux and macOS. In another language they are shown as they are. */
  private static final Map<String, String> ADVICE =
      Map.of(
          "No space left on device",
          "no space is left on the device; make room and run the command again",
          "Disk quota exceeded",
          "the quota of the disk is used up; make room and run the command again",
          "File too large",
          "it would be larger than a file may be here (ulimit -f); raise the limit and run the"
              + " command again",
          "Read-only file system",
          "the file system is read-only; choose another place",
          "Is a directory",
          "it is a folder; choose another name",
          "Not a directory",
          "a part of its path is a file and no folder; choose another place",
          "File name too long",
          "the name is too long; choose a shorter one");

  /**
   * @param file as the user knows it
   * @param cause what the file system says, maybe of a temporary file
   */
  public UnwritableFileException(Path file, IOException cause) {
    super(file.toString(), null, reason(cause));
    initCause(cause);
  }

  /**
   * What another program said when it could not write.
   *
   * @param file what it was to write
   * @return empty if it said something else
   */
  public static Optional<IOException> saidIn(Path file, String words) {
    return ADVICE.keySet().stream()
        .filter(words::contains)
        .sorted()
        .findFirst()
        .map(reason -> new UnwritableFileException(file, new IOException(reason)));
  }

  @Override
  public String getMessage() {
    return getFile() + ": " + getReason();
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied; change the permissions or choose another place";
    }
    if (e instanceof FileAlreadyExistsException) {
      return ADVICE.get("Not a directory");
    }
    if (e instanceof NoSuchFileException) {
      return "its folder can't be made; choose another place";
    }
    String said = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
    String words = said == null ? e.getClass().getSimpleName() : said;
    return ADVICE.getOrDefault(words, words + "; put that right or choose another place");
  }
}
