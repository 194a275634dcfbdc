package dev.goldtrace.golden;

import dev.goldtrace.number.NumberParser;
import dev.goldtrace.trace.InputProblems;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The cells of one line, read by type. What is wrong with a cell is told with its column, and the
 * reading goes on with a value of no meaning; {@link #ok} is false from then on.
 */
final class CsvRow {

  private final InputProblems problems;
  private final List<String> titles;
  private final NumberParser numbers = new NumberParser();
  private IntFunction<String> cells;
  private int line;
  private boolean ok;

  CsvRow(InputProblems problems, List<String> titles) {
    this.problems = problems;
    this.titles = titles;
  }

  /**
   * Begins with a row.
   *
   * @param cells the texts of its cells by their index, as many as there are titles
   */
  void begin(IntFunction<String> cells, int line) {
    this.cells = cells;
    this.line = line;
    ok = true;
  }

  boolean ok() {
    return ok;
  }

  String text(int cell) {
    return cells.apply(cell);
  }

  boolean isEmpty(int cell) {
    return cells.apply(cell).isEmpty();
  }

  int int32(int cell) {
    try {
      return NumberParser.int32(cells.apply(cell));
    } catch (NumberFormatException e) {
      wrong(cell, e.getMessage());
      return 0;
    }
  }

  int hex(int cell) {
    try {
      return NumberParser.hex(cells.apply(cell));
    } catch (NumberFormatException e) {
      wrong(cell, e.getMessage());
      return 0;
    }
  }

  boolean bool(int cell) {
    String text = cells.apply(cell);
    if (text.equals("0") || text.equals("1")) {
      return text.equals("1");
    }
    wrong(cell, "0 or 1");
    return false;
  }

  float float32(int cell) {
    try {
      return numbers.float32(cells.apply(cell));
    } catch (NumberFormatException e) {
      wrong(cell, e.getMessage());
      return 0;
    }
  }

  double float64(int cell) {
    try {
      return numbers.float64(cells.apply(cell));
    } catch (NumberFormatException e) {
      wrong(cell, e.getMessage());
      return 0;
    }
  }

  /** Tells that a cell does not hold what it should. */
  void wrong(int cell, String expected) {
    wrong(cell, 0, titles.get(cell), expected, cells.apply(cell));
  }

  /**
   * Tells that a part of a cell does not hold what it should.
   *
   * @param offset where in the cell, from 0
   */
  void wrong(int cell, int offset, String name, String expected, String found) {
    error(cell, offset, name + " must be " + expected + ", found " + Found.quote(found));
  }

  void error(int cell, int offset, String message) {
    ok = false;
    problems.error(line, column(cell) + offset, message);
  }

  /** Column of a cell's first character, from 1. */
  private int column(int cell) {
    int column = 1;
    for (int i = 0; i < cell; i++) {
      column += cells.apply(i).length() + 1;
    }
    return column;
  }
}
