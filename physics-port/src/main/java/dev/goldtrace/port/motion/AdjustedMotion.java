package dev.goldtrace.port.motion;

/** The motion and speed that {@link MotionInterp#adjustMotion} reads and rewrites. */
public final class AdjustedMotion {
  public int motion;
  public float speed;

  public void set(int motion, float speed) {
    this.motion = motion;
    this.speed = speed;
  }
}
