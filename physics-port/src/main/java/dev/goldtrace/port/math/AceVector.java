package dev.goldtrace.port.math;

/** ACE's vector functions: float32, each operation rounded (spec math.md section 9). */
final class AceVector {
  static final float EPSILON = 0.0002f;

  private AceVector() {}

  static float length(Vector3 v) {
    return (float) Math.sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
  }

  /** Vec.NormalizeCheckSmall: true when v was small and is left untouched. */
  static boolean normalizeCheckSmall(Vector3 v) {
    float distance = length(v);
    if (distance < EPSILON) {
      return true;
    }
    float factor = 1 / distance;
    v.set(v.x * factor, v.y * factor, v.z * factor);
    return false;
  }

  /** The heading of the horizontal part in degrees; 0 when it is small. */
  static float getHeading(Vector3 v) {
    Vector3 n = new Vector3(v.x, v.y, 0);
    if (normalizeCheckSmall(n)) {
      return 0;
    }
    return unwrapped(n.y, n.x) % 360;
  }

  /** 450 minus the angle of (x, y) in degrees: the heading before it is brought below 360. */
  static float unwrapped(float y, float x) {
    return 450 - toDegrees((float) StrictMath.atan2(y, x));
  }

  static float toDegrees(float radians) {
    return (float) (Constants.DEGREES_PER_RADIAN * radians);
  }

  static float toRadians(float degrees) {
    return (float) (Constants.RADIANS_PER_DEGREE * degrees);
  }

  static Vector3 sum(Vector3 a, Vector3 b) {
    return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
  }

  static Vector3 difference(Vector3 a, Vector3 b) {
    return new Vector3(a.x - b.x, a.y - b.y, a.z - b.z);
  }
}
