package dev.goldtrace.check;

import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import java.util.List;
import java.util.Optional;

/**
 * How a trace must end: with all records carried out, or, by its tag, with an error of the subject
 * at the last one, where the reference went wrong too (format section 7).
 */
public final class TraceEnding {
  private static final String THROWS = "ace-throws";

  private TraceEnding() {}

  /**
   * What is wrong with the end of a replay; empty: it is as it must be.
   *
   * @param rest the trace, read as far as the replay has come
   */
  public static Optional<SubjectFailure> problem(ReplayOutcome outcome, TraceReader rest) {
    TraceHeader header = outcome.header();
    if (!failsAtLast(header)) {
      return outcome.failure();
    }
    if (outcome.complete()) {
      return Optional.of(wentOn(header));
    }
    return outcome
        .failure()
        .filter(failure -> failure.kind() != SubjectException.Kind.FAILED || rest.next() != null);
  }

  /** Whether the reference goes wrong at the last record. */
  public static boolean failsAtLast(TraceHeader header) {
    return header.tags().contains(THROWS);
  }

  private static SubjectFailure wentOn(TraceHeader header) {
    return new SubjectFailure(
        SubjectException.Kind.FAILED,
        "the reference fails in the last record, the subject does not",
        header.line(),
        "tag " + THROWS,
        -1,
        Optional.empty(),
        List.of());
  }
}
