package dev.goldtrace.golden;

import dev.goldtrace.trace.TextLines;
import java.io.Reader;

/**
 * Hands the lines of a file to a CSV parser, one with each read, so that {@link TextLines} is at
 * the line of the record that the parser returned last.
 */
final class LineFeed extends Reader {

  private final TextLines lines;
  // The line, if it has characters of more than one byte.
  private String text;
  private int length;
  private int given;
  private boolean inLine;

  LineFeed(TextLines lines) {
    this.lines = lines;
  }

  /** Begins with the line that the file is at already. */
  void startWithCurrentLine() {
    inLine = true;
    given = 0;
    text = lines.isAscii() ? null : lines.text();
    length = text == null ? lines.length() : text.length();
  }

  @Override
  public int read(char[] target, int offset, int count) {
    if (!inLine) {
      if (!lines.next()) {
        return -1;
      }
      startWithCurrentLine();
    }
    int copied = Math.min(length - given, count);
    if (text == null) {
      byte[] bytes = lines.array();
      for (int i = 0; i < copied; i++) {
        target[offset + i] = harmless((char) bytes[lines.start() + given + i]);
      }
    } else {
      for (int i = 0; i < copied; i++) {
        target[offset + i] = harmless(text.charAt(given + i));
      }
    }
    given += copied;
    if (copied < count) {
      target[offset + copied] = '\n';
      copied++;
      inLine = false;
    }
    return copied;
  }

  /** The parser takes a carriage return for the end of a record; here it is a wrong character. */
  private static char harmless(char c) {
    return c == '\r' ? '\uFFFD' : c;
  }

  @Override
  public void close() {
    lines.close();
  }
}
