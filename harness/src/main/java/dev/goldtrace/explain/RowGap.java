package dev.goldtrace.explain;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.number.NumberText;
import java.util.Optional;
import java.util.Set;

/**
 * One side lacks a row of an object that it has rows of before and after.
 *
 * @param golden whether it is the golden side
 * @param file the golden file of such rows
 * @param before the last tick before the gap
 * @param after the first tick after it
 */
record RowGap(boolean golden, String file, String object, int tick, int before, int after)
    implements Kind {
  private static final String FRAMES = ".frames.csv";

  static Optional<Kind> in(TraceFacts trace, BothSides sides, Divergence first) {
    if (first.kind() != DivergenceKind.MISSING_ROW && first.kind() != DivergenceKind.EXTRA_ROW) {
      return Optional.empty();
    }
    boolean golden = first.kind() == DivergenceKind.EXTRA_ROW;
    Set<Integer> ticks = sides.ticksOfLackingSide(first);
    Optional<Integer> before = ticks.stream().filter(it -> it < first.tick()).max(Integer::compare);
    Optional<Integer> after = ticks.stream().filter(it -> it > first.tick()).min(Integer::compare);
    String file =
        trace.goldenFrames().replace(FRAMES, BothSides.isOfState(first) ? ".state.csv" : FRAMES);
    return before.flatMap(
        last ->
            after.map(
                next ->
                    new RowGap(
                        golden, file, NumberText.hex(first.guid()), first.tick(), last, next)));
  }

  @Override
  public String id() {
    return "row_gap";
  }

  @Override
  public String diagnosis(Sides sides) {
    return (golden ? sides.expectedWhole() : sides.actualWhole())
        + " lacks the row of "
        + object
        + " in tick "
        + tick
        + ", though it has those of ticks "
        + before
        + " and "
        + after
        + "; "
        + (golden ? sides.actualWhole() : sides.expectedWhole())
        + " has it";
  }

  @Override
  public String nextStep(Sides sides) {
    if (golden) {
      return "a line was most likely deleted from " + file + ": look at its history and restore it";
    }
    return sides.isReplay()
        ? "look at what takes the object out of the object table in tick "
            + tick
            + " and puts it back, or at how rows are answered"
        : "look at how " + sides.actualWhole() + " is written: a line of it was lost";
  }
}
