package dev.goldtrace.trace;

/** Where a reader puts what it finds wrong: the first problem ends the reading, or all are kept. */
public interface InputProblems {

  /**
   * Something that can't be read as what it should be.
   *
   * @param line line number from 1; 0: the file as a whole
   * @param column column from 1; 0: the line as a whole
   * @param message what is wrong, what was expected and what to do, on one line
   */
  void error(int line, int column, String message);

  /**
   * Something that is not of the format but can be read.
   *
   * @param kind the same for everything that is to be said only once a file
   * @param line as in {@link #error}
   * @param column as in {@link #error}
   * @param message as in {@link #error}
   */
  void deviation(String kind, int line, int column, String message);
}
