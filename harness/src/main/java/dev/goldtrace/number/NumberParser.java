package dev.goldtrace.number;

import com.fasterxml.jackson.core.io.NumberInput;

/**
 * Numbers from text. Accepted are JSON's numbers and the words {@code NaN}, {@code Infinity} and
 * {@code -Infinity}; a float32 is rounded once, directly from the decimal.
 *
 * <p>The message of every {@link NumberFormatException} says what was expected and completes the
 * sentence "this must be ...".
 */
public final class NumberParser {

  private static final int LONGEST = 400;
  private static final float[] POWERS = {
    1e0f, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f, 1e6f, 1e7f, 1e8f, 1e9f, 1e10f
  };

  private char[] chars = new char[64];

  /** See {@link #float32(char[], int, int)}. */
  public float float32(CharSequence text) {
    return float32(copy(text), 0, text.length());
  }

  /** See {@link #float64(char[], int, int)}. */
  public double float64(CharSequence text) {
    return float64(copy(text), 0, text.length());
  }

  /**
   * The float32 that is nearest to a decimal.
   *
   * @throws NumberFormatException if the text is no number, or too large for a float32
   */
  public float float32(char[] text, int start, int length) {
    if (isWord(text, start, length)) {
      return (float) word(text, start, length, "a float32 number");
    }
    check(text, start, length, "a float32 number");
    return float32OfNumber(text, start, length);
  }

  /**
   * As {@link #float32(char[], int, int)}, for text that is known to be a JSON number.
   *
   * @throws NumberFormatException if the number is too large for a float32
   */
  public float float32OfNumber(char[] text, int start, int length) {
    int end = start + length;
    boolean negative = text[start] == '-';
    // A number of at most seven digits or so: both the digits and the power of ten are exact in
    // float32, so one division rounds once.
    int digits = 0;
    int afterPoint = end;
    int at = negative ? start + 1 : start;
    for (; at < end && digits < 1_000_000; at++) {
      int digit = text[at] - '0';
      if (digit >= 0 && digit <= 9) {
        digits = digits * 10 + digit;
      } else if (text[at] == '.') {
        afterPoint = at + 1;
      } else {
        break;
      }
    }
    int places = end - afterPoint;
    if (at == end && digits < 1 << 24 && places < POWERS.length) {
      float magnitude = places == 0 ? digits : digits / POWERS[places];
      return negative ? -magnitude : magnitude;
    }
    float value = NumberInput.parseFloat(text, start, length, true);
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
  public double float64(char[] text, int start, int length) {
    if (isWord(text, start, length)) {
      return word(text, start, length, "a float64 number");
    }
    check(text, start, length, "a float64 number");
    return float64OfNumber(text, start, length);
  }

  /**
   * As {@link #float64(char[], int, int)}, for text that is known to be a JSON number.
   *
   * @throws NumberFormatException if the number is too large for a float64
   */
  public double float64OfNumber(char[] text, int start, int length) {
    double value = NumberInput.parseDouble(text, start, length, true);
    if (Double.isInfinite(value)) {
      throw new NumberFormatException(
          "a float64 number (at most 1.7976931348623157e+308 in size), or the word Infinity");
    }
    return value;
  }

  /**
   * 32 bits written as {@code 0x} and eight hexadecimal digits in capitals.
   *
   * @throws NumberFormatException if the text is anything else
   */
  public static int hex(CharSequence text) {
    char[] chars = new char[10];
    for (int i = 0; i < Math.min(text.length(), 10); i++) {
      chars[i] = text.charAt(i);
    }
    return hex(chars, 0, text.length());
  }

  /** As {@link #hex(CharSequence)}. */
  public static int hex(char[] text, int start, int length) {
    int value = 0;
    boolean valid = length == 10 && text[start] == '0' && text[start + 1] == 'x';
    for (int i = 2; valid && i < 10; i++) {
      char c = text[start + i];
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
  public static int int32(CharSequence text) {
    boolean negative = text.length() > 0 && text.charAt(0) == '-';
    int first = negative ? 1 : 0;
    int count = text.length() - first;
    boolean valid = count >= 1 && count <= 10 && (count == 1 || text.charAt(first) != '0');
    long value = 0;
    for (int i = first; valid && i < text.length(); i++) {
      char c = text.charAt(i);
      valid = c >= '0' && c <= '9';
      value = value * 10 + (c - '0');
    }
    value = negative ? -value : value;
    if (!valid || value != (int) value || negative && value == 0) {
      throw new NumberFormatException("a whole number of 32 bits");
    }
    return (int) value;
  }

  private static boolean isWord(char[] text, int start, int length) {
    int first = length > 0 && text[start] == '-' ? start + 1 : start;
    return first < start + length && (text[first] == 'N' || text[first] == 'I');
  }

  private static double word(char[] text, int start, int length, String expected) {
    return switch (new String(text, start, Math.min(length, LONGEST))) {
      case "NaN" -> Double.NaN;
      case "Infinity" -> Double.POSITIVE_INFINITY;
      case "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> throw new NumberFormatException(expected);
    };
  }

  /** Lets JSON's numbers pass: -? whole (. digits)? ([eE] [+-]? digits)? */
  private static void check(char[] text, int start, int length, String expected) {
    int end = start + length;
    int at = start < end && text[start] == '-' ? start + 1 : start;
    int whole = digits(text, at, end);
    boolean valid = length <= LONGEST && whole >= 1 && (whole == 1 || text[at] != '0');
    at += whole;
    if (valid && at < end && text[at] == '.') {
      int places = digits(text, at + 1, end);
      valid = places >= 1;
      at += 1 + places;
    }
    if (valid && at < end && (text[at] == 'e' || text[at] == 'E')) {
      at++;
      if (at < end && (text[at] == '+' || text[at] == '-')) {
        at++;
      }
      int power = digits(text, at, end);
      valid = power >= 1;
      at += power;
    }
    if (!valid || at != end) {
      throw new NumberFormatException(expected);
    }
  }

  private static int digits(char[] text, int start, int end) {
    int at = start;
    while (at < end && text[at] >= '0' && text[at] <= '9') {
      at++;
    }
    return at - start;
  }

  private char[] copy(CharSequence text) {
    if (text.length() > chars.length) {
      chars = new char[text.length()];
    }
    if (text instanceof String string) {
      string.getChars(0, string.length(), chars, 0);
    } else {
      for (int i = 0; i < text.length(); i++) {
        chars[i] = text.charAt(i);
      }
    }
    return chars;
  }
}
