package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static dev.goldtrace.authored.Guid.F;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.FrameRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What the specification says where a port easily reads it otherwise: a test before or after the
 * rounding, the one clock or the other, what comes first.
 */
class MisreadingsExpectationsTest {
  private static final int ALL_BITS = 0xFF;

  // --- rounding ---

  @Test
  void nodeIsReachedByTheUnroundedDistance() {
    AuthoredTrace trace = AuthoredTrace.read("interp/node_reached_before_rounding");
    double below = Math.hypot(5e-5f, 0.049999975f);
    double above = Math.hypot(1e-5f, 0.05f);
    assertThat(below).isLessThan(0.05f);
    assertThat(above).isGreaterThan(0.05f);
    assertThat(List.of((float) below, (float) above)).containsOnly(0.05f);
    // A, 6.5 step 2: nearer, so it is there and stays where it stands.
    assertThat(trace.calls(0, A, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly("success=1");
    assertThat(trace.frame(0, A).x()).isZero();
    assertThat(trace.frame(0, A).y()).isZero();
    // B, 6.5 steps 2 and 7: farther, so it goes there and completes the node in the next tick.
    assertThat(trace.frame(0, B).x()).isEqualTo(1e-5f);
    assertThat(trace.frame(0, B).y()).isEqualTo(0.05f);
    assertThat(trace.ticksOf(B, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly(1);
    // C, 6.3 step 4: farther, so the position is queued and walked to, with its heading.
    assertThat(trace.calls(-1, C, ProbedFunction.PHYSICS_OBJ_SET_HEADING)).isEmpty();
    assertThat(trace.state(0, C, StateColumn.IP_DEPTH)).isEqualTo("1");
    assertThat(trace.frame(0, C).y()).isEqualTo(0.05f);
    assertThat(trace.frame(0, C).heading()).isEqualTo(90f);
    // D, 6.3 step 5a: the tail is nearer than that, so it goes.
    assertThat(trace.state(0, D, StateColumn.IP_DEPTH)).isEqualTo("1");
  }

  @Test
  void stickyStepIsComparedBeforeItIsRounded() {
    AuthoredTrace trace = AuthoredTrace.read("sticky/step_before_rounding");
    float gap = (float) (1.0 - (0.5 + (double) 0.8250002f) - (double) 0.3f);
    // 4.5 steps 6 and 8, of a quantum of 1/32: five times four times the run rate.
    double shorter = 1.0000004f * 4.0 * 5.0 * 0.03125;
    double longer = 1.0000005f * 4.0 * 5.0 * 0.03125;
    assertThat(shorter).isLessThan(-gap);
    assertThat((float) shorter).isEqualTo(-gap);
    assertThat(longer).isGreaterThan(-gap);
    // Step 9: the step, towards the target; the gap, away from it.
    assertThat(trace.frame(0, A).y()).isEqualTo((float) (8 + (double) (float) shorter));
    assertThat(trace.frame(0, C).y()).isEqualTo((float) (8 + (double) gap));
  }

  @Test
  void fullTurnIsTakenOffTheSumThatReachesIt() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/final_heading_rounded_up_to_360");
    // moveto.md 2.4 of the offset to the object.
    double dx = 0.17454821f;
    double inverse = 1 / Math.sqrt(dx * dx + 10.0 * 10.0);
    float east = (float) (inverse * dx);
    float north = (float) (inverse * 10.0);
    float toObject = (float) ((450.0 - Math.atan2(north, east) * 57.29577951308232) % 360.0);
    // 3.19 step 6: the sum is compared before it is rounded, and 360 is taken off the rounded one.
    double below = (double) toObject + 359f;
    assertThat(below).isLessThan(360);
    assertThat((float) below).isEqualTo(360f);
    double beyond = (double) toObject + 359.00003f;
    float rest = (float) ((float) beyond - 360.0);
    assertThat((double) rest).isNotEqualTo(beyond - 360.0);
    float[] expected = {(float) below, rest};
    int[] guids = {A, C};
    for (int i = 0; i < 2; i++) {
      String[] nodes = trace.state(0, guids[i]).nodes().split("\\|");
      assertThat(nodes).hasSize(3);
      assertThat(Float.parseFloat(nodes[0].substring(2))).isEqualTo(toObject);
      assertThat(Float.parseFloat(nodes[2].substring(2))).isEqualTo(expected[i]);
    }
  }

  @Test
  void speedIsCutByWhatIsComparedWith50() {
    AuthoredTrace trace = AuthoredTrace.read("physics/velocity_cap_before_rounding");
    double east = 30.000002f;
    double square = east * east + 40.0 * 40.0;
    double speed = Math.sqrt(square);
    assertThat(speed).isGreaterThan(50);
    assertThat((float) speed).isEqualTo(50f);
    assertThat((float) square).isEqualTo(2500f);
    // physics-tick.md 4.2: normalised, then times 50, rounded each time.
    assertThat(trace.state(0, A).float32(StateColumn.VX))
        .isEqualTo((float) (50.0 * (float) (1 / speed * east)));
    assertThat(trace.state(0, A).float32(StateColumn.VY))
        .isEqualTo((float) (50.0 * (float) (1 / speed * 40.0)))
        .isLessThan(40f);
    // Section 6: 2500 > 2500 is false.
    assertThat(trace.state(0, B).float32(StateColumn.VX)).isEqualTo(30.000002f);
    assertThat(trace.state(0, B).float32(StateColumn.VY)).isEqualTo(40f);
  }

  @Test
  void courseIsComparedBeforeItIsRounded() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/aux_band_before_rounding");
    // The forward axis of (1, 0, 0, z) is (-2 z, 1, 0), so A faces a hair west of north, B east.
    double hair = Math.toDegrees(Math.atan(2.0 * 4.36e-9f));
    double offA = 20 + hair;
    double offB = 340 - hair;
    assertThat((float) offA).isEqualTo(20f);
    assertThat((float) offB).isEqualTo(340f);
    assertThat(offA).isGreaterThan(20);
    assertThat(offB).isLessThan(340);
    assertThat(trace.state(0, A, StateColumn.MT_AUX)).isEqualTo("0x00000000");
    assertThat(trace.state(0, B, StateColumn.MT_AUX)).isEqualTo("0x00000000");
    assertThat(trace.state(1, A, StateColumn.MT_AUX)).isEqualTo("0x6500000D");
    assertThat(trace.state(1, B, StateColumn.MT_AUX)).isEqualTo("0x6500000E");
  }

  @Test
  void predictedHeightIsRoundedTwice() {
    AuthoredTrace trace = AuthoredTrace.read("target/prediction_rounds_z_twice");
    // B rises by 1.000001 m in half a second; position-managers.md 7.12 for 0.6f s.
    double z = 8 + (double) 1.000001f;
    double way = (double) 0.6f * (2.0 * 1.000001f);
    float predicted = (float) ((double) (float) way + z);
    assertThat(predicted).isNotEqualTo((float) (way + z));
    // A is 2^-10 m east and a hair below of there; 7.8: the unit vector to it.
    double east = -1 / 1024.0;
    double up = predicted - (double) 10.2000005f;
    double inverse = 1 / Math.sqrt(east * east + up * up);
    assertThat(trace.state(0, A).float32(StateColumn.TG_HX)).isEqualTo((float) (inverse * east));
    assertThat(trace.state(0, A).float32(StateColumn.TG_HZ)).isEqualTo((float) (inverse * up));
  }

  @Test
  void distanceToThePlayerIsComparedBeforeItIsRounded() {
    AuthoredTrace trace = AuthoredTrace.read("physics/asleep_before_rounding");
    double distance = Math.hypot(96, 10.013f - 10.0);
    assertThat(distance).isGreaterThan(96);
    assertThat((float) distance).isEqualTo(96f);
    int active = 0x80;
    assertThat(trace.state(0, A).int32(StateColumn.TRANSIENT) & active).isEqualTo(active);
    assertThat(trace.state(0, B).int32(StateColumn.TRANSIENT) & active).isZero();
  }

  @Test
  void turnToTheTargetIsComparedBeforeItIsRounded() {
    AuthoredTrace trace = AuthoredTrace.read("sticky/heading_before_rounding");
    float eps = 0.0002f;
    assertThat((float) Math.toDegrees(Math.atan(2.7925267e-05f / 8.0))).isEqualTo(eps);
    // The forward axis of (1, 0, 0, -z) is (2 z, 1, 0).
    double turn = eps - Math.toDegrees(2 * 2.6e-14);
    assertThat(turn).isLessThan(eps);
    assertThat((float) turn).isEqualTo(eps);
    // Not turned; a turn by EPS would leave half of it, in radians.
    assertThat(trace.frame(0, A).qz()).isEqualTo(-2.6e-14f);
  }

  // --- clocks ---

  @Test
  void restOfAFrameCountsInTheNext() {
    AuthoredTrace trace = AuthoredTrace.read("physics/rest_of_a_slice_is_kept");
    // 0.2, and 0.02 is kept; then 0.2 and 0.05, where 0.23 alone would leave 0.03.
    assertThat(0.45 - 0.22 - 0.2).isLessThan(1 / 30.0);
    assertThat(trace.calls(0, A, ProbedFunction.PHYSICS_OBJ_TRANSITION)).hasSize(1);
    assertThat(trace.calls(1, A, ProbedFunction.PHYSICS_OBJ_TRANSITION)).hasSize(2);
    assertThat((double) trace.frame(1, A).y()).isCloseTo(10 + 3 * 0.01, within(1e-5));
  }

  /** physics-tick.md sections 1 and 2, in plain arithmetic. */
  @Test
  void slicesOfAFrameSeeOneFrameTime() {
    AuthoredTrace trace = AuthoredTrace.read("physics/frame_clock_in_slices");
    double updateTime = 1000;
    double lastSweep = 0;
    int timedOut = -1;
    int failures = 0;
    double checkpoint = Double.NaN;
    for (FrameRecord frame : frames(trace)) {
      double left = frame.time() - updateTime;
      double physicsTime = updateTime;
      while (left > 1.0 / 30.0) {
        double slice = Math.min(left, 0.2);
        physicsTime += slice;
        left -= slice;
        // position-managers.md 7.6: the sweep by the physics clock, the time-out by the other.
        if (physicsTime - lastSweep >= 0.5) {
          lastSweep = physicsTime;
          if (timedOut < 0 && 1000 + 10.0 < frame.time()) {
            timedOut = frame.n();
            assertThat(physicsTime).as("not yet by the physics clock").isLessThan(1010);
          }
        }
        // moveto.md 3.16: D's move begins in the first slice, and D never comes nearer.
        if (Double.isNaN(checkpoint)) {
          checkpoint = frame.time();
        } else {
          failures = frame.time() - checkpoint > 1.0 ? failures + 1 : 0;
        }
      }
      updateTime = physicsTime;
      assertThat(trace.state(frame.n(), D).int32(StateColumn.MT_FAIL)).isEqualTo(failures);
      assertThat(trace.state(frame.n(), C, StateColumn.TG_STATUS))
          .as("frame %d", frame.n())
          .isEqualTo(timedOut < 0 ? "0" : "6");
    }
    assertThat(timedOut).isEqualTo(6);
    // 4.3: A sticks at 20 m/s. The first slice of the frame at 1001.5 is its last, though it ends
    // at 1000.7.
    assertThat((double) trace.frame(0, A).y()).isCloseTo(2 + 20 * 0.5, within(1e-4));
    for (int frame = 1; frame <= trace.lastTick(); frame++) {
      assertThat((double) trace.frame(frame, A).y()).isCloseTo(2 + 20 * (0.5 + 0.2), within(1e-4));
      assertThat(trace.state(frame, A, StateColumn.ST_TARGET)).isEqualTo("0x00000000");
    }
  }

  private static List<FrameRecord> frames(AuthoredTrace trace) {
    return trace.records.stream()
        .filter(FrameRecord.class::isInstance)
        .map(FrameRecord.class::cast)
        .toList();
  }

  // --- order ---

  @Test
  void staleTeleportStampLetsGoOfNoHolder() {
    AuthoredTrace trace = AuthoredTrace.read("position/stale_teleport_keeps_the_holder");
    // 0xFFFF is older than 0. unset_parent takes NODRAW, contact and what follows from it
    // (physics-tick.md 11); ACTIVE goes because B stands still and nothing moves it (6 step 2).
    int active = 0x80;
    int noDraw = 0x20;
    assertThat(trace.state(0, B).int32(StateColumn.TRANSIENT)).isEqualTo(ALL_BITS & ~active);
    assertThat(trace.state(0, B).int32(StateColumn.STATE) & noDraw).isEqualTo(noDraw);
    assertThat(trace.state(0, C).int32(StateColumn.TRANSIENT)).isEqualTo(active);
    assertThat(trace.state(0, C).int32(StateColumn.STATE) & noDraw).isZero();
    assertThat(trace.calls(-1, B, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT)).isEmpty();
    assertThat(trace.calls(-1, C, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT)).hasSize(1);
    // The next one counts, though its position stamp is lower.
    assertThat(trace.calls(0, B, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT)).hasSize(1);
    assertThat(trace.state(1, B).int32(StateColumn.TRANSIENT) & ALL_BITS & ~active).isZero();
    assertThat(trace.state(1, B).int32(StateColumn.STATE) & noDraw).isZero();
  }

  @Test
  void longJumpFlagComesAfterTheState() {
    AuthoredTrace trace = AuthoredTrace.read("motion/long_jump_flag_of_a_message");
    String style = "motion=0x8000003D;speed=1";
    String walk = "motion=0x45000005;speed=1";
    String ready = "motion=0x41000003;speed=1";
    // Messages to walk, of which the first has the flag; motion-interpreter.md 3.17.
    assertThat(trace.calls(-1, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .endsWith(style, walk);
    assertThat(trace.calls(0, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .containsExactly(style, ready);
    assertThat(trace.calls(1, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .containsExactly(style, walk);
    assertThat(List.of(0, 1, 2))
        .extracting(tick -> trace.state(tick, A, StateColumn.MI_LONG_JUMP))
        .containsExactly("1", "0", "0");
    assertThat(trace.state(1, A, StateColumn.MI_FWD)).isEqualTo("0x45000005");
  }

  // --- which of two ---

  @Test
  void omegaTurnsAboutAnAxisOfTheWorld() {
    AuthoredTrace trace = AuthoredTrace.read("physics/omega_about_the_worlds_east");
    // (c, s, 0, 0) times (h, 0, 0, -h), half of 1/8 radian: the world's turn comes first.
    double c = Math.cos(0.0625);
    double s = Math.sin(0.0625);
    double h = Math.sqrt(0.5);
    assertThat((double) trace.frame(0, A).qw()).isCloseTo(c * h, within(1e-6));
    assertThat((double) trace.frame(0, A).qx()).isCloseTo(s * h, within(1e-6));
    assertThat((double) trace.frame(0, A).qy()).isCloseTo(s * h, within(1e-6));
    assertThat((double) trace.frame(0, A).qz()).isCloseTo(-c * h, within(1e-6));
  }

  @Test
  void forcedPositionStoresAnOlderStamp() {
    AuthoredTrace trace = AuthoredTrace.read("position/forced_position_takes_its_stamp_along");
    // Stamp 9 constrains; 3, forced, places; 5 is older than 9 and newer than 3.
    assertThat(trace.ticksOf(A, ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO))
        .containsExactly(-1, 1);
    assertThat(trace.ticksOf(A, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).containsExactly(0);
    assertThat(trace.calls(1, A, ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO))
        .containsExactly("cell=0xA9B40019;x=75;y=7;z=0;start=10;max=50");
    assertThat(trace.frame(1, A).y()).isEqualTo(6f);
  }

  @Test
  void holderIsLookedForOneLevelUp() {
    AuthoredTrace trace = AuthoredTrace.read("object/holder_of_the_holder");
    // D holds C, which holds B. moveto.md section 5: top is B's parent, the size that of B.
    assertThat(trace.calls(-1, A, ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT))
        .containsExactly("object=0x80000002;top=0x80000003;radius=0.5;height=1.8");
    assertThat(trace.calls(-1, E, ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT))
        .containsExactly("object=0x80000002;top=0x80000003");
    // position-managers.md 8.4: to the parent, and its size.
    assertThat(trace.calls(-1, F, ProbedFunction.STICKY_MANAGER_STICK_TO))
        .containsExactly("object=0x80000003;radius=0.25;height=0.5");
  }

  @Test
  void failDistanceIsThatOfTheWholeMove() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/fail_distance_counts_from_the_start");
    for (int guid : new int[] {A, B}) {
      // moveto.md 3.9: the same step is begun again.
      assertThat(trace.calls(1, guid, ProbedFunction.MOVE_TO_MANAGER_BEGIN_MOVE_FORWARD))
          .hasSize(1);
      assertThat(trace.state(1, guid, StateColumn.MT_TYPE)).isEqualTo("7");
    }
    // 3.13 step 6: 1.5 + 1 > 2 is true, 1.5 + 0.5 > 2 is not.
    assertThat(trace.frame(2, A).y()).isEqualTo(4.5f);
    assertThat(trace.frame(2, B).y()).isEqualTo(4f);
    assertThat(trace.calls(2, A, ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO))
        .first()
        .isEqualTo("error=" + 0x3D);
    assertThat(trace.state(2, A, StateColumn.MT_TYPE)).isEqualTo("0");
    assertThat(trace.state(2, B, StateColumn.MT_TYPE)).isEqualTo("7");
  }

  @Test
  void lowerOfTwoStampsHalfTheRangeApartIsNewer() {
    AuthoredTrace trace = AuthoredTrace.read("object/stamps_half_a_range_apart");
    int[] stamps = {0x4000, 0x8000, 0, 0x8000, 0x7FFF, 0xFFFF, 0x7FFF};
    int stored = 0;
    for (int tick = 0; tick < stamps.length; tick++) {
      int stamp = stamps[tick];
      boolean newer = Math.abs(stamp - stored) > 0x7FFF ? stamp < stored : stored < stamp;
      stored = newer ? stamp : stored;
      assertThat(trace.state(tick, A).int32(StateColumn.ANSWER))
          .as("0x%04X", stamp)
          .isEqualTo(newer ? 1 : 0);
    }
    assertThat(stored).as("after 0x8000 and 0 were each newer").isEqualTo(0x7FFF);
  }

  @Test
  void whatIsHeldIsNotTurnedTo() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/turn_to_what_it_holds");
    // moveto.md 3.6: the top level object counts, and that is A itself.
    assertThat(trace.calls(-1, A, ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT))
        .containsExactly("object=0x80000002;top=0x80000001");
    assertThat(trace.calls(-1, A, ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP)).hasSize(1);
    assertThat(trace.calls(-1, A, ProbedFunction.TARGET_MANAGER_SET_TARGET)).isEmpty();
    assertThat(trace.state(0, A, StateColumn.MT_TYPE)).isEqualTo("0");
  }

  @Test
  void runRateComesWithAnUnknownObjectToo() {
    AuthoredTrace trace = AuthoredTrace.read("moveto/run_rate_towards_unknown_objects");
    // moveto.md 4.2 step 5: a move to the origin; charging, it runs at 2.25 times 1.5.
    assertThat(trace.calls(-1, A, ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_POSITION))
        .containsExactly("cell=0xA9B40019;x=75;y=30;z=0");
    assertThat(trace.state(0, A, StateColumn.MT_TYPE)).isEqualTo("7");
    assertThat(trace.state(0, A, StateColumn.MI_FWD)).isEqualTo("0x44000007");
    assertThat((double) trace.state(0, A).float32(StateColumn.MI_FWD_SPEED)).isEqualTo(2.25 * 1.5);
  }
}
