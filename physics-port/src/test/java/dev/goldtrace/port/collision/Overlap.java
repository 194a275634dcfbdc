package dev.goldtrace.port.collision;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import java.util.List;

/** How far two objects overlap, measured as retail does but independently of the port. */
final class Overlap {
  private static final double EPS = 0.0002f;

  private Overlap() {}

  /**
   * The deepest overlap of two sphere creatures in metres: sum of the radii less the tolerance,
   * less the distance, of the pair of spheres that overlaps most. Negative: they are apart.
   */
  static double depth(PhysicsObj a, PhysicsObj b) {
    double deepest = Double.NEGATIVE_INFINITY;
    for (Sphere s : a.setup.spheres()) {
      for (Sphere t : b.setup.spheres()) {
        double reach = (double) s.radius * a.scale + (double) t.radius * b.scale - EPS;
        deepest = Math.max(deepest, reach - distance(center(a, s), center(b, t)));
      }
    }
    return deepest;
  }

  /** The deepest overlap of any two of these. */
  static double deepest(List<PhysicsObj> objects) {
    double deepest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < objects.size(); i++) {
      for (int j = 0; j < i; j++) {
        deepest = Math.max(deepest, depth(objects.get(i), objects.get(j)));
      }
    }
    return deepest;
  }

  /** Shapes on the vertical axis, so the rotation does not matter. */
  private static double[] center(PhysicsObj object, Sphere sphere) {
    if (sphere.center.x != 0 || sphere.center.y != 0) {
      throw new IllegalArgumentException("off the axis");
    }
    Vector3 o = object.position.frame.origin;
    return new double[] {o.x, o.y, o.z + (double) sphere.center.z * object.scale};
  }

  private static double distance(double[] p, double[] q) {
    return Math.sqrt(
        (p[0] - q[0]) * (p[0] - q[0])
            + (p[1] - q[1]) * (p[1] - q[1])
            + (p[2] - q[2]) * (p[2] - q[2]));
  }
}
