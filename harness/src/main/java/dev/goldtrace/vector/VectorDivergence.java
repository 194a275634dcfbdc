package dev.goldtrace.vector;

import java.util.Locale;

/**
 * A value that differs from the reference.
 *
 * @param line the line of the case
 * @param member path of the value, e.g. {@code out.frame.q[2]}
 * @param expected the value in the file, or "absent"
 * @param actual the port's value, or "absent"
 * @param difference bits and units in the last place for numbers with a fraction, else ""
 */
public record VectorDivergence(
    int line, String member, String expected, String actual, String difference) {

  static VectorDivergence plain(int line, String member, String expected, String actual) {
    return new VectorDivergence(line, member, expected, actual, "");
  }

  static VectorDivergence float32(int line, String member, float expected, float actual) {
    int expectedBits = Float.floatToIntBits(expected);
    int actualBits = Float.floatToIntBits(actual);
    return new VectorDivergence(
        line,
        member,
        Float.toString(expected),
        Float.toString(actual),
        String.format(
            Locale.ROOT,
            "0x%08X against 0x%08X, %s",
            expectedBits,
            actualBits,
            ulps(ulps(expected, actual))));
  }

  static VectorDivergence float64(int line, String member, double expected, double actual) {
    return new VectorDivergence(
        line,
        member,
        Double.toString(expected),
        Double.toString(actual),
        String.format(
            Locale.ROOT,
            "0x%016X against 0x%016X, %s",
            Double.doubleToLongBits(expected),
            Double.doubleToLongBits(actual),
            ulps(ulps(expected, actual))));
  }

  private static String ulps(long ulps) {
    return ulps < 0 ? "no distance to NaN" : ulps == 0 ? "sign of zero" : ulps + " ULP";
  }

  /** Floats between the two, -0 and 0 being the same; -1 when either is NaN and not the other. */
  static long ulps(float a, float b) {
    if (Float.isNaN(a) || Float.isNaN(b)) {
      return Float.isNaN(a) && Float.isNaN(b) ? 0 : -1;
    }
    return Math.abs(ordered(a) - ordered(b));
  }

  private static long ordered(float value) {
    int bits = Float.floatToRawIntBits(value);
    return bits >= 0 ? bits : -(long) (bits & 0x7FFFFFFF);
  }

  /** As {@link #ulps(float, float)}, for doubles; saturates. */
  static long ulps(double a, double b) {
    if (Double.isNaN(a) || Double.isNaN(b)) {
      return Double.isNaN(a) && Double.isNaN(b) ? 0 : -1;
    }
    long x = ordered(a);
    long y = ordered(b);
    long distance = Math.max(x, y) - Math.min(x, y);
    return distance < 0 ? Long.MAX_VALUE : distance;
  }

  private static long ordered(double value) {
    long bits = Double.doubleToRawLongBits(value);
    return bits >= 0 ? bits : -(bits & Long.MAX_VALUE);
  }

  /** One line: where, expected, actual, by how much. */
  public String message() {
    return "line "
        + line
        + ", "
        + member
        + ": expected "
        + expected
        + ", got "
        + actual
        + (difference.isEmpty() ? "" : " (" + difference + ")");
  }
}
