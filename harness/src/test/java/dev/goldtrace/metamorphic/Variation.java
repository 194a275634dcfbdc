package dev.goldtrace.metamorphic;

import dev.goldtrace.diagnose.LoadedTrace;

/** A change of a trace, and what it must do to the result. */
interface Variation {

  /** The changed trace. */
  LoadedTrace of(LoadedTrace trace);

  /** What the changed trace must give, by what the trace gave. */
  default Replayed expected(Replayed original) {
    return original;
  }

  /** What is compared of the result of the changed trace. */
  default Replayed compared(Replayed result) {
    return result;
  }
}
