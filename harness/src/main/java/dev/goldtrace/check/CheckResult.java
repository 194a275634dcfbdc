package dev.goldtrace.check;

import dev.goldtrace.compare.AspectResult;
import dev.goldtrace.compare.Divergence;
import java.util.Optional;

/**
 * How one check of one trace came out.
 *
 * @param compared how many rows or calls both sides had
 * @param cells how many cells of those rows were compared; 0 for calls
 * @param divergences how many cells, rows or calls differ
 * @param first the first of them
 */
public record CheckResult(
    Check check, long compared, long cells, long divergences, Optional<Divergence> first) {

  /** The result of an aspect's check. */
  public static CheckResult of(AspectResult aspect) {
    return new CheckResult(
        Check.of(aspect.aspect()),
        aspect.compared(),
        aspect.cells(),
        aspect.divergences(),
        aspect.first());
  }

  public boolean passed() {
    return divergences == 0;
  }
}
