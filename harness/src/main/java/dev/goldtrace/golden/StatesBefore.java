package dev.goldtrace.golden;

import dev.goldtrace.trace.Remembered;
import dev.goldtrace.trace.TextLines;
import java.util.ArrayList;
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

  private final List<Remembered<StateRow>> rows = new ArrayList<>();
  private int tick = -1;
  private int inTick;

  // Of the next line.
  private boolean numbered;
  private int afterNumber;

  /**
   * Goes to the next line if it repeats, after its tick, the line of the tick before, and answers
   * its row; otherwise null.
   */
  StateRow next(TextLines lines) {
    int number = nextTick(lines);
    numbered = number >= 0;
    if (!numbered) {
      return null;
    }
    inTick = number == tick ? inTick + 1 : 0;
    tick = number;
    if (inTick >= rows.size()) {
      return null;
    }
    Remembered<StateRow> candidate = rows.get(inTick);
    return lines.nextIf(afterNumber, candidate.text(), candidate.length())
        ? candidate.value().atTick(number)
        : null;
  }

  /** The line that was not known, and is read now, holds this row. */
  void remember(TextLines line, StateRow row) {
    // After a line that could not be read, the rows of the tick have a gap.
    boolean gap = inTick > rows.size();
    if (!numbered || gap || inTick >= MOST || !line.isAscii()) {
      return;
    }
    if (inTick == rows.size()) {
      rows.add(new Remembered<>());
    }
    rows.get(inTick)
        .set(line.array(), line.start() + afterNumber, line.length() - afterNumber, row);
  }

  /** The tick that the next line begins with; -1 if it has to be looked at more closely. */
  private int nextTick(TextLines lines) {
    int number = 0;
    int at = 0;
    while (at <= MOST_DIGITS) {
      int digit = lines.peek(at) - '0';
      if (digit < 0 || digit > 9) {
        break;
      }
      number = number * 10 + digit;
      at++;
    }
    boolean plain = at == 1 || at > 1 && at <= MOST_DIGITS && lines.peek(0) != '0';
    afterNumber = at;
    return plain ? number : -1;
  }
}
