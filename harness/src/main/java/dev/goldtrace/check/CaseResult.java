package dev.goldtrace.check;

import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Counts;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.trace.TraceHeader;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How one case came out.
 *
 * @param traceCase the case
 * @param status the verdict
 * @param header the trace's first line, if it could be read
 * @param comparison what was compared, if it came to that
 * @param checks the checks of the trace
 * @param failure where the subject stopped, if it did
 * @param problem what can't be read or is missing, one line
 * @param warnings what the files hold that is not of the format but does no harm
 * @param notCompared rows that the subject does not emit, which proves nothing about them
 * @param listed the expectation that the case matches
 */
public record CaseResult(
    TraceCase traceCase,
    CaseStatus status,
    Optional<TraceHeader> header,
    Optional<Comparison> comparison,
    List<CheckResult> checks,
    Optional<SubjectFailure> failure,
    Optional<String> problem,
    List<String> warnings,
    Set<RowKind> notCompared,
    Optional<Expectation> listed) {

  public CaseResult {
    checks = List.copyOf(checks);
    warnings = List.copyOf(warnings);
    notCompared = Set.copyOf(notCompared);
  }

  /**
   * A case that nothing could be compared of.
   *
   * @param problem what can't be read or is missing, one line
   * @param listed the expectation that the case matches
   */
  public static CaseResult unreadable(
      TraceCase traceCase, String problem, Optional<Expectation> listed) {
    return new CaseResult(
        traceCase,
        CaseStatus.UNREADABLE,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.of(problem),
        List.of(),
        Set.of(),
        listed);
  }

  /** The same result, judged by the expectation that the case matches. */
  CaseResult expectedBy(Optional<Expectation> expectation) {
    if (expectation.isEmpty()) {
      return this;
    }
    boolean fulfilled = status != CaseStatus.PASSED && expectation.get().accepts(signature());
    return new CaseResult(
        traceCase,
        fulfilled ? expectation.get().fulfilled() : CaseStatus.STALE,
        header,
        comparison,
        checks,
        failure,
        problem,
        warnings,
        notCompared,
        expectation);
  }

  /** What was compared. */
  public Counts counts() {
    return comparison.map(Comparison::counts).orElse(Counts.NONE);
  }

  /** How the case fails, in a word that a list of expected failures can hold. */
  public Optional<Signature> signature() {
    return failure
        .map(stop -> Signature.stopped(stop.tick()))
        .or(() -> comparison.flatMap(Comparison::first).map(Signature::of));
  }

  /**
   * Whether everything was compared that could be. Otherwise a check without a divergence has only
   * come through as far as the replay did, and proves nothing.
   */
  public boolean complete() {
    return failure.isEmpty() && comparison.isPresent();
  }

  /** Whether calls were compared, so that it is known which functions were entered. */
  public boolean callsCompared() {
    return !notCompared.contains(RowKind.PROBES);
  }

  /** Whether the case is as it is expected to be. */
  public boolean asExpected() {
    return status == CaseStatus.PASSED
        || status == CaseStatus.NOT_PORTED
        || status == CaseStatus.EXPECTED_FAILURE;
  }
}
