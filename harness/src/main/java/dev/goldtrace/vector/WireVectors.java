package dev.goldtrace.vector;

import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.FieldListener;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.NetParameters;
import dev.goldtrace.port.wire.PackedInterpretedState;
import dev.goldtrace.port.wire.PackedRawState;
import dev.goldtrace.port.wire.WireReader;
import java.util.HexFormat;
import java.util.Map;

/** What reads structures off the wire (spec wire.md section 3, moveto.md section 1.7). */
final class WireVectors implements VectorGroup {

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.of(
        "InterpretedMotionState::UnPack", WireVectors::unPackState,
        "MovementParameters::UnPackNet", WireVectors::unPackNet,
        "RawMotionState::UnPack", WireVectors::unPackRawState);
  }

  private static VectorOutput unPackState(VectorInput in) {
    // Nothing of the state before the call is left.
    MotionMembers.interpretedState(in.group("state"));
    WireReader reader = new WireReader(hex(in), in.int32("align"), FieldListener.NONE);
    try {
      PackedInterpretedState packed =
          PackedInterpretedState.unPack(reader, in.int32("size"), CommandTable.CLIENT_2013);
      return new VectorOutput()
          .int32("result", 1)
          .int32("read", reader.offset())
          .group("state", MotionMembers.interpretedState(packed.state()));
    } catch (MalformedMessageException e) {
      throw in.error("hex", e.getMessage());
    }
  }

  private static VectorOutput unPackRawState(VectorInput in) {
    WireReader reader = new WireReader(hex(in));
    try {
      PackedRawState packed = PackedRawState.unPack(reader, CommandTable.CLIENT_2013);
      return new VectorOutput()
          .int32("read", reader.offset())
          .group("state", MotionMembers.rawState(packed.state()));
    } catch (MalformedMessageException e) {
      throw in.error("hex", e.getMessage());
    }
  }

  private static VectorOutput unPackNet(VectorInput in) {
    MovementParameters params = MotionMembers.params(in.group("params"));
    WireReader reader = new WireReader(hex(in));
    try {
      boolean result = NetParameters.unPackNet(in.int32("type"), reader, in.int32("size"), params);
      return new VectorOutput()
          .answer("result", result)
          .int32("read", reader.offset())
          .group("params", MotionMembers.params(params));
    } catch (MalformedMessageException e) {
      throw in.error("hex", e.getMessage());
    }
  }

  /** The bytes that the member {@code hex} holds. */
  static byte[] hex(VectorInput in) {
    try {
      return HexFormat.of().parseHex(in.text("hex"));
    } catch (IllegalArgumentException e) {
      throw in.error("hex", "expected pairs of hexadecimal digits");
    }
  }
}
