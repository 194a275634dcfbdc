package dev.goldtrace.importer.cdb;

import dev.goldtrace.trace.FrameValue;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.Vec3;

/**
 * One record that the recorder script printed. The words are read front to back, each once.
 *
 * <p>A position is cell, rotation, origin, as it lies in memory; a float64 is two words, the low
 * one first.
 */
final class LogRecord {
  private final int line;
  private final String kind;
  private final String name;
  private final int[] words;
  private int next;

  /**
   * @param line line in the log, from 1
   * @param kind the word after the prefix
   * @param name the name or text after the kind; empty in a record that has none
   * @param words the 32-bit words
   */
  LogRecord(int line, String kind, String name, int[] words) {
    this.line = line;
    this.kind = kind;
    this.name = name;
    this.words = words;
  }

  int line() {
    return line;
  }

  String kind() {
    return kind;
  }

  String name() {
    return name;
  }

  /** How many words have not been read. */
  int left() {
    return words.length - next;
  }

  /**
   * Checks the number of words that are left.
   *
   * @throws RecordFault there are more or fewer
   */
  void expect(int count) {
    if (left() != count) {
      throw new RecordFault(
          "a record "
              + kind
              + (name.isEmpty() ? "" : " " + RecordFault.quote(name))
              + " with "
              + words.length
              + " words instead of "
              + (count + next));
    }
  }

  int word() {
    if (next == words.length) {
      throw new RecordFault("a record " + kind + " with only " + words.length + " words");
    }
    return words[next++];
  }

  /** The next word, which can be read again. */
  int peek() {
    int word = word();
    next--;
    return word;
  }

  boolean bool() {
    int word = word();
    if (word != 0 && word != 1) {
      throw new RecordFault(String.format("a boolean that is %08x, neither 0 nor 1", word));
    }
    return word == 1;
  }

  float float32() {
    return Float.intBitsToFloat(word());
  }

  long word64() {
    long low = word() & 0xFFFFFFFFL;
    return (long) word() << 32 | low;
  }

  double float64() {
    return Double.longBitsToDouble(word64());
  }

  /** A clock, seconds. */
  double time() {
    double time = float64();
    if (!Double.isFinite(time)) {
      throw new RecordFault("a clock that is " + time);
    }
    return time;
  }

  Vec3 vector() {
    return new Vec3(float32(), float32(), float32());
  }

  /** Rotation and origin, as a Frame begins and ends in memory. */
  FrameValue frame() {
    Quat q = new Quat(float32(), float32(), float32(), float32());
    return new FrameValue(vector(), q);
  }

  PositionValue position() {
    int cell = word();
    FrameValue frame = frame();
    return new PositionValue(cell, frame.o(), frame.q());
  }
}
