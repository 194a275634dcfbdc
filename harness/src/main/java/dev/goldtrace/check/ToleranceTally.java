package dev.goldtrace.check;

import dev.goldtrace.compare.ToleranceUse;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Adds up how much of the tolerances a run needs. */
final class ToleranceTally {
  private final List<ToleranceEntry> allowed;
  private final Map<String, ToleranceUse> used = new TreeMap<>();

  /**
   * @param allowed the tolerances that are to be reported when nothing needs them
   */
  ToleranceTally(List<ToleranceEntry> allowed) {
    this.allowed = List.copyOf(allowed);
  }

  void add(Collection<ToleranceUse> uses) {
    uses.forEach(use -> used.merge(use.tolerance().place(), use, ToleranceUse::plus));
  }

  /** How much of each tolerance was used that something needed. */
  List<ToleranceUse> used() {
    return List.copyOf(used.values());
  }

  /** Those that nothing needed. */
  List<ToleranceEntry> unneeded() {
    return allowed.stream().filter(entry -> !used.containsKey(entry.tolerance().place())).toList();
  }
}
