package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.motion.ActionNode;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.motion.RawMotionState;
import java.util.List;

/** Motion states and movement parameters as vector files hold them. */
final class MotionMembers {

  private MotionMembers() {}

  static MovementParameters params(VectorInput in) {
    MovementParameters params = new MovementParameters();
    params.bitfield = in.hex("flags");
    params.distanceToObject = in.float32("distanceToObject");
    params.minDistance = in.float32("minDistance");
    params.desiredHeading = in.float32("desiredHeading");
    params.speed = in.float32("speed");
    params.failDistance = in.float32("failDistance");
    params.walkRunThreshhold = in.float32("walkRunThreshold");
    params.contextId = in.hex("contextId");
    params.holdKeyToApply = in.int32("holdKey");
    params.actionStamp = in.int32("actionStamp");
    return params;
  }

  /** Absent members have the values of the dialect's constructor. */
  static MovementParameters someOfParams(VectorInput in, Dialect dialect) {
    MovementParameters params = new MovementParameters(dialect);
    params.bitfield = in.hex("flags", params.bitfield);
    params.distanceToObject = in.float32("distanceToObject", params.distanceToObject);
    params.minDistance = in.float32("minDistance", params.minDistance);
    params.desiredHeading = in.float32("desiredHeading", params.desiredHeading);
    params.speed = in.float32("speed", params.speed);
    params.failDistance = in.float32("failDistance", params.failDistance);
    params.walkRunThreshhold = in.float32("walkRunThreshold", params.walkRunThreshhold);
    params.contextId = in.hex("contextId", params.contextId);
    params.holdKeyToApply = in.int32("holdKey", params.holdKeyToApply);
    params.actionStamp = in.int32("actionStamp", params.actionStamp);
    return params;
  }

  static VectorOutput params(MovementParameters params) {
    return new VectorOutput()
        .hex("flags", params.bitfield)
        .float32("distanceToObject", params.distanceToObject)
        .float32("minDistance", params.minDistance)
        .float32("desiredHeading", params.desiredHeading)
        .float32("speed", params.speed)
        .float32("failDistance", params.failDistance)
        .float32("walkRunThreshold", params.walkRunThreshhold)
        .hex("contextId", params.contextId)
        .int32("holdKey", params.holdKeyToApply)
        .int32("actionStamp", params.actionStamp);
  }

  static InterpretedMotionState interpretedState(VectorInput in) {
    InterpretedMotionState state = new InterpretedMotionState();
    state.currentStyle = in.hex("current_style");
    state.forwardCommand = in.hex("forward_command");
    state.forwardSpeed = in.float32("forward_speed");
    state.sidestepCommand = in.hex("sidestep_command");
    state.sidestepSpeed = in.float32("sidestep_speed");
    state.turnCommand = in.hex("turn_command");
    state.turnSpeed = in.float32("turn_speed");
    state.actions.addAll(actions(in));
    return state;
  }

  /** Absent members have the constructor's values. */
  static InterpretedMotionState someOfInterpretedState(VectorInput in) {
    InterpretedMotionState state = new InterpretedMotionState();
    state.currentStyle = in.hex("current_style", state.currentStyle);
    state.forwardCommand = in.hex("forward_command", state.forwardCommand);
    state.forwardSpeed = in.float32("forward_speed", state.forwardSpeed);
    state.sidestepCommand = in.hex("sidestep_command", state.sidestepCommand);
    state.sidestepSpeed = in.float32("sidestep_speed", state.sidestepSpeed);
    state.turnCommand = in.hex("turn_command", state.turnCommand);
    state.turnSpeed = in.float32("turn_speed", state.turnSpeed);
    state.actions.addAll(someActions(in));
    return state;
  }

  static VectorOutput interpretedState(InterpretedMotionState state) {
    return new VectorOutput()
        .hex("current_style", state.currentStyle)
        .hex("forward_command", state.forwardCommand)
        .float32("forward_speed", state.forwardSpeed)
        .hex("sidestep_command", state.sidestepCommand)
        .float32("sidestep_speed", state.sidestepSpeed)
        .hex("turn_command", state.turnCommand)
        .float32("turn_speed", state.turnSpeed)
        .groups("actions", actions(state.actions));
  }

  static RawMotionState rawState(VectorInput in) {
    RawMotionState state = new RawMotionState();
    state.currentHoldkey = in.int32("current_holdkey");
    state.currentStyle = in.hex("current_style");
    state.forwardCommand = in.hex("forward_command");
    state.forwardHoldkey = in.int32("forward_holdkey");
    state.forwardSpeed = in.float32("forward_speed");
    state.sidestepCommand = in.hex("sidestep_command");
    state.sidestepHoldkey = in.int32("sidestep_holdkey");
    state.sidestepSpeed = in.float32("sidestep_speed");
    state.turnCommand = in.hex("turn_command");
    state.turnHoldkey = in.int32("turn_holdkey");
    state.turnSpeed = in.float32("turn_speed");
    state.actions.addAll(actions(in));
    return state;
  }

  /** Absent members have the constructor's values. */
  static RawMotionState someOfRawState(VectorInput in) {
    RawMotionState state = new RawMotionState();
    state.currentHoldkey = in.int32("current_holdkey", state.currentHoldkey);
    state.currentStyle = in.hex("current_style", state.currentStyle);
    state.forwardCommand = in.hex("forward_command", state.forwardCommand);
    state.forwardHoldkey = in.int32("forward_holdkey", state.forwardHoldkey);
    state.forwardSpeed = in.float32("forward_speed", state.forwardSpeed);
    state.sidestepCommand = in.hex("sidestep_command", state.sidestepCommand);
    state.sidestepHoldkey = in.int32("sidestep_holdkey", state.sidestepHoldkey);
    state.sidestepSpeed = in.float32("sidestep_speed", state.sidestepSpeed);
    state.turnCommand = in.hex("turn_command", state.turnCommand);
    state.turnHoldkey = in.int32("turn_holdkey", state.turnHoldkey);
    state.turnSpeed = in.float32("turn_speed", state.turnSpeed);
    state.actions.addAll(someActions(in));
    return state;
  }

  static VectorOutput rawState(RawMotionState state) {
    return new VectorOutput()
        .int32("current_holdkey", state.currentHoldkey)
        .hex("current_style", state.currentStyle)
        .hex("forward_command", state.forwardCommand)
        .int32("forward_holdkey", state.forwardHoldkey)
        .float32("forward_speed", state.forwardSpeed)
        .hex("sidestep_command", state.sidestepCommand)
        .int32("sidestep_holdkey", state.sidestepHoldkey)
        .float32("sidestep_speed", state.sidestepSpeed)
        .hex("turn_command", state.turnCommand)
        .int32("turn_holdkey", state.turnHoldkey)
        .float32("turn_speed", state.turnSpeed)
        .groups("actions", actions(state.actions));
  }

  private static List<ActionNode> someActions(VectorInput in) {
    return in.has("actions") ? actions(in) : List.of();
  }

  private static List<ActionNode> actions(VectorInput in) {
    return in.groups("actions").stream()
        .map(
            action ->
                new ActionNode(
                    action.hex("action"),
                    action.float32("speed"),
                    action.int32("stamp"),
                    action.answer("autonomous")))
        .toList();
  }

  private static List<VectorOutput> actions(List<ActionNode> actions) {
    return actions.stream()
        .map(
            node ->
                new VectorOutput()
                    .hex("action", node.action())
                    .float32("speed", node.speed())
                    .int32("stamp", node.stamp())
                    .answer("autonomous", node.autonomous()))
        .toList();
  }
}
