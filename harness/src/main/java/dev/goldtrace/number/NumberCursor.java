package dev.goldtrace.number;

import java.util.Arrays;

/**
 * Reads text whose form is known, from left to right: numbers and what stands between them. The
 * first thing that is not as expected ends the reading: {@link #ok} is false from then on, and
 * every number is 0. What is wrong, this can't tell; the text must be read by something that can.
 */
public final class NumberCursor {
  private static final int HEX_LENGTH = 10;

  private final NumberParser numbers = new NumberParser();
  private byte[] text = {};
  private int at;
  private int end;
  private boolean ok;

  /** Begins with a text. */
  public void begin(byte[] newText, int start, int length) {
    text = newText;
    at = start;
    end = start + length;
    ok = true;
  }

  /** Whether everything so far was as expected. */
  public boolean ok() {
    return ok;
  }

  /** Nothing of the kind that is next was expected. */
  public void fail() {
    ok = false;
  }

  /** Index of the next byte. */
  public int at() {
    return at;
  }

  public boolean atEnd() {
    return at == end;
  }

  /** Whether this character is next. */
  public boolean isNext(char c) {
    return at < end && text[at] == c;
  }

  /** Passes over a character if it is next; whether it was. */
  public boolean pass(char c) {
    boolean next = isNext(c);
    if (next) {
      at++;
    }
    return next;
  }

  /** Passes over bytes if they are next; whether they were. */
  public boolean pass(byte[] word, int length) {
    boolean next = end - at >= length && Arrays.equals(text, at, at + length, word, 0, length);
    if (next) {
      at += length;
    }
    return next;
  }

  /** Passes over ASCII text if it is next; whether it was. */
  public boolean pass(String word) {
    int length = word.length();
    if (end - at < length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text[at + i] != word.charAt(i)) {
        return false;
      }
    }
    at += length;
    return true;
  }

  /** Passes over what must be next. */
  public void expect(char c) {
    ok &= pass(c);
  }

  /** Passes over ASCII text that must be next. */
  public void expect(String word) {
    ok &= pass(word);
  }

  /** Passes over what comes before a character, or before the end. */
  public void passUntil(char c) {
    while (at < end && text[at] != c) {
      at++;
    }
  }

  /** 32 bits written as {@code 0x} and eight hexadecimal digits in capitals. */
  public int hex() {
    if (!ok || end - at < HEX_LENGTH) {
      ok = false;
      return 0;
    }
    try {
      int value = NumberParser.hex(text, at, HEX_LENGTH);
      at += HEX_LENGTH;
      return value;
    } catch (NumberFormatException e) {
      ok = false;
      return 0;
    }
  }

  /** A whole number of at most 32 bits. */
  public int int32() {
    int from = at;
    while (at < end && (text[at] >= '0' && text[at] <= '9' || text[at] == '-')) {
      at++;
    }
    try {
      return ok ? NumberParser.int32(text, from, at - from) : 0;
    } catch (NumberFormatException e) {
      ok = false;
      return 0;
    }
  }

  /** The float32 that is nearest to a decimal. */
  public float float32() {
    if (!ok) {
      return 0;
    }
    try {
      float value = numbers.float32At(text, at, end);
      at = numbers.end();
      return value;
    } catch (NumberFormatException e) {
      ok = false;
      return 0;
    }
  }

  /** The float64 that is nearest to a decimal. */
  public double float64() {
    if (!ok) {
      return 0;
    }
    try {
      double value = numbers.float64At(text, at, end);
      at = numbers.end();
      return value;
    } catch (NumberFormatException e) {
      ok = false;
      return 0;
    }
  }
}
