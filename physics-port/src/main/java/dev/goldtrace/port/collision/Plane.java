package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.CollisionConstants.EPSILON;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Vector3;

/** The points p with {@code normal . p + d = 0}; {@code d} in metres (Plane). Mutable. */
public final class Plane {
  public final Vector3 normal;
  public float d;

  /** The horizontal plane through the origin. */
  public Plane() {
    this(new Vector3(0, 0, 1), 0);
  }

  /** Keeps {@code normal} itself. */
  public Plane(Vector3 normal, float d) {
    this.normal = normal;
    this.d = d;
  }

  public void set(Plane other) {
    set(other.normal.x, other.normal.y, other.normal.z, other.d);
  }

  public void set(float nx, float ny, float nz, float d) {
    normal.set(nx, ny, nz);
    this.d = d;
  }

  /**
   * Replaces the z of a movement so that it runs along this plane. A plane that is (nearly)
   * vertical leaves it alone.
   */
  @Retail(address = 0x00509C50, name = "Plane::snap_to_plane")
  public void snapToPlane(Vector3 offset) {
    double nz = normal.z;
    if (Math.abs(nz) > EPSILON) {
      double inverse = 1.0 / nz;
      double dot = (double) offset.y * normal.y + (double) offset.x * normal.x + nz * 0.0 + d;
      offset.z = (float) (-dot * inverse - inverse * (-(double) d));
    }
  }

  /** The plane with this normal through a point; keeps neither vector. */
  static Plane through(Vector3 point, Vector3 normal) {
    double dot =
        (double) normal.z * point.z + (double) normal.y * point.y + (double) normal.x * point.x;
    return new Plane(normal.copy(), (float) -dot);
  }
}
