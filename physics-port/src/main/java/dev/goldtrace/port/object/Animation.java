package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.motion.MovementParameters;

/**
 * The animation side of an object's environment: what retail's part array answers. A motion that it
 * accepts finishes when {@link #finishedAnimations} says so; what it is told and has no use for is
 * left empty.
 */
public interface Animation {

  /**
   * A call of UpdateObjectInternal begins; {@link #update} and {@link #finishedAnimations} that
   * follow belong to it. An inactive object gets here too, and asks for nothing more.
   */
  void beginSlice(PhysicsObj object);

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
  int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params);

  /** CPhysicsObj::StopInterpretedMotion; answers 0 or a movement error. */
  int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params);

  /** CPhysicsObj::StopCompletely_Internal. */
  void stopCompletelyInternal(PhysicsObj object);

  /** CPhysicsObj::RemoveLinkAnimations. */
  void removeLinkAnimations(PhysicsObj object);

  /** CPhysicsObj::CheckForCompletedMotions. */
  void checkForCompletedMotions(PhysicsObj object);

  /** CPhysicsObj::InitializeMotionTables. */
  void initializeMotionTables(PhysicsObj object);

  /** CPartArray::HandleMovement, after the move-to of each slice. */
  void handleMovement(PhysicsObj object);

  /** CPartArray::HandleEnterWorld. */
  void handleEnterWorld(PhysicsObj object);

  /** CPartArray::HandleExitWorld. */
  void handleExitWorld(PhysicsObj object);
}
