package dev.goldtrace.port.math;

import dev.goldtrace.port.Retail;

/**
 * A float32 vector, in metres unless said otherwise. Mutable, as in retail (spec math.md section
 * 3).
 */
public final class Vector3 {
  public float x;
  public float y;
  public float z;

  /** The zero vector. */
  public Vector3() {}

  public Vector3(float x, float y, float z) {
    set(x, y, z);
  }

  public void set(float x, float y, float z) {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  public void set(Vector3 other) {
    set(other.x, other.y, other.z);
  }

  public Vector3 copy() {
    return new Vector3(x, y, z);
  }

  /** The length, not rounded to float. */
  @Retail(address = 0x004523D0, name = "Vector3::magnitude")
  public double magnitude() {
    double x = this.x;
    double y = this.y;
    double z = this.z;
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * Makes this a unit vector, unless it is shorter than {@link Constants#EPSILON}.
   *
   * @return true when it was shorter and is left untouched
   */
  @Retail(address = 0x00452460, name = "Vector3::normalize_check_small")
  public boolean normalizeCheckSmall() {
    double length = magnitude();
    if (length < Constants.EPSILON) {
      return true;
    }
    scaleBy(1.0 / length);
    return false;
  }

  /**
   * Makes this a unit vector without any test: the zero vector becomes NaN.
   *
   * @return a copy of the new value
   */
  @Retail(address = 0x00452400, name = "Vector3::normalize")
  public Vector3 normalize() {
    scaleBy(1.0 / magnitude());
    return copy();
  }

  private void scaleBy(double factor) {
    set((float) (factor * x), (float) (factor * y), (float) (factor * z));
  }

  /** The heading of the horizontal part in degrees, [0, 360); 0 when that part is small. */
  @Retail(address = 0x004575D0, name = "Vector3::get_heading")
  public double getHeading() {
    Vector3 n = new Vector3(x, y, 0);
    if (n.normalizeCheckSmall()) {
      return 0;
    }
    return Headings.kernel(n.y, n.x);
  }

  /** The angle above the horizon in degrees, [-90, 90]; 0 when the vector is small. */
  @Retail(address = 0x00457630, name = "Vector3::get_pitch")
  public double getPitch() {
    Vector3 n = copy();
    if (n.normalizeCheckSmall()) {
      return 0;
    }
    return StrictMath.asin(n.z) * Constants.DEGREES_PER_RADIAN;
  }

  /** Whether every component is nearer to zero than {@link Constants#EPSILON}. */
  @Retail(address = 0x0050E7B0, name = "Vector3::is_zero")
  public boolean isZero() {
    return Math.abs(x) < Constants.EPSILON
        && Math.abs(y) < Constants.EPSILON
        && Math.abs(z) < Constants.EPSILON;
  }

  /** Retail's operator==: every component differs by {@link Constants#EPSILON} at most. */
  @Retail(address = 0x00509F10, name = "Vector3::operator==")
  public boolean isEqual(Vector3 other) {
    return Math.abs((double) x - other.x) <= Constants.EPSILON
        && Math.abs((double) y - other.y) <= Constants.EPSILON
        && Math.abs((double) z - other.z) <= Constants.EPSILON;
  }

  /** A new vector: this minus the other, each component rounded to float. */
  @Retail(address = 0x004524C0, name = "Vector3::operator-")
  public Vector3 minus(Vector3 other) {
    return new Vector3(
        (float) ((double) x - other.x),
        (float) ((double) y - other.y),
        (float) ((double) z - other.z));
  }

  @Override
  public String toString() {
    return "(" + x + ", " + y + ", " + z + ")";
  }
}
