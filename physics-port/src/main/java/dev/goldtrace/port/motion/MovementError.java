package dev.goldtrace.port.motion;

/** Results of the movement functions (spec moveto.md section 0). */
public final class MovementError {
  public static final int NONE = 0;

  /** No movement manager, or no motion table. */
  public static final int NO_MOTION_TABLE = 0x07;

  public static final int NO_PHYSICS_OBJECT = 0x08;
  public static final int NO_MOTION_INTERPRETER = 0x0B;
  public static final int AIRBORNE = 0x24;
  public static final int ACTION_CANCELLED = 0x36;

  /** The target left while it was followed. */
  public static final int OBJECT_GONE = 0x37;

  /** The target was never there. */
  public static final int NO_OBJECT = 0x38;

  public static final int CHARGED_TOO_FAR = 0x3D;
  public static final int CROUCH_IN_COMBAT = 0x3F;
  public static final int SIT_IN_COMBAT = 0x40;
  public static final int SLEEP_IN_COMBAT = 0x41;
  public static final int CHAT_EMOTE_IN_COMBAT = 0x42;
  public static final int MOTION_TABLE_REFUSED = 0x43;
  public static final int TOO_MANY_ACTIONS = 0x45;
  public static final int GENERAL_MOVEMENT_FAILURE = 0x47;
  public static final int CANNOT_JUMP_FROM_POSITION = 0x48;
  public static final int CANNOT_JUMP_LOADED_DOWN = 0x49;

  private MovementError() {}
}
