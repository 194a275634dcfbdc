package dev.goldtrace.port.object;

/** The slots of {@link PhysicsObj#updateTimes}, each an unsigned 16-bit stamp. */
public final class TimestampSlot {
  public static final int POSITION = 0;
  public static final int MOVEMENT = 1;
  public static final int STATE = 2;
  public static final int VECTOR = 3;
  public static final int TELEPORT = 4;
  public static final int SERVER_CONTROLLED_MOVE = 5;
  public static final int FORCE_POSITION = 6;
  public static final int OBJDESC = 7;
  public static final int INSTANCE = 8;
  public static final int COUNT = 9;

  private TimestampSlot() {}
}
