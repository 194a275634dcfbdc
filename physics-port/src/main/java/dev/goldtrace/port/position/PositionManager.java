package dev.goldtrace.port.position;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.target.TargetInfo;

/** Facade over the three managers that move an object without the player's input. */
public final class PositionManager {
  private final PhysicsObj physicsObj;

  public PositionManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
  }

  public void adjustOffset(Frame frame, double quantum) {}

  public void useTime() {}

  public void unStick() {}

  public void stickTo(int objectId, float radius, float height) {}

  public int getStickyObjectId() {
    return 0;
  }

  public void interpolateTo(Position position, boolean keepHeading) {}

  public void stopInterpolating() {}

  public boolean isInterpolating() {
    return false;
  }

  public void constrainTo(Position anchor, float start, float max) {}

  public void unConstrain() {}

  public boolean isFullyConstrained() {
    return false;
  }

  public void handleUpdateTarget(TargetInfo info) {}

  /** Null until something was interpolated. */
  public InterpolationManager interpolationManager() {
    return null;
  }

  /** Null until something was stuck to. */
  public StickyManager stickyManager() {
    return null;
  }

  /** Null until the object was constrained. */
  public ConstraintManager constraintManager() {
    return null;
  }
}
