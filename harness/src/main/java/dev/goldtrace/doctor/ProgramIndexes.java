package dev.goldtrace.doctor;

import dev.goldtrace.check.RetailFunction;
import dev.goldtrace.check.RetailIndex;
import dev.goldtrace.check.SpecIndex;
import java.util.List;

/** Examines what the program knows of the port and of the specification. */
public final class ProgramIndexes {

  /** Whether every ported function is specified. */
  public Finding examine() {
    List<RetailFunction> ported = RetailIndex.ofPort().all();
    SpecIndex spec = SpecIndex.ofProgram();
    List<RetailFunction> unspecified =
        ported.stream().filter(function -> spec.section(function.address()).isEmpty()).toList();
    long functions = ported.stream().mapToInt(RetailFunction::address).distinct().count();
    return unspecified.isEmpty()
        ? Finding.ok("port", functions + " retail functions ported, each found in docs/spec")
        : Finding.bad(
            "port",
            "not found in docs/spec: " + unspecified.get(0).name(),
            "Write what it does into docs/spec, with its address.");
  }
}
