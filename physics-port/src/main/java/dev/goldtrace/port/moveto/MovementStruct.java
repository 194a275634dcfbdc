package dev.goldtrace.port.moveto;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.MovementParameters;

/** A movement asked for; which fields mean something depends on the type (spec moveto.md 0). */
public final class MovementStruct {
  /** A {@link MovementType}. */
  public int type = MovementType.INVALID;

  /** Types 1 to 4. */
  public int motion;

  /** Types 6 and 8: the object to move or turn to. */
  public int objectId;

  /** Types 6 and 8: its outermost holder, itself if none. */
  public int topLevelId;

  /** Type 7. */
  public final Position pos = new Position();

  /** Type 6: metres. */
  public float radius;

  /** Type 6: metres. */
  public float height;

  /** Types 1 to 4 and 6 to 9. */
  public MovementParameters params;
}
