package dev.goldtrace.validate;

/**
 * Something wrong with a file.
 *
 * @param line line number from 1; 0: the file as a whole
 * @param column column from 1; 0: the line as a whole
 * @param warning whether it does no harm
 * @param message what is wrong, what was expected and what to do, on one line
 */
public record Problem(int line, int column, boolean warning, String message) {

  /** {@code line:column}, as far as they are known. */
  public String place() {
    if (line == 0) {
      return "";
    }
    return column == 0 ? Integer.toString(line) : line + ":" + column;
  }
}
