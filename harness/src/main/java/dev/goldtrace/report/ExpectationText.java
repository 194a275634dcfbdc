package dev.goldtrace.report;

import dev.goldtrace.check.Expectation;
import dev.goldtrace.check.ExpectedFailure;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.check.ToleranceEntry;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.compare.ToleranceUse;
import dev.goldtrace.number.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is listed about cases, and what became of it, in words. */
public final class ExpectationText {

  private ExpectationText() {}

  /** Why a case does not pass, as its entry says. */
  public static String reason(Expectation expectation) {
    if (expectation instanceof NotPorted entry) {
      return (entry.address() + " " + entry.function()).strip() + ": " + entry.reason();
    }
    ExpectedFailure entry = (ExpectedFailure) expectation;
    return entry.signature() + ": " + entry.reason() + " (since " + entry.since() + ")";
  }

  /**
   * What is wrong with an entry that a case does not fulfil, and what to do.
   *
   * @param found how the case fails; none if it passes
   */
  public static String stale(Expectation expectation, Optional<Signature> found) {
    String place = expectation.place() + " (" + expectation.pattern() + ")";
    return found
        .map(
            other ->
                "fails with "
                    + other
                    + ", but is listed as "
                    + expectation.says()
                    + "; look at the new divergence, then correct or remove "
                    + place)
        .orElse("passes, but is listed as " + expectation.says() + "; remove it from " + place);
  }

  /** That an entry matches nothing. */
  public static String unused(Expectation expectation) {
    return expectation.place()
        + ": "
        + expectation.pattern()
        + (expectation.pattern().toString().startsWith("vectors/")
            ? " matches no vectors; remove the entry"
            : " matches no trace; remove the entry");
  }

  /** How much of a tolerance was used. */
  public static String used(ToleranceUse use) {
    Tolerance tolerance = use.tolerance();
    List<String> allowed = new ArrayList<>();
    if (tolerance.absolute() > 0) {
      allowed.add(NumberText.csv(tolerance.absolute()));
    }
    if (tolerance.ulps() > 0) {
      allowed.add(Words.count(tolerance.ulps()) + " ULP");
    }
    return tolerance.place()
        + ": column "
        + tolerance.column()
        + ", "
        + Words.count(use.cells(), "cell needs", "cells need")
        + " it, at most "
        + NumberText.csv((float) use.absolute())
        + " and "
        + Long.toUnsignedString(use.ulps())
        + " ULP off; allowed: "
        + String.join(" or ", allowed);
  }

  /** That nothing needs a tolerance. */
  public static String unneeded(ToleranceEntry entry) {
    return entry.tolerance().place()
        + (entry.pattern().toString().startsWith("vectors/")
            ? ": no file of function vectors that matches "
            : ": no trace that matches ")
        + entry.pattern()
        + " needs a tolerance in column "
        + entry.tolerance().column()
        + "; remove the entry";
  }
}
