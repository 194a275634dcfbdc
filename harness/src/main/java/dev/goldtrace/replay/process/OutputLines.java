package dev.goldtrace.replay.process;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads the lines of a program's output in a thread of its own, so that waiting for one can end. At
 * most a few lines wait to be taken; a program that prints more has to wait itself.
 */
final class OutputLines {
  private static final int WAITING = 4;
  private static final int SHOWN = 200;

  private final InputStream in;
  private final int maxLine;
  private final BlockingQueue<OutputEvent> events = new ArrayBlockingQueue<>(WAITING);
  private final Thread thread;
  private boolean ended;

  private OutputLines(InputStream in, int maxLine) {
    this.in = new BufferedInputStream(in, 1 << 16);
    this.maxLine = maxLine;
    thread = new Thread(this::readAll, "subject output");
    thread.setDaemon(true);
  }

  /** Begins to read. */
  static OutputLines of(InputStream in, int maxLine) {
    OutputLines lines = new OutputLines(in, maxLine);
    lines.thread.start();
    return lines;
  }

  /** What comes next; null if nothing came until then. */
  OutputEvent next(long deadlineNanos) throws InterruptedException {
    return events.poll(deadlineNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
  }

  /** Stops reading. */
  void close() {
    thread.interrupt();
  }

  private void readAll() {
    try {
      while (!ended) {
        events.put(read());
      }
    } catch (InterruptedException e) {
      // Nobody wants more lines.
    }
  }

  /** The next line. After the end, or a line whose end can't be awaited, nothing is read. */
  private OutputEvent read() {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try {
      for (int b = in.read(); b != '\n'; b = in.read()) {
        if (b < 0) {
          ended = true;
          return new OutputEvent.End(beginning(line));
        }
        if (line.size() == maxLine) {
          ended = true;
          return new OutputEvent.TooLong();
        }
        line.write(b);
      }
    } catch (IOException e) {
      ended = true;
      return new OutputEvent.End(beginning(line));
    }
    return text(line);
  }

  private static OutputEvent text(ByteArrayOutputStream line) {
    byte[] bytes = line.toByteArray();
    int length = bytes.length;
    // Standard output of a Windows program ends its lines in CR LF.
    if (length > 0 && bytes[length - 1] == '\r') {
      length--;
    }
    try {
      return new OutputEvent.Line(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length)).toString(),
          bytes.length);
    } catch (CharacterCodingException e) {
      return new OutputEvent.NotText();
    }
  }

  private static String beginning(ByteArrayOutputStream line) {
    String text = line.toString(StandardCharsets.UTF_8);
    return text.substring(0, Math.min(text.length(), SHOWN));
  }
}
