package dev.goldtrace.compare;

/**
 * What was compared.
 *
 * @param ticks ticks that were run
 * @param rows frame and state rows that both sides had
 * @param cells cells of those rows
 * @param calls probe entries that both sides had at the same place of the sequence
 * @param notReached golden rows and probe entries that the replay never came to
 */
public record Counts(long ticks, long rows, long cells, long calls, long notReached) {

  public static final Counts NONE = new Counts(0, 0, 0, 0, 0);

  public Counts plus(Counts other) {
    return new Counts(
        ticks + other.ticks,
        rows + other.rows,
        cells + other.cells,
        calls + other.calls,
        notReached + other.notReached);
  }
}
