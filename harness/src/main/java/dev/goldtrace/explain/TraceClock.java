package dev.goldtrace.explain;

import dev.goldtrace.compare.Divergence;
import java.util.Optional;

/** The clock differs, which the trace sets. */
record TraceClock(int tick) implements Kind {

  static Optional<Kind> in(Divergence first) {
    return first.field().equals("time")
        ? Optional.of(new TraceClock(first.tick()))
        : Optional.empty();
  }

  @Override
  public String id() {
    return "trace_clock";
  }

  @Override
  public String diagnosis(Sides sides) {
    return "the clock of tick "
        + tick
        + " differs, and it comes from the trace, not from "
        + (sides.isReplay() ? "the port" : "what was recorded");
  }

  @Override
  public String nextStep(Sides sides) {
    if (!sides.isReplay()) {
      return "see whether A and B were recorded of the same trace, and whether one of them was"
          + " changed";
    }
    return "compare the time of tick "
        + tick
        + " in the trace with the golden file: one of them was changed, or they do not belong"
        + " together";
  }
}
