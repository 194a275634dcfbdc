package dev.goldtrace.compare;

import java.util.Comparator;

/**
 * Where in a trace something is: the order in which divergences count. Calls made inside a tick
 * come before the rows taken after it, and those before the calls made until the next tick; among
 * rows the object's order decides, then the column's.
 */
record Place(int tick, Phase phase, int object, int column) implements Comparable<Place> {

  enum Phase {
    CALLS_OF_TICK,
    ROWS,
    CALLS_AFTER_TICK
  }

  private static final Comparator<Place> ORDER =
      Comparator.comparingInt(Place::tick)
          .thenComparing(Place::phase)
          .thenComparingInt(Place::object)
          .thenComparingInt(Place::column);

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }
}
