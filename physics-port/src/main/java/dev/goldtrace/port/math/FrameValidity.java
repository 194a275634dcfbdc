package dev.goldtrace.port.math;

/** The validity test that Frame and AFrame share (spec math.md section 4, IsValid). */
final class FrameValidity {

  private FrameValidity() {}

  /** Infinite origins are valid; it is the squared norm that is tested, rounded to float. */
  static boolean isValid(Vector3 origin, double w, double x, double y, double z) {
    if (hasNaN(origin)
        || Double.isNaN(w)
        || Double.isNaN(x)
        || Double.isNaN(y)
        || Double.isNaN(z)) {
      return false;
    }
    float n = (float) (z * z + y * y + x * x + w * w);
    return !Float.isNaN(n) && !(Constants.EPSILON * 5.0 < Math.abs(n - 1.0));
  }

  static boolean hasNaN(Vector3 v) {
    return Float.isNaN(v.x) || Float.isNaN(v.y) || Float.isNaN(v.z);
  }
}
