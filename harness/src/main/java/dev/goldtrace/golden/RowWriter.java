package dev.goldtrace.golden;

import dev.goldtrace.number.NumberBuffer;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a golden file row by row. No cell of the format needs quotes, so a line is put together
 * directly.
 *
 * @param <R> the rows
 */
public abstract sealed class RowWriter<R> implements AutoCloseable
    permits FrameWriter, ProbeWriter, StateWriter {

  private static final int BUFFER = 1 << 16;

  private final OutputStream out;
  private final NumberBuffer line = new NumberBuffer();
  private byte[] bytes = new byte[1024];

  /** Writes the header. */
  RowWriter(OutputStream out, String header) throws IOException {
    this.out = out;
    end(line.append(header));
  }

  /** Creates or overwrites a file; gzip if its name ends in {@code .gz}. */
  static OutputStream streamTo(Path file) throws IOException {
    OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER);
    boolean compressed = file.getFileName().toString().endsWith(".gz");
    return compressed ? new GZIPOutputStream(out, BUFFER) : out;
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
