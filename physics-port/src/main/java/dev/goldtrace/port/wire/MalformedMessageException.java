package dev.goldtrace.port.wire;

import java.util.Locale;

/**
 * Says why bytes are not a message: where, what had to be there and what is there. Nothing else
 * escapes a reader of this package, whatever bytes it is given. It carries no stack trace: the
 * bytes are to blame, and bad input comes in quantity.
 */
public final class MalformedMessageException extends Exception {
  private final int offset;
  private final String expected;
  private final String found;

  /**
   * @param offset bytes from the start of what was read
   * @param expected what had to be there, e.g. {@code "4 bytes of object id"}
   * @param found what is there, e.g. {@code "the end, 2 bytes later"}
   */
  public MalformedMessageException(int offset, String expected, String found) {
    super(null, null, false, false);
    this.offset = offset;
    this.expected = expected;
    this.found = found;
  }

  /** Bytes from the start of what was read. */
  public int offset() {
    return offset;
  }

  /** What had to be there. */
  public String expected() {
    return expected;
  }

  /** What is there. */
  public String found() {
    return found;
  }

  /** The one line that says all of it. */
  @Override
  public String getMessage() {
    return String.format(
        Locale.ROOT, "offset %d (0x%X): expected %s, found %s", offset, offset, expected, found);
  }
}
