package dev.goldtrace.trace;

/**
 * What a part of an earlier line held, with its text: where the text comes again, it need not be
 * read again.
 *
 * @param <T> what it held; never changed
 */
public final class Remembered<T> {
  private byte[] text = new byte[64];
  private int length;
  private T value;

  /** The bytes of the text lie in here, from the first on. */
  public byte[] text() {
    return text;
  }

  public int length() {
    return length;
  }

  /** What the text holds. */
  public T value() {
    return value;
  }

  /** Remembers another text. */
  public void set(byte[] bytes, int from, int newLength, T newValue) {
    if (newLength > text.length) {
      text = new byte[2 * newLength];
    }
    System.arraycopy(bytes, from, text, 0, newLength);
    length = newLength;
    value = newValue;
  }
}
