package dev.goldtrace.junit;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.report.ExpectationText;
import dev.goldtrace.report.RerunCommand;
import java.util.Optional;
import org.opentest4j.AssertionFailedError;

/** Why a check is red, in words. */
final class CheckFailure {

  private CheckFailure() {}

  /** The first divergence of a check, and how to see more of it. */
  static String message(CaseResult result, CheckResult check) {
    Divergence first = check.first().orElseThrow();
    StringBuilder text = new StringBuilder(DivergenceText.headline(first));
    for (String detail : DivergenceText.details(first, Sides.REPLAY, result.callsCompared())) {
      text.append("\n  ").append(detail);
    }
    if (check.divergences() > 1) {
      text.append("\n  ").append(check.divergences() - 1).append(" more after it");
    }
    return text.append("\n  see more: ").append(rerun(result.traceCase())).toString();
  }

  /** A case that could not be replayed to its end. */
  static AssertionFailedError ofCase(CaseResult result) {
    return new AssertionFailedError(why(result));
  }

  /** A check that nothing is proven of, since the case was not replayed to its end. */
  static AssertionFailedError notReached(CaseResult result) {
    return new AssertionFailedError(result.traceCase().id() + ": not reached. " + why(result));
  }

  private static String why(CaseResult result) {
    return stale(result)
            .or(result::problem)
            .or(() -> result.failure().map(SubjectFailure::inShort))
            .orElse(result.status().toString())
        + "\n  see more: "
        + rerun(result.traceCase());
  }

  private static Optional<String> stale(CaseResult result) {
    return result
        .listed()
        .filter(entry -> result.status() == CaseStatus.STALE)
        .map(entry -> ExpectationText.stale(entry, result.signature()));
  }

  private static RerunCommand rerun(TraceCase traceCase) {
    return new RerunCommand("replay").with(traceCase.trace().toString());
  }
}
