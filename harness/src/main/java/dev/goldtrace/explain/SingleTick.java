package dev.goldtrace.explain;

import java.util.List;
import java.util.Optional;

/**
 * One tick differs and everything after it is right again.
 *
 * @param floating whether the values can be rounded
 * @param untouched whether the port holds the same value in the ticks before and after it
 */
record SingleTick(String column, int tick, int later, boolean floating, boolean untouched)
    implements Kind {

  /**
   * @param whole the series from its first tick
   * @param tick of the first divergence
   */
  static Optional<Kind> in(Series whole, int tick) {
    Series fromFirst = whole.from(tick);
    return fromFirst.differing() == 1
        ? Optional.of(
            new SingleTick(
                fromFirst.title(),
                fromFirst.first().tick(),
                fromFirst.points().size() - 1,
                fromFirst.first().expected().floating(),
                untouched(whole.points(), fromFirst.points().size())))
        : Optional.empty();
  }

  private static boolean untouched(List<Series.Point> whole, int left) {
    int at = whole.size() - left;
    return left > 1 && same(whole, at, at + 1) && (at == 0 || same(whole, at - 1, at));
  }

  private static boolean same(List<Series.Point> points, int one, int other) {
    return points.get(one).actual().same(points.get(other).actual());
  }

  @Override
  public String id() {
    return "single_tick";
  }

  @Override
  public String diagnosis(Sides sides) {
    return later == 0
        ? column + " differs in the last tick only"
        : column + " differs in tick " + tick + " only; the " + later + " ticks after it are right";
  }

  @Override
  public String nextStep(Sides sides) {
    if (StoredColumns.contains(column)) {
      return untouched
          ? "the value is stored, and "
              + (sides.isReplay() ? "the port" : sides.actualWhole())
              + " holds the same one before and after tick "
              + tick
              + ": most likely this row of "
              + sides.expectedWhole()
              + " was edited; look at its history first"
          : "the value is stored until it is set again: look at what sets it in tick "
              + tick
              + " and in the next, and whether "
              + sides.expectedWhole()
              + " was edited";
    }
    return "the value is computed anew each tick, so look at what is special in tick "
        + tick
        + (floating ? ": a rounding, a branch" : ": a branch")
        + " taken once, or "
        + (sides.isReplay() ? "a golden file" : "a line of " + sides.expectedWhole())
        + " that was edited";
  }
}
