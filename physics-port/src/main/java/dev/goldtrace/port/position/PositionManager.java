package dev.goldtrace.port.position;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.target.TargetInfo;

/**
 * The facade over an object's interpolation, sticky and constraint managers, each made when first
 * needed (spec position-managers.md section 3).
 */
public final class PositionManager {
  private final PhysicsObj physicsObj;
  private final boolean addsMovements;
  private final Vector3 before = new Vector3();
  private InterpolationManager interpolationManager;
  private StickyManager stickyManager;
  private ConstraintManager constraintManager;

  @Retail(address = 0x005552D0, name = "PositionManager::Create")
  public PositionManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
    this.addsMovements = physicsObj.world.dialect().has(Divergence.D_SP02);
  }

  /** Drops the three managers; the sticky one gives up its target. */
  @Retail(address = 0x00555340, name = "PositionManager::Destroy")
  public void destroy() {
    if (interpolationManager != null) {
      interpolationManager.destroy();
      interpolationManager = null;
    }
    if (stickyManager != null) {
      stickyManager.destroy();
      stickyManager = null;
    }
    if (constraintManager != null) {
      constraintManager.destroy();
      constraintManager = null;
    }
  }

  /**
   * Works on the movement of one slice.
   *
   * <p>Nothing is added to anything: interpolation replaces the whole frame when it acts, sticking
   * the origin and the heading whatever came before, and the constraint scales the origin.
   *
   * @param frame in: the root motion, scaled; out: the movement, in the object's own axes
   * @param quantum seconds
   */
  @Retail(address = 0x00555190, name = "PositionManager::adjust_offset")
  public void adjustOffset(Frame frame, double quantum) {
    if (interpolationManager != null) {
      setAside(frame.origin);
      interpolationManager.adjustOffset(frame, quantum);
      addSetAside(frame.origin);
    }
    if (stickyManager != null) {
      setAside(frame.origin);
      stickyManager.adjustOffset(frame, quantum);
      addSetAside(frame.origin);
    }
    if (constraintManager != null) {
      constraintManager.adjustOffset(frame, quantum);
    }
  }

  /** In retail a manager that acts replaces what was there before. */
  private void setAside(Vector3 origin) {
    if (addsMovements) {
      before.set(origin);
      origin.set(0, 0, 0);
    }
  }

  private void addSetAside(Vector3 origin) {
    if (addsMovements) {
      origin.set(
          (float) ((double) before.x + origin.x),
          (float) ((double) before.y + origin.y),
          (float) ((double) before.z + origin.z));
    }
  }

  /** Run once a slice, after its position is committed. */
  @Retail(address = 0x00555160, name = "PositionManager::UseTime")
  public void useTime() {
    if (interpolationManager != null) {
      interpolationManager.useTime();
    }
    if (constraintManager != null) {
      constraintManager.useTime();
    }
    if (stickyManager != null) {
      stickyManager.useTime();
    }
  }

  @Retail(address = 0x005551E0, name = "PositionManager::UnStick")
  public void unStick() {
    if (stickyManager != null) {
      stickyManager.unStick();
    }
  }

  /** Sticks to an object of that radius and height, in metres. */
  @Retail(address = 0x00555230, name = "PositionManager::StickTo")
  public void stickTo(int objectId, float radius, float height) {
    if (stickyManager == null) {
      stickyManager = new StickyManager(physicsObj);
    }
    stickyManager.stickTo(objectId, radius, height);
  }

  /** The object stuck to; 0: none. */
  @Retail(address = 0x00555270, name = "PositionManager::GetStickyObjectID")
  public int getStickyObjectId() {
    return stickyManager == null ? 0 : stickyManager.targetId();
  }

  @Retail(address = 0x005551F0, name = "PositionManager::InterpolateTo")
  public void interpolateTo(Position position, boolean keepHeading) {
    if (interpolationManager == null) {
      interpolationManager = new InterpolationManager(physicsObj);
    }
    interpolationManager.interpolateTo(position, keepHeading);
  }

  @Retail(address = 0x00555220, name = "PositionManager::StopInterpolating")
  public void stopInterpolating() {
    if (interpolationManager != null) {
      interpolationManager.stopInterpolating();
    }
  }

  @Retail(address = 0x005553B0, name = "PositionManager::IsInterpolating")
  public boolean isInterpolating() {
    return interpolationManager != null && interpolationManager.isInterpolating();
  }

  /**
   * Anchors the object.
   *
   * @param start metres from the anchor at which braking begins
   * @param max metres at which the object stands still
   */
  @Retail(address = 0x00555280, name = "PositionManager::ConstrainTo")
  public void constrainTo(Position anchor, float start, float max) {
    if (constraintManager == null) {
      constraintManager = new ConstraintManager(physicsObj);
    }
    constraintManager.constrainTo(anchor, start, max);
  }

  @Retail(address = 0x005552B0, name = "PositionManager::UnConstrain")
  public void unConstrain() {
    if (constraintManager != null) {
      constraintManager.unConstrain();
    }
  }

  @Retail(address = 0x005552C0, name = "PositionManager::IsFullyConstrained")
  public boolean isFullyConstrained() {
    return constraintManager != null && constraintManager.isFullyConstrained();
  }

  /** Only the sticky manager hears of targets. */
  @Retail(address = 0x005553D0, name = "PositionManager::HandleUpdateTarget")
  public void handleUpdateTarget(TargetInfo info) {
    if (stickyManager != null) {
      stickyManager.handleUpdateTarget(info);
    }
  }

  /** Null until something was interpolated. */
  public InterpolationManager interpolationManager() {
    return interpolationManager;
  }

  /** Null until something was stuck to. */
  public StickyManager stickyManager() {
    return stickyManager;
  }

  /** Null until the object was constrained. */
  public ConstraintManager constraintManager() {
    return constraintManager;
  }
}
