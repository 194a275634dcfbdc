package dev.goldtrace.golden;

import dev.goldtrace.trace.TextLines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The state rows of the tick before, as text and as rows. Most objects' state stays what it was, to
 * the last character; such a line need not be read again.
 *
 * <p>Objects are told apart by the order of their rows in a tick. Where that changes, the text is
 * another one, and the line is read like any other.
 */
final class StatesBefore {

  /** So many objects are remembered, that memory does not grow with a file of one endless tick. */
  private static final int MOST = 4096;

  private static final int MOST_DIGITS = 9;

  private final List<Remembered> rows = new ArrayList<>();
  private int tick = -1;
  private int inTick;

  // Of the line that was looked at last.
  private boolean numbered;
  private int afterNumber;

  /**
   * The row of a line that repeats, after its tick, the line of the tick before; otherwise null.
   */
  StateRow find(TextLines line) {
    int number = tickOf(line);
    numbered = number >= 0;
    if (!numbered) {
      return null;
    }
    inTick = number == tick ? inTick + 1 : 0;
    tick = number;
    if (inTick >= rows.size() || !rows.get(inTick).hasText(line, afterNumber)) {
      return null;
    }
    return rows.get(inTick).row.atTick(number);
  }

  /** The line that was not found holds this row. */
  void remember(TextLines line, StateRow row) {
    // After a line that could not be read, the rows of the tick have a gap.
    boolean gap = inTick > rows.size();
    if (!numbered || gap || inTick >= MOST) {
      return;
    }
    if (inTick == rows.size()) {
      rows.add(new Remembered());
    }
    rows.get(inTick).set(line, afterNumber, row);
  }

  /** The tick that a line begins with; -1 if it has to be looked at more closely. */
  private int tickOf(TextLines line) {
    int number = 0;
    int at = 0;
    while (at < line.length() && at <= MOST_DIGITS) {
      int digit = line.byteAt(at) - '0';
      if (digit < 0 || digit > 9) {
        break;
      }
      number = number * 10 + digit;
      at++;
    }
    boolean plain = at == 1 || at > 1 && at <= MOST_DIGITS && line.byteAt(0) != '0';
    afterNumber = at;
    return plain ? number : -1;
  }

  private static final class Remembered {
    private byte[] text = new byte[256];
    private int length = -1;
    private StateRow row;

    boolean hasText(TextLines line, int from) {
      int begin = line.start() + from;
      return length == line.length() - from
          && Arrays.equals(line.array(), begin, begin + length, text, 0, length);
    }

    void set(TextLines line, int from, StateRow newRow) {
      length = line.length() - from;
      if (length > text.length) {
        text = new byte[2 * length];
      }
      System.arraycopy(line.array(), line.start() + from, text, 0, length);
      row = newRow;
    }
  }
}
