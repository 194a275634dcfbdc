package dev.goldtrace.number;

import java.math.BigInteger;

/**
 * The shortest decimal that parses back to the same float or double; of several the nearest, of two
 * equally near ones the one with the even last digit. Mutable, so that a writer needs one for all
 * its numbers: {@link #of(float)} sets {@link #digits} and {@link #exponent}.
 */
// This is Raffaello Giulietti's "Schubfach" (The Schubfach way to render doubles, 2020), as the JDK
// has it since version 19, without two additions of the JDK's specification: that at least two
// digits are considered, and that they are printed as "1.0E10".
//
// A number c * 2^q is scaled by 10^-k so that its rounding interval, which is about 2^q wide, holds
// at least one integer and at most one multiple of ten. The candidates then are: the multiple of
// ten
// inside the interval, or else the two integers next to the number. 10^-k is taken from a table as
// a
// 126-bit integer; the paper proves that this is enough for doubles, and so it is for floats. The
// numbers vb, vbl, vbr are four times the scaled value and the bounds of its interval, rounded to
// odd, so that comparing them with integers is exact.
final class ShortestDecimal {

  private static final int MIN_K = -324;
  private static final int MAX_K = 292;
  private static final long MASK_63 = (1L << 63) - 1;

  // Bits 63 to 125 and 0 to 62 of floor(10^-k * 2^r) + 1, where r makes it 126 bits long.
  private static final long[] HIGH = new long[MAX_K - MIN_K + 1];
  private static final long[] LOW = new long[MAX_K - MIN_K + 1];

  static {
    for (int k = MIN_K; k <= MAX_K; k++) {
      BigInteger g = powerOfTen126(-k);
      HIGH[k - MIN_K] = g.shiftRight(63).longValueExact();
      LOW[k - MIN_K] = g.and(BigInteger.valueOf(MASK_63)).longValueExact();
    }
  }

  /** The digits as a number, not divisible by ten unless zero. */
  long digits;

  /** The value is {@code digits * 10^exponent}. */
  int exponent;

  /** The magnitude of a finite float. */
  void of(float value) {
    int bits = Float.floatToRawIntBits(value) & 0x7FFFFFFF;
    int biased = bits >>> 23;
    int fraction = bits & 0x7FFFFF;
    if (biased == 0) {
      shortest(fraction, -149, false);
    } else {
      int c = fraction | 0x800000;
      int q = biased - 150;
      if (q > -24 && q <= 0 && (c & -c) >= 1 << -q) {
        whole(c >> -q);
      } else {
        shortest(c, q, fraction == 0 && biased > 1);
      }
    }
  }

  /** The magnitude of a finite double. */
  void of(double value) {
    long bits = Double.doubleToRawLongBits(value) & Long.MAX_VALUE;
    int biased = (int) (bits >>> 52);
    long fraction = bits & 0xFFFFFFFFFFFFFL;
    if (biased == 0) {
      shortest(fraction, -1074, false);
    } else {
      long c = fraction | 0x10000000000000L;
      int q = biased - 1075;
      if (q > -53 && q <= 0 && (c & -c) >= 1L << -q) {
        whole(c >> -q);
      } else {
        shortest(c, q, fraction == 0 && biased > 1);
      }
    }
  }

  // A whole number smaller than 2^24 (float) or 2^53 (double): its neighbours are at most one away,
  // so no other number with fewer digits rounds to it.
  private void whole(long value) {
    digits = value;
    exponent = 0;
    removeTrailingZeros();
  }

  /**
   * @param c significand
   * @param q binary exponent
   * @param narrow whether the next smaller number is only half as far away as the next larger one
   */
  private void shortest(long c, int q, boolean narrow) {
    if (c == 0) {
      digits = 0;
      exponent = 0;
      return;
    }
    int odd = (int) (c & 1);
    int k = narrow ? floorLog10ThreeQuartersPow2(q) : floorLog10Pow2(q);
    int h = q + floorLog2Pow10(-k) + 2;
    long high = HIGH[k - MIN_K];
    long low = LOW[k - MIN_K];
    long cb = c << 2;
    long vb = roundToOdd(high, low, cb << h);
    long vbl = roundToOdd(high, low, (narrow ? cb - 1 : cb - 2) << h);
    long vbr = roundToOdd(high, low, (cb + 2) << h);
    digits = nearest(vb, vbl + odd, vbr - odd);
    exponent = k;
    removeTrailingZeros();
  }

  private static long nearest(long vb, long lowest, long highest) {
    long s = vb >> 2;
    if (s >= 10) {
      long below = s / 10 * 10;
      long above = below + 10;
      boolean belowIsInside = lowest <= below << 2;
      boolean aboveIsInside = above << 2 <= highest;
      if (belowIsInside != aboveIsInside) {
        return belowIsInside ? below : above;
      }
    }
    long t = s + 1;
    boolean lowerIsInside = lowest <= s << 2;
    boolean upperIsInside = t << 2 <= highest;
    if (lowerIsInside != upperIsInside) {
      return lowerIsInside ? s : t;
    }
    long fromMiddle = vb - ((s + t) << 1);
    return fromMiddle < 0 || fromMiddle == 0 && (s & 1) == 0 ? s : t;
  }

  private void removeTrailingZeros() {
    while (digits >= 10) {
      long shorter = digits / 10;
      if (shorter * 10 != digits) {
        return;
      }
      digits = shorter;
      exponent++;
    }
  }

  /** {@code g * cp / 2^127} with the lowest bit set if anything was cut off. */
  private static long roundToOdd(long high, long low, long cp) {
    long x1 = Math.multiplyHigh(low, cp);
    long y0 = high * cp;
    long y1 = Math.multiplyHigh(high, cp);
    long z = (y0 >>> 1) + x1;
    long vbp = y1 + (z >>> 63);
    return vbp | (z & MASK_63) + MASK_63 >>> 63;
  }

  private static BigInteger powerOfTen126(int exponent) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
    BigInteger floor;
    if (exponent >= 0) {
      int excess = power.bitLength() - 126;
      floor = excess >= 0 ? power.shiftRight(excess) : power.shiftLeft(-excess);
    } else {
      floor = BigInteger.ONE.shiftLeft(power.bitLength() + 125).divide(power);
      floor = floor.shiftRight(floor.bitLength() - 126);
    }
    return floor.add(BigInteger.ONE);
  }

  // The three logarithms as fixed-point products, exact for |e| <= 1100.

  private static int floorLog10Pow2(int e) {
    return (int) (e * 661_971_961_083L >> 41);
  }

  private static int floorLog10ThreeQuartersPow2(int e) {
    return (int) (e * 661_971_961_083L - 274_743_187_321L >> 41);
  }

  private static int floorLog2Pow10(int e) {
    return (int) (e * 913_124_641_741L >> 38);
  }
}
