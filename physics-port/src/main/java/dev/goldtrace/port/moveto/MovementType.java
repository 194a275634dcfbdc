package dev.goldtrace.port.moveto;

/** What a movement is, retail's numbers (spec moveto.md section 0). */
public final class MovementType {
  public static final int INVALID = 0;
  public static final int RAW_COMMAND = 1;
  public static final int INTERPRETED_COMMAND = 2;
  public static final int STOP_RAW_COMMAND = 3;
  public static final int STOP_INTERPRETED_COMMAND = 4;
  public static final int STOP_COMPLETELY = 5;
  public static final int MOVE_TO_OBJECT = 6;
  public static final int MOVE_TO_POSITION = 7;
  public static final int TURN_TO_OBJECT = 8;
  public static final int TURN_TO_HEADING = 9;

  private MovementType() {}
}
