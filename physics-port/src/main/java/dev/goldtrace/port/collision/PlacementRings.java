package dev.goldtrace.port.collision;

/**
 * The places that a placement tries around the wanted one (spec transition.md 10.2): rings at equal
 * distances, up to 4 m away (2 m for the smallest movers), with more places on the outer ones.
 */
final class PlacementRings {
  private static final float PI = 3.1416f;

  private final int rings;
  private final float distancePerRing;
  private final float anglePerRing;

  private int ring;
  private float distance;
  private float angle;
  private int places;
  private float degreesBetween;

  private PlacementRings(int rings, float distancePerRing, float anglePerRing) {
    this.rings = rings;
    this.distancePerRing = distancePerRing;
    this.anglePerRing = anglePerRing;
  }

  /** The rings for a mover whose first sphere has this radius in metres. */
  static PlacementRings of(float radius) {
    double r = radius;
    double reach = 4.0;
    boolean small = false;
    if (r < 0.125) {
      small = true;
      reach = 2.0;
    } else if (r < 0.48f) {
      r = 0.48f;
    }
    double q = 4.0 / (1.0 * r);
    if (small) {
      q = q * 0.5;
    }
    if (q <= 1.0) {
      return new PlacementRings(0, 0, 0);
    }
    double count = Math.ceil(q);
    float perRing = (float) (reach / count);
    return new PlacementRings((int) count, perRing, (float) (perRing / r * PI));
  }

  /** Goes to the next ring outwards; false: there is none. */
  boolean next() {
    if (ring == rings) {
      return false;
    }
    ring++;
    distance = (float) ((double) distance + distancePerRing);
    double sum = (double) anglePerRing + angle;
    angle = (float) sum;
    places = 2 * (int) Math.ceil(sum);
    degreesBetween = (float) (360.0 / places);
    return true;
  }

  /** Metres from the wanted place. */
  float distance() {
    return distance;
  }

  /** How many places this ring has; the first one lies north. */
  int places() {
    return places;
  }

  /** Degrees from one place to the next, clockwise. */
  float degreesBetween() {
    return degreesBetween;
  }
}
