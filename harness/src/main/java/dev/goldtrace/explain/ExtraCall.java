package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;

/** A call that the golden file does not have in the ticks around. */
record ExtraCall(ProbeRow call, int times) implements Kind {

  @Override
  public String id() {
    return "extra_call";
  }

  @Override
  public String diagnosis(Sides sides) {
    return Amounts.call(call)
        + " is called and must not be"
        + (times > 1 ? "; " + times + " such calls are too many in the ticks around" : "");
  }

  @Override
  public String nextStep(Sides sides) {
    return "find who calls it in "
        + sides.actualWhole()
        + " and which condition lets it; code that retail inlines"
        + " gives no call (docs/format.md, section 7)";
  }
}
