package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Position;

/** The collision side of an object's environment. */
public interface Collision {

  /**
   * What CPhysicsObj::transition (0x00512DC0) answers: where the object ends when it asks to move.
   * An implementation that ports it enters its probe.
   *
   * @param from where it stands
   * @param requested the position asked for: the old cell id, possibly an origin outside the block
   * @return the result, or null: no valid position. The caller reads it before it asks again, so an
   *     implementation may reuse one instance.
   */
  TransitionResult transition(PhysicsObj object, Position from, Position requested);

  /**
   * Finds the place for an object that is put somewhere rather than moved (one attempt of
   * CPhysicsObj::SetPosition, 0x00515BD0). By default it is the requested position, as it is.
   *
   * @param flags {@link SetPositionFlags}
   * @param result out: where the object ends, and the collision info, also after a failure
   * @return whether a place was found
   */
  default boolean place(PhysicsObj object, Position requested, int flags, TransitionResult result) {
    result.setPositionOnly(object, requested);
    return true;
  }

  /** Whether the object overlaps something where it stands (check_collision, 0x00512ED0). */
  default boolean overlaps(PhysicsObj object) {
    return false;
  }

  /** The object has come into the object table. */
  default void added(PhysicsObj object) {}

  /** The frame of the object's position has been set, by a commit or otherwise. */
  default void frameSet(PhysicsObj object) {}

  /** A commit is over: the object's shadows are to be placed anew. */
  default void committed(PhysicsObj object) {}

  /** The object has left its cell or the object table. */
  default void removed(PhysicsObj object) {}
}
