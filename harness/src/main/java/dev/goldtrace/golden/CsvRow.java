package dev.goldtrace.golden;

import dev.goldtrace.number.NumberParser;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.TextLines;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The cells of one line that may be wrong, read by type. What is wrong with a cell is told with its
 * column, and the reading goes on with a value of no meaning; {@link #ok} is false from then on.
 *
 * <p>The format knows no quotes: every comma ends a cell. So a line is cut at its commas.
 */
final class CsvRow implements Cells {

  private final InputProblems problems;
  private final List<String> titles;
  private final NumberParser numbers = new NumberParser();

  /** Where the cells begin, and at last where one more would begin. */
  private final int[] begins;

  private byte[] bytes = {};
  private int line;
  private boolean ok;

  CsvRow(InputProblems problems, List<String> titles) {
    this.problems = problems;
    this.titles = titles;
    this.begins = new int[titles.size() + 1];
  }

  /**
   * Begins with a line.
   *
   * @return how many cells it has; they can be read if there are as many as titles
   */
  int begin(TextLines lines) {
    return begin(lines.text(), lines.number());
  }

  /** As {@link #begin(TextLines)}, with a text that says nothing of where it is from. */
  int begin(String text) {
    return begin(text, 0);
  }

  private int begin(String text, int number) {
    line = number;
    ok = true;
    bytes = (text + ',').getBytes(StandardCharsets.UTF_8);
    int count = 0;
    for (int at = 0; at < bytes.length; at++) {
      if (bytes[at] == ',') {
        count++;
        if (count < begins.length) {
          begins[count] = at + 1;
        }
      }
    }
    return count;
  }

  boolean ok() {
    return ok;
  }

  @Override
  public String text(int cell) {
    return text(cell, 0, length(cell));
  }

  /** The characters of a cell from one offset to another; all offsets are in bytes. */
  String text(int cell, int from, int to) {
    return new String(bytes, begins[cell] + from, to - from, StandardCharsets.UTF_8);
  }

  int length(int cell) {
    return begins[cell + 1] - 1 - begins[cell];
  }

  @Override
  public boolean passEmpty(int cell) {
    return length(cell) == 0;
  }

  /** Whether a cell has these characters at an offset. */
  boolean has(int cell, int offset, String text) {
    int begin = begins[cell] + offset;
    boolean same = offset + text.length() <= length(cell);
    for (int i = 0; same && i < text.length(); i++) {
      same = bytes[begin + i] == text.charAt(i);
    }
    return same;
  }

  /** Where in a cell a character is next, from an offset; its length: nowhere. */
  int next(int cell, char c, int from) {
    int length = length(cell);
    int at = from;
    while (at < length && bytes[begins[cell] + at] != c) {
      at++;
    }
    return at;
  }

  @Override
  public int int32(int cell) {
    return int32(cell, 0, length(cell), titles.get(cell));
  }

  /** A part of a cell; the name is what messages call it. */
  int int32(int cell, int from, int to, String name) {
    try {
      return NumberParser.int32(bytes, begins[cell] + from, to - from);
    } catch (NumberFormatException e) {
      wrong(cell, from, name, e.getMessage(), text(cell, from, to));
      return 0;
    }
  }

  @Override
  public int hex(int cell) {
    return hex(cell, 0, length(cell), titles.get(cell));
  }

  int hex(int cell, int from, int to, String name) {
    try {
      return NumberParser.hex(bytes, begins[cell] + from, to - from);
    } catch (NumberFormatException e) {
      wrong(cell, from, name, e.getMessage(), text(cell, from, to));
      return 0;
    }
  }

  @Override
  public boolean bool(int cell) {
    byte first = bytes[begins[cell]];
    if (length(cell) == 1 && (first == '0' || first == '1')) {
      return first == '1';
    }
    wrong(cell, "0 or 1");
    return false;
  }

  @Override
  public float float32(int cell) {
    return float32(cell, 0, length(cell), titles.get(cell));
  }

  float float32(int cell, int from, int to, String name) {
    try {
      return numbers.float32(bytes, begins[cell] + from, to - from);
    } catch (NumberFormatException e) {
      wrong(cell, from, name, e.getMessage(), text(cell, from, to));
      return 0;
    }
  }

  @Override
  public double time(int cell) {
    return float64(cell);
  }

  @Override
  public double float64(int cell) {
    return float64(cell, 0, length(cell), titles.get(cell));
  }

  double float64(int cell, int from, int to, String name) {
    try {
      return numbers.float64(bytes, begins[cell] + from, to - from);
    } catch (NumberFormatException e) {
      wrong(cell, from, name, e.getMessage(), text(cell, from, to));
      return 0;
    }
  }

  /** Tells that a cell does not hold what it should. */
  void wrong(int cell, String expected) {
    wrong(cell, 0, titles.get(cell), expected, text(cell));
  }

  /**
   * Tells that a part of a cell does not hold what it should.
   *
   * @param offset where in the cell, in bytes from 0
   */
  void wrong(int cell, int offset, String name, String expected, String found) {
    ok = false;
    problems.error(
        line,
        text(0, 0, begins[cell] + offset).length() + 1,
        name + " must be " + expected + ", found " + Found.quote(found));
  }
}
