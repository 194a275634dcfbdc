package dev.goldtrace.compare;

import java.util.HashMap;
import java.util.Map;

/** Objects in the order of their first row: the order of the object table. */
final class ObjectOrder {
  private final Map<Integer, Integer> places = new HashMap<>();

  int of(int guid) {
    return places.computeIfAbsent(guid, unseen -> places.size());
  }
}
