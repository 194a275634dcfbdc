package dev.goldtrace.coverage;

import java.util.Set;

/**
 * What came of a trace or a file of vectors.
 *
 * @param verdict the result
 * @param failed the functions whose own check failed
 */
public record Outcome(Verdict verdict, Set<Integer> failed) {

  /** How something came out. */
  public enum Verdict {
    PASSED,
    /** It does not pass, as listed. */
    FAILED_AS_EXPECTED,
    FAILED,
    /** It could not be run to its end. */
    NOT_RUN
  }

  public Outcome {
    failed = Set.copyOf(failed);
  }
}
