package dev.goldtrace.diagnose;

import java.util.Comparator;
import java.util.Optional;

/**
 * How far a replay follows the recordings of some traces. What reaches further is greater.
 *
 * @param complete to the end of all
 * @param trace index of the trace with the first difference
 * @param tick tick of the first difference; the last tick of a trace without one
 * @param rows how many rows of that trace were equal before it
 * @param frames how many of those were frames
 * @param otherwise the replay's row at the first difference, if it had one there
 */
public record Reach(
    boolean complete, int trace, int tick, long rows, long frames, Optional<Object> otherwise)
    implements Comparable<Reach> {
  private static final Comparator<Reach> ORDER =
      Comparator.comparing(Reach::complete)
          .thenComparingInt(Reach::trace)
          .thenComparingInt(Reach::tick)
          .thenComparingLong(Reach::rows);

  /** By the place of the first difference; not consistent with equals. */
  @Override
  public int compareTo(Reach other) {
    return ORDER.compare(this, other);
  }

  boolean furtherThan(Reach other) {
    return compareTo(other) > 0;
  }
}
