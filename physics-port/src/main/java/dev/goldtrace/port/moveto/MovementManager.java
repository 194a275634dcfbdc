package dev.goldtrace.port.moveto;

import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.wire.MovementEvent;

/** Facade over the motion interpreter and the move-to manager of an object. */
public final class MovementManager {
  public MovementManager(PhysicsObj physicsObj) {}

  public void enterDefaultState() {}

  public int performMovement(MovementStruct movement) {
    return 0;
  }

  public void makeMoveToManager() {}

  public void cancelMoveTo(int error) {}

  public boolean isMovingTo() {
    return false;
  }

  public boolean motionsPending() {
    return false;
  }

  public MotionInterp getMinterp() {
    return null;
  }

  public void motionDone(int motion, boolean success) {}

  public void useTime() {}

  public void hitGround() {}

  public void leaveGround() {}

  public void handleExitWorld() {}

  public void handleUpdateTarget(TargetInfo info) {}

  public boolean unpackMovement(MovementEvent event) {
    return false;
  }

  public MotionInterp motionInterp() {
    return null;
  }

  public MoveToManager moveToManager() {
    return null;
  }
}
