package dev.goldtrace.replay.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Reads what a program prints on its standard error, and keeps the last lines. */
final class ErrorTail {
  private static final int LINES = 10;
  private static final int LONGEST = 300;
  private static final long PATIENCE_MILLIS = 500;

  private final Reader in;
  private final Deque<String> lines = new ArrayDeque<>();
  private final StringBuilder line = new StringBuilder();
  private final Thread thread;

  private ErrorTail(InputStream in) {
    this.in = new InputStreamReader(in, StandardCharsets.UTF_8);
    thread = new Thread(this::readAll, "subject errors");
    thread.setDaemon(true);
  }

  /** Begins to read. */
  static ErrorTail of(InputStream in) {
    ErrorTail tail = new ErrorTail(in);
    tail.thread.start();
    return tail;
  }

  /** The last lines of a program that has ended. */
  List<String> lines() {
    try {
      thread.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (lines) {
      if (line.length() > 0) {
        endLine();
      }
      return List.copyOf(lines);
    }
  }

  private void readAll() {
    char[] buffer = new char[1 << 12];
    try {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        synchronized (lines) {
          for (int i = 0; i < count; i++) {
            add(buffer[i]);
          }
        }
      }
    } catch (IOException e) {
      // The program is gone; what came before is what there is.
    }
  }

  private void add(char c) {
    if (c == '\n') {
      endLine();
    } else if (c != '\r' && line.length() < LONGEST) {
      line.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
    }
  }

  private void endLine() {
    lines.add(line.toString());
    line.setLength(0);
    if (lines.size() > LINES) {
      lines.remove();
    }
  }
}
