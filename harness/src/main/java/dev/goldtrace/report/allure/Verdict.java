package dev.goldtrace.report.allure;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.Expectation;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.report.Words;
import dev.goldtrace.vector.VectorDivergence;
import io.qameta.allure.model.Status;
import java.util.Optional;

/**
 * How an item came out. {@code FAILED} is a divergence and nothing else; {@code BROKEN} is whatever
 * kept it from being judged; {@code SKIPPED} is a failure that a list expects, or rows that the
 * subject does not hand over.
 *
 * @param status Allure's word for it
 * @param message begins with one of the words that categories go by
 * @param details more lines
 * @param expected the golden value, where there is one
 * @param actual the recorded value, where there is one
 */
record Verdict(Status status, String message, String details, String expected, String actual) {
  static final String DIVERGENCE = "DIVERGENCE ";
  static final String CRASH = "CRASH: ";
  static final String UNSUPPORTED = "UNSUPPORTED: ";
  static final String GOLDEN_MISSING = "GOLDEN MISSING: ";
  static final String UNREADABLE = "UNREADABLE: ";
  static final String STALE = "STALE EXPECTATION: ";
  static final String EXPECTED = "EXPECTED: ";
  static final String NOT_PORTED = "NOT PORTED: ";
  static final String NOT_REACHED = "NOT REACHED: ";
  static final String NOT_COMPARED = "NOT COMPARED: ";

  static final Verdict PASSED = new Verdict(Status.PASSED, "", "", "", "");

  private static Verdict broken(String message) {
    return new Verdict(Status.BROKEN, message, "", "", "");
  }

  boolean failed() {
    return status == Status.FAILED || status == Status.BROKEN;
  }

  /** One check of a trace. */
  static Verdict of(CaseResult result, CheckResult check) {
    if (result.notCompared().contains(check.check().rows())) {
      return notCompared(check.check().rows());
    }
    if (check.passed() && result.complete()) {
      return PASSED;
    }
    if (result.asExpected()) {
      return expected(result.listed().orElseThrow());
    }
    return check.passed()
        ? notReached(result, check)
        : diverged(check.first().orElseThrow(), check.divergences(), result.callsCompared());
  }

  private static Verdict notCompared(RowKind rows) {
    String message = NOT_COMPARED + "the subject does not emit " + rows.word();
    return new Verdict(Status.SKIPPED, message, "", "", "");
  }

  /** What came through as far as the replay did is not proven. */
  private static Verdict notReached(CaseResult result, CheckResult check) {
    return new Verdict(
        Status.BROKEN,
        NOT_REACHED + result.problem().orElseGet(() -> stop(result)),
        check.compared() == 0 ? "" : "No difference up to there.",
        "",
        "");
  }

  /** A trace as a whole. */
  static Verdict whole(CaseResult result) {
    return switch (result.status()) {
      case PASSED -> PASSED;
      case NOT_PORTED, EXPECTED_FAILURE -> expected(result.listed().orElseThrow());
      case DIVERGED -> diverged(result);
      case STALE -> stale(result);
      case UNSUPPORTED -> broken(UNSUPPORTED + stop(result));
      case SUBJECT_FAILED -> broken(CRASH + stop(result));
      case UNREADABLE -> unreadable(result.problem().orElse(""));
    };
  }

  private static Verdict diverged(CaseResult result) {
    long all = result.checks().stream().mapToLong(CheckResult::divergences).sum();
    return result
        .comparison()
        .flatMap(comparison -> comparison.first())
        .map(first -> diverged(first, all, result.callsCompared()))
        .orElseGet(() -> broken(CRASH + "the replay ended before the golden files did"));
  }

  private static Verdict diverged(Divergence first, long all, boolean calls) {
    String message =
        DIVERGENCE
            + kind(first)
            + ": "
            + DivergenceText.headline(first)
            + "\n"
            + String.join("\n", DivergenceText.details(first, Sides.REPLAY, calls));
    return new Verdict(
        Status.FAILED,
        message,
        all > 1 ? Words.count(all - 1) + " more after it" : "",
        first.expected().map(Words::valueAndBits).or(() -> call(first.expectedCall())).orElse(""),
        first.actual().map(Words::valueAndBits).or(() -> call(first.actualCall())).orElse(""));
  }

  private static Optional<String> call(Optional<dev.goldtrace.golden.ProbeRow> call) {
    return call.map(Words::call);
  }

  private static String kind(Divergence divergence) {
    if (divergence.aspect() instanceof ColumnGroup group) {
      return switch (group) {
        case FRAMES -> "frames";
        case HEADING -> "heading";
        default -> "state";
      };
    }
    return switch (divergence.kind()) {
      case MISSING_CALL -> "probes missing";
      case EXTRA_CALL -> "probes extra";
      case CALL_ORDER -> "probes order";
      default -> "probes arguments";
    };
  }

  private static Verdict expected(Expectation expectation) {
    String word = expectation instanceof NotPorted ? NOT_PORTED : EXPECTED;
    return new Verdict(
        Status.SKIPPED,
        word + expectation.reason(),
        expectation.place() + ": " + expectation.pattern() + " is listed as " + expectation.says(),
        "",
        "");
  }

  private static Verdict stale(CaseResult result) {
    Expectation entry = result.listed().orElseThrow();
    String found =
        result.signature().map(Signature::toString).map("fails with "::concat).orElse("passes");
    return broken(STALE + entry.place() + " lists it as " + entry.says() + ", but it " + found);
  }

  private static String stop(CaseResult result) {
    return result.failure().map(SubjectFailure::inShort).orElse("");
  }

  private static Verdict unreadable(String problem) {
    return broken((problem.contains("golden file") ? GOLDEN_MISSING : UNREADABLE) + problem);
  }

  /** A file of function vectors. */
  static Verdict ofVectors(
      CaseStatus status,
      Optional<VectorDivergence> first,
      long all,
      String problem,
      Optional<NotPorted> listed) {
    return switch (status) {
      case PASSED -> PASSED;
      case NOT_PORTED, EXPECTED_FAILURE -> expected(listed.orElseThrow());
      case STALE -> broken(STALE + listed.map(NotPorted::place).orElse("") + ", but it passes");
      case UNSUPPORTED -> broken(UNSUPPORTED + "no function of the port is bound to these vectors");
      case DIVERGED -> first.map(one -> ofVector(one, all)).orElseGet(() -> unreadable("no case"));
      default -> unreadable(problem);
    };
  }

  private static Verdict ofVector(VectorDivergence first, long all) {
    return new Verdict(
        Status.FAILED,
        DIVERGENCE + "vectors: " + first.message(),
        Words.count(all, "value differs", "values differ") + " in all",
        first.expected(),
        first.actual());
  }
}
