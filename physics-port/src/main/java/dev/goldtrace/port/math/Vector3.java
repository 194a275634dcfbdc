package dev.goldtrace.port.math;

/** A float32 vector, in metres unless said otherwise. Mutable, as in retail. */
public final class Vector3 {
  public float x;
  public float y;
  public float z;

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
}
