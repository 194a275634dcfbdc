package dev.goldtrace.trace;

/**
 * An input file that cannot be read as what it should be. The message is complete: where, what was
 * expected, what to do; the command line prints it as it is and ends with exit code 3.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final int line;
  private final int column;

  /**
   * @param file the file as the user named it
   * @param line counted from 1; 0 when the file as a whole is meant
   * @param column counted from 1; 0 when the line as a whole is meant
   * @param message what was found, what was expected, what to do; one sentence or two, no line
   *     break
   */
  public InputException(String file, int line, int column, String message) {
    this(file, line, column, message, null);
  }

  /** As above, with the exception that gave it away. */
  public InputException(String file, int line, int column, String message, Throwable cause) {
    super(place(file, line, column) + ": " + message, cause);
    this.file = file;
    this.line = line;
    this.column = column;
  }

  /** The file as the user named it. */
  public String file() {
    return file;
  }

  /** The line counted from 1, or 0 when the file as a whole is meant. */
  public int line() {
    return line;
  }

  /** The column counted from 1, or 0 when the line as a whole is meant. */
  public int column() {
    return column;
  }

  private static String place(String file, int line, int column) {
    if (line == 0) {
      return file;
    }
    return column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
  }
}
