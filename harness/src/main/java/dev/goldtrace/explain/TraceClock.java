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
  public String diagnosis() {
    return "the clock of tick " + tick + " differs, and it comes from the trace, not from the port";
  }

  @Override
  public String nextStep() {
    return "compare the time of tick "
        + tick
        + " in the trace with the golden file: one of them was changed, or they do not belong"
        + " together";
  }
}
