package dev.goldtrace.port.math;

/**
 * Sine and cosine as the C library's float functions give them (spec math.md section 9.1). They are
 * not the rounded double functions: about 1.4 % of arguments differ by one unit in the last place.
 *
 * <p>This is glibc's algorithm without fused multiply-add, all in double: the argument is reduced
 * to [-pi/4, pi/4] and one of two polynomials evaluated. Equal to glibc for every float below 120
 * in magnitude, which is far beyond any angle here; larger ones go through the double function.
 */
final class FloatTrigonometry {
  private static final double C1 = -0x1.ffffffd0c621cp-2;
  private static final double C2 = 0x1.55553e1068f19p-5;
  private static final double C3 = -0x1.6c087e89a359dp-10;
  private static final double C4 = 0x1.99343027bf8c3p-16;
  private static final double S1 = -0x1.555545995a603p-3;
  private static final double S2 = 0x1.1107605230bc4p-7;
  private static final double S3 = -0x1.994eb3774cf24p-13;

  private static final float QUARTER_PI = 0x1.921FB6p-1f;
  private static final float TINY = 0x1p-12f;
  private static final float LARGE = 120;
  private static final double HALF_PI = 0x1.921FB54442D18p0;
  // 2/pi times 2^24, so that an int holds the quadrant in its upper bits.
  private static final double QUADRANTS = 0x1.45F306DC9C883p+23;

  private FloatTrigonometry() {}

  static float sin(float x) {
    float magnitude = Math.abs(x);
    if (magnitude < TINY) {
      return x;
    }
    if (magnitude < QUARTER_PI) {
      return (float) sinePolynomial(x);
    }
    if (magnitude < LARGE) {
      return reduced(x, 0);
    }
    return (float) StrictMath.sin(x);
  }

  static float cos(float x) {
    float magnitude = Math.abs(x);
    if (magnitude < TINY) {
      return 1;
    }
    if (magnitude < QUARTER_PI) {
      return (float) cosinePolynomial(x);
    }
    if (magnitude < LARGE) {
      return reduced(x, 1);
    }
    return (float) StrictMath.cos(x);
  }

  private static float reduced(double x, int shift) {
    int n = ((int) (x * QUADRANTS) + 0x800000) >> 24;
    double r = x - n * HALF_PI;
    n += shift;
    double value = (n & 1) != 0 ? cosinePolynomial(r) : sinePolynomial(r);
    return (float) ((n & 2) != 0 ? -value : value);
  }

  private static double sinePolynomial(double x) {
    double x2 = x * x;
    double x3 = x * x2;
    double x7 = x3 * x2;
    return (x + x3 * S1) + x7 * (S2 + x2 * S3);
  }

  private static double cosinePolynomial(double x) {
    double x2 = x * x;
    double x4 = x2 * x2;
    double x6 = x4 * x2;
    return ((1 + x2 * C1) + x4 * C2) + x6 * (C3 + x2 * C4);
  }
}
