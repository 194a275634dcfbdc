package dev.goldtrace.port.motion;

/** Interprets motion commands for an object. */
public final class MotionInterp {
  public double getMaxSpeed() {
    return 0;
  }

  public double getAdjustedMaxSpeed() {
    return 0;
  }
}
