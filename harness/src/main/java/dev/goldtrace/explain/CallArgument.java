package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;

/** A call at its place with another argument. */
record CallArgument(String argument, ProbeRow call, int tick, boolean byTrace) implements Kind {

  CallArgument(String argument, ProbeRow call, int tick) {
    this(argument, call, tick, false);
  }

  /** The same of a call that the trace makes. */
  CallArgument madeByTrace() {
    return new CallArgument(argument, call, tick, true);
  }

  @Override
  public String id() {
    return "call_argument";
  }

  @Override
  public String diagnosis(Sides sides) {
    return Amounts.call(call)
        + " is called where it must be, with another "
        + argument
        + ", in tick "
        + tick;
  }

  @Override
  public String nextStep(Sides sides) {
    if (byTrace) {
      return "the trace is the caller and gives the value: look at how its record is read, and"
          + " whether the trace and the golden file belong together";
    }
    return "the value is wrong before the call: look at how its caller computes " + argument;
  }
}
