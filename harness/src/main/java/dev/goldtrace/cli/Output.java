package dev.goldtrace.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A text stream of the program: UTF-8 and {@code '\n'} whatever the platform says, and a write that
 * fails ends the command instead of being swallowed as {@link PrintWriter} does.
 */
final class Output extends PrintWriter {
  private final boolean flushLines;

  /**
   * @param stream where the bytes go
   * @param flushLines whether each line is to be seen at once, as on a terminal
   */
  Output(OutputStream stream, boolean flushLines) {
    super(new Unforgiving(new OutputStreamWriter(stream, StandardCharsets.UTF_8)), false);
    this.flushLines = flushLines;
  }

  @Override
  public void println() {
    write('\n');
    if (flushLines) {
      flush();
    }
  }

  private static final class Unforgiving extends Writer {
    private final Writer writer;

    Unforgiving(Writer writer) {
      this.writer = writer;
    }

    @Override
    public void write(char[] chars, int offset, int length) {
      attempt(() -> writer.write(chars, offset, length));
    }

    @Override
    public void flush() {
      attempt(writer::flush);
    }

    @Override
    public void close() {
      attempt(writer::close);
    }

    private static void attempt(Write write) {
      try {
        write.run();
      } catch (IOException e) {
        throw new OutputClosedException(e);
      }
    }
  }

  private interface Write {
    void run() throws IOException;
  }
}
