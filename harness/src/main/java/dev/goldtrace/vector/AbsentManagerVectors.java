package dev.goldtrace.vector;

import static java.util.Map.entry;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.position.ConstraintManager;
import dev.goldtrace.port.position.InterpolationManager;
import dev.goldtrace.port.position.PositionManager;
import dev.goldtrace.port.position.StickyManager;
import dev.goldtrace.port.probe.Probe;
import java.util.Map;

/**
 * What an object does without a movement, position or target manager, what these do without their
 * parts or their object, and what becomes of the parts (docs/format-1.2.md section 5).
 */
final class AbsentManagerVectors implements VectorGroup {
  private static final int SELF = 0x80000001;
  private static final int TARGET = 0x80000002;
  private static final int OUTDOOR_CELL = 0xA9B40001;

  private final Dialect dialect;

  AbsentManagerVectors(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.ofEntries(
        entry("CPhysicsObj::MotionDone", this::motionDone),
        entry("CPhysicsObj::motions_pending", this::motionsPending),
        entry("CPhysicsObj::receive_target_update", this::receiveTargetUpdate),
        entry("CPhysicsObj::get_sticky_object_id", this::getStickyObjectId),
        entry("CPhysicsObj::get_target_quantum", this::getTargetQuantum),
        entry("InterpolationManager::NodeCompleted", this::nodeCompleted),
        entry("StickyManager::SetPhysicsObject", this::setPhysicsObject),
        entry("PositionManager::IsFullyConstrained", this::isFullyConstrained),
        entry("PositionManager::HandleUpdateTarget", this::handleUpdateTarget),
        entry("PositionManager::Destroy", this::destroy));
  }

  private VectorOutput motionDone(VectorInput in) {
    object().motionDone(0, in.answer("success"));
    return new VectorOutput();
  }

  private VectorOutput motionsPending(VectorInput in) {
    return new VectorOutput().answer("result", object().motionsPending());
  }

  private VectorOutput receiveTargetUpdate(VectorInput in) {
    object().receiveTargetUpdate(in.targetUpdate());
    return new VectorOutput();
  }

  private VectorOutput getStickyObjectId(VectorInput in) {
    PhysicsObj object = object();
    if (in.flag("positionManager")) {
      object.getPositionManager().stickTo(in.hex("target_id"), 0, 0);
    }
    return new VectorOutput().hex("result", object.getStickyObjectId());
  }

  /** A voyeur makes the manager, a target of its own the rest. */
  private VectorOutput getTargetQuantum(VectorInput in) {
    PhysicsObj object = object();
    if (in.flag("targetManager")) {
      object.addVoyeur(TARGET, 0, 0);
    }
    if (in.has("quantum")) {
      object.setTarget(0, TARGET, 0, in.float64("quantum"));
    }
    return new VectorOutput().float64("result", object.getTargetQuantum());
  }

  private VectorOutput nodeCompleted(VectorInput in) {
    InterpolationManager manager = new InterpolationManager(object());
    if (in.has("node")) {
      manager.interpolateTo(in.position("node"), false);
    }
    if (!in.flag("physics", true)) {
      manager.setPhysicsObject(null);
    }
    VectorOutput before = fields(manager);
    manager.nodeCompleted(in.answer("success"));
    return new VectorOutput().putChanged(before, fields(manager));
  }

  private static VectorOutput fields(InterpolationManager manager) {
    return new VectorOutput()
        .int32("nodes", manager.depth())
        .int32("frame_counter", manager.frameCounter())
        .float32("progress_quantum", manager.progressQuantum())
        .float32("original_distance", manager.originalDistance())
        .int32("node_fail_counter", manager.nodeFailCounter());
  }

  /** From no object to one: nothing is given up. */
  private VectorOutput setPhysicsObject(VectorInput in) {
    StickyManager manager = new StickyManager(object());
    manager.setPhysicsObject(null);
    manager.setPhysicsObject(object());
    return new VectorOutput().hex("target_id", manager.targetId());
  }

  private VectorOutput isFullyConstrained(VectorInput in) {
    return new VectorOutput().answer("result", object().getPositionManager().isFullyConstrained());
  }

  private VectorOutput handleUpdateTarget(VectorInput in) {
    object().getPositionManager().handleUpdateTarget(in.targetUpdate());
    return new VectorOutput();
  }

  /** Of its managers those have been in use that have something to do. */
  private VectorOutput destroy(VectorInput in) {
    PhysicsObj object = object();
    object.world.add(object);
    PositionManager manager = object.getPositionManager();
    if (in.has("node")) {
      manager.interpolateTo(in.position("node"), false);
    }
    if (in.has("target")) {
      PhysicsObj target = object(object.world, TARGET);
      target.position.set(in.position("target"));
      object.world.add(target);
      manager.stickTo(TARGET, 0, 0);
    }
    if (in.has("anchor")) {
      manager.constrainTo(in.position("anchor"), 10, 50);
    }
    PositionManagerParts parts = new PositionManagerParts(manager);
    VectorOutput before = parts.fields();
    manager.destroy();
    return new VectorOutput().putChanged(before, parts.fields());
  }

  /** The managers that a position manager has, or had; null: none. */
  private record PositionManagerParts(
      InterpolationManager interpolation, StickyManager sticky, ConstraintManager constraint) {

    PositionManagerParts(PositionManager manager) {
      this(manager.interpolationManager(), manager.stickyManager(), manager.constraintManager());
    }

    VectorOutput fields() {
      VectorOutput out = new VectorOutput();
      if (interpolation != null) {
        out.int32("nodes", interpolation.depth());
      }
      if (sticky != null) {
        out.hex("target_id", sticky.targetId())
            .position("target_position", sticky.targetPosition())
            .answer("initialized", sticky.initialized());
      }
      if (constraint != null) {
        out.answer("is_constrained", constraint.isConstrained())
            .float32("constraint_pos_offset", constraint.constraintPosOffset());
      }
      return out;
    }
  }

  private PhysicsObj object() {
    return object(new PhysicsWorld(dialect, Probe.NONE), SELF);
  }

  private static PhysicsObj object(PhysicsWorld world, int id) {
    PhysicsObj object = new PhysicsObj(world, id, new InterpreterCalls(), new NoCollision(), null);
    object.position.cell = OUTDOOR_CELL;
    return object;
  }
}
