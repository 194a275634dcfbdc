package dev.goldtrace.port.collision;

import dev.goldtrace.port.math.Vector3;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the obstacles near a mover without walking the whole shadow list.
 *
 * <p>An obstacle lies in the square of its origin, with its reach: the horizontal distance from the
 * origin to the farthest point of its shapes. A query takes the squares around the mover's spheres,
 * widened by the largest reach. Squares hash into a fixed number of buckets, each a linked list
 * through the obstacles themselves, so nothing is allocated when an obstacle moves. Obstacles whose
 * reach is unknown or larger than a square are kept apart and found by every query.
 *
 * <p>The grid only leaves out obstacles whose test would answer OK without a trace, and the caller
 * sorts what it finds into the order of the shadow list: the result is that of walking the list.
 */
final class ShadowGrid {
  /** Side of a square in metres. */
  private static final double SQUARE = 4.0;

  private static final int BUCKETS = 1024;

  /**
   * Squares end here; what is farther away counts as in the last one, so that numbers can't
   * overflow.
   */
  private static final double LAST_SQUARE = 1 << 30;

  /** More squares than this are not worth visiting one by one. */
  private static final long MAX_SQUARES = 256;

  private final ShadowObject[] buckets = new ShadowObject[BUCKETS];
  private final List<ShadowObject> unbounded = new ArrayList<>();

  /** The largest reach that an obstacle in a square has had. */
  private double largestReach;

  /** Puts an obstacle where it is now; it may be in the grid already. */
  void place(ShadowObject shadow) {
    double reach = shadow.measureReach();
    shadow.reach = reach;
    if (!(reach <= SQUARE)) {
      remove(shadow);
      shadow.square = ShadowObject.UNBOUNDED;
      unbounded.add(shadow);
      return;
    }
    Vector3 origin = shadow.object.position.frame.origin;
    int x = square(origin.x);
    int y = square(origin.y);
    largestReach = Math.max(largestReach, reach);
    if (shadow.square == ShadowObject.IN_SQUARE && shadow.squareX == x && shadow.squareY == y) {
      return;
    }
    remove(shadow);
    shadow.square = ShadowObject.IN_SQUARE;
    shadow.squareX = x;
    shadow.squareY = y;
    int bucket = bucket(x, y);
    ShadowObject head = buckets[bucket];
    shadow.next = head;
    if (head != null) {
      head.previous = shadow;
    }
    buckets[bucket] = shadow;
  }

  /** Takes an obstacle out, if it is in. */
  void remove(ShadowObject shadow) {
    if (shadow.square == ShadowObject.UNBOUNDED) {
      unbounded.remove(shadow);
    } else if (shadow.square == ShadowObject.IN_SQUARE) {
      if (shadow.previous == null) {
        buckets[bucket(shadow.squareX, shadow.squareY)] = shadow.next;
      } else {
        shadow.previous.next = shadow.next;
      }
      if (shadow.next != null) {
        shadow.next.previous = shadow.previous;
      }
      shadow.previous = null;
      shadow.next = null;
    }
    shadow.square = ShadowObject.NOWHERE;
  }

  /**
   * Adds every obstacle that may reach into a rectangle, in no particular order.
   *
   * @param after only those behind this index of the shadow list
   * @return false: the rectangle is too large, nothing was added
   */
  boolean find(
      double minX, double minY, double maxX, double maxY, int after, ShadowCandidates out) {
    int fromX = square(minX - largestReach);
    int fromY = square(minY - largestReach);
    int toX = square(maxX + largestReach);
    int toY = square(maxY + largestReach);
    if (((long) toX - fromX + 1) * ((long) toY - fromY + 1) > MAX_SQUARES) {
      return false;
    }
    for (int x = fromX; x <= toX; x++) {
      for (int y = fromY; y <= toY; y++) {
        for (ShadowObject s = buckets[bucket(x, y)]; s != null; s = s.next) {
          if (s.index > after
              && s.squareX == x
              && s.squareY == y
              && s.reaches(minX, minY, maxX, maxY)) {
            out.add(s);
          }
        }
      }
    }
    for (int i = 0; i < unbounded.size(); i++) {
      if (unbounded.get(i).index > after) {
        out.add(unbounded.get(i));
      }
    }
    return true;
  }

  private static int square(double coordinate) {
    double square = Math.floor(coordinate / SQUARE);
    return (int) Math.max(-LAST_SQUARE, Math.min(square, LAST_SQUARE));
  }

  private static int bucket(int x, int y) {
    int hash = x * 0x9E3779B1 + y * 0x85EBCA6B;
    return (hash >>> 16 ^ hash) & (BUCKETS - 1);
  }
}
