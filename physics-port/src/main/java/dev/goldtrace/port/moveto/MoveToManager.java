package dev.goldtrace.port.moveto;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.target.TargetInfo;
import java.util.List;

/** Walks and turns an object to a position, heading or other object (spec moveto.md section 3). */
public final class MoveToManager {
  public MoveToManager(PhysicsWorld world, PhysicsObj physicsObj) {}

  public boolean isMovingTo() {
    throw new UnsupportedOperationException();
  }

  public int performMovement(MovementStruct movement) {
    throw new UnsupportedOperationException();
  }

  public void moveToPosition(Position position, MovementParameters params) {
    throw new UnsupportedOperationException();
  }

  public void cancelMoveTo(int error) {
    throw new UnsupportedOperationException();
  }

  public void useTime() {
    throw new UnsupportedOperationException();
  }

  public void hitGround() {
    throw new UnsupportedOperationException();
  }

  public void handleUpdateTarget(TargetInfo info) {
    throw new UnsupportedOperationException();
  }

  /** A {@link MovementType}; 0 when idle. */
  public int movementType() {
    throw new UnsupportedOperationException();
  }

  public int currentCommand() {
    throw new UnsupportedOperationException();
  }

  public int auxCommand() {
    throw new UnsupportedOperationException();
  }

  public boolean movingAway() {
    throw new UnsupportedOperationException();
  }

  public boolean initialized() {
    throw new UnsupportedOperationException();
  }

  public int failProgressCount() {
    throw new UnsupportedOperationException();
  }

  public float previousHeading() {
    throw new UnsupportedOperationException();
  }

  public float previousDistance() {
    throw new UnsupportedOperationException();
  }

  public float originalDistance() {
    throw new UnsupportedOperationException();
  }

  /** The steps still to do, the present one first. */
  public List<MovementNode> pendingActions() {
    throw new UnsupportedOperationException();
  }
}
