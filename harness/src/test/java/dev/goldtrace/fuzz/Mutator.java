package dev.goldtrace.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Damages bytes: bits, tokens, numbers, lines and lengths. The same seed damages alike. */
final class Mutator {
  private static final int MOST_STEPS = 5;
  private static final byte[] TELLING =
      "{}[]\",:;=|\\/\n\r\0\t-+eE.0x9\u00ff\u00c3".getBytes(StandardCharsets.ISO_8859_1);
  private static final List<byte[]> TOKENS =
      bytes(
          "1e999",
          "-1e-999",
          "\"NaN\"",
          "NaN",
          "\"-Infinity\"",
          "-0",
          "-0.0",
          "00",
          "null",
          "true",
          "{}",
          "[]",
          "\"\"",
          "\"0x00000000\"",
          "\"0xFFFFFFFF\"",
          "0xGGGGGGGG",
          "2147483648",
          "-9223372036854775809",
          "3.4028236e+38",
          "1e-46",
          "123456789012345678901234567890.1234567890",
          "\\ud800",
          "\u20ac",
          "\ufeff",
          "[[[[[[[[[[[[[[[[",
          "\"k\":\"tick\",");

  private final SplittableRandom random;

  Mutator(SplittableRandom random) {
    this.random = random;
  }

  private static List<byte[]> bytes(String... tokens) {
    return Arrays.stream(tokens).map(token -> token.getBytes(StandardCharsets.UTF_8)).toList();
  }

  byte[] mutate(byte[] original) {
    byte[] bytes = original.clone();
    // Half of the inputs are damaged once: much of them can still be read, and goes further in.
    for (int steps = random.nextBoolean() ? 1 : random.nextInt(2, MOST_STEPS);
        steps > 0 && bytes.length > 1;
        steps--) {
      bytes = step(bytes);
    }
    return bytes;
  }

  private byte[] step(byte[] bytes) {
    int at = random.nextInt(bytes.length);
    int end = Math.min(bytes.length, at + 1 + random.nextInt(40));
    return switch (random.nextInt(10)) {
      case 0 -> put(bytes, at, (byte) (bytes[at] ^ 1 << random.nextInt(8)));
      case 1 -> put(bytes, at, TELLING[random.nextInt(TELLING.length)]);
      case 2 -> splice(bytes, at, TOKENS.get(random.nextInt(TOKENS.size())), at);
      case 3 -> word(bytes, at);
      case 4 -> splice(bytes, at, new byte[0], end);
      case 5 -> splice(bytes, at, Arrays.copyOfRange(bytes, at, end), at);
      case 6 -> Arrays.copyOf(bytes, Math.max(1, at));
      case 7 -> line(bytes, at, random.nextInt(bytes.length));
      case 8 -> line(bytes, at, at);
      default -> put(bytes, at, (byte) ('0' + random.nextInt(10)));
    };
  }

  private static byte[] put(byte[] bytes, int at, byte value) {
    bytes[at] = value;
    return bytes;
  }

  /** Another token in the place of the number or word that stands there. */
  private byte[] word(byte[] bytes, int at) {
    int from = at;
    int to = at;
    while (from > 0 && isWord(bytes[from - 1])) {
      from--;
    }
    while (to < bytes.length && isWord(bytes[to])) {
      to++;
    }
    return splice(bytes, from, TOKENS.get(random.nextInt(TOKENS.size())), to);
  }

  private static boolean isWord(byte b) {
    return b == '.' || b == '-' || b == '+' || Character.isLetterOrDigit(b);
  }

  /** Inserts the line that stands at one place before the line that stands at another. */
  private static byte[] line(byte[] bytes, int at, int before) {
    int from = lineStart(bytes, at);
    int to = from;
    while (to < bytes.length && bytes[to] != '\n') {
      to++;
    }
    byte[] line = Arrays.copyOfRange(bytes, from, Math.min(bytes.length, to + 1));
    int place = lineStart(bytes, before);
    return splice(bytes, place, line, place);
  }

  private static int lineStart(byte[] bytes, int at) {
    int start = at;
    while (start > 0 && bytes[start - 1] != '\n') {
      start--;
    }
    return start;
  }

  private static byte[] splice(byte[] bytes, int from, byte[] middle, int to) {
    ByteArrayOutputStream spliced = new ByteArrayOutputStream(bytes.length + middle.length);
    spliced.write(bytes, 0, from);
    spliced.writeBytes(middle);
    spliced.write(bytes, to, bytes.length - to);
    return spliced.toByteArray();
  }
}
