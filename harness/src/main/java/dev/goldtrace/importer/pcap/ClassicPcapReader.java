package dev.goldtrace.importer.pcap;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A capture in the classic pcap format, in either byte order, with micro- or nanoseconds. */
final class ClassicPcapReader implements CaptureReader {
  private static final int MICROSECONDS = 0xA1B2C3D4;
  private static final int NANOSECONDS = 0xA1B23C4D;
  private static final int REST_OF_HEADER = 20;
  private static final int RECORD_HEADER = 16;

  private final CaptureInput in;
  private final ByteOrder order;
  private final int nanosPerUnit;
  private final int linkType;
  private long frames;
  private boolean brokenOff;

  static boolean isMagic(int bigEndian) {
    int swapped = Integer.reverseBytes(bigEndian);
    return bigEndian == MICROSECONDS
        || bigEndian == NANOSECONDS
        || swapped == MICROSECONDS
        || swapped == NANOSECONDS;
  }

  /** Reads what follows the first four bytes. */
  ClassicPcapReader(CaptureInput in, int bigEndianMagic) throws IOException {
    this.in = in;
    boolean big = bigEndianMagic == MICROSECONDS || bigEndianMagic == NANOSECONDS;
    this.order = big ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    int magic = big ? bigEndianMagic : Integer.reverseBytes(bigEndianMagic);
    this.nanosPerUnit = magic == NANOSECONDS ? 1 : 1000;
    ByteBuffer header = in.take(REST_OF_HEADER, order);
    if (header == null) {
      throw in.error(4, "expected 20 more bytes of the pcap file header, found the end");
    }
    // The upper bits of the word say whether frames end in a checksum.
    this.linkType = header.getInt(16) & 0xFFFF;
  }

  @Override
  public CapturedFrame next() throws IOException {
    if (brokenOff || in.atEnd()) {
      return null;
    }
    long at = in.offset();
    ByteBuffer header = in.take(RECORD_HEADER, order);
    if (header == null) {
      brokenOff = true;
      return null;
    }
    long seconds = header.getInt() & 0xFFFFFFFFL;
    long fraction = header.getInt() & 0xFFFFFFFFL;
    int captured = header.getInt();
    int original = header.getInt();
    if (Integer.compareUnsigned(captured, CaptureInput.MOST_BYTES) > 0) {
      throw in.error(
          at + 8,
          "expected the captured length of a frame, at most "
              + CaptureInput.MOST_BYTES
              + ", found "
              + Integer.toUnsignedString(captured)
              + "; the file is damaged from here on");
    }
    ByteBuffer bytes = in.take(captured, order);
    if (bytes == null) {
      brokenOff = true;
      return null;
    }
    frames++;
    return new CapturedFrame(
        frames,
        seconds * 1_000_000_000L + fraction * nanosPerUnit,
        linkType,
        bytes.array(),
        Integer.compareUnsigned(captured, original) >= 0);
  }

  @Override
  public boolean brokenOff() {
    return brokenOff;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
