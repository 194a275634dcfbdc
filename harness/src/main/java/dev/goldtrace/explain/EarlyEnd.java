package dev.goldtrace.explain;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.Recording;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A golden file that has no row any more while the replay goes on.
 *
 * @param file the file
 * @param last its last tick; -1: it has no row at all
 */
record EarlyEnd(String file, int last) implements Kind {
  private static final String FRAMES = ".frames.csv";

  static Optional<Kind> in(TraceFacts trace, Recording golden, Divergence first) {
    if (first.kind() != DivergenceKind.EXTRA_ROW) {
      return Optional.empty();
    }
    boolean state = first.aspect().id().startsWith("state");
    int last =
        state ? last(golden.states(), StateRow::tick) : last(golden.frames(), FrameRow::tick);
    String file = trace.goldenFrames().replace(FRAMES, state ? ".state.csv" : FRAMES);
    return last < first.tick() ? Optional.of(new EarlyEnd(file, last)) : Optional.empty();
  }

  private static <R> int last(List<R> rows, ToIntFunction<R> tick) {
    return rows.isEmpty() ? -1 : tick.applyAsInt(rows.get(rows.size() - 1));
  }

  @Override
  public String id() {
    return "golden_ends_early";
  }

  @Override
  public String diagnosis(Sides sides) {
    return last < 0
        ? sides.expectedWhole() + " has no row at all, but " + sides.actualWhole() + " has"
        : sides.expectedWhole()
            + " ends with tick "
            + last
            + ", but "
            + sides.actualWhole()
            + " goes on";
  }

  @Override
  public String nextStep(Sides sides) {
    return "restore "
        + file
        + " if it was cut off ('goldtrace validate' tells whether the trace goes on); if no object is"
        + " left after tick "
        + last
        + ", look at when this one leaves the object table";
  }
}
