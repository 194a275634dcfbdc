package dev.goldtrace.replay;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.RawMotionState;
import dev.goldtrace.port.moveto.MoveToManager;
import dev.goldtrace.port.moveto.MovementManager;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.position.ConstraintManager;
import dev.goldtrace.port.position.InterpolationManager;
import dev.goldtrace.port.position.PositionManager;
import dev.goldtrace.port.position.StickyManager;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetManager;
import dev.goldtrace.trace.TraceDialect;
import java.util.ArrayList;
import java.util.List;

/** Reads an object of the port into rows. */
final class PortRecorder {
  private final StateColumns columns;
  private final TraceDialect dialect;
  private final StateRow.Builder row;
  private final NodeTexts nodeTexts = new NodeTexts();

  /** The state rows of the tick before, by place in the object table. */
  private final List<StateRow> before = new ArrayList<>();

  PortRecorder(StateColumns columns, TraceDialect dialect) {
    this.columns = columns;
    this.dialect = dialect;
    this.row = StateRow.builder(columns);
  }

  FrameRow frame(int tick, double time, PhysicsObj object) {
    Frame frame = object.position.frame;
    return new FrameRow(
        tick,
        time,
        object.id,
        object.position.cell,
        frame.origin.x,
        frame.origin.y,
        frame.origin.z,
        frame.qw,
        frame.qx,
        frame.qy,
        frame.qz,
        (float) object.getHeading());
  }

  /**
   * The row of an object.
   *
   * @param place of the object in the table, from 0; next to that of the row before
   * @param answer of the last call that answered; null: none
   */
  StateRow state(int tick, int place, PhysicsObj object, Integer answer) {
    MovementManager movement = object.movementManager();
    if (movement != null) {
      moveTo(movement.moveToManager());
      motion(movement.motionInterp());
    }
    PositionManager position = object.positionManager();
    if (position != null) {
      sticky(position.stickyManager());
      constraint(position.constraintManager());
      interpolation(position.interpolationManager());
    }
    target(object.targetManager());
    row.float32(StateColumn.VX, object.velocity.x);
    row.float32(StateColumn.VY, object.velocity.y);
    row.float32(StateColumn.VZ, object.velocity.z);
    if (columns != StateColumns.V1_0) {
      collision(object);
    }
    if (columns == StateColumns.V1_2) {
      allColumns(object, answer);
    }
    return build(tick, place, object.id);
  }

  /** Most objects' state is what it was in the tick before; then both rows share it. */
  private StateRow build(int tick, int place, int guid) {
    if (place == before.size()) {
      before.add(null);
    }
    StateRow built = row.build(tick, guid, before.get(place));
    before.set(place, built);
    return built;
  }

  private void moveTo(MoveToManager manager) {
    if (manager == null) {
      return;
    }
    row.int32(StateColumn.MT_TYPE, manager.movementType());
    row.hex(StateColumn.MT_CMD, manager.currentCommand());
    row.hex(StateColumn.MT_AUX, manager.auxCommand());
    row.bool(StateColumn.MT_AWAY, manager.movingAway());
    row.bool(StateColumn.MT_INIT, manager.initialized());
    row.int32(StateColumn.MT_FAIL, manager.failProgressCount());
    row.float32(StateColumn.MT_PREV_HEADING, manager.previousHeading());
    row.float32(StateColumn.MT_PREV_DIST, manager.previousDistance());
    row.float32(StateColumn.MT_ORIG_DIST, manager.originalDistance());
    row.nodes(nodeTexts.of(manager.pendingActions()));
  }

  private void motion(MotionInterp interp) {
    if (interp == null) {
      return;
    }
    InterpretedMotionState state = interp.interpretedState;
    row.hex(StateColumn.MI_STYLE, state.currentStyle);
    row.hex(StateColumn.MI_FWD, state.forwardCommand);
    row.float32(StateColumn.MI_FWD_SPEED, state.forwardSpeed);
    row.hex(StateColumn.MI_SIDE, state.sidestepCommand);
    row.float32(StateColumn.MI_SIDE_SPEED, state.sidestepSpeed);
    row.hex(StateColumn.MI_TURN, state.turnCommand);
    row.float32(StateColumn.MI_TURN_SPEED, state.turnSpeed);
    row.int32(StateColumn.MI_PENDING, interp.pendingMotions().size());
  }

  private void sticky(StickyManager manager) {
    if (manager == null) {
      return;
    }
    row.hex(StateColumn.ST_TARGET, manager.targetId());
    row.bool(StateColumn.ST_INIT, manager.initialized());
    row.float64(StateColumn.ST_TIMEOUT, manager.stickyTimeoutTime());
  }

  private void constraint(ConstraintManager manager) {
    if (manager == null) {
      return;
    }
    row.bool(StateColumn.CT_ON, manager.isConstrained());
    row.float32(StateColumn.CT_OFFSET, manager.constraintPosOffset());
  }

  private void interpolation(InterpolationManager manager) {
    if (manager == null) {
      return;
    }
    row.int32(StateColumn.IP_DEPTH, manager.depth());
    row.bool(StateColumn.IP_KEEP, manager.keepHeading());
    row.int32(StateColumn.IP_FRAMES, manager.frameCounter());
    row.int32(StateColumn.IP_FAILS, manager.nodeFailCounter());
    row.float32(StateColumn.IP_ORIG_DIST, manager.originalDistance());
    row.float32(StateColumn.IP_PROGRESS, manager.progressQuantum());
  }

  private void target(TargetManager manager) {
    if (manager == null) {
      return;
    }
    TargetInfo info = manager.targetInfo();
    row.int32(StateColumn.TG_VOYEURS, manager.voyeurCount());
    if (info == null && dialect == TraceDialect.ACE) {
      return;
    }
    row.hex(StateColumn.TG_OBJECT, info == null ? 0 : info.objectId());
    row.int32(StateColumn.TG_STATUS, info == null ? 0 : info.status().code());
    row.float64(StateColumn.TG_QUANTUM, info == null ? 0 : info.quantum());
  }

  /** Without the bit the sliding normal holds whatever was there before: not shown. */
  private void collision(PhysicsObj object) {
    if ((object.transientState & TransientState.SLIDING) != 0) {
      row.float32(StateColumn.SNX, object.slidingNormal.x);
      row.float32(StateColumn.SNY, object.slidingNormal.y);
      row.float32(StateColumn.SNZ, object.slidingNormal.z);
    }
    row.hex(StateColumn.TRANSIENT, object.transientState);
    row.hex(StateColumn.STATE, object.state);
  }

  /** What format 1.2 adds to the managers' columns. */
  private void allColumns(PhysicsObj object, Integer answer) {
    MovementManager movement = object.movementManager();
    if (movement != null && movement.motionInterp() != null) {
      interpreter(movement.motionInterp());
    }
    TargetManager target = object.targetManager();
    if (target != null && target.targetInfo() != null) {
      Vector3 velocity = target.targetInfo().velocity();
      row.float32(StateColumn.TG_VX, velocity.x);
      row.float32(StateColumn.TG_VY, velocity.y);
      row.float32(StateColumn.TG_VZ, velocity.z);
      Vector3 heading = target.targetInfo().interpolatedHeading();
      row.float32(StateColumn.TG_HX, heading.x);
      row.float32(StateColumn.TG_HY, heading.y);
      row.float32(StateColumn.TG_HZ, heading.z);
    }
    if (answer != null) {
      row.hex(StateColumn.ANSWER, answer);
    }
  }

  private void interpreter(MotionInterp interp) {
    row.int32(StateColumn.MI_ACTIONS, interp.interpretedState.actions.size());
    row.bool(StateColumn.MI_LONG_JUMP, interp.standingLongjump);
    interp.pendingMotions().stream()
        .findFirst()
        .ifPresent(head -> row.hex(StateColumn.MI_JUMP_ERROR, head.jumpErrorCode()));
    RawMotionState raw = interp.rawState;
    row.int32(StateColumn.RAW_HOLD_KEY, raw.currentHoldkey);
    row.hex(StateColumn.RAW_STYLE, raw.currentStyle);
    row.hex(StateColumn.RAW_FWD, raw.forwardCommand);
    row.int32(StateColumn.RAW_FWD_HOLD_KEY, raw.forwardHoldkey);
    row.float32(StateColumn.RAW_FWD_SPEED, raw.forwardSpeed);
    row.hex(StateColumn.RAW_SIDE, raw.sidestepCommand);
    row.int32(StateColumn.RAW_SIDE_HOLD_KEY, raw.sidestepHoldkey);
    row.float32(StateColumn.RAW_SIDE_SPEED, raw.sidestepSpeed);
    row.hex(StateColumn.RAW_TURN, raw.turnCommand);
    row.int32(StateColumn.RAW_TURN_HOLD_KEY, raw.turnHoldkey);
    row.float32(StateColumn.RAW_TURN_SPEED, raw.turnSpeed);
    row.int32(StateColumn.RAW_ACTIONS, raw.actions.size());
  }
}
