package dev.goldtrace.port.wire;

import dev.goldtrace.port.motion.ActionNode;
import java.util.List;

/** The 8-byte form of actions, shared by both motion states (spec wire.md section 3). */
final class PackedActions {
  /** The most that the five bits of a count can say. */
  static final int MAX_COUNT = 31;

  private static final int STAMP_MASK = 0x7FFF;
  private static final int AUTONOMOUS = 0x8000;

  private PackedActions() {}

  static ActionNode read(WireReader in, String name, CommandTable table)
      throws MalformedMessageException {
    int action = in.command(name + ".command", table);
    int stamp = in.u16(name + ".stamp");
    float speed = in.f32(name + ".speed");
    return new ActionNode(action, speed, stamp & STAMP_MASK, (stamp & AUTONOMOUS) != 0);
  }

  static void write(WireWriter out, List<ActionNode> actions) {
    for (ActionNode node : actions) {
      out.command(node.action());
      out.u16(node.stamp() & STAMP_MASK | (node.autonomous() ? AUTONOMOUS : 0));
      out.f32(node.speed());
    }
  }

  /** The count, for the flag word. */
  static int count(List<ActionNode> actions) {
    if (actions.size() > MAX_COUNT) {
      throw new IllegalArgumentException(
          "a packed motion state holds at most " + MAX_COUNT + " actions, not " + actions.size());
    }
    return actions.size();
  }
}
