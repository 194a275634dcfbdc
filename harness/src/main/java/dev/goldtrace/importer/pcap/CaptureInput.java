package dev.goldtrace.importer.pcap;

import dev.goldtrace.trace.InputException;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;

/** The bytes of a capture file, taken in pieces of bounded size. */
final class CaptureInput implements Closeable {
  /** Longer than any frame: the largest snapshot length in use is 262,144. */
  static final int MOST_BYTES = 1 << 20;

  private final String file;
  private final InputStream in;
  private long offset;

  CaptureInput(String file, InputStream in) {
    this.file = file;
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /** Bytes taken so far. */
  long offset() {
    return offset;
  }

  /**
   * Takes so many bytes.
   *
   * @return null if there are not as many any more
   */
  ByteBuffer take(int size, ByteOrder order) throws IOException {
    byte[] bytes = in.readNBytes(size);
    offset += bytes.length;
    return bytes.length < size ? null : ByteBuffer.wrap(bytes).order(order);
  }

  /** Whether there is nothing left. */
  boolean atEnd() throws IOException {
    in.mark(1);
    int next = in.read();
    in.reset();
    return next < 0;
  }

  /** An error at an offset of the file. */
  InputException error(long at, String problem) {
    return new InputException(
        file, 0, 0, String.format(Locale.ROOT, "offset %d (0x%X): %s", at, at, problem));
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
