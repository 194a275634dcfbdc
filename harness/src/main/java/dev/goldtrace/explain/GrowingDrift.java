package dev.goldtrace.explain;

import java.util.List;
import java.util.Optional;

/** From the first divergence on, the values move apart. */
record GrowingDrift(String column, double first, double last, int ticks) implements Kind {
  private static final int FEWEST = 3;
  private static final double FACTOR = 2;
  private static final double GROWING_STEPS = 0.8;

  static Optional<Kind> in(Series fromFirst) {
    List<Series.Point> points = fromFirst.points();
    if (points.size() < FEWEST || !fromFirst.finite()) {
      return Optional.empty();
    }
    int growing = 0;
    for (int i = 1; i < points.size(); i++) {
      if (Math.abs(points.get(i).difference()) >= Math.abs(points.get(i - 1).difference())) {
        growing++;
      }
    }
    double first = fromFirst.first().difference();
    double last = fromFirst.last().difference();
    boolean drift =
        Math.abs(last) >= FACTOR * Math.abs(first)
            && growing >= GROWING_STEPS * (points.size() - 1);
    return drift
        ? Optional.of(new GrowingDrift(fromFirst.title(), first, last, points.size()))
        : Optional.empty();
  }

  @Override
  public String id() {
    return "growing_drift";
  }

  @Override
  public String diagnosis(Sides sides) {
    return column
        + " drifts: off by "
        + Amounts.signed(first)
        + " at first and by "
        + Amounts.signed(last)
        + " after "
        + ticks
        + " ticks";
  }

  @Override
  public String nextStep(Sides sides) {
    return "every tick adds to the error: look for a rounding that is missing or too many in what"
        + " is summed up each tick, a float where there is a double, or another speed";
  }
}
