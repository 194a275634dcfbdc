package dev.goldtrace.port.position;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;

/**
 * Brakes an object that moves away from where the server put it (spec position-managers.md section
 * 5).
 *
 * <p>The offset accumulates: it is the distance to the anchor when the anchor was set, plus the
 * length of every movement since. On the ground the object is braked linearly from the start
 * distance on, and stands still at the maximum.
 */
public final class ConstraintManager {

  /** Retail's literal is the double 0.9, not 0.9f. */
  private static final double FULLY_CONSTRAINED_FRACTION = 0.9;

  private PhysicsObj physicsObj;
  private final Geometry geometry;
  private final Probe probe;
  private final boolean offsetIsLastStep;
  private final boolean floatFraction;
  private final boolean floatBrake;

  private boolean isConstrained;
  private float constraintPosOffset;
  private float constraintDistanceStart;
  private float constraintDistanceMax;

  @Retail(address = 0x00556110, name = "ConstraintManager::Create")
  public ConstraintManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
    this.geometry = physicsObj.world.geometry();
    this.probe = physicsObj.world.probe();
    Dialect dialect = physicsObj.world.dialect();
    this.offsetIsLastStep = dialect.has(Divergence.D_P01);
    this.floatFraction = dialect.has(Divergence.D_P02);
    this.floatBrake = dialect.has(Divergence.D_P03);
  }

  /** Hands the manager to another object; the constraint of a present owner ends. */
  @Retail(address = 0x00556090, name = "ConstraintManager::SetPhysicsObject")
  public void setPhysicsObject(PhysicsObj owner) {
    if (physicsObj != null) {
      isConstrained = false;
      constraintPosOffset = 0;
    }
    physicsObj = owner;
  }

  @Retail(address = 0x005560F0, name = "ConstraintManager::~ConstraintManager")
  public void destroy() {
    setPhysicsObject(null);
  }

  /**
   * Anchors the object.
   *
   * @param anchor may be the object's own position
   * @param start metres from the anchor at which braking begins
   * @param max metres at which the object stands still
   */
  @Retail(address = 0x00556240, name = "ConstraintManager::ConstrainTo")
  public void constrainTo(Position anchor, float start, float max) {
    probe.enter(
        physicsObj.id,
        ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO,
        anchor.cell,
        Probe.f32(anchor.frame.origin.x),
        Probe.f32(anchor.frame.origin.y),
        Probe.f32(anchor.frame.origin.z),
        Probe.f32(start),
        Probe.f32(max));
    isConstrained = true;
    constraintDistanceStart = start;
    constraintDistanceMax = max;
    constraintPosOffset = (float) geometry.distance(anchor, physicsObj.position);
  }

  /** Offset and maximum stay, so the object can still count as fully constrained. */
  @Retail(address = 0x005560C0, name = "ConstraintManager::UnConstrain")
  public void unConstrain() {
    probe.enter(physicsObj.id, ProbedFunction.CONSTRAINT_MANAGER_UN_CONSTRAIN);
    isConstrained = false;
  }

  /** Whether the object is too far to jump; true or not, the constraint may be off. */
  @Retail(address = 0x005560D0, name = "ConstraintManager::IsFullyConstrained")
  public boolean isFullyConstrained() {
    double limit =
        floatFraction
            ? constraintDistanceMax * (float) FULLY_CONSTRAINED_FRACTION
            : constraintDistanceMax * FULLY_CONSTRAINED_FRACTION;
    return limit < constraintPosOffset;
  }

  /** Brakes and measures the slice's movement; the quantum plays no part. */
  @Retail(address = 0x00556180, name = "ConstraintManager::adjust_offset")
  public void adjustOffset(Frame frame, double quantum) {
    if (physicsObj == null || !isConstrained) {
      return;
    }
    Vector3 origin = frame.origin;
    if ((physicsObj.transientState & TransientState.CONTACT) != 0) {
      if (constraintPosOffset < constraintDistanceMax) {
        if (constraintPosOffset > constraintDistanceStart) {
          double s = brakeFactor();
          origin.set((float) (s * origin.x), (float) (s * origin.y), (float) (s * origin.z));
        }
      } else {
        origin.set(0, 0, 0);
      }
    }
    double step = geometry.magnitude(origin);
    constraintPosOffset = (float) (offsetIsLastStep ? step : step + constraintPosOffset);
  }

  private float brakeFactor() {
    if (floatBrake) {
      return (constraintDistanceMax - constraintPosOffset)
          / (constraintDistanceMax - constraintDistanceStart);
    }
    double max = constraintDistanceMax;
    return (float) ((max - constraintPosOffset) / (max - constraintDistanceStart));
  }

  /** Empty in retail too, where the linker has folded it with another empty function. */
  public void useTime() {}

  public boolean isConstrained() {
    return isConstrained;
  }

  /** Metres from the anchor when it was set, plus all movement since. */
  public float constraintPosOffset() {
    return constraintPosOffset;
  }
}
