package dev.goldtrace.port.moveto;

import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.RawMotionState;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.wire.MovementEvent;

/**
 * The facade over an object's motion interpreter and move-to manager (spec moveto.md section 4).
 */
public final class MovementManager {
  private final PhysicsObj physicsObj;
  private MotionInterp motionInterpreter;
  private MoveToManager moveToManager;

  public MovementManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
  }

  public void enterDefaultState() {
    throw new UnsupportedOperationException();
  }

  /** Carries out a movement; answers a {@link dev.goldtrace.port.motion.MovementError}. */
  public int performMovement(MovementStruct movement) {
    throw new UnsupportedOperationException();
  }

  public void makeMoveToManager() {
    throw new UnsupportedOperationException();
  }

  public void cancelMoveTo(int error) {
    throw new UnsupportedOperationException();
  }

  public boolean isMovingTo() {
    throw new UnsupportedOperationException();
  }

  public boolean motionsPending() {
    throw new UnsupportedOperationException();
  }

  /** The interpreter, made if there is none. */
  public MotionInterp getMinterp() {
    throw new UnsupportedOperationException();
  }

  public RawMotionState inqRawMotionState() {
    throw new UnsupportedOperationException();
  }

  public InterpretedMotionState inqInterpretedMotionState() {
    throw new UnsupportedOperationException();
  }

  public boolean moveToInterpretedState(InterpretedMotionState state) {
    throw new UnsupportedOperationException();
  }

  public void motionDone(int motion, boolean success) {
    throw new UnsupportedOperationException();
  }

  public void useTime() {
    throw new UnsupportedOperationException();
  }

  public void hitGround() {
    throw new UnsupportedOperationException();
  }

  public void leaveGround() {
    throw new UnsupportedOperationException();
  }

  public void handleEnterWorld() {
    throw new UnsupportedOperationException();
  }

  public void handleExitWorld() {
    throw new UnsupportedOperationException();
  }

  public void reportExhaustion() {
    throw new UnsupportedOperationException();
  }

  public void handleUpdateTarget(TargetInfo info) {
    throw new UnsupportedOperationException();
  }

  public boolean unpackMovement(MovementEvent event) {
    throw new UnsupportedOperationException();
  }

  public void destroy() {
    throw new UnsupportedOperationException();
  }

  /** The interpreter, null if not made yet. */
  public MotionInterp motionInterp() {
    return motionInterpreter;
  }

  /** The move-to manager, null if not made yet. */
  public MoveToManager moveToManager() {
    return moveToManager;
  }
}
