package dev.goldtrace.explain;

import java.util.List;
import java.util.Optional;

/** From the first divergence on, the values are off by the same amount. */
record ConstantOffset(String column, double by, int ticks) implements Kind {
  private static final int FEWEST = 3;
  private static final double RELATIVE = 1e-3;

  /** An offset of fewer representable values can't be told from rounding. */
  private static final int ROUNDINGS = 8;

  static Optional<Kind> in(Series fromFirst) {
    List<Series.Point> points = fromFirst.points();
    if (points.size() < FEWEST || !fromFirst.finite()) {
      return Optional.empty();
    }
    double by = fromFirst.first().difference();
    boolean constant = by != 0 && points.stream().allMatch(point -> isOffBy(point, by));
    return constant
        ? Optional.of(new ConstantOffset(fromFirst.title(), by, points.size()))
        : Optional.empty();
  }

  private static boolean isOffBy(Series.Point point, double by) {
    double rounding = Math.ulp((float) point.expected().value());
    double noise = Math.abs(by) >= ROUNDINGS * rounding ? 2 * rounding : 0;
    return Math.abs(point.difference() - by) <= Math.max(RELATIVE * Math.abs(by), noise);
  }

  @Override
  public String id() {
    return "constant_offset";
  }

  @Override
  public String diagnosis(Sides sides) {
    return column
        + " is off by "
        + Amounts.signed(by)
        + " from then on, in all "
        + ticks
        + " ticks";
  }

  @Override
  public String nextStep(Sides sides) {
    return "one step was wrong once and nothing corrected it: compare what is added in this tick"
        + " with the specification";
  }
}
