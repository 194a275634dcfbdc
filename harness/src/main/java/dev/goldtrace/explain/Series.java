package dev.goldtrace.explain;

import dev.goldtrace.compare.Cell;
import java.util.List;

/**
 * One column of one object on both sides.
 *
 * @param title the column
 * @param points its values in the order of the ticks
 */
record Series(String title, List<Point> points) {

  Series {
    points = List.copyOf(points);
  }

  /** The values of one tick. */
  record Point(int tick, Cell expected, Cell actual) {

    boolean same() {
      return expected.same(actual);
    }

    /** Whether a difference can be computed. */
    boolean finite() {
      return expected.floating()
          && actual.floating()
          && Double.isFinite(expected.value())
          && Double.isFinite(actual.value());
    }

    /** Replayed minus golden. */
    double difference() {
      return actual.value() - expected.value();
    }
  }

  /** The part from a tick on. */
  Series from(int tick) {
    return new Series(title, points.stream().filter(point -> point.tick() >= tick).toList());
  }

  /** Whether differences can be computed everywhere. */
  boolean finite() {
    return points.stream().allMatch(Point::finite);
  }

  /** In how many ticks the sides differ. */
  int differing() {
    return (int) points.stream().filter(point -> !point.same()).count();
  }

  Point first() {
    return points.get(0);
  }

  Point last() {
    return points.get(points.size() - 1);
  }
}
