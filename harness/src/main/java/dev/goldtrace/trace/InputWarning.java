package dev.goldtrace.trace;

/**
 * Something in an input that is not of the format but does no harm.
 *
 * @param file the file as the user named it
 * @param line line number from 1
 * @param column column from 1
 * @param message what it is, on one line
 */
public record InputWarning(String file, int line, int column, String message) {

  /** As one line for the user. */
  @Override
  public String toString() {
    return file + ":" + line + ":" + column + ": warning: " + message;
  }
}
