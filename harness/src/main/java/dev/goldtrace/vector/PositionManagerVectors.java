package dev.goldtrace.vector;

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
 * What an object answers that has no position or target manager, and what becomes of the managers
 * of one that has (docs/format-1.2.md section 5).
 */
final class PositionManagerVectors implements VectorGroup {
  private static final int SELF = 0x80000001;
  private static final int TARGET = 0x80000002;
  private static final int OUTDOOR_CELL = 0xA9B40001;

  private final Dialect dialect;

  PositionManagerVectors(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.of(
        "CPhysicsObj::get_sticky_object_id", this::getStickyObjectId,
        "CPhysicsObj::get_target_quantum", this::getTargetQuantum,
        "InterpolationManager::NodeCompleted", this::nodeCompleted,
        "PositionManager::Destroy", this::destroy);
  }

  private VectorOutput getStickyObjectId(VectorInput in) {
    PhysicsObj object = object();
    if (in.flag("positionManager")) {
      object.getPositionManager().stickTo(in.hex("target_id"), 0, 0);
    }
    return new VectorOutput().hex("result", object.getStickyObjectId());
  }

  private VectorOutput getTargetQuantum(VectorInput in) {
    PhysicsObj object = object();
    if (in.flag("targetManager")) {
      object.setTarget(0, TARGET, 0, in.float64("quantum"));
    }
    return new VectorOutput().float64("result", object.getTargetQuantum());
  }

  /** The manager loses its object before. */
  private VectorOutput nodeCompleted(VectorInput in) {
    InterpolationManager manager = new InterpolationManager(object());
    if (in.has("node")) {
      manager.interpolateTo(in.position("node"), false);
    }
    manager.setPhysicsObject(null);
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

  /** Its three managers have been in use: one position to go to, a target, an anchor. */
  private VectorOutput destroy(VectorInput in) {
    PhysicsObj object = object();
    PhysicsObj target = object(object.world, TARGET);
    target.position.set(in.position("target"));
    object.world.add(object);
    object.world.add(target);
    PositionManager manager = object.getPositionManager();
    manager.interpolateTo(in.position("node"), false);
    manager.stickTo(TARGET, 0, 0);
    manager.constrainTo(in.position("anchor"), 10, 50);
    InterpolationManager interpolation = manager.interpolationManager();
    StickyManager sticky = manager.stickyManager();
    ConstraintManager constraint = manager.constraintManager();
    VectorOutput before = children(interpolation, sticky, constraint);
    manager.destroy();
    return new VectorOutput().putChanged(before, children(interpolation, sticky, constraint));
  }

  private static VectorOutput children(
      InterpolationManager interpolation, StickyManager sticky, ConstraintManager constraint) {
    return new VectorOutput()
        .int32("nodes", interpolation.depth())
        .hex("target_id", sticky.targetId())
        .position("target_position", sticky.targetPosition())
        .answer("initialized", sticky.initialized())
        .answer("is_constrained", constraint.isConstrained())
        .float32("constraint_pos_offset", constraint.constraintPosOffset());
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
