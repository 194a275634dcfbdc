package dev.goldtrace.port.motion;

/**
 * The run key as a motion's modifier (spec moveto.md section 0). A plain 32-bit number in retail:
 * any other value is carried along and changes nothing.
 */
public final class HoldKey {
  /** Not said: the raw state's current hold key counts. */
  public static final int INVALID = 0;

  /** Walk. */
  public static final int NONE = 1;

  /** Run. */
  public static final int RUN = 2;

  private HoldKey() {}
}
