package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static dev.goldtrace.authored.Guid.F;
import static dev.goldtrace.authored.Guid.G;
import static dev.goldtrace.authored.Guid.H;
import static dev.goldtrace.authored.Guid.I;
import static dev.goldtrace.authored.Guid.J;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What spec moveto.md says of plans that are left behind, refused, cut off or summed up. */
class PlansExpectationsTest {
  private static final String NONE = "0x00000000";
  private static final String READY = "0x41000003";
  private static final String WALK = "0x45000005";
  private static final String RUN = "0x44000007";
  private static final String RIGHT = "0x6500000D";
  private static final String LEFT = "0x6500000E";

  /** Retail's F_EPSILON. */
  private static final float EPS = 0.0002f;

  private static List<String> errors(AuthoredTrace trace, int tick, int guid) {
    return trace.calls(tick, guid, ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO);
  }

  @Test
  void nodesThatCleanUpLeavesAreCarriedOutWithoutAMovement() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/plan_left_behind");
    for (int tick = 1; tick <= 2; tick++) {
      assertThat(trace.state(tick, A, StateColumn.MT_TYPE)).isEqualTo("0");
      assertThat(trace.state(tick, A).nodes()).isEqualTo("7");
      // Cell 0, origin 0 lies 0xA9 and 0xB4 blocks to the south-west: more than 180 degrees.
      assertThat(trace.state(tick, A, StateColumn.MT_AUX)).isEqualTo(LEFT);
    }
    // 3.13 step 6: 0 > 0.5 is false, 0.625 > 0.5 is true; CancelMoveTo does nothing without a type.
    assertThat(errors(trace, 1, A)).isEmpty();
    assertThat(errors(trace, 2, A)).containsExactly("error=" + 0x3D);
    assertThat(trace.state(2, A).float32(StateColumn.MT_PREV_DIST)).isEqualTo(Float.MAX_VALUE);
  }

  @Test
  void nodesThatAreLeftWaitUntilTheTargetAnswers() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/plan_left_behind");
    // It faces east and would be steered to the north.
    for (int tick = 1; tick <= 5; tick++) {
      assertThat(trace.state(tick, B, StateColumn.MT_TYPE)).isEqualTo("8");
      assertThat(trace.state(tick, B).nodes()).isEqualTo("7");
      assertThat(trace.state(tick, B, StateColumn.MT_CMD)).isEqualTo(WALK);
      assertThat(trace.state(tick, B, StateColumn.MT_AUX)).isEqualTo(NONE);
    }
    // Asked at 1000.03125, gone when that + 10 < 1010.75, in a sweep, which comes each half second.
    assertThat(errors(trace, 6, B)).first().isEqualTo("error=" + 0x38);
    assertThat(trace.state(6, B, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.state(6, B).nodes()).isEmpty();
  }

  @Test
  void soughtHeadingIsThatOfWhateverWasSoughtLast() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/sought_headings");
    // A: 90 by TurnToHeading, and the object in the east; that again for the second.
    assertThat(trace.state(0, A).nodes()).isEqualTo("9:90|9:" + (90 + 90) + "|9:" + (90 + 180));
    // B: its target faced east at first and south at the second snapshot; the object is ahead.
    assertThat(trace.state(0, B).nodes()).isEqualTo("9:90|7|9:180");
    // C: one snapshot, which faced east.
    assertThat(trace.state(0, C).nodes()).isEqualTo("9:90|7|9:90");
    // D: the move that is left goes to the object, 12 m less the own radius away.
    assertThat(trace.state(1, D).nodes()).isEqualTo("7|9:90");
    assertThat((double) trace.state(1, D).float32(StateColumn.MT_ORIG_DIST)).isEqualTo(12 - 0.5);
  }

  @Test
  void managerWithoutAnObjectGivesUp() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/without_a_physics_object");
    String[] type = {"7", "9", "6", "9"};
    String[] nodes = {"7", "9:90", "9:0|7", "9:90"};
    for (int i = 0; i < type.length; i++) {
      // The calls in between and a tick change nothing: not D's MoveToPosition and TurnToObject.
      for (int tick = 0; tick < 2; tick++) {
        assertThat(trace.state(tick, A + i, StateColumn.MT_TYPE)).isEqualTo(type[i]);
        assertThat(trace.state(tick, A + i).nodes()).isEqualTo(nodes[i]);
      }
      // HitGround begins A's and B's step, C's target answers, D's message cancels.
      assertThat(trace.state(2, A + i, StateColumn.MT_TYPE)).isEqualTo("0");
      assertThat(trace.state(2, A + i).nodes()).isEmpty();
    }
  }

  @Test
  void turnsAreJudgedAtExactlyEpsAndAHalfTurn() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/turn_limits");
    // 3.11: EPS > EPS is false, so it is done; the next float is a turn.
    assertThat(trace.state(0, A, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.state(0, B, StateColumn.MT_CMD)).isEqualTo(RIGHT);
    // 3.14 step 4, C: 0 after 180, which is what was left, are 180 degrees to the right.
    assertThat(trace.state(0, C).float32(StateColumn.MT_PREV_HEADING)).isEqualTo(180f);
    assertThat(trace.state(1, C, StateColumn.MT_FAIL)).isEqualTo("1");
    // D has turned by EPS in tick 2, E by the next float.
    assertThat(trace.frame(2, D).heading()).isEqualTo(EPS);
    assertThat(trace.state(2, D, StateColumn.MT_FAIL)).isEqualTo("2");
    assertThat(trace.frame(2, E).heading()).isGreaterThan(EPS);
    assertThat(trace.state(2, E, StateColumn.MT_FAIL)).isEqualTo("0");
  }

  @Test
  void positionsAndHeadingsAreNotStuckTo() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/no_stick_without_an_object");
    int[] end = {0, 1};
    for (int i = 0; i < end.length; i++) {
      assertThat(trace.state(end[i], A + i, StateColumn.MT_TYPE)).isEqualTo("0");
      assertThat(trace.ticksOf(A + i, ProbedFunction.STICKY_MANAGER_STICK_TO)).isEmpty();
      assertThat(trace.state(2, A + i).isEmpty(StateColumn.ST_TARGET)).isTrue();
    }
    // IsMovingTo: A before there is a manager and after the end, B in between and after the end.
    assertThat(trace.state(0, A, StateColumn.ANSWER)).isEqualTo(NONE);
    assertThat(trace.state(2, A, StateColumn.ANSWER)).isEqualTo(NONE);
    assertThat(trace.state(1, B, StateColumn.ANSWER)).isEqualTo("0x00000001");
    assertThat(trace.state(2, B, StateColumn.ANSWER)).isEqualTo(NONE);
  }

  @Test
  void refusedMotionCancelsTheMovement() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/no_stick_without_an_object");
    assertThat(errors(trace, 0, C)).first().isEqualTo("error=" + 0x43);
    assertThat(errors(trace, 1, D)).first().isEqualTo("error=" + 0x47);
    assertThat(trace.state(0, C, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.state(1, D, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.state(1, D).nodes()).isEmpty();
  }

  @Test
  void movementManagerHandsOn() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/movement_manager");
    // 4.1: no such type. motion-interpreter.md 3.8 step 2: an action in the air.
    assertThat(trace.state(0, A).int32(StateColumn.ANSWER)).isEqualTo(0x47);
    assertThat(trace.state(0, B).int32(StateColumn.ANSWER)).isEqualTo(0x24);
    // 4.2: a first turn, and a first move to an object that is not known.
    assertThat(trace.state(0, C).nodes()).isEqualTo("9:90");
    assertThat(trace.state(0, C, StateColumn.MT_TYPE)).isEqualTo("9");
    assertThat(trace.state(0, D, StateColumn.MT_TYPE)).isEqualTo("7");
    assertThat(trace.state(0, D).nodes()).endsWith("|7");
    // E's weenie runs at 2; without it the rate is 1.
    assertThat(trace.state(0, E, StateColumn.MI_FWD)).isEqualTo(RUN);
    assertThat(trace.state(0, E).float32(StateColumn.MI_FWD_SPEED)).isEqualTo(1f);
    assertThat(trace.state(1, E).float32(StateColumn.MI_FWD_SPEED)).isEqualTo(2f);
    // F: its interpreted state is applied for a third time (motion-interpreter.md 3.18).
    assertThat(trace.calls(-1, F, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .hasSize(3 * 2)
        .endsWith("motion=0x8000003D;speed=1", "motion=" + READY + ";speed=1");
    // G, H: the raw state walks, the interpreted one runs.
    assertThat(trace.state(0, G, StateColumn.ANSWER)).isEqualTo(WALK);
    assertThat(trace.state(0, H, StateColumn.ANSWER)).isEqualTo(RUN);
    // I has nothing any more; J's plan is gone, and nothing was stopped for it.
    assertThat(trace.state(0, I).isEmpty(StateColumn.MI_FWD)).isTrue();
    assertThat(trace.state(0, I).isEmpty(StateColumn.MT_TYPE)).isTrue();
    assertThat(trace.state(0, J, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.state(0, J).nodes()).isEmpty();
    assertThat(trace.calls(-1, J, ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP)).isEmpty();
  }

  @Test
  void aceDecidesInFloats() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/ace_branches");
    // D-M02, A: the second of grace runs from the clean-up at 1000.5, not from the begin.
    assertThat(trace.state(4, A, StateColumn.MT_FAIL)).isEqualTo("0");
    assertThat(trace.state(5, A, StateColumn.MT_FAIL)).isEqualTo("1");
    // D-M10: B goes from 0.875 m to 1 m, C stays there, D goes to 0.9375 m.
    assertThat(trace.state(2, B).float32(StateColumn.MT_PREV_DIST)).isEqualTo(1f);
    assertThat(trace.state(2, B, StateColumn.MT_TYPE)).isEqualTo("7");
    assertThat(trace.state(2, C).float32(StateColumn.MT_PREV_DIST)).isEqualTo(0.875f);
    assertThat(trace.state(2, C, StateColumn.MT_TYPE)).isEqualTo("7");
    assertThat(trace.state(2, D, StateColumn.MT_TYPE)).isEqualTo("0");
    // D-M11: 0.1f > 0.1f is false, the next float is more. 50 m less two radii and the step.
    assertThat(trace.ticksOf(E, ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM)).isEmpty();
    float eta = (float) (49 - 0.003125) / Math.nextUp(0.1f);
    assertThat(trace.calls(1, F, ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM))
        .containsExactly("quantum=" + (double) eta);
  }

  @Test
  void aceSumsHeadingsInFloats() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/ace_branches");
    // D-M20: G knows the direction, H the sought heading, I the sum of both.
    float direction = heading(trace, G);
    float sought = heading(trace, H);
    assertThat((double) sought).isCloseTo(290, within(1e-3));
    assertThat(heading(trace, I)).isEqualTo((direction + sought) % 360f);
    assertThat(heading(trace, I)).isNotEqualTo((float) (((double) direction + sought) % 360));
    // D-M19: west and 89.99999 are 360 when they are rounded.
    assertThat(270.0 + 89.99999f).isLessThan(360);
    assertThat(270f + 89.99999f).isEqualTo(360f);
    assertThat(trace.state(0, J).nodes()).isEqualTo("9:270|7|9:0");
    // D-M08: 359.9998f and the epsilon are 360 when they are rounded, which is not more.
    assertThat(359.9998f + EPS).isEqualTo(360f);
    assertThat(trace.state(0, J + 1, StateColumn.MT_CMD)).isEqualTo(LEFT);
    assertThat(359.9999f + EPS).isGreaterThan(360f);
    assertThat(trace.state(0, J + 2, StateColumn.MT_TYPE)).isEqualTo("0");
    // D-M40: the interpreter is there for the first event.
    assertThat(trace.state(0, J + 3).nodes()).isEqualTo("9:90");
  }

  /** Of the last node. */
  private static float heading(AuthoredTrace trace, int guid) {
    String nodes = trace.state(0, guid).nodes();
    return Float.parseFloat(nodes.substring(nodes.lastIndexOf(':') + 1));
  }
}
