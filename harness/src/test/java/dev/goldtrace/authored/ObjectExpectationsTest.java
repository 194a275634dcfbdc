package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static dev.goldtrace.authored.Guid.F;
import static dev.goldtrace.authored.Guid.G;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What spec position-managers.md sections 8 and 9.4 and physics-tick.md section 4 say of the
 * object's own functions.
 */
class ObjectExpectationsTest {
  private static final int PLAYER = 0x50000001;

  private static final double QUANTUM = 0.03125;
  private static final float GRAVITY = -9.8f;
  private static final String READY = "0x41000003";
  private static final String WALK_FORWARD = "0x45000005";

  private static int answer(AuthoredTrace trace, int tick, int guid) {
    return trace.state(tick, guid).int32(StateColumn.ANSWER);
  }

  private static boolean isActive(AuthoredTrace trace, int tick, int guid) {
    return (trace.state(tick, guid).int32(StateColumn.TRANSIENT) & 0x80) != 0;
  }

  private static float[] velocity(AuthoredTrace trace, int tick, int guid) {
    StateRow state = trace.state(tick, guid);
    return new float[] {
      state.float32(StateColumn.VX), state.float32(StateColumn.VY), state.float32(StateColumn.VZ)
    };
  }

  // --- managers ---

  @Test
  void managerThatIsMadeWakesTheObject() {
    AuthoredTrace trace = AuthoredTrace.read("object/managers_wake");
    // MoveToObject, get_minterp, a movement event; the static E stays asleep.
    assertThat(List.of(A, B, C, E))
        .extracting(guid -> isActive(trace, 0, guid))
        .containsExactly(true, true, true, false);
    assertThat(List.of(A, B, E))
        .extracting(guid -> trace.state(0, guid, StateColumn.MI_FWD))
        .containsOnly(READY);
    // The event is lost: the manager has no interpreter.
    assertThat(trace.state(0, C).isEmpty(StateColumn.MI_FWD)).isTrue();
    // Those that are there already wake nobody, but for the position manager.
    assertThat(isActive(trace, 1, A)).isFalse();
    assertThat(isActive(trace, 1, B)).isFalse();
    assertThat(isActive(trace, 0, D)).isTrue();
    assertThat(isActive(trace, 1, D)).isTrue();
  }

  @Test
  void turnToAnUnknownObjectMakesNothing() {
    AuthoredTrace trace = AuthoredTrace.read("object/managers_wake");
    assertThat(isActive(trace, 0, F)).isFalse();
    assertThat(trace.state(0, F).isEmpty(StateColumn.MI_FWD)).isTrue();
    assertThat(answer(trace, 0, F)).isZero();
  }

  @Test
  void isMovingToNeedsAMoveToOnItsWay() {
    AuthoredTrace trace = AuthoredTrace.read("object/managers_wake");
    // No movement manager; a move-to on its way; cancelled; no move-to manager.
    assertThat(answer(trace, 0, G)).isZero();
    assertThat(answer(trace, 1, G)).isEqualTo(1);
    assertThat(answer(trace, 2, G)).isZero();
    assertThat(answer(trace, 2, A)).isZero();
  }

  @Test
  void localMotionsAnswerWhatRefusedThem() {
    AuthoredTrace trace = AuthoredTrace.read("object/local_motions");
    // moveto.md 7: 7 without a movement manager.
    assertThat(answer(trace, 0, A)).isEqualTo(7);
    assertThat(answer(trace, 0, B)).isEqualTo(7);
    // motion-interpreter.md 3.8 step 4 and 3.10: what the animation answers, 36 and 71; then
    // neither state has changed.
    assertThat(answer(trace, 1, A)).isZero();
    assertThat(trace.state(1, A, StateColumn.RAW_FWD)).isEqualTo(WALK_FORWARD);
    assertThat(answer(trace, 1, B)).isEqualTo(36);
    assertThat(trace.state(1, B, StateColumn.MI_FWD)).isEqualTo(READY);
    assertThat(trace.state(1, B, StateColumn.RAW_FWD)).isEqualTo(READY);
    assertThat(answer(trace, 2, A)).isEqualTo(71);
    assertThat(trace.state(2, A, StateColumn.MI_FWD)).isEqualTo(WALK_FORWARD);
    assertThat(trace.state(2, A, StateColumn.RAW_FWD)).isEqualTo(WALK_FORWARD);
    assertThat(answer(trace, 2, B)).isEqualTo(36);
    // It stops when the animation lets it.
    assertThat(answer(trace, 3, A)).isZero();
    assertThat(trace.state(3, A, StateColumn.RAW_FWD)).isEqualTo(READY);
  }

  @Test
  void animationIsToldOfMotions() {
    AuthoredTrace trace = AuthoredTrace.read("object/local_motions");
    // The default state is entered twice: InitializeMotionTables, and RemoveLinkAnimations as it
    // leaves the ground (motion-interpreter.md 3.27, 3.24). C does no more; ticks 0 and 1 end with
    // HandleMovement.
    int made = 0x00000202;
    assertThat(answer(trace, 2, C)).isEqualTo(made + 0x00020000);
    // Three PerformMovements and four ticks.
    assertThat(answer(trace, 4, A)).isEqualTo(made + 0x00003000 + 0x00040000);
    // DoMotion, StopCompletely; StopCompletely_Internal.
    assertThat(answer(trace, 4, B)).isEqualTo(made + 0x00002000 + 0x00000010 + 0x00040000);
    // exit_world.
    assertThat(answer(trace, 4, C)).isEqualTo(made + 0x00040000 + 0x01000000);
    assertThat(trace.state(4, C).int32(StateColumn.MI_PENDING)).isZero();
  }

  @Test
  void whatIsRemovedIsNotFound() {
    AuthoredTrace trace = AuthoredTrace.read("object/removed_objects");
    assertThat(trace.state(0, A, StateColumn.ST_TARGET)).isEqualTo("0x80000002");
    assertThat(trace.calls(0, A, ProbedFunction.STICKY_MANAGER_STICK_TO)).isEmpty();
    assertThat(trace.state(1, A, StateColumn.ST_TARGET)).isEqualTo("0x00000000");
    assertThat(trace.state(2, A, StateColumn.ST_TARGET)).isEqualTo("0x80000003");
  }

  @Test
  void updatesOfAnotherContextReachNobody() {
    AuthoredTrace trace = AuthoredTrace.read("object/target_of_another_context");
    // Each sticks with context 0; then A asks again with context 5, C with 0.
    assertThat(trace.calls(-1, A, ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET))
        .containsExactly(
            "context=0x00000000;object=0x80000002;status=1",
            "context=0x00000005;object=0x80000002;status=1");
    assertThat(trace.calls(-1, A, ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET)).hasSize(1);
    assertThat(trace.calls(-1, C, ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET)).hasSize(2);
  }

  // --- velocity, ground, frame ---

  @Test
  void setOnWalkableLeavesAndHitsTheGround() {
    AuthoredTrace trace = AuthoredTrace.read("object/set_on_walkable");
    // A walks at 3.12 m/s (motion-interpreter.md 3.6) and falls from then on.
    assertThat(trace.calls(-1, A, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY))
        .endsWith("x=0;y=3.12;z=0");
    assertThat(velocity(trace, 0, A)).containsExactly(0, 3.12f, (float) (QUANTUM * GRAVITY));
    // Made, then told once more: by A as it left the ground, by B as it hit it; a tick each.
    assertThat(answer(trace, 0, B)).isEqualTo(0x0202);
    assertThat(answer(trace, 1, A)).isEqualTo(0x00010302);
    assertThat(answer(trace, 1, B)).isEqualTo(0x00010302);
    assertThat(trace.state(1, B).int32(StateColumn.TRANSIENT)).isEqualTo(0x83);
  }

  @Test
  void setOnWalkableCalculatesTheAccelerationInAnyCase() {
    AuthoredTrace trace = AuthoredTrace.read("object/set_on_walkable");
    // Omega 2: gone on the ground (C) and where it is hit (E), kept in the air (D) and sledding.
    double turned = 360 - Math.toDegrees(2 * QUANTUM);
    assertThat(trace.frame(0, C).heading()).isZero();
    assertThat(trace.frame(0, E).heading()).isZero();
    assertThat((double) trace.frame(0, D).heading()).isCloseTo(turned, within(1e-4));
    assertThat((double) trace.frame(0, F).heading()).isCloseTo(turned, within(1e-4));
    // So gravity pulls D and F; D no more when its state has no gravity.
    float fall = (float) (QUANTUM * GRAVITY);
    assertThat(velocity(trace, 0, D)).containsExactly(0, 0, fall);
    assertThat(velocity(trace, 0, F)).containsExactly(0, 0, fall);
    assertThat(velocity(trace, 2, D)).containsExactly(0, 0, fall);
  }

  @Test
  void velocityThatIsTheSameIsNotCut() {
    AuthoredTrace trace = AuthoredTrace.read("object/same_velocity");
    assertThat(velocity(trace, 0, A)).containsExactly(36, 48, 20);
    float[][] others = {{36.001f, 48, 20}, {36, 48.001f, 20}, {36, 48, 20.001f}};
    int guid = B;
    for (float[] v : others) {
      // 4.2 step 1: normalised, then times 50, rounded each time.
      double x = v[0];
      double y = v[1];
      double z = v[2];
      double scale = 1.0 / Math.sqrt(x * x + y * y + z * z);
      assertThat(velocity(trace, 0, guid))
          .containsExactly(
              (float) (50.0 * (float) (scale * x)),
              (float) (50.0 * (float) (scale * y)),
              (float) (50.0 * (float) (scale * z)));
      guid++;
    }
  }

  @Test
  void rotationThatIsNotANumberBecomesZero() {
    AuthoredTrace trace = AuthoredTrace.read("object/rotation_that_is_none");
    FrameRow row = trace.frame(0, A);
    assertThat(new float[] {row.qw(), row.qx(), row.qy(), row.qz()}).containsExactly(0, 0, 0, 0);
    assertThat(row.y()).isEqualTo(2.125f);
    // Numbers that are no rotation stay.
    FrameRow other = trace.frame(0, B);
    assertThat(new float[] {other.qw(), other.qx(), other.qy(), other.qz()})
        .containsExactly(0.5f, 0.5f, 0, 0);
  }

  @Test
  void touchThatIsForgottenIsReportedAgain() {
    AuthoredTrace trace = AuthoredTrace.read("object/touches_forgotten");
    // Every other tick it is a lasting touch, and the missile stays one.
    for (int tick = 0; tick <= trace.lastTick(); tick++) {
      assertThat(trace.state(tick, A).int32(StateColumn.STATE))
          .as("state in tick %d", tick)
          .isEqualTo(tick % 2 == 0 ? 0x408 : 0x448);
    }
    assertThat(trace.ticksOf(A, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)).containsExactly(1);
    assertThat(trace.ticksOf(A, ProbedFunction.PHYSICS_OBJ_EXIT_WORLD)).containsExactly(3);
    assertThat(trace.lastTick()).isEqualTo(5);
  }

  @Test
  void obstacleIsInTheWayWhereItIsNow() {
    AuthoredTrace trace = AuthoredTrace.read("object/obstacle_moved_without_commit");
    for (int tick = 0; tick < 3; tick++) {
      // A second at 30 m/s has taken B from where C walks to where A does.
      assertThat(trace.frame(tick, B).y()).isEqualTo(40f);
      assertThat(trace.frame(tick, A).x()).isEqualTo(18.9f);
      assertThat((double) trace.frame(tick, C).x())
          .isCloseTo(18.9 + 0.2 * (tick + 1), within(1e-5));
    }
  }

  // --- received positions ---

  @Test
  void moveOrTeleportChoosesByStampContactAndDistance() {
    AuthoredTrace trace = AuthoredTrace.read("object/move_or_teleport");
    // Stale; no contact; far; near; no cell; a newer stamp without contact.
    int[] answers = {0, 0, 1, 1, 1, 1};
    for (int i = 0; i < answers.length; i++) {
      int guid = A + i;
      assertThat(answer(trace, 0, guid)).as("object 0x%08X", guid).isEqualTo(answers[i]);
      assertThat(trace.calls(-1, guid, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK))
          .hasSize(guid == E || guid == F ? 1 : 0);
      assertThat(trace.calls(-1, guid, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE))
          .hasSize(guid == C ? 1 : 0);
      assertThat(trace.calls(-1, guid, ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO))
          .hasSize(guid == D ? 1 : 0);
    }
    for (int guid : new int[] {C, E, F}) {
      assertThat(trace.frame(0, guid).y()).isEqualTo(3f);
    }
    // The stamp 5 is not stale any more; 1 and 0 have been stored.
    assertThat(answer(trace, 1, A)).isEqualTo(1);
    assertThat(answer(trace, 1, F)).isZero();
    assertThat(answer(trace, 1, E)).isZero();
  }

  @Test
  void positionsBeyondTheBlipDistanceAreJumpedTo() {
    AuthoredTrace trace = AuthoredTrace.read("object/blip_distances");
    // At 25, 20 and 100 m exactly none jumps; a float farther each does, in the next tick.
    int[] jumps = {B, D};
    int[] walks = {PLAYER, A, C};
    for (int guid : jumps) {
      assertThat(trace.calls(0, guid, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).hasSize(1);
      assertThat(trace.state(0, guid).int32(StateColumn.IP_DEPTH)).isZero();
    }
    for (int guid : walks) {
      assertThat(trace.calls(0, guid, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).isEmpty();
      assertThat(trace.state(0, guid).int32(StateColumn.IP_DEPTH)).isEqualTo(1);
    }
    assertThat(trace.calls(1, PLAYER, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).hasSize(1);
  }

  @Test
  void teleportSlidesToAFreePlace() {
    AuthoredTrace trace = AuthoredTrace.read("object/teleports_slide");
    FrameRow row = trace.frame(0, A);
    // Clear of B, whose sphere has the same radius, and not farther off than twice both.
    double apart = AuthoredTrace.distance(row, trace.frame(0, B));
    assertThat(apart).isBetween(2 * 0.48, 4 * 0.48);
  }
}
