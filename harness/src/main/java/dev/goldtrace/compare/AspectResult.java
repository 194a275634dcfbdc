package dev.goldtrace.compare;

import java.util.Optional;

/**
 * How one aspect compared.
 *
 * @param compared how many rows or calls both sides had
 * @param cells how many cells of those were compared; 0 for calls
 * @param divergences how many cells, rows or calls differ
 * @param first the first of them
 */
public record AspectResult(
    Aspect aspect, long compared, long cells, long divergences, Optional<Divergence> first) {

  public boolean passed() {
    return divergences == 0;
  }
}
