package dev.goldtrace.port.object;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Vector3;

/** The 50 m/s that no object exceeds. */
final class VelocityLimit {
  private static final double MAX_VELOCITY = 50.0;

  private final boolean inFloats;

  VelocityLimit(Dialect dialect) {
    this.inFloats = dialect.has(Divergence.D_P90);
  }

  /** Makes a velocity 50 m/s if it is more. */
  void apply(Vector3 v) {
    double magnitude = inFloats ? floatMagnitude(v) : v.magnitude();
    if (magnitude > MAX_VELOCITY) {
      toMaximum(v);
    }
  }

  /** Makes a velocity 50 m/s. */
  void toMaximum(Vector3 v) {
    if (inFloats) {
      float length = floatMagnitude(v);
      float max = (float) MAX_VELOCITY;
      v.set(v.x / length * max, v.y / length * max, v.z / length * max);
      return;
    }
    v.normalize();
    v.set((float) (MAX_VELOCITY * v.x), (float) (MAX_VELOCITY * v.y), (float) (MAX_VELOCITY * v.z));
  }

  private static float floatMagnitude(Vector3 v) {
    return (float) Math.sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
  }
}
