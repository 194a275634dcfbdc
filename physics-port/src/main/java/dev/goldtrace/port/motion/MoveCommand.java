package dev.goldtrace.port.motion;

/** The answers of {@link MovementParameters#getCommand}, reused from call to call. */
public final class MoveCommand {
  /** {@code 0}, {@code WalkForward} or {@code WalkBackwards}. */
  public int command;

  /** A {@link HoldKey}. */
  public int holdKey;

  /** Keeps its value when the function does not decide it. */
  public boolean movingAway;
}
