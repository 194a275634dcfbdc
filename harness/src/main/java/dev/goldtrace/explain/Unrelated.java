package dev.goldtrace.explain;

import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.golden.FrameRow;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * No frame of the object agrees, from the first tick on, and few of the others do: the two sides
 * may have been made of different traces.
 *
 * @param object how many rows of the object both sides have
 * @param agreeing how many rows of all objects agree
 * @param all how many rows of all objects both sides have
 */
record Unrelated(String file, int object, int agreeing, int all) implements Kind {
  private static final int FEWEST = 3;

  static Optional<Kind> in(TraceFacts trace, BothSides sides, Divergence first) {
    List<FrameRow> golden = sides.golden().frames();
    boolean ofFrames = FrameColumn.ALL.stream().map(Column::title).anyMatch(first.field()::equals);
    if (!ofFrames || golden.isEmpty() || golden.get(0).tick() != first.tick()) {
      return Optional.empty();
    }
    Map<Long, FrameRow> replayed = new HashMap<>();
    sides.replayed().frames().forEach(row -> replayed.putIfAbsent(key(row), row));
    int object = 0;
    int agreeing = 0;
    int all = 0;
    for (FrameRow row : golden) {
      FrameRow other = replayed.get(key(row));
      if (other == null) {
        continue;
      }
      boolean same = row.equals(other);
      all++;
      agreeing += same ? 1 : 0;
      if (row.guid() == first.guid()) {
        if (same) {
          return Optional.empty();
        }
        object++;
      }
    }
    return object >= FEWEST && 2 * agreeing <= all
        ? Optional.of(new Unrelated(trace.goldenFrames(), object, agreeing, all))
        : Optional.empty();
  }

  private static long key(FrameRow row) {
    return (long) row.tick() << 32 | row.guid() & 0xFFFFFFFFL;
  }

  @Override
  public String id() {
    return "unrelated";
  }

  @Override
  public String diagnosis(Sides sides) {
    return "none of the "
        + object
        + " frames of the object agrees, from the first tick on, and of all frames "
        + agreeing
        + " of "
        + all
        + ": "
        + sides.expectedWhole()
        + " may be of another trace than "
        + sides.actualWhole();
  }

  @Override
  public String nextStep(Sides sides) {
    return "see first whether "
        + file
        + (sides.isReplay() ? " belongs to this trace" : " and the other side are of one trace")
        + "; if so, start with the first tick: what follows is its consequence";
  }
}
