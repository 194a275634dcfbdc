package dev.goldtrace.port.collision;

/** Why a position is tested (SPHEREPATH::InsertType; spec transition.md 0.2). */
public enum InsertType {
  /** A step of a movement. */
  TRANSITION(0),
  /** A place that must be free. */
  PLACEMENT(1),
  /** The first test of a placement: objects are ignored. */
  INITIAL_PLACEMENT(2);

  private final int code;

  InsertType(int code) {
    this.code = code;
  }

  /** Retail's number. */
  public int code() {
    return code;
  }
}
