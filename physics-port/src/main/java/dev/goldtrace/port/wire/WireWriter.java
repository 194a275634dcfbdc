package dev.goldtrace.port.wire;

import java.util.Arrays;

/** Puts little-endian fields one after the other; the first byte counts as 4-byte aligned. */
public final class WireWriter {
  private byte[] bytes = new byte[64];
  private int size;

  /** The low 8 bits of a value. */
  public void u8(int value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size++] = (byte) value;
  }

  /** The low 16 bits of a value. */
  public void u16(int value) {
    u8(value);
    u8(value >>> 8);
  }

  /** All 32 bits of a value. */
  public void u32(int value) {
    u16(value);
    u16(value >>> 16);
  }

  /** A float, bit for bit. */
  public void f32(float value) {
    u32(Float.floatToRawIntBits(value));
  }

  /** A command as its index: the low 16 bits. */
  public void command(int command) {
    u16(CommandTable.index(command));
  }

  /**
   * Fills up to the next multiple of 4.
   *
   * @param padding the bytes to put, lowest first; 0 as retail does
   */
  public void align4(int padding) {
    for (int rest = padding; (size & 3) != 0; rest >>>= 8) {
      u8(rest);
    }
  }

  /** Bytes as they are. */
  public void bytes(byte[] values) {
    for (byte value : values) {
      u8(value);
    }
  }

  /** What was put so far. */
  public byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }
}
