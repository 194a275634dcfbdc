package dev.goldtrace.vector;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.Animation;
import dev.goldtrace.port.object.PhysicsObj;

/** Nothing is animated: every motion is accepted, and none ever finishes. To be extended. */
public class NoAnimation implements Animation {
  @Override
  public void beginSlice(PhysicsObj object) {}

  @Override
  public void update(PhysicsObj object, float quantum, Frame delta) {}

  @Override
  public int finishedAnimations(PhysicsObj object) {
    return 0;
  }

  @Override
  public int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return 0;
  }

  @Override
  public int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return 0;
  }

  @Override
  public void stopCompletelyInternal(PhysicsObj object) {}

  @Override
  public void removeLinkAnimations(PhysicsObj object) {}

  @Override
  public void checkForCompletedMotions(PhysicsObj object) {}

  @Override
  public void initializeMotionTables(PhysicsObj object) {}

  @Override
  public void handleMovement(PhysicsObj object) {}

  @Override
  public void handleEnterWorld(PhysicsObj object) {}

  @Override
  public void handleExitWorld(PhysicsObj object) {}
}
