package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.moveto.MoveToManager;
import dev.goldtrace.port.moveto.MovementManager;
import dev.goldtrace.port.moveto.MovementNode;
import dev.goldtrace.port.moveto.MovementStruct;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.trace.ObjectRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * An object's movement manager, its interpreter and its move-to manager as a case describes them,
 * and afterwards what has changed. Every member may be absent (docs/format-1.2.md section 5).
 */
final class MoveToScene {
  private static final int SELF = 0x80000001;
  private static final int OUTDOOR_CELL = 0xA9B40019;

  /** The object's own, or one that has made no part yet. */
  final MovementManager movementManager;

  /** The interpreter that the object began with. */
  final MotionInterp interp;

  /** The move-to manager that the object began with. */
  final MoveToManager moveTo;

  private final Dialect dialect;
  private final InterpreterCalls calls = new InterpreterCalls();
  private final VectorOutput before;

  MoveToScene(VectorInput in, Dialect dialect) {
    this.dialect = dialect;
    PhysicsWorld world = new PhysicsWorld(dialect, calls);
    PhysicsObj object = new PhysicsObj(world, SELF, calls, new NoCollision(), null);
    object.position.cell = OUTDOOR_CELL;
    object.state = ObjectRecord.DEFAULT_STATE;
    object.transientState = ObjectRecord.DEFAULT_TRANSIENT;
    object.makeMovementManager(true);
    object.movementManager().makeMoveToManager();
    moveTo = object.movementManager().moveToManager();
    interp = object.movementManager().motionInterp();
    movementManager =
        in.flag("parts", true) ? object.movementManager() : new MovementManager(object);
    interp.handleExitWorld();
    if (in.has("movement")) {
      begin(in.group("movement"));
    }
    if (in.has("pos")) {
      object.position.set(in.position("pos"));
    }
    calls.setAnswer(in.hex("animation", 0));
    if (!in.flag("physics", true)) {
      moveTo.setPhysicsObject(null);
      interp.setPhysicsObject(null);
    }
    calls.clear();
    before = fields();
  }

  /** Absent members have the values of the dialect's constructor. */
  MovementParameters params(VectorInput in) {
    return in.has("params")
        ? MotionMembers.someOfParams(in.group("params"), dialect)
        : new MovementParameters(dialect);
  }

  /** Every motion ends within its tick, but for those of the last one if they are to be pending. */
  private void begin(VectorInput in) {
    moveTo.performMovement(movement(in));
    for (int tick = 0; tick < in.int32("ticks", 0); tick++) {
      interp.handleExitWorld();
      moveTo.useTime();
    }
    if (!in.flag("motionsPending", false)) {
      interp.handleExitWorld();
    }
  }

  private MovementStruct movement(VectorInput in) {
    MovementStruct movement = new MovementStruct();
    movement.type = in.int32("type");
    movement.objectId = in.hex("object", 0);
    movement.topLevelId = in.hex("top", movement.objectId);
    if (in.has("pos")) {
      movement.pos.set(in.position("pos"));
    }
    movement.params = params(in);
    return movement;
  }

  private VectorOutput fields() {
    List<VectorOutput> pending = new ArrayList<>();
    for (MovementNode node : moveTo.pendingActions()) {
      pending.add(new VectorOutput().int32("type", node.type()).float32("heading", node.heading()));
    }
    return new VectorOutput()
        .int32("movement_type", moveTo.movementType())
        .position("sought_position", moveTo.soughtPosition())
        .position("current_target_position", moveTo.currentTargetPosition())
        .float32("previous_heading", moveTo.previousHeading())
        .float32("previous_distance", moveTo.previousDistance())
        .float32("original_distance", moveTo.originalDistance())
        .int32("fail_progress_count", moveTo.failProgressCount())
        .hex("current_command", moveTo.currentCommand())
        .hex("aux_command", moveTo.auxCommand())
        .answer("moving_away", moveTo.movingAway())
        .answer("initialized", moveTo.initialized())
        .groups("pending_actions", pending)
        .int32("motions_pending", interp.pendingMotions().size());
  }

  /** Puts what has changed, and the calls made, if any. */
  void putChanges(VectorOutput out) {
    out.putChanged(before, fields());
    if (!calls.lines().isEmpty()) {
      out.texts("calls", calls.lines());
    }
  }
}
