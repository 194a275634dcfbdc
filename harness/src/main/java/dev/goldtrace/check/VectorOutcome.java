package dev.goldtrace.check;

import dev.goldtrace.vector.VectorResult;
import java.util.Optional;

/**
 * How one file of function vectors came out.
 *
 * @param file the file
 * @param status the verdict
 * @param result what came of it; empty when it can't be read
 * @param problem why it can't be read; empty if it can
 * @param listed the entry of the not-ported list that it matches
 */
public record VectorOutcome(
    VectorFinder.VectorFile file,
    CaseStatus status,
    Optional<VectorResult> result,
    String problem,
    Optional<NotPorted> listed) {

  /** Whether that is as it is expected to be. */
  public boolean asExpected() {
    return status == CaseStatus.PASSED || status == CaseStatus.NOT_PORTED;
  }
}
