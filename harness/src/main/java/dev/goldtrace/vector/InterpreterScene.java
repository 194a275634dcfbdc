package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MotionNode;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.Weenie;
import dev.goldtrace.trace.ObjectRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * A motion interpreter with its object and weenie as a case describes them, and afterwards what has
 * changed. Every member may be absent (docs/format-1.2.md section 5).
 */
final class InterpreterScene {
  private static final int OUTDOOR_CELL = 0xA9B40019;

  final MotionInterp interp;

  /** The object that the members describe, also if the interpreter has none. */
  final PhysicsObj object;

  /** The weenie that the members describe, also if the interpreter has none. */
  final Weenie weenie;

  private final InterpreterCalls calls = new InterpreterCalls();
  private final VectorOutput before;

  InterpreterScene(VectorInput in, Dialect dialect) {
    weenie = VectorWeenie.answering(in);
    Weenie own = in.flag("weenie", true) ? weenie : null;
    object = new PhysicsObj(new PhysicsWorld(dialect, calls), 1, calls, null, own);
    object.position.cell = OUTDOOR_CELL;
    object.state = ObjectRecord.DEFAULT_STATE;
    object.transientState = ObjectRecord.DEFAULT_TRANSIENT;
    interp = new MotionInterp(object, own, dialect);
    if (in.flag("initted", true)) {
      interp.enterDefaultState();
      interp.handleExitWorld();
    }
    if (in.has("pending")) {
      in.groups("pending").forEach(this::addPending);
    }
    readInterpreter(in);
    readObject(in);
    if (!in.flag("physics", true)) {
      interp.setPhysicsObject(null);
    }
    calls.clear();
    before = fields();
  }

  /** A motion becomes pending only by being done. */
  private void addPending(VectorInput node) {
    MovementParameters params = new MovementParameters();
    params.setBits(MovementParameters.MODIFY_INTERPRETED_STATE, false);
    params.setBits(MovementParameters.DISABLE_JUMP_DURING_LINK, node.hex("jumpError") != 0);
    params.contextId = node.hex("contextId");
    interp.doInterpretedMotion(node.hex("motion"), params);
    List<MotionNode> nodes = List.copyOf(interp.pendingMotions());
    if (nodes.get(nodes.size() - 1).jumpErrorCode() != node.hex("jumpError")) {
      throw node.error("jumpError", "no motion is pending with this code");
    }
  }

  private void readInterpreter(VectorInput in) {
    if (in.has("raw")) {
      interp.rawState.set(MotionMembers.someOfRawState(in.group("raw")));
    }
    if (in.has("interpreted")) {
      interp.interpretedState.set(MotionMembers.someOfInterpretedState(in.group("interpreted")));
    }
    interp.myRunRate = in.float32("my_run_rate", 1);
    interp.standingLongjump = in.has("standing_longjump") && in.answer("standing_longjump");
    interp.jumpExtent = in.float32("jump_extent", 0);
  }

  private void readObject(VectorInput in) {
    object.position.frame.set(in.has("q") ? in.rotation("q") : new Frame());
    object.velocity.set(in.has("velocity") ? in.vector("velocity") : new Vector3());
    object.lastMoveWasAutonomous = in.flag("autonomous", false);
    if (in.flag("constrained", false)) {
      Position anchor = object.position.copy();
      anchor.frame.origin.x = 10;
      object.constrainTo(anchor, 1, 2);
    }
    object.position.cell = in.hex("cell", OUTDOOR_CELL);
    object.state = in.hex("state", ObjectRecord.DEFAULT_STATE);
    object.transientState = in.hex("transient", ObjectRecord.DEFAULT_TRANSIENT);
    calls.setAnswer(in.hex("animation", 0));
  }

  private VectorOutput fields() {
    List<VectorOutput> pending = new ArrayList<>();
    for (MotionNode node : interp.pendingMotions()) {
      pending.add(
          new VectorOutput()
              .hex("contextId", node.contextId())
              .hex("motion", node.motion())
              .hex("jumpError", node.jumpErrorCode()));
    }
    return new VectorOutput()
        .group("raw", MotionMembers.rawState(interp.rawState))
        .group("interpreted", MotionMembers.interpretedState(interp.interpretedState))
        .groups("pending", pending)
        .float32("my_run_rate", interp.myRunRate)
        .answer("standing_longjump", interp.standingLongjump)
        .float32("jump_extent", interp.jumpExtent)
        .vector("velocity", object.velocity)
        .hex("transient", object.transientState);
  }

  /** Puts what has changed, and the calls made, if any. */
  void putChanges(VectorOutput out) {
    out.putChanged(before, fields());
    if (!calls.lines().isEmpty()) {
      out.texts("calls", calls.lines());
    }
  }
}
