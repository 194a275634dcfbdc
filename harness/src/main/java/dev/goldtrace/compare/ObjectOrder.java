package dev.goldtrace.compare;

import dev.goldtrace.trace.ByObject;

/** Objects in the order of their first row: the order of the object table. */
final class ObjectOrder {
  private final ByObject<Integer> places = new ByObject<>();
  private int count;

  int of(int guid) {
    Integer place = places.get(guid);
    if (place == null) {
      place = count++;
      places.put(guid, place);
    }
    return place;
  }
}
