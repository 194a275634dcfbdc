package dev.goldtrace.diagnose;

import dev.goldtrace.port.dialect.Divergence;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which divergences explain a recording.
 *
 * @param before how far the port follows the recording in the dialect of the golden files
 * @param divergences those that must be the other way round, in the order of their declaration;
 *     none of them can be left out
 * @param reach how far the port follows with them
 * @param alternatives for one of them, those that explain the recording as well in its place
 * @param replays how many replays it took
 */
public record Diagnosis(
    Reach before,
    List<Divergence> divergences,
    Reach reach,
    Map<Divergence, List<Divergence>> alternatives,
    int replays) {

  public Diagnosis {
    divergences = List.copyOf(divergences);
    alternatives = Collections.unmodifiableMap(new TreeMap<>(alternatives));
  }

  /** Whether there was nothing to explain. */
  public boolean equal() {
    return before.complete();
  }

  /** Whether every row is reproduced. */
  public boolean complete() {
    return reach.complete();
  }

  /** Whether all of it is arithmetic at 32 instead of 53 bits. */
  public boolean rounding() {
    return !divergences.isEmpty() && Precision.ROWS.containsAll(divergences);
  }

  /** Those that would do as well in the place of one. */
  public List<Divergence> alternatives(Divergence divergence) {
    return alternatives.getOrDefault(divergence, List.of());
  }

  /** The divergences and all their alternatives. */
  public Set<Divergence> candidates() {
    Set<Divergence> all = new TreeSet<>(divergences);
    alternatives.values().forEach(all::addAll);
    return all;
  }
}
