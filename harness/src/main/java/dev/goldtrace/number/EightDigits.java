package dev.goldtrace.number;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Up to eight decimal digits, read at once: no loop, whose end the processor guesses wrong for
 * every other number.
 */
// The first of eight characters is the lowest byte of a long. Without the '0' in each byte, digits
// are the bytes up to 9. Shifted to the top, below leading zeros, eight digits become a number by
// joining neighbours: bytes to pairs, pairs to fours, fours to eight.
final class EightDigits {
  static final int LENGTH = Long.BYTES;

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ZEROS = 0x3030303030303030L;

  /** Added to a byte that is larger than 9, it sets the sign; digits before it carry nothing. */
  private static final long OVER_NINE = 0x7676767676767676L;

  private static final long SIGNS = 0x8080808080808080L;
  private static final long PAIRS = 0x000000FF000000FFL;
  private static final long HIGH_PAIRS = 100 + (1_000_000L << 32);
  private static final long LOW_PAIRS = 1 + (10_000L << 32);

  private static final long[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000
  };

  private EightDigits() {}

  /** The characters from an index on, each less '0'; what is beyond the limit is no digit. */
  static long at(byte[] text, int index, int limit) {
    if (index + LENGTH <= limit) {
      return (long) EIGHT.get(text, index) ^ ZEROS;
    }
    long eight = -1L;
    for (int at = limit - 1; at >= index; at--) {
      eight = eight << 8 | text[at] & 0xFF ^ '0';
    }
    return eight;
  }

  /** How many of the characters are digits before the first that is none. */
  static int count(long eight) {
    return Long.numberOfTrailingZeros((eight + OVER_NINE | eight) & SIGNS) >>> 3;
  }

  /** The number that the first so many digits are. */
  static long value(long eight, int count) {
    if (count == 0) {
      return 0;
    }
    long digits = eight << 8 * (LENGTH - count);
    long pairs = digits * 10 + (digits >>> 8);
    return (pairs & PAIRS) * HIGH_PAIRS + (pairs >>> 16 & PAIRS) * LOW_PAIRS >>> 32;
  }

  /** Ten to a power, up to {@link #LENGTH}. */
  static long power(int exponent) {
    return POWERS[exponent];
  }
}
