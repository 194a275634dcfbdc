package dev.goldtrace.explain;

import java.util.Optional;

/** One tick differs and everything after it is right again. */
record SingleTick(String column, int tick, int later) implements Kind {

  static Optional<Kind> in(Series fromFirst) {
    return fromFirst.differing() == 1
        ? Optional.of(
            new SingleTick(
                fromFirst.title(), fromFirst.first().tick(), fromFirst.points().size() - 1))
        : Optional.empty();
  }

  @Override
  public String id() {
    return "single_tick";
  }

  @Override
  public String diagnosis() {
    return later == 0
        ? column + " differs in the last tick only"
        : column + " differs in tick " + tick + " only; the " + later + " ticks after it are right";
  }

  @Override
  public String nextStep() {
    return "the value is computed anew each tick, so look at what is special in tick "
        + tick
        + ": a rounding, a branch taken once, or a golden file that was edited";
  }
}
