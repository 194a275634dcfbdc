package dev.goldtrace.coverage;

import java.util.Optional;
import java.util.Set;

/**
 * What came of a trace or a file of vectors.
 *
 * @param verdict the result
 * @param failed the functions whose own check failed
 * @param unreadable what of it can't be read or is missing, one line
 */
public record Outcome(Verdict verdict, Set<Integer> failed, Optional<String> unreadable) {

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

  /** What came of one that could be read. */
  public Outcome(Verdict verdict, Set<Integer> failed) {
    this(verdict, failed, Optional.empty());
  }

  /** What came of one that could not. */
  public static Outcome unreadable(String problem) {
    return new Outcome(Verdict.NOT_RUN, Set.of(), Optional.of(problem));
  }
}
