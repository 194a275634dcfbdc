package dev.goldtrace.wire;

import dev.goldtrace.number.NumberText;

/** What the bytes of a field stand for, as text and as JSON. */
public sealed interface FieldValue {

  /** The value for people. */
  String text();

  /** The value as a JSON value. */
  String json();

  /** A number that counts something. */
  record Decimal(int value) implements FieldValue {
    @Override
    public String text() {
      return Integer.toString(value);
    }

    @Override
    public String json() {
      return text();
    }
  }

  /** An id, a word of bits or skipped bytes, in hexadecimal digits after {@code 0x}. */
  record Bits(String text) implements FieldValue {
    @Override
    public String json() {
      return '"' + text + '"';
    }
  }

  /** A float, with the shortest digits that give back its bits. */
  record Number(float value) implements FieldValue {
    @Override
    public String text() {
      return NumberText.csv(value);
    }

    @Override
    public String json() {
      return NumberText.json(value);
    }
  }
}
