package dev.goldtrace.authored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;

/** What a transition has left behind. */
final class CollisionAssertions {
  static final int CONTACT = 0x1;
  static final int ON_WALKABLE = 0x2;

  private CollisionAssertions() {}

  /** The transient bits after a tick. */
  static int bits(AuthoredTrace trace, int tick, int guid) {
    return trace.state(tick, guid).int32(StateColumn.TRANSIENT);
  }

  /** The numbers of the one commit of a tick: objects touched, environment, fall, normal. */
  static void assertCommit(
      AuthoredTrace trace, int tick, int guid, int objects, int env, int fall, int normal) {
    assertThat(trace.calls(tick, guid, ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS))
        .singleElement()
        .asString()
        .endsWith(";objects=" + objects + ";env=" + env + ";fall=" + fall + ";normal=" + normal);
  }

  static void assertAt(AuthoredTrace trace, int tick, int guid, float x, float y, float z) {
    FrameRow row = trace.frame(tick, guid);
    assertThat(new float[] {row.x(), row.y(), row.z()}).containsExactly(x, y, z);
  }
}
