package dev.goldtrace.check;

import dev.goldtrace.compare.ToleranceUse;
import java.util.List;

/** How a run came out as a whole, and what it says of the lists of expectations. */
public interface Summary {

  /** Expectations that match nothing although all was asked for. */
  List<? extends Expectation> unused();

  /** How much of each tolerance was used that something needed. */
  List<ToleranceUse> tolerances();

  /** Tolerances that nothing needed; only if all was run. */
  List<ToleranceEntry> unusedTolerances();

  /** Whether something differs or could not be run although nobody said that it would. */
  boolean diverged();

  /** Whether a file is missing, can't be read or belongs to nothing. */
  boolean unreadable();

  /** Whether an expectation is no longer true. */
  boolean stale();

  default boolean asExpected() {
    return !diverged() && !unreadable() && !stale();
  }
}
