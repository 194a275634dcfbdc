package dev.goldtrace.minimize;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Zeller's ddmin: leaves out ever smaller parts of a list as long as the rest still shows what is
 * looked for, until no single item can be left out.
 */
final class DeltaDebugging {
  private DeltaDebugging() {}

  /**
   * A small part of the items that still shows it. What is left depends on the order of the items
   * only.
   *
   * @param items items of which all together show it
   * @param shows whether some of the items still do
   */
  static <T> List<T> minimize(List<T> items, Predicate<List<T>> shows) {
    List<T> left = items;
    if (!left.isEmpty() && shows.test(List.of())) {
      return List.of();
    }
    int parts = 2;
    while (left.size() >= 2) {
      List<T> smaller = withoutOnePart(left, Math.min(parts, left.size()), shows);
      if (smaller.size() < left.size()) {
        left = smaller;
        parts = Math.max(parts - 1, 2);
      } else if (parts >= left.size()) {
        break;
      } else {
        parts *= 2;
      }
    }
    return List.copyOf(left);
  }

  private static <T> List<T> withoutOnePart(List<T> items, int parts, Predicate<List<T>> shows) {
    for (int part = parts - 1; part >= 0; part--) {
      int from = part * items.size() / parts;
      int to = (part + 1) * items.size() / parts;
      List<T> rest = new ArrayList<>(items.subList(0, from));
      rest.addAll(items.subList(to, items.size()));
      if (shows.test(rest)) {
        return rest;
      }
    }
    return items;
  }
}
