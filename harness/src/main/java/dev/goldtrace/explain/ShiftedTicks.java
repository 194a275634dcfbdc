package dev.goldtrace.explain;

import dev.goldtrace.compare.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The right values come some ticks too late or too early. */
record ShiftedTicks(String column, int late, int ticks) implements Kind {
  private static final int MOST = 3;
  private static final int FEWEST = 3;

  /**
   * Aligns the replayed values with the golden ones of up to three ticks before and after.
   *
   * @param whole the series from its first tick
   * @param tick of the first divergence
   */
  static Optional<Kind> in(Series whole, int tick) {
    for (int distance = 1; distance <= MOST; distance++) {
      for (int late : new int[] {distance, -distance}) {
        int agreeing = agreeing(whole.points(), tick, late);
        if (agreeing >= FEWEST) {
          return Optional.of(new ShiftedTicks(whole.title(), late, agreeing));
        }
      }
    }
    return Optional.empty();
  }

  /** How many ticks agree when shifted; 0 if one does not, or if they hold one value only. */
  private static int agreeing(List<Series.Point> points, int tick, int late) {
    Set<Cell> values = new HashSet<>();
    int agreeing = 0;
    for (int i = 0; i < points.size(); i++) {
      int counterpart = i - late;
      if (points.get(i).tick() < tick || counterpart < 0 || counterpart >= points.size()) {
        continue;
      }
      Cell actual = points.get(i).actual();
      if (!actual.same(points.get(counterpart).expected())) {
        return 0;
      }
      values.add(actual);
      agreeing++;
    }
    return values.size() > 1 ? agreeing : 0;
  }

  @Override
  public String id() {
    return "shifted";
  }

  @Override
  public String diagnosis(Sides sides) {
    int ticksApart = Math.abs(late);
    return column
        + " has "
        + sides.own()
        + " values "
        + ticksApart
        + (ticksApart == 1 ? " tick" : " ticks")
        + (late > 0 ? " late" : " early")
        + ", in all "
        + ticks
        + " ticks from then on";
  }

  @Override
  public String nextStep(Sides sides) {
    return "the arithmetic is right and its time is wrong: look at the order of the tick"
        + " (docs/spec/physics-tick.md) and at which clock and which comparison (< or <=) starts it";
  }
}
