package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceRecord;
import org.junit.jupiter.api.Test;

/**
 * What the specification says of deadlines and stamps, of limits and their order, and of whose
 * heading is kept.
 */
class ClocksAndLimitsExpectationsTest {

  /** position-managers.md 8.8: 0x8000 is not less than 0x100. */
  @Test
  void lowWordOfACellIsUnsigned() {
    AuthoredTrace trace = AuthoredTrace.read("constraint/indoor_from_0x8000_on");
    String[] cells = {"0xA9B47FFF", "0xA9B48000", "0xA9B4FFFD"};
    for (int i = 0; i < cells.length; i++) {
      assertThat(trace.calls(-1, A + i, ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO))
          .containsExactly("cell=" + cells[i] + ";x=10;y=10;z=0;start=5;max=20");
    }
    // 6.3 step 3: 20 < 20.5, so D is put there; 100 m would have it walk.
    assertThat(trace.calls(0, D, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).hasSize(1);
    assertThat(trace.frame(0, D).y()).isEqualTo(30.5f);
  }

  @Test
  void speedIsCutBeforeFrictionSlowsIt() {
    AuthoredTrace trace = AuthoredTrace.read("physics/velocity_cap_before_friction");
    // physics-tick.md 6 step 3: 50 times (0.6, 0.8); 6.1: what a 1/32 s of friction 0.95 leaves.
    double kept = Math.pow(1.0 - 0.95f, 0.03125);
    assertThat(60 * kept).isGreaterThan(50);
    double inverse = 1.0 / 60;
    float east = (float) (50.0 * (float) (inverse * 36));
    float north = (float) (50.0 * (float) (inverse * 48));
    assertThat(trace.state(0, A).float32(StateColumn.VX)).isEqualTo((float) (kept * east));
    assertThat(trace.state(0, A).float32(StateColumn.VY)).isEqualTo((float) (kept * north));
    assertThat((double) trace.frame(0, A).y()).isCloseTo(40 * kept * 0.03125, within(1e-6));
  }

  @Test
  void timeBeginsAtTheFrameClock() {
    AuthoredTrace trace = AuthoredTrace.read("physics/stamps_of_the_frame_clock");
    // The frame at 1000.21875 leaves the physics clock at 1000.2; the one at 1000.234375 is too
    // short to run. Then B is woken, C let go of, D enters the world, E is placed; the frame at
    // 1000.296875 moves them, at 4 m/s.
    double way = 4 * (1000.296875 - 1000.234375);
    for (int guid : new int[] {B, C, D, E}) {
      assertThat((double) trace.frame(1, guid).y()).as("%08X", guid).isEqualTo(2f);
      assertThat((double) trace.frame(2, guid).y()).as("%08X", guid).isEqualTo(2 + way);
    }
    // A has 0.01875 s more, which the first frame left over.
    assertThat((double) trace.frame(2, A).y()).isCloseTo(2 + 4 * 0.096875, within(1e-5));
  }

  @Test
  void thirtiethOfASecondIsComparedBeforeItIsRounded() {
    AuthoredTrace trace = AuthoredTrace.read("physics/thirtieths_before_rounding");
    double shorter = 0.0333333333;
    double longer = 0.03333333334;
    double rest = 0.26666666668 - longer - 0.2;
    assertThat(shorter).isLessThan(1.0 / 30.0);
    assertThat(rest).isGreaterThan(1.0 / 30.0);
    assertThat((float) shorter).isEqualTo((float) rest).isEqualTo((float) (1.0 / 30.0));
    assertThat(trace.frame(0, A).y()).isEqualTo(2f);
    assertThat((double) trace.frame(1, A).y()).isCloseTo(2 + 4 * longer, within(1e-5));
    assertThat((double) trace.frame(2, A).y()).isCloseTo(2 + 4 * 0.26666666668, within(1e-5));
  }

  /** position-managers.md 4.2 to 4.4: a second from StickTo on, whatever the target says. */
  @Test
  void answersOfTheTargetProlongNoStick() {
    AuthoredTrace trace = AuthoredTrace.read("remote/sticky_facing");
    double now = 1000;
    double deadline = Double.NaN;
    int ended = 0;
    int stuck = 0;
    for (TraceRecord record : trace.records) {
      if (record instanceof CallRecord call && call.fn() == CallFunction.STICK_TO_OBJECT) {
        deadline = now + 1.0;
        stuck++;
      } else if (record instanceof TickRecord tick) {
        now = tick.time();
        boolean expired = now > deadline;
        ended += expired ? 1 : 0;
        for (int i = 0; i < 6; i++) {
          assertThat(trace.state(tick.n(), A + i, StateColumn.ST_TARGET))
              .as("attacker %d tick %d", i, tick.n())
              .isEqualTo(expired ? "0x00000000" : "0x50000001");
        }
      }
    }
    assertThat(stuck).isGreaterThan(6);
    assertThat(trace.ticksOf(A, ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET))
        .as("ticks with an answer")
        .anyMatch(tick -> tick > 0);
  }

  /** position-managers.md 9.4 step 5 and 8.2: a move-to manager that is there and moving. */
  @Test
  void onlyAMoveToUnderWayKeepsTheHeading() {
    AuthoredTrace trace = AuthoredTrace.read("position/idle_managers_keep_no_heading");
    assertThat(trace.state(0, A, StateColumn.MT_TYPE)).as("idle").isEqualTo("0");
    assertThat(trace.state(0, B, StateColumn.MT_TYPE)).as("none").isEmpty();
    assertThat(trace.state(0, C, StateColumn.MT_TYPE)).isEqualTo("7");
    String[] kept = {"0", "0", "1"};
    for (int i = 0; i < kept.length; i++) {
      assertThat(trace.state(0, A + i).int32(StateColumn.MI_PENDING)).isPositive();
      assertThat(trace.calls(-1, A + i, ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO))
          .singleElement()
          .asString()
          .endsWith(";keepHeading=" + kept[i]);
      assertThat(trace.frame(0, A + i).heading()).isEqualTo(kept[i].equals("0") ? 90f : 0f);
    }
    // The same in ACE's dialect, where D has an interpreter and no move-to under way.
    assertThat(
            AuthoredTrace.read("object/ace_received_positions")
                .calls(-1, D, ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO))
        .singleElement()
        .asString()
        .endsWith(";keepHeading=0");
  }

  @Test
  void wayIsTooFarBeforeItIsRounded() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/fail_distance_before_rounding");
    double way = Math.hypot(0.0001f, 2);
    assertThat(way).isGreaterThan(2);
    assertThat((float) way).isEqualTo(2f);
    assertThat(trace.calls(1, A, ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO))
        .first()
        .isEqualTo("error=" + 0x3D);
    assertThat(trace.state(1, A, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.state(1, B, StateColumn.MT_TYPE)).isEqualTo("7");
  }

  @Test
  void arrivalIsPredictedFromUnroundedSpeed() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/arrival_predicted_before_rounding");
    // physics-tick.md 3 step 10: 32 times the way of a 1/32 s.
    double slow = Math.hypot(32 * (double) 0.000001f, 32 * (double) 0.0031249998f);
    assertThat((double) (float) slow).isGreaterThan(0.1);
    assertThat(slow).isLessThan(0.1);
    assertThat(trace.calls(1, A, ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM)).isEmpty();
    // moveto.md 3.13: the distance is a float, the quotient is not.
    double speed = 32 * (double) 0.0031250003f;
    double eta = (float) (20 - (double) 0.0031250003f) / speed;
    assertThat((double) (float) eta).isNotEqualTo(eta);
    assertThat(trace.calls(1, B, ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM))
        .containsExactly("quantum=" + eta);
  }

  @Test
  void progressIsJudgedAfterMoreThanASecond() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/first_second_before_rounding");
    double elapsed = 1001.03125001 - 1000.03125;
    assertThat(elapsed).isGreaterThan(1);
    assertThat((float) elapsed).isEqualTo(1f);
    // moveto.md 3.16 and 3.13: exactly a second passes, a hair more without progress fails.
    assertThat(trace.state(1, A, StateColumn.MT_FAIL)).isEqualTo("0");
    assertThat(trace.state(2, A, StateColumn.MT_FAIL)).isEqualTo("1");
  }

  @Test
  void blipComesBeforeTheEndOfTheStick() {
    AuthoredTrace trace = AuthoredTrace.read("position/blip_before_the_stick_ends");
    // 101 m is beyond the 100 m of the blip; 1001.5 s is after the deadline, 1001 s.
    assertThat(
            trace.probes.stream()
                .filter(probe -> probe.tick() == 0 && probe.guid() == A)
                .map(ProbeRow::function)
                .filter(
                    function ->
                        function == ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE
                            || function == ProbedFunction.TARGET_MANAGER_CLEAR_TARGET))
        .containsExactly(
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET);
    assertThat(trace.frame(0, A).y()).isEqualTo(101f);
    assertThat(trace.state(0, A, StateColumn.ST_TARGET)).isEqualTo("0x00000000");
  }
}
