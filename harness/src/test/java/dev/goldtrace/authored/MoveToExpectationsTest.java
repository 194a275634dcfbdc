package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import org.junit.jupiter.api.Test;

/** What spec moveto.md says of the traces of moving and turning. */
class MoveToExpectationsTest {
  private static final String NONE = "0x00000000";
  private static final String WALK = "0x45000005";
  private static final String BACKWARDS = "0x45000006";
  private static final String RUN = "0x44000007";
  private static final String RIGHT = "0x6500000D";
  private static final String LEFT = "0x6500000E";

  /** Heading of an offset as spec 2.4 computes it, rounded to float. */
  private static float heading(float dx, float dy) {
    double inverse = 1 / Math.sqrt((double) dx * dx + (double) dy * dy);
    double x = (float) (inverse * dx);
    double y = (float) (inverse * dy);
    return (float) ((450.0 - Math.atan2(y, x) * 57.29577951308232) % 360.0);
  }

  @Test
  void steeringLeavesExactly20And340DegreesAlone() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/aux_band_at_20_and_340");
    // All face north in tick 1, so the difference is the heading to the target.
    assertThat(heading(2.9117618f, 8)).isEqualTo(20f);
    assertThat(heading(2.9117622f, 8)).isEqualTo(Math.nextUp(20f));
    assertThat(heading(-2.9117618f, 8)).isEqualTo(340f);
    assertThat(heading(-2.9117668f, 8)).isEqualTo(Math.nextDown(340f));
    String[] aux = {NONE, RIGHT, NONE, LEFT};
    for (int i = 0; i < aux.length; i++) {
      assertThat(trace.frame(1, A + i).heading()).isZero();
      assertThat(trace.state(1, A + i, StateColumn.MT_CMD)).isEqualTo(WALK);
      assertThat(trace.state(1, A + i, StateColumn.MT_AUX)).as("object %d", i).isEqualTo(aux[i]);
    }
  }

  @Test
  void steeringBringsTheWantedHeadingBelowAFullTurn() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/steering_wraps_at_360");
    assertThat(trace.state(1, A, StateColumn.MT_AWAY)).isEqualTo("1");
    // 2 m to the north-east (30 degrees) of its target, facing 5 degrees: 180 + 210 = 390.
    float toTarget = heading(40 - trace.frame(1, A).x(), 41 - trace.frame(1, A).y());
    assertThat((double) toTarget).isCloseTo(210, within(1e-4));
    double wanted = 180.0 + toTarget - 360;
    double diff = wanted - trace.frame(1, A).heading();
    assertThat(diff).isBetween(24.9, 25.1);
    // Not brought down it would be 385, which is beyond 340 and left alone.
    assertThat(trace.state(1, A, StateColumn.MT_AUX)).isEqualTo(RIGHT);
  }

  @Test
  void moveThatHasNothingToDoIsDropped() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/begin_move_with_command_0");
    // A and B are put 0.6f m from their place while they turn: 0.6f > 0.6f is false.
    for (int guid : new int[] {A, B}) {
      assertThat(trace.calls(0, guid, ProbedFunction.MOVE_TO_MANAGER_BEGIN_MOVE_FORWARD))
          .hasSize(1);
    }
    // A has a final heading, which is next.
    assertThat(trace.state(0, A, StateColumn.MT_CMD)).isEqualTo(RIGHT);
    assertThat(trace.state(0, A).nodes()).isEqualTo("9:90");
    assertThat(trace.calls(0, A, ProbedFunction.MOTION_INTERP_STOP_COMPLETELY)).isEmpty();
    // B has nothing left: it ends as an arrival does (3.9 step 2).
    assertThat(trace.state(0, B, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.calls(0, B, ProbedFunction.MOTION_INTERP_STOP_COMPLETELY)).hasSize(1);
    assertThat(trace.calls(0, B, ProbedFunction.MOVE_TO_MANAGER_DO_MOTION)).isEmpty();
    // C stands one float farther and walks.
    assertThat(trace.state(0, C, StateColumn.MT_CMD)).isEqualTo(WALK);
    assertThat(trace.state(0, C).float32(StateColumn.MT_PREV_DIST)).isEqualTo(Math.nextUp(0.6f));
  }

  @Test
  void targetThatIsTheObjectItselfEndsAtOnce() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/self_targets");
    // A: step 1 and step 6 of 3.6; B without stop_completely: step 6 only; C holds what it is to
    // move to, and MoveToObject asks no flag (3.4 steps 1 and 6).
    int[] stops = {2, 1, 2};
    for (int i = 0; i < stops.length; i++) {
      assertThat(trace.calls(-1, A + i, ProbedFunction.MOTION_INTERP_STOP_COMPLETELY))
          .as("object %d", i)
          .hasSize(stops[i]);
      assertThat(trace.calls(-1, A + i, ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP)).hasSize(1);
      assertThat(trace.calls(-1, A + i, ProbedFunction.TARGET_MANAGER_SET_TARGET)).isEmpty();
      assertThat(trace.state(0, A + i, StateColumn.MT_TYPE)).isEqualTo("0");
      assertThat(trace.frame(0, A + i).heading()).isEqualTo(90f);
    }
    assertThat(trace.calls(-1, C, ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT))
        .containsExactly("object=0x80000004;top=0x80000003;radius=0.5;height=1.8");
  }

  @Test
  void finalHeadingIsCountedFromTheDirectionOfTheObject() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/final_heading_towards_object");
    float[] desired = {270, Math.nextDown(270f), 271};
    for (int i = 0; i < desired.length; i++) {
      double sum = (double) heading(10, 0) + desired[i];
      float expected = sum >= 360 ? (float) ((float) sum - 360.0) : (float) sum;
      String[] nodes = trace.state(0, A + i).nodes().split("\\|");
      assertThat(nodes).hasSize(3);
      assertThat(nodes[0]).isEqualTo("9:90");
      assertThat(nodes[1]).isEqualTo("7");
      assertThat(Float.parseFloat(nodes[2].substring(2))).isEqualTo(expected);
    }
    assertThat(trace.state(0, A).nodes()).endsWith("|9:0");
  }

  @Test
  void moveToObjectMessageSetsEachParameter() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/wire_type_6_parameters");
    // Charging: runs at 2.25 times 1.5. The target is 15 m away, 14 m between the two radii.
    for (int guid : new int[] {A, B}) {
      assertThat(trace.state(0, guid, StateColumn.MI_FWD)).isEqualTo(RUN);
      assertThat((double) trace.state(0, guid).float32(StateColumn.MI_FWD_SPEED))
          .isEqualTo(2.25 * 1.5);
      assertThat(trace.state(0, guid).nodes()).isEqualTo("7|9:" + (90 + 45));
      assertThat((double) trace.state(0, guid).float32(StateColumn.MT_ORIG_DIST)).isEqualTo(14.0);
    }
    // A, fail distance 2: 2 > 2 is false, 2.25 > 2 is true.
    assertThat(trace.state(1, A, StateColumn.MT_TYPE)).isEqualTo("6");
    assertThat(trace.calls(2, A, ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO))
        .first()
        .isEqualTo("error=" + 0x3D);
    // B, distance 3: arrives at 14 - 11.5 = 2.5 and turns.
    assertThat(trace.state(1, B).nodes()).isEqualTo("9:135");
    assertThat(trace.state(1, B, StateColumn.MT_CMD)).isEqualTo(NONE);
    // C, threshold 11: 14 - 3 > 11 is false, it walks. D, 10.75: it runs.
    assertThat(trace.state(0, C, StateColumn.MI_FWD)).isEqualTo(WALK);
    assertThat(trace.state(0, C).float32(StateColumn.MI_FWD_SPEED)).isEqualTo(1.5f);
    assertThat(trace.state(0, D, StateColumn.MI_FWD)).isEqualTo(RUN);
    // E, towards and away: 2 m between the radii is not beyond 3, and 2 - 2 < EPS.
    assertThat(trace.state(0, E, StateColumn.MT_CMD)).isEqualTo(BACKWARDS);
    assertThat(trace.state(0, E, StateColumn.MT_AWAY)).isEqualTo("1");
  }

  @Test
  void turnToObjectMessageHasASpeedAndIgnoresItsHeadings() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/wire_type_8_parameters");
    assertThat(trace.state(1, A, StateColumn.MT_TYPE)).isEqualTo("8");
    assertThat(trace.state(1, A).nodes()).isEqualTo("9:90");
    // The object is unknown: the first heading is the one turned to.
    assertThat(trace.state(1, B, StateColumn.MT_TYPE)).isEqualTo("9");
    assertThat(trace.state(1, B).nodes()).isEqualTo("9:123");
    for (int guid : new int[] {A, B}) {
      assertThat(trace.calls(-1, guid, ProbedFunction.MOTION_INTERP_STOP_COMPLETELY)).isEmpty();
      assertThat(trace.state(1, guid, StateColumn.MI_TURN)).isEqualTo(RIGHT);
      assertThat(trace.state(1, guid).float32(StateColumn.MI_TURN_SPEED)).isEqualTo(2f);
    }
  }

  @Test
  void soughtHeadingIsAddedToTheDirectionOfTheObject() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/turn_to_object_sought_heading");
    // The nodes of the move before stay: turn to the north, move. The object is in the east.
    assertThat(trace.state(0, A).nodes()).isEqualTo("9:0|7|9:" + (90 + 90));
    assertThat(trace.state(0, B).nodes()).isEqualTo("9:0|7|9:" + (90 + 270) % 360);
    assertThat(trace.state(0, A, StateColumn.MT_TYPE)).isEqualTo("8");
  }

  @Test
  void moveArrivesAtExactlyItsDistance() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/arrival_at_equality");
    // A stands 0.6f away and C exactly its minimum of 2 m; B and D lack one float.
    boolean[] arrived = {true, false, true, false};
    String[] away = {"0", "0", "1", "1"};
    for (int i = 0; i < arrived.length; i++) {
      assertThat(trace.state(0, A + i, StateColumn.MT_CMD)).isEqualTo(WALK);
      assertThat(trace.state(0, A + i, StateColumn.MT_AWAY)).isEqualTo(away[i]);
      assertThat(trace.state(1, A + i, StateColumn.MT_TYPE))
          .as("object %d", i)
          .isEqualTo(arrived[i] ? "0" : "7");
    }
  }
}
