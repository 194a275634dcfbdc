package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;

/** A call that both sides have, at different places. */
record ReorderedCall(ProbeRow golden, ProbeRow replayed) implements Kind {

  @Override
  public String id() {
    return "reordered_call";
  }

  @Override
  public String diagnosis(Sides sides) {
    return Amounts.call(golden) + " is called, but " + when();
  }

  private String when() {
    if (golden.tick() != replayed.tick()) {
      return "in tick " + replayed.tick() + " instead of tick " + golden.tick();
    }
    int places = replayed.seq() - golden.seq();
    if (places == 0) {
      return "at another place of tick " + golden.tick();
    }
    return Math.abs(places)
        + (Math.abs(places) == 1 ? " call" : " calls")
        + (places > 0 ? " too late" : " too early")
        + " in tick "
        + golden.tick();
  }

  @Override
  public String nextStep(Sides sides) {
    return "compare the order of the steps of its caller, and of the tick, with the specification";
  }
}
