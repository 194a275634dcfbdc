package dev.goldtrace.vector;

import dev.goldtrace.port.motion.ActionNode;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.FieldListener;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.NetParameters;
import dev.goldtrace.port.wire.PackedInterpretedState;
import dev.goldtrace.port.wire.WireReader;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** What reads structures off the wire (spec wire.md section 3, moveto.md section 1.7). */
final class WireVectors implements VectorGroup {

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.of(
        "InterpretedMotionState::UnPack", WireVectors::unPackState,
        "MovementParameters::UnPackNet", WireVectors::unPackNet);
  }

  private static VectorOutput unPackState(VectorInput in) {
    askForState(in.group("state"));
    WireReader reader = new WireReader(hex(in), in.int32("align"), FieldListener.NONE);
    try {
      PackedInterpretedState packed =
          PackedInterpretedState.unPack(reader, in.int32("size"), CommandTable.CLIENT_2013);
      return new VectorOutput()
          .int32("result", 1)
          .int32("read", reader.offset())
          .group("state", state(packed.state()));
    } catch (MalformedMessageException e) {
      throw in.error("hex", e.getMessage());
    }
  }

  private static VectorOutput unPackNet(VectorInput in) {
    MovementParameters params = params(in.group("params"));
    WireReader reader = new WireReader(hex(in));
    try {
      boolean result = NetParameters.unPackNet(in.int32("type"), reader, in.int32("size"), params);
      return new VectorOutput()
          .answer("result", result)
          .int32("read", reader.offset())
          .group("params", params(params));
    } catch (MalformedMessageException e) {
      throw in.error("hex", e.getMessage());
    }
  }

  private static byte[] hex(VectorInput in) {
    try {
      return HexFormat.of().parseHex(in.text("hex"));
    } catch (IllegalArgumentException e) {
      throw in.error("hex", "expected pairs of hexadecimal digits");
    }
  }

  /** The state before the call, of which unpacking leaves nothing. */
  private static void askForState(VectorInput in) {
    in.hex("current_style");
    in.hex("forward_command");
    in.float32("forward_speed");
    in.hex("sidestep_command");
    in.float32("sidestep_speed");
    in.hex("turn_command");
    in.float32("turn_speed");
    for (VectorInput action : in.groups("actions")) {
      action.hex("action");
      action.float32("speed");
      action.int32("stamp");
      action.answer("autonomous");
    }
  }

  private static VectorOutput state(InterpretedMotionState state) {
    List<VectorOutput> actions = new ArrayList<>();
    for (ActionNode node : state.actions) {
      actions.add(
          new VectorOutput()
              .hex("action", node.action())
              .float32("speed", node.speed())
              .int32("stamp", node.stamp())
              .answer("autonomous", node.autonomous()));
    }
    return new VectorOutput()
        .hex("current_style", state.currentStyle)
        .hex("forward_command", state.forwardCommand)
        .float32("forward_speed", state.forwardSpeed)
        .hex("sidestep_command", state.sidestepCommand)
        .float32("sidestep_speed", state.sidestepSpeed)
        .hex("turn_command", state.turnCommand)
        .float32("turn_speed", state.turnSpeed)
        .groups("actions", actions);
  }

  private static MovementParameters params(VectorInput in) {
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

  private static VectorOutput params(MovementParameters params) {
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
}
