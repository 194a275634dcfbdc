package dev.goldtrace.golden;

import dev.goldtrace.number.NumberCursor;
import dev.goldtrace.trace.TextLines;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The cells of a valid line, read where they stand in one pass. A line that is not valid, or not in
 * plain ASCII, or has a number in words, is not {@link #complete} in the end; it must be read as a
 * {@link CsvRow}, which can tell what is wrong.
 */
final class QuickCells implements Cells {
  /** Stands in no line. */
  private static final byte[] NO_TEXT = {'\n'};

  private final NumberCursor cursor = new NumberCursor();
  private byte[] text = {};
  private boolean ended;

  /** The time before, and what ends it: row after row has the time of the same tick. */
  private byte[] timeText = NO_TEXT;

  private double time;

  /** Begins with a line. */
  void begin(TextLines line) {
    text = line.array();
    ended = false;
    cursor.begin(text, line.start(), line.length());
    if (!line.isAscii()) {
      cursor.fail();
    }
  }

  /** Whether every cell was what it must be, and the line has no more of them. */
  boolean complete() {
    return cursor.ok() && ended;
  }

  /** For what stands inside a cell; {@link #pass} ends the cell. */
  NumberCursor cursor() {
    return cursor;
  }

  /** Goes from the end of a cell to the next one. */
  void pass() {
    if (!cursor.pass(',')) {
      if (ended || !cursor.atEnd()) {
        cursor.fail();
      }
      ended = true;
    }
  }

  @Override
  public int int32(int cell) {
    int value = cursor.int32();
    pass();
    return value;
  }

  @Override
  public int hex(int cell) {
    int value = cursor.hex();
    pass();
    return value;
  }

  @Override
  public boolean bool(int cell) {
    boolean value = cursor.pass('1');
    if (!value) {
      cursor.expect('0');
    }
    pass();
    return value;
  }

  @Override
  public float float32(int cell) {
    float value = cursor.float32();
    pass();
    return value;
  }

  @Override
  public double float64(int cell) {
    double value = cursor.float64();
    pass();
    return value;
  }

  @Override
  public double time(int cell) {
    int from = cursor.at();
    if (cursor.pass(timeText, timeText.length)) {
      return time;
    }
    double value = float64(cell);
    if (cursor.ok()) {
      time = value;
      // With the comma after it, so that it is not the beginning of another number.
      timeText = Arrays.copyOfRange(text, from, cursor.at());
    }
    return value;
  }

  @Override
  public String text(int cell) {
    int from = cursor.at();
    cursor.passUntil(',');
    String value = new String(text, from, cursor.at() - from, StandardCharsets.US_ASCII);
    pass();
    return value;
  }

  @Override
  public boolean passEmpty(int cell) {
    boolean empty = !ended && (cursor.isNext(',') || cursor.atEnd());
    if (empty) {
      pass();
    }
    return empty;
  }
}
