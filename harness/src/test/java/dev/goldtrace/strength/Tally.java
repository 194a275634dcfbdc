package dev.goldtrace.strength;

import java.util.Locale;

/** Counts of some mutants. */
final class Tally {
  int mutants;
  int killedByGoldens;
  int killedByAll;
  int explained;
  int open;

  /**
   * Counts one mutant.
   *
   * @param unitTests whether the port's unit tests notice it
   * @param hasReason whether it is written down why no golden file notices it
   */
  void add(Mutant mutant, boolean unitTests, boolean hasReason) {
    mutants++;
    killedByGoldens += mutant.killed() ? 1 : 0;
    killedByAll += mutant.killed() || unitTests ? 1 : 0;
    explained += !mutant.killed() && hasReason ? 1 : 0;
    open += !mutant.killed() && !hasReason ? 1 : 0;
  }

  /** A count with its share of all, e.g. {@code 117 (81.2 %)}. */
  static String share(int some, int all) {
    // Rounded down: what is not complete does not look so.
    return all == 0
        ? "0"
        : String.format(Locale.ROOT, "%d (%.1f %%)", some, Math.floor(some * 1000.0 / all) / 10);
  }
}
