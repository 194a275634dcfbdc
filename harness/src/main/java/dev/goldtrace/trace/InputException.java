package dev.goldtrace.trace;

/**
 * Input that can't be read as what it should be. Its message is one line for the user: where
 * ({@code file:line:column}), what was expected, and what to do about it.
 */
public final class InputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String file;
  private final int line;
  private final int column;
  private final String problem;

  /**
   * @param file the file as the user named it
   * @param line line number from 1, or 0: the file as a whole
   * @param column column from 1 in characters, or 0: the line as a whole
   * @param problem what is wrong, what was expected and what to do, on one line
   */
  public InputException(String file, int line, int column, String problem) {
    this(file, line, column, problem, null);
  }

  /** As the other constructor, with the exception that made the problem known. */
  public InputException(String file, int line, int column, String problem, Throwable cause) {
    super(location(file, line, column) + ": " + problem, cause);
    this.file = file;
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  private static String location(String file, int line, int column) {
    StringBuilder location = new StringBuilder(file);
    if (line > 0) {
      location.append(':').append(line);
      if (column > 0) {
        location.append(':').append(column);
      }
    }
    return location.toString();
  }

  public String file() {
    return file;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  /** The message without the location. */
  public String problem() {
    return problem;
  }
}
