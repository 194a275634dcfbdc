package dev.goldtrace.port.math;

/** Compass headings: degrees clockwise from north (+Y), so east (+X) is 90. */
public final class Headings {

  private Headings() {}

  /**
   * The heading kernel H of spec math.md section 3: the heading of a direction, in [0, 360).
   *
   * <p>450 minus the angle lies in [270, 630], so the remainder is never negative. The result is
   * not rounded to float; rounding a heading just under 360 can give 360.
   *
   * @param y the northward component
   * @param x the eastward component; both 0 give 90
   */
  public static double kernel(double y, double x) {
    return (450.0 - StrictMath.atan2(y, x) * Constants.DEGREES_PER_RADIAN) % 360.0;
  }
}
