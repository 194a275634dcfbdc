package dev.goldtrace.port.math;

import dev.goldtrace.port.Retail;

/**
 * The frame of an animation: a quaternion and an origin in metres, without the matrix (spec math.md
 * section 2).
 */
public final class AFrame {
  public float qw = 1;
  public float qx;
  public float qy;
  public float qz;

  public final Vector3 origin = new Vector3();

  /** The identity. */
  public AFrame() {}

  public void set(AFrame other) {
    qw = other.qw;
    qx = other.qx;
    qy = other.qy;
    qz = other.qz;
    origin.set(other.origin);
  }

  public AFrame copy() {
    AFrame copy = new AFrame();
    copy.set(this);
    return copy;
  }

  /** Whether no float is NaN and the quaternion is a rotation, as {@link Frame#isValid}. */
  @Retail(address = 0x005A9E30, name = "AFrame::IsValid")
  public boolean isValid() {
    return FrameValidity.isValid(origin, qw, qx, qy, qz);
  }
}
