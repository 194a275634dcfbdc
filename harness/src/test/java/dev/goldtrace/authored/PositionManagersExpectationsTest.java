package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What spec position-managers.md sections 4, 5, 6 and 9 say of the traces of sticky, constraint,
 * interpolation and received positions.
 */
class PositionManagersExpectationsTest {
  /** Twice the run speed of 4 m/s (6.5 step 3). */
  private static final double CATCH_UP = 8.0;

  /** Five times the run speed (4.5 step 6). */
  private static final double STICKY = 20.0;

  private static final double QUANTUM = 0.03125;

  // --- sticky ---

  @Test
  void stickEndsAfterOneSecondNotAtIt() {
    AuthoredTrace trace = AuthoredTrace.read("sticky/deadline_strict");
    // StickTo at 1000; ticks at 1000.5, 1001 and one 1024th later. 4.3: 1001 > 1001 is false.
    assertThat(trace.state(1, A).float64(StateColumn.ST_TIMEOUT)).isEqualTo(1000 + 1.0);
    assertThat(trace.frame(1, A).time()).isEqualTo(1001.0);
    assertThat(trace.state(1, A, StateColumn.ST_TARGET)).isEqualTo("0x80000002");
    assertThat(trace.state(2, A, StateColumn.ST_TARGET)).isEqualTo("0x00000000");
    assertThat(trace.state(2, A, StateColumn.ST_INIT)).isEqualTo("0");
    assertThat(trace.ticksOf(A, ProbedFunction.TARGET_MANAGER_CLEAR_TARGET)).containsExactly(2);
  }

  @Test
  void stickTakesTheGapWhenTheStepIsExactlyAsLong() {
    AuthoredTrace trace = AuthoredTrace.read("sticky/step_equals_gap");
    double step = STICKY * QUANTUM;
    // 4.5 step 4, radii 0.5 and 0.825: the gap is -0.625 to the bit.
    float gap = (float) (1.0 - (0.5 + (double) 0.825f) - (double) 0.3f);
    assertThat((double) gap).isEqualTo(-step);
    assertThat((double) trace.frame(0, A).y()).isEqualTo(8 + (double) gap);
    // One float more: the step is shorter than the gap, and the object moves towards the target.
    float wider = (float) (1.0 - (0.5 + (double) 0.82500005f) - (double) 0.3f);
    assertThat(-(double) wider).isGreaterThan(step);
    assertThat((double) trace.frame(0, C).y()).isEqualTo(8 + step);
  }

  @Test
  void teleportHookLetsGoOfTheStick() {
    AuthoredTrace trace = AuthoredTrace.read("sticky/teleport_hook_unsticks");
    assertThat(trace.state(0, A, StateColumn.ST_TARGET)).isEqualTo("0x80000002");
    assertThat(trace.state(1, A, StateColumn.ST_TARGET)).isEqualTo("0x00000000");
    assertThat(trace.calls(0, A, ProbedFunction.STICKY_MANAGER_UN_STICK)).hasSize(1);
    assertThat(trace.calls(0, A, ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT)).hasSize(1);
    // UnStick clears the target, and so does the hook itself, later.
    assertThat(trace.calls(0, A, ProbedFunction.TARGET_MANAGER_CLEAR_TARGET)).hasSize(2);
    assertThat(trace.moved(1, A)).isZero();
  }

  // --- constraint ---

  @Test
  void constraintBrakesBeyondTheStartAndPinsAtTheMaximum() {
    AuthoredTrace trace = AuthoredTrace.read("constraint/start_and_max_at_equality");
    // All stand 5 m from their anchor and are moved by 0.5 m.
    // A: 5 > 5 is false, so nothing is scaled; infinity over infinity would be.
    assertThat(trace.frame(0, A).y()).isEqualTo(8.5f);
    assertThat(trace.state(0, A).float32(StateColumn.CT_OFFSET)).isEqualTo(5.5f);
    // B: 5 < 5 is false, so it is pinned.
    assertThat(trace.frame(0, B).y()).isEqualTo(8f);
    assertThat(trace.state(0, B).float32(StateColumn.CT_OFFSET)).isEqualTo(5f);
    // C, half way from 4 to 6: half of it.
    double half = 0.5 * (6.0 - 5.0) / (6.0 - 4.0);
    assertThat((double) trace.frame(0, C).y()).isEqualTo(8 + half);
    assertThat((double) trace.state(0, C).float32(StateColumn.CT_OFFSET)).isEqualTo(5 + half);
  }

  @Test
  void receivedPositionConstrainsTo5And20Indoors() {
    AuthoredTrace trace = AuthoredTrace.read("constraint/indoor_5_20");
    List<Integer> cells = List.of(0xA9B40040, 0xA9B400FF, 0xA9B40100, 0xA9B401FF);
    for (int i = 0; i < cells.size(); i++) {
      boolean indoors = (cells.get(i) & 0xFFFF) >= 0x100;
      // 9.3 step 8: anchored where the object stands, not where it is sent.
      assertThat(trace.calls(-1, A + i, ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO))
          .containsExactly(
              String.format(
                  "cell=0x%08X;x=10;y=10;z=0;start=%s;max=%s",
                  cells.get(i), indoors ? "5" : "10", indoors ? "20" : "50"));
    }
  }

  // --- interpolation ---

  @Test
  void nodeAtExactlyFiveCentimetresIsWalkedTo() {
    AuthoredTrace trace = AuthoredTrace.read("interp/node_reached_at_0.05");
    // A, 6.5: 0.05 < 0.05 is false in step 2, so it walks; 0.05 <= 0.05 in step 7 completes.
    assertThat(trace.frame(0, A).y()).isEqualTo(0.05f);
    assertThat(trace.calls(0, A, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly("success=1");
    assertThat(trace.state(0, A, StateColumn.IP_DEPTH)).isEqualTo("0");
    // B, 6.3 step 4: already there, so it turns and queues nothing.
    assertThat(trace.frame(0, B).y()).isZero();
    assertThat(trace.frame(0, B).heading()).isEqualTo(90f);
    assertThat(trace.state(0, B, StateColumn.IP_DEPTH)).isEqualTo("0");
    assertThat(trace.calls(-1, B, ProbedFunction.PHYSICS_OBJ_SET_HEADING)).hasSize(1);
    // C, one float farther: queued, and not completed by the tick that goes there.
    assertThat(trace.state(0, C, StateColumn.IP_DEPTH)).isEqualTo("1");
    assertThat(trace.calls(-1, C, ProbedFunction.PHYSICS_OBJ_SET_HEADING)).isEmpty();
    // D, 6.3 step 5a: the tail is 0.05 away, which is not less.
    assertThat(trace.state(0, D, StateColumn.IP_DEPTH)).isEqualTo("2");
  }

  @Test
  void progressOfExactlyThreeTenthsIsEnough() {
    AuthoredTrace trace = AuthoredTrace.read("interp/progress_at_0.3_and_0.2");
    double window = 3 * QUANTUM + 2 * QUANTUM / 2;
    assertThat(window * CATCH_UP).isEqualTo(1.0);
    for (int guid : new int[] {A, B, C, D}) {
      // The first window compares with 999999 and passes; it stores where the object stands.
      assertThat(trace.state(4, guid, StateColumn.IP_FRAMES)).isEqualTo("0");
      assertThat(trace.calls(4, guid, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
          .isEmpty();
    }
    // A has come from 0.5 m to 0.5 - 0.3f.
    float left = (float) (0.5 - (double) 0.3f);
    assertThat((double) (float) (0.5 - (double) left) / window / CATCH_UP).isEqualTo(0.3f);
    assertThat(trace.state(9, A).float32(StateColumn.IP_ORIG_DIST)).isEqualTo(left);
    assertThat(trace.state(9, A, StateColumn.IP_DEPTH)).isEqualTo("1");
    // B lacks one float, and is farther than 0.2f: a failure, and no node is left, so it blips.
    assertThat(trace.calls(9, B, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly("success=0");
    assertThat(trace.calls(9, B, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).hasSize(1);
    assertThat(trace.frame(9, B).y()).isEqualTo(0.5f);
    // C has not moved: 0.2f < 0.2f is false, a failure.
    assertThat(trace.calls(9, C, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly("success=0");
    assertThat(trace.frame(9, C).y()).isEqualTo(0.2f);
    // D has not moved either, but is one float nearer: good enough, and it stays.
    assertThat(trace.calls(9, D, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly("success=1");
    assertThat(trace.calls(9, D, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).isEmpty();
    assertThat(trace.frame(9, D).y()).isZero();
  }

  @Test
  void speedBelowEpsFallsBack() {
    AuthoredTrace trace = AuthoredTrace.read("interp/fallback_speed_at_eps");
    float eps = 0.0002f;
    // A: run rate eps / 8, so twice four times it is eps; a step is far below what a tick moves.
    assertThat((double) (eps / 8) * 4.0 * 2.0).isEqualTo(eps);
    assertThat(trace.frame(1, A).y()).isZero();
    for (int tick = 0; tick < 2; tick++) {
      assertThat((double) trace.frame(tick, B).y()).isEqualTo((tick + 1) * 7.5 * QUANTUM);
    }
  }

  // --- received positions ---

  @Test
  void receivedPositionKeepsTheHeadingOfAnObjectThatMoves() {
    AuthoredTrace trace = AuthoredTrace.read("position/keep_heading_is_moving_to");
    assertThat(trace.state(0, A, StateColumn.MT_TYPE)).isEqualTo("7");
    assertThat(trace.state(0, A, StateColumn.IP_KEEP)).isEqualTo("1");
    assertThat(trace.frame(0, A).heading()).isZero();
    assertThat(trace.state(0, B, StateColumn.IP_KEEP)).isEqualTo("0");
    assertThat(trace.frame(0, B).heading()).isEqualTo(90f);
    for (int guid : new int[] {A, B}) {
      assertThat((double) trace.frame(0, guid).y()).isEqualTo(2 + CATCH_UP * QUANTUM);
    }
  }

  @Test
  void staleTeleportStampGivesThePositionStampBack() {
    AuthoredTrace trace = AuthoredTrace.read("position/stale_teleport_restores_stamp");
    // Stamps (position, teleport) sent: (1,5) taken, (9,4) stale, (2,5) newer than 1, (2,5) equal.
    assertThat(trace.calls(-1, A, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)).hasSize(1);
    assertThat(trace.calls(0, A, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT)).isEmpty();
    assertThat(trace.calls(1, A, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT))
        .containsExactly("cell=0xA9B40019;x=75;y=5;z=0;timestamp=5;contact=1");
    assertThat(trace.calls(2, A, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT)).isEmpty();
  }

  @Test
  void placementIdStandsBeforeTheStamps() {
    AuthoredTrace trace = AuthoredTrace.read("position/placement_id_in_the_pack");
    int[] x = {74, 80, 86, 92};
    for (int i = 0; i < x.length; i++) {
      // Position stamp 1 is newer than 0, teleport stamp 7 too; 0x65 would be the stamp if the id
      // were not read, and 0 if the velocity were.
      assertThat(trace.calls(-1, A + i, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT))
          .containsExactly(
              String.format("cell=0xA9B40019;x=%d;y=3;z=0;timestamp=7;contact=1", x[i]));
      assertThat(trace.calls(-1, A + i, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)).hasSize(1);
    }
  }

  @Test
  void fullyConstrainedIsBeyondNineTenths() {
    AuthoredTrace trace = AuthoredTrace.read("constraint/fully_constrained");
    // With 0.9f, 10 * 0.9f would be less than 9.
    assertThat(10.0 * 0.9).isEqualTo(9.0);
    assertThat(10.0 * 0.9f).isLessThan(9.0);
    String no = "0x00000000";
    String yes = "0x00000001";
    // Tick 0: no manager. C never has one.
    assertThat(trace.state(0, A, StateColumn.ANSWER)).isEqualTo(no);
    assertThat(trace.state(1, C, StateColumn.ANSWER)).isEqualTo(no);
    assertThat(trace.state(1, A, StateColumn.ANSWER)).isEqualTo(no);
    assertThat(trace.state(1, B).float32(StateColumn.CT_OFFSET)).isEqualTo(Math.nextUp(9f));
    assertThat(trace.state(1, B, StateColumn.ANSWER)).isEqualTo(yes);
    // It does not look at whether the constraint is on.
    assertThat(trace.state(2, B, StateColumn.CT_ON)).isEqualTo("0");
    assertThat(trace.state(2, B, StateColumn.ANSWER)).isEqualTo(yes);
    // A jump is refused with 0x47 before the weenie is asked (motion-interpreter.md 3.14).
    assertThat(trace.state(3, A).int32(StateColumn.ANSWER)).isEqualTo(0x49);
    assertThat(trace.state(3, B).int32(StateColumn.ANSWER)).isEqualTo(0x47);
  }

  @Test
  void playerIsConstrainedToTheServerPosition() {
    AuthoredTrace trace = AuthoredTrace.read("position/player_is_constrained");
    // Stamps 1, teleport 0: 3 m between client and server, and no interpolation.
    assertThat(constraints(trace, -1)).containsExactly(constraint(75, 5));
    assertThat(trace.state(0, A).float32(StateColumn.CT_OFFSET)).isEqualTo(3f);
    assertThat(trace.state(0, A).isEmpty(StateColumn.IP_DEPTH)).isTrue();
    assertThat(trace.frame(0, A).y()).isEqualTo(2f);
    // Teleport 3: put there, then the hook, then constrained, then stopped.
    assertThat(
            trace.probes.stream()
                .filter(p -> p.tick() == 0 && p.guid() == A)
                .map(ProbeRow::function)
                .filter(ON_THE_WAY::contains))
        .startsWith(
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK,
            ProbedFunction.CONSTRAINT_MANAGER_UN_CONSTRAIN,
            ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO,
            ProbedFunction.PHYSICS_OBJ_SET_VELOCITY);
    assertThat(constraints(trace, 0)).containsExactly(constraint(80, 8));
    assertThat(trace.frame(1, A).x()).isEqualTo(80f);
    assertThat(trace.state(1, A).float32(StateColumn.VY)).isZero();
    // Force 5: put there, still facing north, neither hook nor constraint.
    assertThat(trace.frame(2, A).x()).isEqualTo(85f);
    assertThat(trace.frame(2, A).heading()).isZero();
    assertThat(constraints(trace, 1)).isEmpty();
    assertThat(trace.calls(1, A, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)).isEmpty();
    // Force 7 with a stale teleport stamp: nothing, but the force stamp is used up...
    assertThat(constraints(trace, 2)).isEmpty();
    assertThat(trace.frame(3, A).x()).isEqualTo(85f);
    // ...so that force 7 again is not newer; and position stamp 9 was taken back, so 4 counts.
    assertThat(trace.calls(3, A, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).isEmpty();
    assertThat(constraints(trace, 3)).containsExactly(constraint(87, 11));
  }

  @Test
  void playerThatTheServerMovesInterpolates() {
    for (int level = 0; level < 2; level++) {
      AuthoredTrace trace =
          AuthoredTrace.read(
              level == 0
                  ? "position/player_interpolates_wholly"
                  : "position/player_interpolates_keeping_its_heading");
      assertThat(constraints(trace, -1)).containsExactly(constraint(75, 5));
      assertThat(trace.calls(-1, A, ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO))
          .containsExactly("cell=0xA9B40019;x=75;y=5;z=0;keepHeading=" + level);
      assertThat(trace.frame(0, A).heading()).isEqualTo(level == 0 ? 90f : 0f);
      assertThat((double) trace.frame(0, A).y()).isEqualTo(2 + CATCH_UP * QUANTUM);
      if (level == 1) {
        // Without contact it is constrained only.
        assertThat(constraints(trace, 0)).containsExactly(constraint(75, 6));
        assertThat(trace.calls(0, A, ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO))
            .isEmpty();
      }
    }
  }

  private static final List<ProbedFunction> ON_THE_WAY =
      List.of(
          ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
          ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK,
          ProbedFunction.CONSTRAINT_MANAGER_UN_CONSTRAIN,
          ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO,
          ProbedFunction.PHYSICS_OBJ_SET_VELOCITY);

  private static List<String> constraints(AuthoredTrace trace, int tick) {
    return trace.calls(tick, A, ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO);
  }

  private static String constraint(int x, int y) {
    return String.format("cell=0xA9B40019;x=%d;y=%d;z=0;start=10;max=50", x, y);
  }
}
