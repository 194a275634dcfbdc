package dev.goldtrace.compare;

import dev.goldtrace.port.probe.ProbedFunction;
import java.util.Locale;

/** The calls of one function: how many, when, on which object and with what arguments. */
public record FunctionCalls(ProbedFunction function) implements Aspect {

  @Override
  public String id() {
    return String.format(Locale.ROOT, "0x%08X", function.address());
  }
}
