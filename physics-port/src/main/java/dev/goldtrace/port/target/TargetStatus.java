package dev.goldtrace.port.target;

/** What is known of a target. */
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

  private static final TargetStatus[] BY_CODE = values();

  private final int code;

  TargetStatus(int code) {
    this.code = code;
  }

  /** Retail's number. */
  public int code() {
    return code;
  }

  /** The status of a retail number; throws IllegalArgumentException outside 0..6. */
  public static TargetStatus of(int code) {
    if (code < 0 || code >= BY_CODE.length) {
      throw new IllegalArgumentException("target status " + code + " is not in 0..6");
    }
    return BY_CODE[code];
  }
}
