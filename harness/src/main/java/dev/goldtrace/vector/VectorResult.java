package dev.goldtrace.vector;

import dev.goldtrace.compare.ToleranceUse;
import java.util.List;
import java.util.Optional;

/**
 * What came of running one vector file.
 *
 * @param file the file as the user named it
 * @param header whose function it is
 * @param ported false: the function is unknown, its cases were read and counted but not run
 * @param cases cases in the file
 * @param cells single values compared
 * @param divergences values that differ
 * @param first the first of them
 * @param tolerances how much of the tolerances was needed
 */
public record VectorResult(
    String file,
    VectorHeader header,
    boolean ported,
    int cases,
    long cells,
    long divergences,
    Optional<VectorDivergence> first,
    List<ToleranceUse> tolerances) {

  public VectorResult {
    tolerances = List.copyOf(tolerances);
  }

  /** Whether the function is ported and nothing differs. */
  public boolean passed() {
    return ported && divergences == 0;
  }
}
