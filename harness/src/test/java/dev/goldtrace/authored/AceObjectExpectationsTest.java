package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static dev.goldtrace.authored.Guid.F;
import static dev.goldtrace.authored.Guid.G;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import org.junit.jupiter.api.Test;

/** What spec divergences-position.md and divergences-moveto.md say of ACE's object. */
class AceObjectExpectationsTest {
  private static boolean isActive(AuthoredTrace trace, int tick, int guid) {
    return (trace.state(tick, guid).int32(StateColumn.TRANSIENT) & 0x80) != 0;
  }

  /** D-P90: the length and each component in floats. */
  private static float[] cut(float x, float y, float z) {
    float length = (float) Math.sqrt(x * x + y * y + z * z);
    if (length > 50f) {
      return new float[] {x / length * 50f, y / length * 50f, z / length * 50f};
    }
    return new float[] {x, y, z};
  }

  @Test
  void velocityIsCutInFloats() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_velocity");
    float[][] expected = {
      // The same: not set. Then one that is long, and one that retail would ignore.
      {36, 48, 20},
      cut(36, 48, 20),
      {0.0001f, 0.0001f, 0.0001f},
      cut(38.754f, 28.571f, 13.484263f),
      cut(30, 40, 0),
      cut(-36, 20, -48),
      cut(36, 48, 20.000002f)
    };
    for (int i = 0; i < expected.length; i++) {
      StateRow state = trace.state(0, A + i);
      float[] found = {
        state.float32(StateColumn.VX), state.float32(StateColumn.VY), state.float32(StateColumn.VZ)
      };
      assertThat(found).as("object 0x%08X", A + i).containsExactly(expected[i]);
    }
    // In doubles the fourth would be short enough.
    assertThat(Math.sqrt(sum((double) 38.754f, (double) 28.571f, (double) 13.484263f)))
        .isLessThan(50);
    assertThat(expected[3][0]).isNotEqualTo(38.754f);
    assertThat(expected[4]).containsExactly(30, 40, 0);
  }

  private static double sum(double x, double y, double z) {
    return x * x + y * y + z * z;
  }

  @Test
  void managersWakeOthers() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_waking");
    // D-M44: made, and put to sleep, also the one that was awake.
    assertThat(isActive(trace, 0, A)).isFalse();
    assertThat(isActive(trace, 0, B)).isFalse();
    // D-P52: get_minterp wakes the static object alone.
    assertThat(isActive(trace, 0, C)).isFalse();
    assertThat(isActive(trace, 0, D)).isTrue();
    // D-M46: a movement event wakes nobody, though it is played.
    assertThat(isActive(trace, 0, E)).isFalse();
    assertThat(trace.state(0, E, StateColumn.MI_FWD)).isEqualTo("0x45000005");
    // D-P51: a position manager that is made wakes, one that is there does not.
    assertThat(isActive(trace, 0, F)).isTrue();
    assertThat(isActive(trace, 1, F)).isFalse();
    assertThat(trace.state(1, F, StateColumn.CT_ON)).isEqualTo("1");
  }

  @Test
  void sledStandsOnTheGround() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_waking");
    // D-P86: omega 2 and gravity are taken away.
    assertThat(trace.frame(1, G).heading()).isZero();
    assertThat(trace.state(1, G).float32(StateColumn.VZ)).isZero();
  }

  @Test
  void receivedPositionsSetNoLeash() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_received_positions");
    assertThat(trace.calls(-1, D, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT)).hasSize(1);
    assertThat(trace.calls(-1, D, ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO)).isEmpty();
    // D-P54: newer_event answers 1 a second time.
    assertThat(trace.state(1, D).int32(StateColumn.ANSWER)).isEqualTo(1);
    // Without a cell the stamp is not asked.
    assertThat(trace.calls(-1, E, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)).hasSize(1);
    assertThat(trace.frame(0, E).y()).isEqualTo(8f);
  }

  @Test
  void anyPlayerJumpsFrom25MetresOnIndoors() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_received_positions");
    // 22.5 m: beyond the 20 m of A and of C, which has no weenie; not beyond the 25 m of a player.
    assertThat(trace.calls(0, A, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).hasSize(1);
    assertThat(trace.calls(0, B, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).isEmpty();
    assertThat(trace.calls(0, C, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).hasSize(1);
  }

  @Test
  void teleportDoesNotSlide() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_teleports_do_not_slide");
    assertThat(trace.state(0, A).int32(StateColumn.ANSWER)).isEqualTo(1);
    assertThat(trace.frame(0, A).x()).isEqualTo(10f);
    assertThat(trace.frame(0, A).y()).isEqualTo(10f);
  }

  @Test
  void timeBeginsAnewWithTheManager() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_begins_time_anew");
    // Managers at 2 s, a frame at 2.1 s: a tenth of a second for A and C; more than 2 s, which are
    // lost, for the others.
    assertThat(trace.frame(0, A).y()).isEqualTo(10.01f);
    assertThat(trace.frame(0, B).y()).isEqualTo(10f);
    assertThat(trace.frame(0, C).y()).isEqualTo(10.01f);
    assertThat(trace.frame(0, D).y()).isEqualTo(10f);
  }
}
