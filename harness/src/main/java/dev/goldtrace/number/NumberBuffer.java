package dev.goldtrace.number;

import java.util.Arrays;

/**
 * Text under construction that takes numbers in the form of the trace format without making an
 * object for each. Reused line after line by the writers.
 */
public final class NumberBuffer implements CharSequence {

  private static final char[] HEX = "0123456789ABCDEF".toCharArray();
  private static final int LONGEST_NUMBER = 32;

  private final ShortestDecimal decimal = new ShortestDecimal();
  private char[] chars = new char[256];
  private int length;

  /** Forgets what was appended. */
  public NumberBuffer clear() {
    length = 0;
    return this;
  }

  /** The text, in the first {@link #length} elements; valid until the next append. */
  public char[] array() {
    return chars;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public char charAt(int index) {
    return chars[index];
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return new String(chars, start, end - start);
  }

  @Override
  public String toString() {
    return new String(chars, 0, length);
  }

  public NumberBuffer append(char c) {
    reserve(1);
    chars[length++] = c;
    return this;
  }

  public NumberBuffer append(String text) {
    reserve(text.length());
    text.getChars(0, text.length(), chars, length);
    length += text.length();
    return this;
  }

  /** 32 bits as {@code 0x%08X}. */
  public NumberBuffer appendHex(int bits) {
    reserve(10);
    chars[length++] = '0';
    chars[length++] = 'x';
    for (int shift = 28; shift >= 0; shift -= 4) {
      chars[length++] = HEX[bits >>> shift & 15];
    }
    return this;
  }

  /** A whole number, decimal. */
  public NumberBuffer appendInt(long value) {
    if (value == Long.MIN_VALUE) {
      return append(Long.toString(value));
    }
    reserve(LONGEST_NUMBER);
    if (value < 0) {
      chars[length++] = '-';
      value = -value;
    }
    appendDigits(value, digitCount(value));
    return this;
  }

  /** A float as in a CSV file: negative zero is {@code -0}, not-a-number is {@code NaN}. */
  public NumberBuffer appendCsv(float value) {
    reserve(LONGEST_NUMBER);
    if (appendSpecial(value)) {
      return this;
    }
    decimal.of(value);
    appendDecimal();
    return this;
  }

  /** A double as in a CSV file, see {@link #appendCsv(float)}. */
  public NumberBuffer appendCsv(double value) {
    reserve(LONGEST_NUMBER);
    if (appendSpecial(value)) {
      return this;
    }
    decimal.of(value);
    appendDecimal();
    return this;
  }

  /**
   * A float as in a JSON file: negative zero is {@code -0.0}, not-a-number is the string {@code
   * "NaN"} with its quotes.
   */
  public NumberBuffer appendJson(float value) {
    if (Float.floatToRawIntBits(value) == 0x80000000) {
      return append("-0.0");
    }
    return Float.isFinite(value) ? appendCsv(value) : appendQuoted(value);
  }

  /** A double as in a JSON file, see {@link #appendJson(float)}. */
  public NumberBuffer appendJson(double value) {
    if (value == 0 && Double.doubleToRawLongBits(value) != 0) {
      return append("-0.0");
    }
    return Double.isFinite(value) ? appendCsv(value) : appendQuoted(value);
  }

  private NumberBuffer appendQuoted(double value) {
    append('"');
    appendSpecial(value);
    return append('"');
  }

  /** Appends the sign, and the whole text of a number without digits of its own. */
  private boolean appendSpecial(double value) {
    if (Double.isNaN(value)) {
      append("NaN");
      return true;
    }
    if (Double.doubleToRawLongBits(value) < 0) {
      append('-');
    }
    if (Double.isInfinite(value)) {
      append("Infinity");
      return true;
    }
    return false;
  }

  /** The shorter of the fixed and the scientific notation, fixed on a tie. */
  private void appendDecimal() {
    int count = digitCount(decimal.digits);
    int scientificExponent = decimal.exponent + count - 1;
    int fixedLength;
    if (decimal.exponent >= 0) {
      fixedLength = scientificExponent + 1;
    } else if (scientificExponent >= 0) {
      fixedLength = count + 1;
    } else {
      fixedLength = 1 - scientificExponent + count;
    }
    int exponentDigits = Math.abs(scientificExponent) < 100 ? 2 : 3;
    int scientificLength = count + (count > 1 ? 1 : 0) + 2 + exponentDigits;
    if (fixedLength <= scientificLength) {
      appendFixed(count, scientificExponent);
    } else {
      appendScientific(count, scientificExponent, exponentDigits);
    }
  }

  private void appendFixed(int count, int scientificExponent) {
    if (decimal.exponent >= 0) {
      appendDigits(decimal.digits, count);
      appendZeros(decimal.exponent);
    } else if (scientificExponent >= 0) {
      appendDigitsWithPoint(count, scientificExponent + 1);
    } else {
      chars[length++] = '0';
      chars[length++] = '.';
      appendZeros(-scientificExponent - 1);
      appendDigits(decimal.digits, count);
    }
  }

  private void appendScientific(int count, int scientificExponent, int exponentDigits) {
    if (count > 1) {
      appendDigitsWithPoint(count, 1);
    } else {
      appendDigits(decimal.digits, 1);
    }
    chars[length++] = 'e';
    chars[length++] = scientificExponent < 0 ? '-' : '+';
    appendDigits(Math.abs(scientificExponent), exponentDigits);
  }

  private void appendZeros(int count) {
    for (int i = 0; i < count; i++) {
      chars[length++] = '0';
    }
  }

  /** All digits of the decimal with a point after the first {@code before} of them. */
  private void appendDigitsWithPoint(int count, int before) {
    appendDigits(decimal.digits, count);
    System.arraycopy(
        chars, length - count + before, chars, length - count + before + 1, count - before);
    chars[length - count + before] = '.';
    length++;
  }

  private void appendDigits(long digits, int count) {
    int end = length + count;
    int at = end;
    long rest = digits;
    while (rest > Integer.MAX_VALUE) {
      long shorter = rest / 10;
      chars[--at] = (char) ('0' + (int) (rest - shorter * 10));
      rest = shorter;
    }
    int small = (int) rest;
    while (at > length) {
      int shorter = small / 10;
      chars[--at] = (char) ('0' + (small - shorter * 10));
      small = shorter;
    }
    length = end;
  }

  private static int digitCount(long value) {
    int count = 1;
    long bound = 10;
    while (value >= bound && count < 18) {
      count++;
      bound *= 10;
    }
    return value >= bound ? 19 : count;
  }

  private void reserve(int more) {
    if (length + more > chars.length) {
      chars = Arrays.copyOf(chars, Math.max(chars.length * 2, length + more));
    }
  }
}
