package dev.goldtrace.port.collision;

/** The bits of {@link ObjectInfo#state} (spec transition.md 0.2). */
public final class ObjectInfoState {
  /** The mover touches the ground. */
  public static final int CONTACT = 0x1;

  /** The ground it touches can be walked on. */
  public static final int ON_WALKABLE = 0x2;

  /** The camera sweep, which is not ported. */
  public static final int IS_VIEWER = 0x4;

  /** A missile: it stops at the first hit. */
  public static final int PATH_CLIPPED = 0x8;

  /** The mover takes its new rotation at once instead of step by step. */
  public static final int FREE_ROTATE = 0x10;

  /** The camera's exact contact, which is not ported. */
  public static final int PERFECT_CLIP = 0x40;

  public static final int IS_IMPENETRABLE = 0x80;
  public static final int IS_PLAYER = 0x100;
  public static final int EDGE_SLIDE = 0x200;

  /** Tested by retail, set by nobody in this build. */
  public static final int IGNORE_CREATURES = 0x400;

  public static final int IS_PK = 0x800;
  public static final int IS_PKLITE = 0x1000;

  private ObjectInfoState() {}
}
