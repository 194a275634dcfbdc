package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.number.NumberText;

/** Numbers and calls in sentences. */
final class Amounts {

  private Amounts() {}

  /** A difference with its sign: {@code +9.5e-07}. */
  static String signed(double amount) {
    return (amount < 0 ? "" : "+") + NumberText.csv((float) amount);
  }

  /** The function that is called, and on which object. */
  static String call(ProbeRow call) {
    return NumberText.hex(call.function().address())
        + " "
        + call.function().retailName()
        + " on "
        + NumberText.hex(call.guid());
  }
}
