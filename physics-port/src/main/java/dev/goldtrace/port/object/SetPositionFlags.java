package dev.goldtrace.port.object;

/** How an object is put at a position (flags of CPhysicsObj::SetPosition, 0x005160C0). */
public final class SetPositionFlags {
  public static final int PLACEMENT = 0x1;
  public static final int TELEPORT = 0x2;

  /** The nearest free place will do. */
  public static final int SLIDE = 0x10;

  public static final int SCATTER = 0x100;
  public static final int RANDOM_SCATTER = 0x200;
  public static final int SEND_POSITION_EVENT = 0x1000;

  private SetPositionFlags() {}
}
