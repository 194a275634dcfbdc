package dev.goldtrace.port.object;

/** The bits of {@link PhysicsObj#state} that movement reads. */
public final class PhysicsState {
  public static final int STATIC = 0x1;
  public static final int ETHEREAL = 0x4;
  public static final int REPORT_COLLISIONS = 0x8;
  public static final int IGNORE_COLLISIONS = 0x10;
  public static final int NODRAW = 0x20;
  public static final int MISSILE = 0x40;
  public static final int ALIGNPATH = 0x100;
  public static final int PATH_CLIPPED = 0x200;
  public static final int GRAVITY = 0x400;
  public static final int PARTICLE_EMITTER = 0x1000;
  public static final int HIDDEN = 0x4000;
  public static final int HAS_PHYSICS_BSP = 0x10000;
  public static final int INELASTIC = 0x20000;
  public static final int REPORT_COLLISIONS_AS_ENVIRONMENT = 0x200000;
  public static final int EDGE_SLIDE = 0x400000;
  public static final int SLEDDING = 0x800000;
  public static final int FROZEN = 0x1000000;

  private PhysicsState() {}
}
