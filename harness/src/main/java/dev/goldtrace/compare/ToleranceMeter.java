package dev.goldtrace.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Applies the tolerances of one case and measures how much of them is used. */
public final class ToleranceMeter {
  private final Map<String, Tolerance> byColumn = new LinkedHashMap<>();
  private final Map<String, ToleranceUse> uses = new LinkedHashMap<>();

  /**
   * @param tolerances of those for the same column the first counts
   */
  public ToleranceMeter(List<Tolerance> tolerances) {
    tolerances.forEach(one -> byColumn.putIfAbsent(one.column(), one));
  }

  /** Whether two different cells of a column are near enough. */
  public boolean allows(String column, Cell expected, Cell actual) {
    Tolerance tolerance = byColumn.get(column);
    if (tolerance == null) {
      return false;
    }
    Optional<Difference> distance = tolerance.distance(expected, actual).filter(tolerance::allows);
    distance.ifPresent(
        near ->
            uses.merge(
                column,
                new ToleranceUse(tolerance, 1, near.absolute(), near.ulps()),
                ToleranceUse::plus));
    return distance.isPresent();
  }

  /** How much of each tolerance was used that some value needed. */
  public List<ToleranceUse> uses() {
    return List.copyOf(uses.values());
  }
}
