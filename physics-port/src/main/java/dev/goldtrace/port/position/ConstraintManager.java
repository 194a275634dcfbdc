package dev.goldtrace.port.position;

/** Brakes an object that moves away from where the server put it. */
public final class ConstraintManager {

  public boolean isConstrained() {
    return false;
  }

  /** Metres from the anchor when it was set, plus all movement since. */
  public float constraintPosOffset() {
    return 0;
  }
}
