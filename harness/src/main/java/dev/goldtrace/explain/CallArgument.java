package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;

/** A call at its place with another argument. */
record CallArgument(String argument, ProbeRow call, int tick) implements Kind {

  @Override
  public String id() {
    return "call_argument";
  }

  @Override
  public String diagnosis() {
    return Amounts.call(call)
        + " is called where it must be, with another "
        + argument
        + ", in tick "
        + tick;
  }

  @Override
  public String nextStep() {
    return "the value is wrong before the call: look at how its caller computes " + argument;
  }
}
