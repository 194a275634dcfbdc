package dev.goldtrace.port.collision;

/** What an insertion or a shape test answers (TransitionState; spec transition.md 0.2). */
public enum TransitionState {
  INVALID(0),
  /** Nothing is in the way. */
  OK(1),
  /** The step cannot be made. */
  COLLIDED(2),
  /** The position was corrected; test again. */
  ADJUSTED(3),
  /** The movement was replaced by its part along the obstacle; test again. */
  SLID(4);

  private final int code;

  TransitionState(int code) {
    this.code = code;
  }

  /** Retail's number. */
  public int code() {
    return code;
  }
}
