package dev.goldtrace.port.object;

/** Answers of CPhysicsObj::SetPosition (spec position-managers.md section 9.5). */
public final class SetPositionError {
  public static final int OK = 0;
  public static final int GENERAL_FAILURE = 1;
  public static final int NO_VALID_POSITION = 2;
  public static final int NO_CELL = 3;
  public static final int COLLIDED = 4;

  private SetPositionError() {}
}
