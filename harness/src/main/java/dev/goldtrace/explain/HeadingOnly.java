package dev.goldtrace.explain;

import dev.goldtrace.compare.Aspect;
import dev.goldtrace.compare.ColumnGroup;
import java.util.Optional;
import java.util.Set;

/**
 * Positions, rotations, state and calls are right; only the heading made of the rotation is not.
 */
record HeadingOnly(int ticks) implements Kind {

  /**
   * @param failed everything that differs anywhere in the case
   */
  static Optional<Kind> in(Set<Aspect> failed, Series fromFirst) {
    return failed.equals(Set.of(ColumnGroup.HEADING))
        ? Optional.of(new HeadingOnly(fromFirst.differing()))
        : Optional.empty();
  }

  @Override
  public String id() {
    return "heading_only";
  }

  @Override
  public String diagnosis(Sides sides) {
    return "only the heading differs, in "
        + ticks
        + (ticks == 1 ? " tick" : " ticks")
        + "; the rotation it is made of is right";
  }

  @Override
  public String nextStep(Sides sides) {
    return "compare Frame::get_heading with docs/spec/math.md: it works in double and is rounded"
        + " once, when it is stored";
  }
}
