package dev.goldtrace.golden;

import dev.goldtrace.number.NumberParser;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.TextLines;
import java.util.Arrays;
import java.util.List;

/**
 * The cells of one line, read by type. What is wrong with a cell is told with its column, and the
 * reading goes on with a value of no meaning; {@link #ok} is false from then on.
 *
 * <p>The format knows no quotes: every comma ends a cell. So a line is cut at its commas, and
 * numbers are read where they stand; no cell is made a string unless a message needs it.
 */
final class CsvRow {

  /** What no cell can be. */
  private static final char[] NO_TEXT = {','};

  private final InputProblems problems;
  private final List<String> titles;
  private final NumberParser numbers = new NumberParser();

  /** Where the cells begin, and at last where one more would begin. */
  private final int[] begins;

  private char[] chars = new char[256];

  /** The time before: row after row has the time of the same tick. */
  private char[] timeText = NO_TEXT;

  private double time;
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
    if (!lines.isAscii()) {
      return begin(lines.text(), lines.number());
    }
    reserve(lines.length());
    byte[] bytes = lines.array();
    int start = lines.start();
    for (int i = 0; i < lines.length(); i++) {
      chars[i] = (char) bytes[start + i];
    }
    return cut(lines.length(), lines.number());
  }

  /** As {@link #begin(TextLines)}, with a text that says nothing of where it is from. */
  int begin(String text) {
    return begin(text, 0);
  }

  private int begin(String text, int number) {
    reserve(text.length());
    text.getChars(0, text.length(), chars, 0);
    return cut(text.length(), number);
  }

  private void reserve(int length) {
    if (length >= chars.length) {
      chars = new char[2 * length];
    }
  }

  private int cut(int length, int number) {
    line = number;
    ok = true;
    chars[length] = ',';
    int count = 0;
    for (int at = 0; at <= length; at++) {
      if (chars[at] == ',') {
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

  String text(int cell) {
    return text(cell, 0, length(cell));
  }

  /** The characters of a cell from one offset to another. */
  String text(int cell, int from, int to) {
    return new String(chars, begins[cell] + from, to - from);
  }

  int length(int cell) {
    return begins[cell + 1] - 1 - begins[cell];
  }

  boolean isEmpty(int cell) {
    return length(cell) == 0;
  }

  /** Whether a cell has these characters at an offset. */
  boolean has(int cell, int offset, String text) {
    int begin = begins[cell] + offset;
    boolean same = offset + text.length() <= length(cell);
    for (int i = 0; same && i < text.length(); i++) {
      same = chars[begin + i] == text.charAt(i);
    }
    return same;
  }

  /** Where in a cell a character is next, from an offset; its length: nowhere. */
  int next(int cell, char c, int from) {
    int length = length(cell);
    int at = from;
    while (at < length && chars[begins[cell] + at] != c) {
      at++;
    }
    return at;
  }

  int int32(int cell) {
    return int32(cell, 0, length(cell), titles.get(cell));
  }

  /** A part of a cell; the name is what messages call it. */
  int int32(int cell, int from, int to, String name) {
    try {
      return NumberParser.int32(chars, begins[cell] + from, to - from);
    } catch (NumberFormatException e) {
      wrong(cell, from, name, e.getMessage(), text(cell, from, to));
      return 0;
    }
  }

  int hex(int cell) {
    return hex(cell, 0, length(cell), titles.get(cell));
  }

  int hex(int cell, int from, int to, String name) {
    try {
      return NumberParser.hex(chars, begins[cell] + from, to - from);
    } catch (NumberFormatException e) {
      wrong(cell, from, name, e.getMessage(), text(cell, from, to));
      return 0;
    }
  }

  boolean bool(int cell) {
    char first = chars[begins[cell]];
    if (length(cell) == 1 && (first == '0' || first == '1')) {
      return first == '1';
    }
    wrong(cell, "0 or 1");
    return false;
  }

  float float32(int cell) {
    return float32(cell, 0, length(cell), titles.get(cell));
  }

  float float32(int cell, int from, int to, String name) {
    try {
      return numbers.float32(chars, begins[cell] + from, to - from);
    } catch (NumberFormatException e) {
      wrong(cell, from, name, e.getMessage(), text(cell, from, to));
      return 0;
    }
  }

  /** A float64 that most likely is the one of the row before. */
  double time(int cell) {
    int from = begins[cell];
    int to = from + length(cell);
    if (!Arrays.equals(chars, from, to, timeText, 0, timeText.length)) {
      time = float64(cell);
      timeText = ok ? Arrays.copyOfRange(chars, from, to) : NO_TEXT;
    }
    return time;
  }

  double float64(int cell) {
    return float64(cell, 0, length(cell), titles.get(cell));
  }

  double float64(int cell, int from, int to, String name) {
    try {
      return numbers.float64(chars, begins[cell] + from, to - from);
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
   * @param offset where in the cell, from 0
   */
  void wrong(int cell, int offset, String name, String expected, String found) {
    ok = false;
    problems.error(
        line,
        begins[cell] + offset + 1,
        name + " must be " + expected + ", found " + Found.quote(found));
  }
}
