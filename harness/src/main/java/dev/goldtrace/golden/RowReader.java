package dev.goldtrace.golden;

import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.TextLines;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads a golden file row by row in constant memory.
 *
 * <p>Everything wrong with the file is an {@link InputException} with line and column. After one,
 * the reading is over.
 *
 * @param <R> the rows
 */
public abstract sealed class RowReader<R> implements AutoCloseable
    permits FrameReader, ProbeReader, StateReader {

  private final TextLines lines;
  private final InputProblems problems;
  private final String kind;
  private List<String> titles = List.of();
  private final QuickCells quick = new QuickCells();
  private CsvRow row;

  /**
   * @param kind what the file should be, one of {@link ForeignText}'s constants
   */
  RowReader(TextLines lines, InputProblems problems, String kind) {
    this.lines = lines;
    this.problems = problems;
    this.kind = kind;
  }

  /** The titles of the file's columns, given those that the file has. */
  abstract List<String> titles(List<String> found);

  /** The row that the cells hold; told problems make the answer void. */
  abstract R row(CsvRow cells);

  /** As {@link #row(CsvRow)}; the answer is void if the cells are not complete in the end. */
  abstract R row(QuickCells cells);

  /**
   * Goes to the next line if its row is known without reading its cells; null: it has to be read.
   */
  R nextKnown(TextLines lines) {
    return null;
  }

  /** The line was read and holds this row. */
  void read(TextLines line, R row) {}

  /** Reads the header line; closes the file if that fails. */
  final void open() {
    try {
      readHeader();
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  private void readHeader() {
    if (!lines.next()) {
      problems.error(0, 0, "the file is empty; expected " + kind);
      return;
    }
    if (ForeignText.refuse(lines, problems, kind) || !lines.check(problems)) {
      return;
    }
    List<String> found = List.of(lines.text().split(",", -1));
    titles = titles(found);
    // Rows below another header would all be wrong in the same way.
    if (checkHeader(found)) {
      row = new CsvRow(problems, titles);
    }
  }

  private boolean checkHeader(List<String> found) {
    int column = 1;
    for (int i = 0; i < Math.min(found.size(), titles.size()); i++) {
      if (!found.get(i).equals(titles.get(i))) {
        problems.error(
            1,
            column,
            "column "
                + (i + 1)
                + " of the header must be "
                + Found.quote(titles.get(i))
                + ", found "
                + Found.quote(found.get(i))
                + expected(found));
        return false;
      }
      column += found.get(i).length() + 1;
    }
    if (found.size() != titles.size()) {
      problems.error(
          1,
          column,
          "the header must have "
              + titles.size()
              + " columns, found "
              + found.size()
              + expected(found));
      return false;
    }
    return true;
  }

  /** What a wrong header has too much and too little, and what it should be. */
  private String expected(List<String> found) {
    return columns("not known: ", found, titles)
        + columns("missing: ", titles, found)
        + "; expected the header "
        + String.join(",", titles);
  }

  private static String columns(String what, List<String> some, List<String> without) {
    List<String> left =
        some.stream().filter(title -> !without.contains(title)).limit(5).map(Found::quote).toList();
    return left.isEmpty() ? "" : "; " + what + String.join(", ", left);
  }

  /**
   * The next row; null at the end.
   *
   * @throws InputException if the next line is no valid row
   */
  public R next() {
    R known = nextKnown(lines);
    if (known != null) {
      return known;
    }
    return lines.next() ? read() : null;
  }

  /** Gives on all rows that can be read; every problem is told on the way. */
  final void readAll(Consumer<R> sink) {
    readHeader();
    if (row == null) {
      return;
    }
    while (true) {
      R next = nextKnown(lines);
      if (next == null) {
        if (!lines.next()) {
          return;
        }
        next = read();
      }
      if (next != null) {
        sink.accept(next);
      }
    }
  }

  /** The row of the line; null if something was wrong with it, which was told then. */
  private R read() {
    if (!lines.check(problems)) {
      return null;
    }
    if (!lines.terminated()) {
      problems.error(
          lines.number(),
          lines.column(lines.length()),
          "the last line has no line end: the file is truncated; make or copy it again");
      return null;
    }
    quick.begin(lines);
    R valid = row(quick);
    if (quick.complete()) {
      read(lines, valid);
      return valid;
    }
    int cells = row.begin(lines);
    if (cells != titles.size()) {
      problems.error(
          lines.number(),
          Math.max(lines.column(lines.length()) - 1, 1),
          lines.length() == 0
              ? "the line is empty; remove it"
              : "a row must have " + titles.size() + " cells, found " + cells);
      return null;
    }
    R result = row(row);
    if (!row.ok()) {
      return null;
    }
    read(lines, result);
    return result;
  }

  /** Number of the line read last. */
  public int line() {
    return lines.number();
  }

  @Override
  public void close() {
    lines.close();
  }
}
