package dev.goldtrace.port.math;

/**
 * A rotation and an origin: float32 quaternion, its cached 3x3 matrix, origin in metres (spec
 * math.md sections 2 and 4). Mutable, as in retail.
 */
public final class Frame {
  public float qw = 1;
  public float qx;
  public float qy;
  public float qz;

  /** Row i ({@code m3i, m3i+1, m3i+2}) is the image of local axis i in the outer space. */
  public float m0;

  public float m1;
  public float m2;
  public float m3;
  public float m4;
  public float m5;
  public float m6;
  public float m7;
  public float m8;

  public final Vector3 origin = new Vector3();
}
