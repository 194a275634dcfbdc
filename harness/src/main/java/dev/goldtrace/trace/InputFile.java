package dev.goldtrace.trace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A path from outside, before it is opened. A device may never end and a FIFO may never begin, so
 * neither is read; only a pipe that the shell has opened already ({@code <(...)}, {@code
 * /dev/stdin}) is.
 */
public final class InputFile {
  private static final int TYPE = 0170000;
  private static final int FIFO = 0010000;
  private static final int SOCKET = 0140000;
  private static final int CHARACTER_DEVICE = 0020000;
  private static final int BLOCK_DEVICE = 0060000;

  private InputFile() {}

  /**
   * Refuses what can't be read as a file, and links that lead nowhere. A path where there is
   * nothing at all passes: opening it tells.
   *
   * @param name what to call the file in messages
   * @throws InputException it is a device, a FIFO, a socket or a dangling link
   */
  public static void check(Path file, String name) {
    if (isSpecial(file, name) && !isOpenPipe(file)) {
      throw special(file, name, "a regular file");
    }
  }

  /**
   * As {@link #check}, for a file that is read more than once: no pipe can be.
   *
   * @throws InputException it is a device, a FIFO, a pipe, a socket or a dangling link
   */
  public static void checkRereadable(Path file, String name) {
    if (isSpecial(file, name)) {
      throw special(file, name, "a regular file, which can be read twice");
    }
  }

  /** Whether it is a pipe that another program writes to already. */
  static boolean isOpenPipe(Path file) {
    return file.toString().matches("/dev/stdin|/dev/fd/\\d+|/proc/[^/]+/fd/\\d+")
        && type(file) == FIFO;
  }

  private static boolean isSpecial(Path file, String name) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).isOther();
    } catch (AccessDeniedException e) {
      return false;
    } catch (IOException e) {
      if (Files.isSymbolicLink(file)) {
        throw dangling(file, name, e);
      }
      return false;
    }
  }

  private static InputException dangling(Path file, String name, IOException e) {
    String target;
    try {
      target = Files.readSymbolicLink(file).toString();
    } catch (IOException unreadable) {
      target = "something";
    }
    return new InputException(
        name,
        0,
        0,
        "is a link to "
            + JsonLine.quote(target)
            + ", where there is no such file; mend the link or remove it",
        e);
  }

  private static InputException special(Path file, String name, String expected) {
    String found =
        switch (type(file)) {
          case FIFO -> "a pipe";
          case SOCKET -> "a socket";
          case CHARACTER_DEVICE, BLOCK_DEVICE -> "a device";
          default -> "neither a file nor a folder";
        };
    return new InputException(
        name,
        0,
        0,
        "is " + found + "; expected " + expected + ": save what it holds to one and give that");
  }

  private static int type(Path file) {
    try {
      return (int) Files.getAttribute(file, "unix:mode") & TYPE;
    } catch (IOException | UnsupportedOperationException e) {
      return 0;
    }
  }
}
