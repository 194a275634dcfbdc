package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.motion.MovementParameters;

/**
 * The animation side of an object's environment: what retail's part array answers. The motions that
 * it is given succeed, and finish when {@link #finishedAnimations} says so.
 */
public interface Animation {

  /**
   * A call of UpdateObjectInternal begins; {@link #update} and {@link #finishedAnimations} that
   * follow belong to it. An inactive object gets here too, and asks for nothing more.
   */
  default void beginSlice(PhysicsObj object) {}

  /**
   * What CPartArray::Update writes in this slice.
   *
   * @param quantum the slice, in seconds
   * @param delta in: identity; out: the root motion of the slice in the object's own axes, before
   *     the multiplication with the object's scale
   */
  void update(PhysicsObj object, float quantum, Frame delta);

  /** How many animations finish at the process_hooks point of this slice. */
  int finishedAnimations(PhysicsObj object);

  /** CPhysicsObj::DoInterpretedMotion; answers 0 or a movement error. */
  default int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return 0;
  }

  /** CPhysicsObj::StopInterpretedMotion; answers 0 or a movement error. */
  default int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return 0;
  }

  /** CPhysicsObj::StopCompletely_Internal. */
  default void stopCompletelyInternal(PhysicsObj object) {}

  /** CPhysicsObj::RemoveLinkAnimations. */
  default void removeLinkAnimations(PhysicsObj object) {}

  /** CPhysicsObj::CheckForCompletedMotions. */
  default void checkForCompletedMotions(PhysicsObj object) {}

  /** CPhysicsObj::InitializeMotionTables. */
  default void initializeMotionTables(PhysicsObj object) {}

  /** CPartArray::HandleMovement, after the move-to of each slice. */
  default void handleMovement(PhysicsObj object) {}

  /** CPartArray::HandleEnterWorld. */
  default void handleEnterWorld(PhysicsObj object) {}

  /** CPartArray::HandleExitWorld. */
  default void handleExitWorld(PhysicsObj object) {}
}
