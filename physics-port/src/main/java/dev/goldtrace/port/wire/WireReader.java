package dev.goldtrace.port.wire;

import java.util.HexFormat;

/**
 * Takes little-endian fields from the start of an array to its end. Every step is checked against
 * the bytes that are there: retail passes the size of the whole message to each unpacker, so its
 * own checks never fire on a truncated one and it reads past the end (spec wire.md, Sizes).
 */
public final class WireReader {
  private final byte[] bytes;
  private final int alignment;
  private final FieldListener listener;
  private int offset;

  /** Reads bytes that start 4-byte aligned. */
  public WireReader(byte[] bytes) {
    this(bytes, 0, FieldListener.NONE);
  }

  /** Reads bytes that start 4-byte aligned, telling the listener of every field. */
  public WireReader(byte[] bytes, FieldListener listener) {
    this(bytes, 0, listener);
  }

  /**
   * @param bytes what to read; not copied
   * @param alignment the address of the first byte modulo 4: retail aligns the absolute address
   */
  public WireReader(byte[] bytes, int alignment, FieldListener listener) {
    this.bytes = bytes;
    this.alignment = alignment;
    this.listener = listener;
  }

  /** Bytes taken so far. */
  public int offset() {
    return offset;
  }

  /** Bytes altogether, taken or not. */
  public int length() {
    return bytes.length;
  }

  /** Bytes not yet taken. */
  public int remaining() {
    return bytes.length - offset;
  }

  /** An unsigned byte. */
  public int u8(String name) throws MalformedMessageException {
    int at = take(1, FieldType.U8, name);
    return bytes[at] & 0xFF;
  }

  /** An unsigned 16-bit number. */
  public int u16(String name) throws MalformedMessageException {
    return u16At(take(2, FieldType.U16, name));
  }

  /** The 32 bits of an unsigned number. */
  public int u32(String name) throws MalformedMessageException {
    return u32At(take(4, FieldType.U32, name));
  }

  /** A float, bit for bit as sent: not-a-numbers and infinities are legal. */
  public float f32(String name) throws MalformedMessageException {
    return Float.intBitsToFloat(u32At(take(4, FieldType.F32, name)));
  }

  /**
   * A 16-bit command index as its 32-bit command. Retail does not check the range; an index that
   * the table does not have is refused here.
   */
  public int command(String name, CommandTable table) throws MalformedMessageException {
    int at = take(2, FieldType.COMMAND_INDEX, name);
    int index = u16At(at);
    if (!table.has(index)) {
      throw new MalformedMessageException(
          at,
          "a "
              + name
              + " below "
              + hex16(table.length())
              + ", the length of the command table of "
              + table,
          hex16(index));
    }
    return table.command(index);
  }

  /** The bytes up to the next multiple of 4, at most 3, as one little-endian number. */
  public int align4(String name) throws MalformedMessageException {
    int size = -(alignment + offset) & 3;
    if (size == 0) {
      return 0;
    }
    int at = take(size, FieldType.PADDING, name);
    int padding = 0;
    for (int i = 0; i < size; i++) {
      padding |= (bytes[at + i] & 0xFF) << (8 * i);
    }
    return padding;
  }

  /** So many bytes that retail does not read. */
  public byte[] ignored(int size, String name) throws MalformedMessageException {
    if (size == 0) {
      return new byte[0];
    }
    int at = take(size, FieldType.IGNORED, name);
    byte[] ignored = new byte[size];
    System.arraycopy(bytes, at, ignored, 0, size);
    return ignored;
  }

  /**
   * Refuses what is left.
   *
   * @param what what ends here, e.g. {@code "the movement event"}
   */
  public void end(String what) throws MalformedMessageException {
    if (remaining() > 0) {
      throw new MalformedMessageException(
          offset, "the end of " + what, bytes(remaining()) + " more");
    }
  }

  private int take(int size, FieldType type, String name) throws MalformedMessageException {
    if (size > remaining()) {
      throw new MalformedMessageException(
          offset,
          bytes(size) + " of " + name,
          remaining() == 0 ? "the end" : "the end after " + bytes(remaining()));
    }
    int at = offset;
    offset += size;
    listener.field(at, size, type, name);
    return at;
  }

  private int u16At(int at) {
    return bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << 8;
  }

  private int u32At(int at) {
    return u16At(at) | u16At(at + 2) << 16;
  }

  private static String hex16(int value) {
    return "0x" + HexFormat.of().withUpperCase().toHexDigits((short) value);
  }

  private static String bytes(int count) {
    return count == 1 ? "1 byte" : count + " bytes";
  }
}
