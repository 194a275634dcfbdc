package dev.goldtrace.recording;

import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/**
 * Two sides of which no recording has the name of one of the other: most often two folders whose
 * roots differ, {@code retail/sticky/above} on one side and {@code sticky/above} on the other.
 *
 * @param a the names of one side
 * @param b those of the other
 */
public record NoCommonNames(SortedSet<String> a, SortedSet<String> b) {

  /**
   * What is wrong and what to do.
   *
   * @param shownA the one side as the user calls it
   * @param shownB the other
   */
  public String problem(String shownA, String shownB) {
    return "has no recording of the same name as one of "
        + shownB
        + ": "
        + some(a)
        + " here, "
        + some(b)
        + " there. A name is the path below the folder; "
        + root(b, a)
            .map(root -> "compare " + shownA + "/" + root + " and " + shownB)
            .or(() -> root(a, b).map(root -> "compare " + shownA + " and " + shownB + "/" + root))
            .orElse("give two folders of recordings of the same traces");
  }

  private static String some(Set<String> names) {
    String first = names.iterator().next();
    return names.size() == 1 ? first : first + " and " + (names.size() - 1) + " more";
  }

  /** The folder of the longer names below which there are names of the others; the first one. */
  private static Optional<String> root(Set<String> shorter, Set<String> longer) {
    return longer.stream()
        .flatMap(
            name ->
                shorter.stream()
                    .filter(tail -> name.endsWith("/" + tail))
                    .map(tail -> name.substring(0, name.length() - tail.length() - 1)))
        .findFirst();
  }
}
