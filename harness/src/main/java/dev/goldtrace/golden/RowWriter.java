package dev.goldtrace.golden;

import dev.goldtrace.number.NumberBuffer;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes a golden file row by row. No cell of the format needs quotes, so a line is put together
 * directly.
 *
 * @param <R> the rows
 */
public abstract sealed class RowWriter<R> implements AutoCloseable
    permits FrameWriter, ProbeWriter, StateWriter {

  private final OutputStream out;
  private final NumberBuffer line = new NumberBuffer();
  private byte[] bytes = new byte[1024];

  /** Writes the header. */
  RowWriter(OutputStream out, String header) throws IOException {
    this.out = out;
    end(line.append(header));
  }

  /** Appends a row's cells. */
  abstract void cells(R row, NumberBuffer line);

  /** Writes one line. */
  public final void write(R row) throws IOException {
    line.clear();
    cells(row, line);
    end(line);
  }

  private void end(NumberBuffer line) throws IOException {
    line.append('\n');
    int length = line.length();
    if (bytes.length < length) {
      bytes = new byte[2 * length];
    }
    char[] chars = line.array();
    for (int i = 0; i < length; i++) {
      if (chars[i] > 126) {
        throw new IllegalArgumentException("not ASCII: " + line);
      }
      bytes[i] = (byte) chars[i];
    }
    out.write(bytes, 0, length);
  }

  /** Passes everything written so far on. */
  public final void flush() throws IOException {
    out.flush();
  }

  /** Closes the stream that is written to. */
  @Override
  public final void close() throws IOException {
    out.close();
  }
}
