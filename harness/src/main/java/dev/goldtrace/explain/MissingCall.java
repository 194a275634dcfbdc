package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;

/** A call that the replay never makes in the ticks around. */
record MissingCall(ProbeRow call, int times) implements Kind {

  @Override
  public String id() {
    return "missing_call";
  }

  @Override
  public String diagnosis(Sides sides) {
    return Amounts.call(call)
        + " is not called"
        + (times > 1 ? "; " + times + " such calls are missing in the ticks around" : "");
  }

  @Override
  public String nextStep(Sides sides) {
    return "find who calls it in the specification and which condition kept it from being reached";
  }
}
