package dev.goldtrace.port.motion;

import dev.goldtrace.port.moveto.MovementStruct;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.Weenie;
import java.util.Collection;
import java.util.List;

/** CMotionInterp: turns motions asked for into motions played (spec motion-interpreter.md 3). */
public final class MotionInterp {
  public final RawMotionState rawState = new RawMotionState();
  public final InterpretedMotionState interpretedState = new InterpretedMotionState();

  /** The run rate that the server sent, a multiplier. */
  public float myRunRate = 1.0f;

  /** A multiplier that nothing changes. */
  public float currentSpeedFactor = 1.0f;

  public boolean standingLongjump;

  public MotionInterp(PhysicsObj physicsObj, Weenie weenie) {}

  public int performMovement(MovementStruct movement) {
    throw new UnsupportedOperationException();
  }

  /** Works hold key, left/right and backwards into a motion and its speed. */
  public void adjustMotion(AdjustedMotion adjusted, int holdKey) {
    throw new UnsupportedOperationException();
  }

  public void applyRunToCommand(AdjustedMotion adjusted) {
    throw new UnsupportedOperationException();
  }

  /** The fastest it can move, m/s. */
  public double getMaxSpeed() {
    throw new UnsupportedOperationException();
  }

  /** The fastest it moves in its present motion, m/s. */
  public double getAdjustedMaxSpeed() {
    throw new UnsupportedOperationException();
  }

  public int doMotion(int motion, MovementParameters params) {
    throw new UnsupportedOperationException();
  }

  public int doInterpretedMotion(int motion, MovementParameters params) {
    throw new UnsupportedOperationException();
  }

  public int stopMotion(int motion, MovementParameters params) {
    throw new UnsupportedOperationException();
  }

  public int stopInterpretedMotion(int motion, MovementParameters params) {
    throw new UnsupportedOperationException();
  }

  public int stopCompletely() {
    throw new UnsupportedOperationException();
  }

  public boolean contactAllowsMove(int motion) {
    throw new UnsupportedOperationException();
  }

  /** 0, or the error that forbids jumping while {@code substate} is played. */
  public static int motionAllowsJump(int substate) {
    throw new UnsupportedOperationException();
  }

  public void setHoldRun(boolean run, boolean cancelMoveTo) {
    throw new UnsupportedOperationException();
  }

  public boolean motionsPending() {
    throw new UnsupportedOperationException();
  }

  /** The motions handed to the animation side and not done yet, the oldest first. */
  public Collection<MotionNode> pendingMotions() {
    return List.of();
  }
}
