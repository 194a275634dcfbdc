package dev.goldtrace.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What came out of comparing one recording with its golden rows.
 *
 * @param counts what was compared
 * @param aspects every aspect that occurred, in a fixed order
 * @param first the first divergence: smallest tick, then object order, then column order
 * @param objects the objects that diverged, in object order
 * @param tolerances how much of each tolerance that was needed was used
 * @param windows for the tick of the first divergence of each aspect, the ticks around it
 */
public record Comparison(
    Counts counts,
    List<AspectResult> aspects,
    Optional<Divergence> first,
    List<ObjectResult> objects,
    List<ToleranceUse> tolerances,
    Map<Integer, List<TickRows>> windows) {

  public Comparison {
    aspects = List.copyOf(aspects);
    objects = List.copyOf(objects);
    tolerances = List.copyOf(tolerances);
    windows = Map.copyOf(windows);
  }

  /** Whether nothing differs and nothing was left out. */
  public boolean equal() {
    return first.isEmpty() && counts.notReached() == 0;
  }

  /** The rows of both sides around a divergence; empty if they were not kept. */
  public List<TickRows> around(Divergence divergence) {
    return windows.getOrDefault(divergence.tick(), List.of());
  }
}
