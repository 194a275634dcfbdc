package dev.goldtrace.port.object;

/** The bits of {@link PhysicsObj#transientState}. */
public final class TransientState {
  public static final int CONTACT = 0x1;
  public static final int ON_WALKABLE = 0x2;
  public static final int SLIDING = 0x4;
  public static final int WATER_CONTACT = 0x8;
  public static final int STATIONARY_FALL = 0x10;
  public static final int STATIONARY_STOP = 0x20;
  public static final int STATIONARY_STUCK = 0x40;

  /** All three stationary bits. */
  public static final int STATIONARY_MASK = 0x70;

  public static final int ACTIVE = 0x80;
  public static final int CHECK_ETHEREAL = 0x100;

  private TransientState() {}
}
