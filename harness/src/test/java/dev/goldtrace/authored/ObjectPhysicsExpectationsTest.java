package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static dev.goldtrace.authored.Guid.F;
import static dev.goldtrace.authored.Guid.G;
import static dev.goldtrace.authored.Guid.H;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import org.junit.jupiter.api.Test;

/**
 * What spec physics-tick.md and transition.md say of the traces of objects that enter and leave the
 * world, touch others, stand on slopes, or are updated by a call.
 */
class ObjectPhysicsExpectationsTest {
  private static final double QUANTUM = 0.03125;
  private static final float GRAVITY = -9.8f;

  private static int bits(AuthoredTrace trace, int tick, int guid) {
    return trace.state(tick, guid).int32(StateColumn.TRANSIENT);
  }

  private static int state(AuthoredTrace trace, int tick, int guid) {
    return trace.state(tick, guid).int32(StateColumn.STATE);
  }

  private static int answer(AuthoredTrace trace, int tick, int guid) {
    return trace.state(tick, guid).int32(StateColumn.ANSWER);
  }

  private static void assertHeading(AuthoredTrace trace, int tick, int guid, double degrees) {
    assertThat((double) trace.frame(tick, guid).heading()).isCloseTo(degrees, within(1e-4));
  }

  /** Section 11: at 1 m/s each metre east is a second that was run. */
  @Test
  void updatePositionRunsFromOneThirtiethToTwoSeconds() {
    AuthoredTrace trace = AuthoredTrace.read("physics/update_position");
    double eps = 0.0002f;
    // A's clock begins at EPS: 0.0334 is too early, 0.0625 is not.
    assertThat(trace.frame(0, A).x()).isZero();
    assertThat(trace.frame(1, A).x()).isEqualTo((float) (0.0625 - eps));
    assertThat(trace.frame(0, B).x()).isEqualTo((float) (1.0 / 30.0));
    // C and D are too early at 1/64 s, and lose nothing.
    assertThat(trace.frame(0, C).x()).isEqualTo(0.0337f);
    assertThat(trace.frame(0, D).x()).isZero();
    assertThat(trace.frame(2, E).x()).isEqualTo(2f);
    // F loses 2.5 s, and runs the quarter after it.
    assertThat(trace.frame(2, F).x()).isEqualTo(0.25f);
    assertThat(trace.frame(2, G).x()).isZero();
    // H turns with the animation; then the frame stays the identity that it began as.
    assertHeading(trace, 1, H, 90);
    assertHeading(trace, 2, H, 0);
  }

  /** Section 2: each slice is 1 m to the north, and the tick before them one more. */
  @Test
  void updateObjectKeepsAShortRestAndLosesWhatIsNoTime() {
    AuthoredTrace trace = AuthoredTrace.read("physics/update_object_called");
    int active = 0x80;
    float[] y = {1, 1 + 2, 1, 0, 1};
    int[] guids = {A, B, C, D, E};
    for (int i = 0; i < guids.length; i++) {
      assertThat(trace.frame(1, guids[i]).y()).as("object %d", i).isEqualTo(y[i]);
      assertThat(bits(trace, 0, guids[i]) & active).isEqualTo(active);
      assertThat(bits(trace, 1, guids[i]) & active).isEqualTo(i < 2 ? active : 0);
    }
    assertThat(state(trace, 1, E) & 0x1000000).isNotZero();
    assertThat(trace.frame(1, D).cell()).isZero();
  }

  /** B falls for 1/8 s in its own slice and then in that of the tick; C, still held, sleeps. */
  @Test
  void anObjectThatIsLetGoOfRunsItsOwnSlicesAgain() {
    AuthoredTrace trace = AuthoredTrace.read("physics/let_go_of_and_updated");
    float v = (float) (0.125 * GRAVITY);
    float fallen = (float) ((float) (QUANTUM * v) + (float) (GRAVITY * 0.5) * QUANTUM * QUANTUM);
    assertThat(trace.frame(0, B).z()).isEqualTo((float) (fallen + 5.0));
    assertThat(trace.state(0, B).float32(StateColumn.VZ))
        .isEqualTo((float) ((float) (QUANTUM * GRAVITY) + (double) v));
    assertThat(bits(trace, 0, B)).isEqualTo(0x80);
    assertThat(trace.frame(0, C).z()).isEqualTo(5f);
    assertThat(bits(trace, 0, C)).isEqualTo(0x3);
  }

  @Test
  void withoutSpheresItTurnsAndDoesNotMove() {
    AuthoredTrace trace = AuthoredTrace.read("physics/no_spheres");
    for (int tick = 0; tick < 2; tick++) {
      for (int guid : new int[] {A, B, C}) {
        FrameRow row = trace.frame(tick, guid);
        assertThat(row.x()).isEqualTo((guid - A) * 10f);
        assertThat(row.y()).isZero();
        assertHeading(trace, tick, guid, 90);
      }
      assertThat(bits(trace, tick, A)).isEqualTo(0x3);
      assertThat(bits(trace, tick, B)).isEqualTo(0x83);
      assertThat(bits(trace, tick, C)).isEqualTo(0x80);
    }
    // Asleep, its velocity is left alone.
    float braked = (float) Math.pow(1.0 - 0.95f, QUANTUM);
    assertThat(trace.state(1, A).float32(StateColumn.VX)).isEqualTo(braked);
    assertThat(trace.state(1, B).float32(StateColumn.VX)).isLessThan(braked);
  }

  @Test
  void aRefusedRotationIsTheIdentity() {
    AuthoredTrace trace = AuthoredTrace.read("physics/refused_rotation_is_none");
    assertHeading(trace, 0, A, 90);
    FrameRow row = trace.frame(1, A);
    assertThat(new float[] {row.qw(), row.qx(), row.qy(), row.qz()}).containsExactly(1, 0, 0, 0);
  }

  /** Section 6.1 with the same normal in each tick. */
  @Test
  void theSlopeStaysTheSame() {
    AuthoredTrace trace = AuthoredTrace.read("physics/slope_kept_by_a_commit");
    double[] n = {0, 0.6f, 0.8f};
    float[] v = {1, -2, 0};
    double k = Math.pow(1.0 - 0.95f, QUANTUM);
    for (int tick = 0; tick < 3; tick++) {
      double dot = v[2] * n[2] + v[1] * n[1] + v[0] * n[0];
      float z = (float) (dot * n[2]);
      v =
          new float[] {
            (float) (k * (float) (v[0] - dot * n[0])),
            (float) (k * (float) (v[1] - dot * n[1])),
            (float) (k * (float) (v[2] - z))
          };
      assertThat(trace.state(tick, A).float32(StateColumn.VX)).isEqualTo(v[0]);
      assertThat(trace.state(tick, A).float32(StateColumn.VY)).isEqualTo(v[1]);
      assertThat(trace.state(tick, A).float32(StateColumn.VZ)).isEqualTo(v[2]);
    }
    assertThat(v[2]).isGreaterThan(0.7f);
  }

  @Test
  void etherealEndsWhenNothingIsInTheWay() {
    AuthoredTrace trace = AuthoredTrace.read("physics/ethereal_ends");
    for (int tick = 0; tick < 2; tick++) {
      assertThat(state(trace, tick, A)).isEqualTo(0x408);
      assertThat(bits(trace, tick, A)).isEqualTo(0x83);
      // B is not asked to check, C is held: there is nothing to find.
      assertThat(state(trace, tick, B)).isEqualTo(0x40C);
      assertThat(state(trace, tick, C)).isEqualTo(0x408);
    }
  }

  @Test
  void lettingGoEndsContact() {
    AuthoredTrace trace = AuthoredTrace.read("physics/let_go_of_a_hidden_parent");
    int noDraw = 0x20;
    assertThat(state(trace, 0, C) & noDraw).isZero();
    assertThat(state(trace, 0, D) & noDraw).isEqualTo(noDraw);
    assertThat(bits(trace, 0, C)).isEqualTo(0x80);
    assertThat(bits(trace, 0, D)).isEqualTo(0x80);
    // D walked: LeaveGround gives it 3.12 m/s, and gravity pulls from this tick on.
    assertThat(trace.calls(-1, D, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY))
        .endsWith("x=0;y=3.12;z=0");
    assertThat(trace.frame(0, D).y()).isEqualTo((float) (QUANTUM * 3.12f + 10));
    assertThat(trace.state(0, D).float32(StateColumn.VZ)).isEqualTo((float) (QUANTUM * GRAVITY));
    // E has no parent: nothing is ended, but standing still it falls asleep.
    assertThat(bits(trace, 0, E)).isEqualTo(0x7F);
    assertThat(state(trace, 0, E) & noDraw).isEqualTo(noDraw);
  }

  @Test
  void withoutACellNothingMoves() {
    AuthoredTrace trace = AuthoredTrace.read("physics/no_cell");
    assertThat(trace.frame(0, A).y()).isEqualTo(10f);
    assertThat(trace.frame(0, B).y()).isEqualTo(10f);
    assertThat(trace.frame(0, B).cell()).isZero();
    assertThat(answer(trace, 0, B)).isZero();
    assertThat(bits(trace, 0, B)).isEqualTo(0x83);
    // C has got a cell, and walks a metre; D was asleep in one, and sleeps on.
    assertThat(trace.frame(0, C).y()).isEqualTo(12f + 1f);
    assertThat(bits(trace, 0, C)).isEqualTo(0x83);
    assertThat(trace.frame(0, D).y()).isEqualTo(12f);
    assertThat(bits(trace, 0, D)).isEqualTo(0x3);
    // E has moved out of all cells: there it is, asleep.
    assertThat(trace.frame(0, E).cell()).isZero();
    assertThat(trace.frame(0, E).y()).isEqualTo(11f);
    assertThat(bits(trace, 0, E)).isEqualTo(0x3);
  }

  @Test
  void placingWakesWhatHasNoCell() {
    AuthoredTrace trace = AuthoredTrace.read("physics/wakes_where_it_is_placed");
    float falling = (float) (QUANTUM * GRAVITY);
    assertThat(bits(trace, 0, A)).isEqualTo(0x80);
    assertThat(trace.state(0, A).float32(StateColumn.VZ)).isEqualTo(falling);
    assertThat(bits(trace, 0, B)).isZero();
    assertThat(trace.state(0, B).float32(StateColumn.VZ)).isZero();
    // C had left the world, and its contact with it.
    assertThat(bits(trace, 0, C)).isEqualTo(0x80);
    assertThat(trace.state(0, C).float32(StateColumn.VZ)).isEqualTo(falling);
  }

  @Test
  void whatHasLeftTheWorldIsNotInTheWay() {
    AuthoredTrace trace = AuthoredTrace.read("physics/leaving_and_entering_the_world");
    // All bits go; the velocity of LeaveGround wakes it again.
    assertThat(bits(trace, 0, A)).isEqualTo(0x80);
    // B walks to within 0.5 m of where A was, and A itself does not move.
    assertThat((double) trace.frame(1, B).x()).isCloseTo(8.8 + 2 * 0.35, within(1e-5));
    for (int tick = 0; tick < 3; tick++) {
      assertThat(trace.frame(tick, A).x()).isEqualTo(10f);
    }
    // Its place is taken: refused, though woken. C is held. D's place is free.
    assertThat(answer(trace, 2, A)).isZero();
    assertThat(bits(trace, 2, A)).isEqualTo(0x80);
    assertThat(answer(trace, 2, C)).isZero();
    assertThat(answer(trace, 2, D)).isEqualTo(1);
    // E falls asleep in tick 0 and is woken before tick 2: HandleMovement twice, HandleEnterWorld
    // once.
    assertThat(answer(trace, 3, E)).isEqualTo(2 << 16 | 1 << 20);
    // Transition.md 10.2: radius 0.5, so 8 rings of 0.5 m, the first in steps of 45 degrees. North
    // of it and north-east B is nearer than 0.9998 m, east of it not.
    for (int step = 0; step < 3; step++) {
      double heading = Math.toRadians(45 * step);
      double x = 10 + 0.5 * Math.sin(heading) - trace.frame(2, B).x();
      boolean free = Math.hypot(x, 0.5 * Math.cos(heading)) > 0.9998;
      assertThat(free).isEqualTo(step == 2);
    }
    assertThat(answer(trace, 3, A)).isEqualTo(1);
    assertThat((double) trace.frame(3, A).x()).isCloseTo(10.5, within(1e-6));
    assertThat((double) trace.frame(3, A).y()).isCloseTo(10, within(1e-6));
    assertThat(bits(trace, 3, A)).isEqualTo(0x83);
  }

  @Test
  void aRefusedPlacementSaysWhetherItWasReported() {
    AuthoredTrace trace = AuthoredTrace.read("physics/refused_placement_reports");
    assertThat(answer(trace, 0, B)).isEqualTo(4);
    assertThat(answer(trace, 0, C)).isEqualTo(2);
    assertThat(answer(trace, 0, D)).isEqualTo(2);
    assertThat(trace.frame(0, B).x()).isEqualTo(20f);
  }

  @Test
  void aLastingTouchIsReportedOnce() {
    AuthoredTrace trace = AuthoredTrace.read("physics/touches_end");
    int missile = 0x340;
    for (int tick = 0; tick < 8; tick++) {
      assertThat(trace.frame(tick, A).x()).isEqualTo(10f);
      assertThat(trace.calls(tick, A, ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS).get(0))
          .contains("objects=1");
      // Each second hit comes after an end of all touches.
      assertThat(state(trace, tick, A)).isEqualTo(tick % 2 == 0 ? 0x8 : 0x8 | missile);
    }
  }

  @Test
  void onTooSteepASlopeThereIsContactButNoGround() {
    AuthoredTrace trace = AuthoredTrace.read("physics/steep_contact");
    // The sphere's distance from the stored plane is its radius.
    assertThat(0.8 * 0.24 + 0.6 * 0.48).isCloseTo(0.48, within(0.0002));
    assertThat(0.6).isLessThan(0.66417414);
    int contact = 0x1;
    int sliding = 0x4;
    int active = 0x80;
    for (int tick = 0; tick < 2; tick++) {
      assertThat(bits(trace, tick, A)).isEqualTo(contact | sliding | active);
      assertThat(trace.frame(tick, A).x()).isEqualTo(10f);
      assertHeading(trace, tick, A, 0);
    }
    assertThat(trace.state(0, A).float32(StateColumn.SNX)).isEqualTo(-1f);
    assertThat(trace.state(0, A).float32(StateColumn.VZ)).isZero();
    assertThat(trace.state(1, A).float32(StateColumn.VZ)).isEqualTo((float) (QUANTUM * GRAVITY));
  }
}
