package dev.goldtrace.importer.pcap;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A capture in the pcapng format: sections in either byte order, several interfaces each, enhanced,
 * simple and obsolete packet blocks. Blocks of any other type are passed over.
 */
final class PcapNgReader implements CaptureReader {
  /** The type of a section header block, the same in both byte orders. */
  static final int SECTION_HEADER = 0x0A0D0D0A;

  private static final int BYTE_ORDER_MAGIC = 0x1A2B3C4D;
  private static final int INTERFACE_DESCRIPTION = 1;
  private static final int OBSOLETE_PACKET = 2;
  private static final int SIMPLE_PACKET = 3;
  private static final int ENHANCED_PACKET = 6;
  private static final int OPTION_TIME_RESOLUTION = 9;
  private static final int OPTION_TIME_OFFSET = 14;
  private static final int MOST_INTERFACES = 4096;

  /** Type, total length in front and total length behind. */
  private static final int BLOCK_FRAME = 12;

  private record Interface(int linkType, int snapLength, TimeScale time) {}

  private final CaptureInput in;
  private final List<Interface> interfaces = new ArrayList<>();
  private ByteOrder order = ByteOrder.BIG_ENDIAN;
  private long frames;
  private long lastNanos;
  private boolean brokenOff;

  /** Reads on after the first four bytes, the type of a section header block. */
  PcapNgReader(CaptureInput in) throws IOException {
    this.in = in;
    if (!readSectionHeader()) {
      throw in.error(4, "expected a pcapng section header block, found the end");
    }
  }

  @Override
  public CapturedFrame next() throws IOException {
    while (!brokenOff && !in.atEnd()) {
      CapturedFrame frame = nextBlock();
      if (frame != null) {
        frames++;
        lastNanos = frame.nanos();
        return frame;
      }
    }
    return null;
  }

  /** Reads one block; null if it is not a frame. */
  private CapturedFrame nextBlock() throws IOException {
    long at = in.offset();
    ByteBuffer typeBytes = in.take(4, order);
    if (typeBytes == null) {
      brokenOff = true;
      return null;
    }
    int type = typeBytes.getInt();
    if (type == SECTION_HEADER) {
      brokenOff = !readSectionHeader();
      return null;
    }
    ByteBuffer lengthBytes = in.take(4, order);
    if (lengthBytes == null) {
      brokenOff = true;
      return null;
    }
    ByteBuffer body = body(at, lengthBytes.getInt(), 8);
    if (body == null) {
      brokenOff = true;
      return null;
    }
    return switch (type) {
      case INTERFACE_DESCRIPTION -> {
        describeInterface(at, body);
        yield null;
      }
      case ENHANCED_PACKET -> {
        need(at, body, 20);
        Interface from = interfaceOf(at, body.getInt());
        yield frame(at, body, from, from.time().nanos(stamp(body)));
      }
      case OBSOLETE_PACKET -> {
        need(at, body, 20);
        Interface from = interfaceOf(at, body.getShort() & 0xFFFF);
        body.getShort();
        yield frame(at, body, from, from.time().nanos(stamp(body)));
      }
      case SIMPLE_PACKET -> {
        need(at, body, 4);
        yield simpleFrame(at, body);
      }
      default -> null;
    };
  }

  /** Reads a section header from its length on; false if the file ends in it. */
  private boolean readSectionHeader() throws IOException {
    long at = in.offset() - 4;
    ByteBuffer lengthAndMagic = in.take(8, ByteOrder.BIG_ENDIAN);
    if (lengthAndMagic == null) {
      return false;
    }
    int magic = lengthAndMagic.getInt(4);
    if (magic == BYTE_ORDER_MAGIC) {
      order = ByteOrder.BIG_ENDIAN;
    } else if (Integer.reverseBytes(magic) == BYTE_ORDER_MAGIC) {
      order = ByteOrder.LITTLE_ENDIAN;
    } else {
      throw in.error(
          at + 8,
          String.format(
              Locale.ROOT, "expected the byte-order magic of pcapng, found 0x%08X", magic));
    }
    interfaces.clear();
    return body(at, lengthAndMagic.order(order).getInt(0), 12) != null;
  }

  /**
   * Takes the rest of a block and checks that it ends with its length.
   *
   * @param taken bytes of the block taken already
   * @return the bytes before the closing length; null if the file ends before
   */
  private ByteBuffer body(long at, int length, int taken) throws IOException {
    if (Integer.compareUnsigned(length, CaptureInput.MOST_BYTES) > 0
        || length % 4 != 0
        || length < Math.max(BLOCK_FRAME, taken + 4)) {
      throw in.error(
          at + 4,
          "expected the length of a block, a multiple of 4 of at most "
              + CaptureInput.MOST_BYTES
              + ", found "
              + Integer.toUnsignedString(length)
              + "; the file is damaged from here on");
    }
    ByteBuffer rest = in.take(length - taken, order);
    if (rest == null) {
      return null;
    }
    int closing = rest.getInt(rest.limit() - 4);
    if (closing != length) {
      throw in.error(
          in.offset() - 4,
          "expected the block's length "
              + length
              + " again, found "
              + Integer.toUnsignedString(closing)
              + "; the file is damaged from here on");
    }
    return rest.limit(rest.limit() - 4);
  }

  private void describeInterface(long at, ByteBuffer body) {
    need(at, body, 8);
    if (interfaces.size() == MOST_INTERFACES) {
      throw in.error(at, "more than " + MOST_INTERFACES + " interfaces in a section");
    }
    int linkType = body.getShort() & 0xFFFF;
    body.getShort();
    int snapLength = body.getInt();
    int resolution = TimeScale.MICROSECONDS;
    long offset = 0;
    while (body.remaining() >= 4) {
      int code = body.getShort() & 0xFFFF;
      int length = body.getShort() & 0xFFFF;
      if (code == 0 || length > body.remaining()) {
        break;
      }
      if (code == OPTION_TIME_RESOLUTION && length == 1) {
        resolution = body.get(body.position());
      } else if (code == OPTION_TIME_OFFSET && length == 8) {
        offset = body.getLong(body.position());
      }
      body.position(Math.min(body.limit(), body.position() + (length + 3 & ~3)));
    }
    interfaces.add(new Interface(linkType, snapLength, new TimeScale(resolution, offset)));
  }

  private Interface interfaceOf(long at, int index) {
    if (index < 0 || index >= interfaces.size()) {
      throw in.error(
          at + 8,
          "expected one of the section's "
              + interfaces.size()
              + " interfaces, found number "
              + Integer.toUnsignedString(index));
    }
    return interfaces.get(index);
  }

  private static long stamp(ByteBuffer body) {
    long high = body.getInt();
    return high << 32 | body.getInt() & 0xFFFFFFFFL;
  }

  private CapturedFrame frame(long at, ByteBuffer body, Interface from, long nanos) {
    int captured = body.getInt();
    int original = body.getInt();
    if (captured < 0 || captured > body.remaining()) {
      throw in.error(
          at + 20,
          "expected a captured length of at most the "
              + body.remaining()
              + " bytes in the block, found "
              + Integer.toUnsignedString(captured));
    }
    return frame(body, from, captured, original, nanos);
  }

  /** A simple packet block has no time: that of the frame before is taken. */
  private CapturedFrame simpleFrame(long at, ByteBuffer body) {
    Interface from = interfaceOf(at, 0);
    int original = body.getInt();
    int most = from.snapLength() > 0 ? from.snapLength() : Integer.MAX_VALUE;
    int captured = Math.min(body.remaining(), most);
    if (Integer.compareUnsigned(original, captured) < 0) {
      captured = original;
    }
    return frame(body, from, captured, original, lastNanos);
  }

  private CapturedFrame frame(
      ByteBuffer body, Interface from, int captured, int original, long nanos) {
    byte[] bytes = new byte[captured];
    body.get(bytes);
    return new CapturedFrame(
        frames + 1,
        nanos,
        from.linkType(),
        bytes,
        Integer.compareUnsigned(captured, original) >= 0);
  }

  private void need(long at, ByteBuffer body, int size) {
    if (body.remaining() < size) {
      throw in.error(
          at, "expected at least " + size + " bytes in this block, found " + body.remaining());
    }
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
