package dev.goldtrace.port.target;

/** What is known of a target; in the order of retail's numbers, from 0 on. */
public enum TargetStatus {
  UNDEF(0),
  OK(1),
  EXIT_WORLD(2),
  TELEPORTED(3),
  /** Nothing in retail sends it. */
  CONTAINED(4),
  /** Nothing in retail sends it. */
  PARENTED(5),
  TIMED_OUT(6);

  private final int code;

  TargetStatus(int code) {
    this.code = code;
  }

  /** Retail's number. */
  public int code() {
    return code;
  }
}
