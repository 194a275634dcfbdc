package dev.goldtrace.golden;

import dev.goldtrace.trace.TextLines;
import java.io.Reader;

/**
 * Hands the lines of a file to a CSV parser, one with each read, so that {@link TextLines} is at
 * the line of the record that the parser returned last.
 */
final class LineFeed extends Reader {

  private final TextLines lines;
  private int given;
  private boolean inLine;

  LineFeed(TextLines lines) {
    this.lines = lines;
  }

  /** Begins with the line that the file is at already. */
  void startWithCurrentLine() {
    inLine = true;
    given = 0;
  }

  @Override
  public int read(char[] target, int offset, int count) {
    if (!inLine) {
      if (!lines.next()) {
        return -1;
      }
      startWithCurrentLine();
    }
    int rest = lines.length() - given;
    int copied = Math.min(rest, count);
    System.arraycopy(lines.array(), lines.start() + given, target, offset, copied);
    hideCarriageReturns(target, offset, copied);
    given += copied;
    if (copied < count) {
      target[offset + copied] = '\n';
      copied++;
      inLine = false;
    }
    return copied;
  }

  /** The parser takes a carriage return for the end of a record; here it is a wrong character. */
  private static void hideCarriageReturns(char[] target, int offset, int count) {
    for (int i = offset; i < offset + count; i++) {
      if (target[i] == '\r') {
        target[i] = '\uFFFD';
      }
    }
  }

  @Override
  public void close() {
    lines.close();
  }
}
