package dev.goldtrace.explain;

import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.compare.StateCells;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * Two whole recordings of the same case.
 *
 * @param golden what had to come out
 * @param replayed what came out
 */
public record BothSides(Recording golden, Recording replayed) {

  /** The values of one column of one object, tick by tick, where both sides have a row. */
  Series series(int guid, String title) {
    for (Column<FrameRow> column : FrameColumn.ALL) {
      if (column.title().equals(title)) {
        return series(
            column,
            byTick(golden.frames(), FrameRow::tick, FrameRow::guid, guid),
            byTick(replayed.frames(), FrameRow::tick, FrameRow::guid, guid));
      }
    }
    for (Column<StateRow> column : StateCells.all()) {
      if (column.title().equals(title)) {
        return series(
            column,
            byTick(golden.states(), StateRow::tick, StateRow::guid, guid),
            byTick(replayed.states(), StateRow::tick, StateRow::guid, guid));
      }
    }
    throw new IllegalArgumentException(title);
  }

  /**
   * The ticks in which the side that lacks a row has rows of its object, ascending.
   *
   * @param missing a row that only one side has, or a divergence of order, which counts as lacking
   *     on the replayed side
   */
  Set<Integer> ticksOfLackingSide(Divergence missing) {
    Recording lacking = missing.kind() == DivergenceKind.EXTRA_ROW ? golden : replayed;
    return isOfState(missing)
        ? byTick(lacking.states(), StateRow::tick, StateRow::guid, missing.guid()).keySet()
        : byTick(lacking.frames(), FrameRow::tick, FrameRow::guid, missing.guid()).keySet();
  }

  /** Whether a divergence is one of rows of state, and not of frames. */
  static boolean isOfState(Divergence divergence) {
    return divergence.aspect().id().startsWith("state");
  }

  private static <R> Series series(
      Column<R> column, Map<Integer, R> expected, Map<Integer, R> actual) {
    List<Series.Point> points = new ArrayList<>();
    expected.forEach(
        (tick, row) -> {
          R other = actual.get(tick);
          if (other != null) {
            points.add(new Series.Point(tick, column.cell(row), column.cell(other)));
          }
        });
    return new Series(column.title(), points);
  }

  private static <R> Map<Integer, R> byTick(
      List<R> rows, ToIntFunction<R> tickOf, ToIntFunction<R> guidOf, int guid) {
    Map<Integer, R> byTick = new TreeMap<>();
    for (R row : rows) {
      if (guidOf.applyAsInt(row) == guid) {
        byTick.putIfAbsent(tickOf.applyAsInt(row), row);
      }
    }
    return byTick;
  }
}
