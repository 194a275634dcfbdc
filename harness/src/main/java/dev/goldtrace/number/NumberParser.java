package dev.goldtrace.number;

import com.fasterxml.jackson.core.io.NumberInput;
import java.nio.charset.StandardCharsets;

/**
 * Numbers from text. Accepted are JSON's numbers and the words {@code NaN}, {@code Infinity} and
 * {@code -Infinity}; a float32 is rounded once, directly from the decimal.
 *
 * <p>The message of every {@link NumberFormatException} says what was expected and completes the
 * sentence "this must be ...".
 */
public final class NumberParser {

  private static final int LONGEST = 400;

  /** So many digits fit a long. */
  private static final int MOST_DIGITS = 18;

  /** Whole numbers up to here, and the powers of ten up to 10^22, are exact in float64. */
  private static final long MOST_EXACT = 1L << 53;

  private static final double[] POWERS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  /** No power has to be told from a larger one than this. */
  private static final int LARGE_POWER = 10_000;

  /** The bits of a float64 that a float32 does not have, and their value in the middle of two. */
  private static final long CUT_OFF = 0x1FFFFFFF;

  private static final long MIDDLE = 0x10000000;

  // The number that was scanned last: digits * 10^exponent, if there are few digits.
  private boolean negative;
  private boolean fewDigits;
  private long digits;
  private int exponent;
  private int end;

  private byte[] copy = new byte[32];

  /** See {@link #float32(byte[], int, int)}. */
  public float float32(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return float32(bytes, 0, bytes.length);
  }

  /** See {@link #float64(byte[], int, int)}. */
  public double float64(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return float64(bytes, 0, bytes.length);
  }

  /**
   * The float32 that is nearest to a decimal.
   *
   * @throws NumberFormatException if the text is no number, or too large for a float32
   */
  public float float32(byte[] text, int start, int length) {
    if (isWord(text, start, length)) {
      return (float) word(text, start, length, "a float32 number");
    }
    if (!scan(text, start, start + length) || end != start + length) {
      throw new NumberFormatException("a float32 number");
    }
    return scannedFloat32(text, start, length);
  }

  /**
   * The float32 of the number that begins at a place; {@link #end} is where it ends.
   *
   * @param limit where the text ends
   * @throws NumberFormatException if no number begins there, or it is too large for a float32
   */
  float float32At(byte[] text, int start, int limit) {
    if (!scan(text, start, limit)) {
      throw new NumberFormatException("a float32 number");
    }
    return scannedFloat32(text, start, end - start);
  }

  /**
   * As {@link #float32(byte[], int, int)}, for characters that are known to be a JSON number.
   *
   * @throws NumberFormatException if the number is too large for a float32
   */
  public float float32OfNumber(char[] text, int start, int length) {
    byte[] number = bytes(text, start, length);
    scan(number, 0, length);
    return scannedFloat32(number, 0, length);
  }

  /** Characters that are ASCII as bytes, until it is called again. */
  private byte[] bytes(char[] text, int start, int length) {
    if (length > copy.length) {
      copy = new byte[2 * length];
    }
    for (int i = 0; i < length; i++) {
      copy[i] = (byte) text[start + i];
    }
    return copy;
  }

  private float scannedFloat32(byte[] text, int start, int length) {
    // The float64 next to a decimal lies on the same side of every middle of two float32 as the
    // decimal, or on the middle itself. Only there would rounding it again go wrong.
    if (isExact()) {
      double nearest = exact();
      if ((Double.doubleToRawLongBits(nearest) & CUT_OFF) != MIDDLE) {
        return (float) nearest;
      }
    }
    float value = NumberInput.parseFloat(string(text, start, length), true);
    if (Float.isInfinite(value)) {
      throw new NumberFormatException(
          "a float32 number (at most 3.4028235e+38 in size), or the word Infinity");
    }
    return value;
  }

  /**
   * The float64 that is nearest to a decimal.
   *
   * @throws NumberFormatException if the text is no number, or too large for a float64
   */
  public double float64(byte[] text, int start, int length) {
    if (isWord(text, start, length)) {
      return word(text, start, length, "a float64 number");
    }
    if (!scan(text, start, start + length) || end != start + length) {
      throw new NumberFormatException("a float64 number");
    }
    return scannedFloat64(text, start, length);
  }

  /** As {@link #float32At}. */
  double float64At(byte[] text, int start, int limit) {
    if (!scan(text, start, limit)) {
      throw new NumberFormatException("a float64 number");
    }
    return scannedFloat64(text, start, end - start);
  }

  /** Where the number ends that was read last. */
  int end() {
    return end;
  }

  /**
   * As {@link #float64(byte[], int, int)}, for characters that are known to be a JSON number.
   *
   * @throws NumberFormatException if the number is too large for a float64
   */
  public double float64OfNumber(char[] text, int start, int length) {
    byte[] number = bytes(text, start, length);
    scan(number, 0, length);
    return scannedFloat64(number, 0, length);
  }

  private double scannedFloat64(byte[] text, int start, int length) {
    if (isExact()) {
      return exact();
    }
    double value = NumberInput.parseDouble(string(text, start, length), true);
    if (Double.isInfinite(value)) {
      throw new NumberFormatException(
          "a float64 number (at most 1.7976931348623157e+308 in size), or the word Infinity");
    }
    return value;
  }

  private static String string(byte[] text, int start, int length) {
    return new String(text, start, length, StandardCharsets.UTF_8);
  }

  /** Whether the digits and the power of ten of the number are float64 values. */
  private boolean isExact() {
    return fewDigits
        && digits <= MOST_EXACT
        && exponent > -POWERS.length
        && exponent < POWERS.length;
  }

  /** The float64 nearest to the number: one operation on two exact values rounds once. */
  private double exact() {
    double magnitude = exponent < 0 ? digits / POWERS[-exponent] : digits * POWERS[exponent];
    return negative ? -magnitude : magnitude;
  }

  /**
   * 32 bits written as {@code 0x} and eight hexadecimal digits in capitals.
   *
   * @throws NumberFormatException if the text is anything else
   */
  public static int hex(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return hex(bytes, 0, bytes.length);
  }

  /** As {@link #hex(String)}. */
  public static int hex(byte[] text, int start, int length) {
    int value = 0;
    boolean valid = length == 10 && text[start] == '0' && text[start + 1] == 'x';
    for (int i = 2; valid && i < 10; i++) {
      byte c = text[start + i];
      if (c >= '0' && c <= '9') {
        value = value << 4 | c - '0';
      } else if (c >= 'A' && c <= 'F') {
        value = value << 4 | c - 'A' + 10;
      } else {
        valid = false;
      }
    }
    if (!valid) {
      throw new NumberFormatException("0x and eight hexadecimal digits in capitals");
    }
    return value;
  }

  /**
   * A whole number of at most 32 bits.
   *
   * @throws NumberFormatException if the text is anything else
   */
  public static int int32(byte[] text, int start, int length) {
    boolean negative = length > 0 && text[start] == '-';
    int first = negative ? start + 1 : start;
    int count = start + length - first;
    boolean valid = count >= 1 && count <= 10 && (count == 1 || text[first] != '0');
    long value = 0;
    for (int at = first; valid && at < start + length; at++) {
      valid = isDigit(text[at]);
      value = value * 10 + (text[at] - '0');
    }
    value = negative ? -value : value;
    if (!valid || value != (int) value || negative && value == 0) {
      throw new NumberFormatException("a whole number of 32 bits");
    }
    return (int) value;
  }

  private static boolean isWord(byte[] text, int start, int length) {
    int first = length > 0 && text[start] == '-' ? start + 1 : start;
    return first < start + length && (text[first] == 'N' || text[first] == 'I');
  }

  private static double word(byte[] text, int start, int length, String expected) {
    return switch (string(text, start, Math.min(length, LONGEST))) {
      case "NaN" -> Double.NaN;
      case "Infinity" -> Double.POSITIVE_INFINITY;
      case "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> throw new NumberFormatException(expected);
    };
  }

  /**
   * Takes the number apart that begins at a place; answers whether it is one of JSON's: -? whole (.
   * digits)? ([eE] [+-]? digits)?
   */
  private boolean scan(byte[] text, int start, int limit) {
    negative = start < limit && text[start] == '-';
    int whole = negative ? start + 1 : start;
    int at = whole;
    long value = 0;
    for (; at < limit && isDigit(text[at]); at++) {
      value = value * 10 + (text[at] - '0');
    }
    int count = at - whole;
    boolean valid = count >= 1 && (count == 1 || text[whole] != '0');
    int places = 0;
    if (at < limit && text[at] == '.') {
      int point = at++;
      int found = EightDigits.LENGTH;
      while (found == EightDigits.LENGTH) {
        long eight = EightDigits.at(text, at, limit);
        found = EightDigits.count(eight);
        value = value * EightDigits.power(found) + EightDigits.value(eight, found);
        at += found;
      }
      places = at - point - 1;
      valid &= places >= 1;
    }
    fewDigits = count + places <= MOST_DIGITS;
    digits = value;
    exponent = -places;
    if (at < limit && (text[at] == 'e' || text[at] == 'E')) {
      boolean divides = at + 1 < limit && text[at + 1] == '-';
      int power = divides || at + 1 < limit && text[at + 1] == '+' ? at + 2 : at + 1;
      int tens = 0;
      for (at = power; at < limit && isDigit(text[at]); at++) {
        tens = Math.min(tens * 10 + (text[at] - '0'), LARGE_POWER);
      }
      valid &= at > power;
      exponent += divides ? -tens : tens;
    }
    end = at;
    return valid && at - start <= LONGEST;
  }

  private static boolean isDigit(byte c) {
    return c >= '0' && c <= '9';
  }
}
