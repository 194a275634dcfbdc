package dev.goldtrace.authored;

import static dev.goldtrace.authored.CollisionAssertions.CONTACT;
import static dev.goldtrace.authored.CollisionAssertions.ON_WALKABLE;
import static dev.goldtrace.authored.CollisionAssertions.assertAt;
import static dev.goldtrace.authored.CollisionAssertions.assertCommit;
import static dev.goldtrace.authored.CollisionAssertions.bits;
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
 * What spec transition.md says of the traces of the family collide: what no reference trace
 * decides.
 */
class CollisionExpectationsTest {
  private static final double EPS = 0.0002f;
  private static final int STATIONARY = 0x70;

  private static String velocity(AuthoredTrace trace, int tick, int guid) {
    return trace.state(tick, guid, StateColumn.VX)
        + ' '
        + trace.state(tick, guid, StateColumn.VY)
        + ' '
        + trace.state(tick, guid, StateColumn.VZ);
  }

  /** 3.3: 1.2 m with a radius of 0.48 m are three steps; the second one meets the obstacle. */
  @Test
  void freeHeadingTurnsAtOnce() {
    AuthoredTrace trace = AuthoredTrace.read("collide/free_heading");
    float first = (float) (10 + (double) (float) (1.0 / 3 * (11.2f - 10.0)));
    for (int guid : new int[] {A, C}) {
      assertThat(trace.frame(0, guid).x()).isEqualTo(first);
      assertCommit(trace, 0, guid, 1, 0, 0, 1);
    }
    assertThat((double) trace.frame(0, A).heading()).isCloseTo(90, within(1e-4));
    assertThat((double) trace.frame(0, C).heading()).isCloseTo(90 / 3.0, within(1e-4));
  }

  /**
   * 4.7 step 5: 1.5 m are halved to 0.75. A began 0.5 m above a cylinder and is put on it, where it
   * touches one object; D began 1 m above one.
   */
  @Test
  void edgeSlideStepsDownWhereTheStepBegan() {
    AuthoredTrace trace = AuthoredTrace.read("collide/edge_slide_steps_down_where_it_began");
    assertAt(trace, 0, A, 10.8f, 10, 3.005f);
    assertCommit(trace, 0, A, 1, 0, 1, 1);
    assertAt(trace, 0, D, 10.8f, 30, 3.005f);
    assertCommit(trace, 0, D, 0, 0, 1, 1);
    // What the last step down found is no contact: the plane is cleared.
    assertThat(bits(trace, 0, A) & (CONTACT | ON_WALKABLE)).isZero();
    assertThat(bits(trace, 0, D) & (CONTACT | ON_WALKABLE)).isZero();
    // Not on walkable ground: no edge holds it.
    assertAt(trace, 0, G, 10.125f, 50, 3.005f);
    assertCommit(trace, 0, G, 0, 0, 0, 0);
    // A missile: the ground 0.2 m below it is not looked for.
    assertAt(trace, 0, H, 10.2f, 70, 0.205f);
    assertThat(bits(trace, 0, H) & CONTACT).isZero();
  }

  /**
   * 6.1: the list is A, B, C, D, E, F. A commits; it goes with B, which it holds, and C, which B
   * holds: the last entries F, E and D take their slots, so that D comes before C. D is straight
   * ahead of E, which stops there and never tests C; C alone would let it slide.
   */
  @Test
  void heldObjectsFollow() {
    AuthoredTrace trace = AuthoredTrace.read("collide/held_objects_follow_in_the_shadow_list");
    assertCommit(trace, 0, A, 0, 0, 0, 0);
    assertAt(trace, 1, E, 10, 10, 0.005f);
    assertCommit(trace, 1, E, 1, 0, 0, 1);
    assertThat(trace.calls(1, E, ProbedFunction.SPHERE_SLIDE_SPHERE_00536F40))
        .containsExactly("result=2");
    assertThat(trace.state(1, E, StateColumn.SNX)).isEqualTo("-1");
    assertThat(trace.state(1, E, StateColumn.SNY)).isEqualTo("0");
  }

  /** 3.3 step 4.2: EPS*EPS is not more than itself. 3.5 step 2: EPS of way is no progress. */
  @Test
  void aStepOfExactlyEpsIsWalked() {
    AuthoredTrace trace = AuthoredTrace.read("collide/step_of_exactly_eps");
    for (int guid : new int[] {A, C, E}) {
      assertCommit(trace, 0, guid, 1, 0, 0, 1);
    }
    assertThat((double) trace.frame(1, A).y()).isEqualTo(EPS);
    assertCommit(trace, 1, A, 0, 0, 1, 0);
    assertThat(bits(trace, 1, A) & STATIONARY).isEqualTo(0x10);
    assertThat(trace.calls(1, C, ProbedFunction.TRANSITION_FIND_VALID_POSITION)).hasSize(1);
    assertThat(trace.calls(1, C, ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL)).isEmpty();
    assertThat(trace.frame(1, C).y()).isZero();
    // The third in a row: a plane of its own, but it has contact, so it has hit nothing.
    assertThat((double) trace.frame(1, E).y()).isEqualTo(EPS);
    assertCommit(trace, 1, E, 0, 0, 3, 0);
    assertThat(bits(trace, 1, E) & STATIONARY).isZero();
  }

  /** 1.1, 4.4: the plane it leaves is known, so it is stopped, and then is not known any more. */
  @Test
  void leavingTheGroundIntoACreature() {
    AuthoredTrace trace = AuthoredTrace.read("collide/leaving_the_ground_into_a_creature");
    assertThat(trace.calls(0, A, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY))
        .containsExactly("x=0;y=0;z=0");
    assertThat(velocity(trace, 0, A)).isEqualTo("0 0 0");
    assertAt(trace, 0, A, 10, 10, 0.005f);
    assertCommit(trace, 0, A, 1, 0, 1, 1);
    assertThat(bits(trace, 0, A) & (CONTACT | ON_WALKABLE)).isZero();
    // In contact an eighth of a second at EPS m/s is lost; leaving it counts, and is a new touch.
    assertAt(trace, 0, C, 30.125f, 10, 0);
    assertCommit(trace, 0, C, 0, 0, 0, 0);
    assertAt(trace, 0, D, 50.125f, 10, 0.125f * Math.nextUp((float) EPS));
    assertCommit(trace, 0, D, 0, 1, 0, 1);
  }

  /**
   * 2.4: B leaves a plane whose h is n.p = -0.28 x + 0.96 z at the centre of its sphere; blocked,
   * it has contact with it, in the cell that the slot knows: none yet. F does the same after D has
   * stood on the ground, and is lifted by (r - h) / n.z.
   */
  @Test
  void aSlotRemembersCellAndPlane() {
    AuthoredTrace trace = AuthoredTrace.read("collide/transition_slot_remembers");
    float y = (float) (10 + (double) 0.3f);
    assertAt(trace, 0, B, 7.125f, y, 2);
    double h = 2.5 * 0.96f - 7.125 * 0.28f;
    float lifted = (float) (2 + (double) (float) ((0.5 - h) / 0.96f));
    assertThat(lifted).isGreaterThan(2.09f);
    assertAt(trace, 0, F, 7.125f, (float) (30 + (double) 0.3f), lifted);
    // A stores the zero plane of a fresh slot, E the ground that D stood on: only that one is
    // level.
    assertThat(trace.frame(1, A).z()).isEqualTo(1.75f);
    assertThat(trace.frame(1, E).z()).isEqualTo(2f);
    for (int guid : new int[] {A, E}) {
      assertThat(trace.frame(1, guid).x()).isEqualTo(10.265625f);
    }
  }

  /**
   * 1 step 5: the highest bit counts; physics-tick.md 10: 3 clears the bits, 2 and 1 add theirs.
   */
  @Test
  void stationaryBitsWithoutGravity() {
    AuthoredTrace trace = AuthoredTrace.read("collide/stationary_bits");
    int[] falls = {3, 3, 2, 2, 1, 0};
    int[] left = {0, 0, 0x30, 0x20, 0x10, 0};
    for (int i = 0; i < falls.length; i++) {
      assertCommit(trace, 0, A + i, 0, 0, falls[i], 0);
      assertThat(bits(trace, 0, A + i) & STATIONARY).isEqualTo(left[i]);
      assertThat(velocity(trace, 0, A + i)).isEqualTo(falls[i] > 1 ? "0 0 0" : "1 0 0");
      assertThat(trace.frame(0, A + i).x()).isEqualTo(10.03125f);
    }
  }

  /** 3.5 step 5: the plane is at z 2; put an eighth below it, it is in reach of the lift of 3.4. */
  @Test
  void aPlaneOfItsOwn() {
    AuthoredTrace trace = AuthoredTrace.read("collide/plane_of_its_own");
    assertAt(trace, 0, A, 10, 10, 2);
    assertCommit(trace, 0, A, 1, 1, 3, 1);
    assertThat(bits(trace, 0, A) & (CONTACT | ON_WALKABLE | STATIONARY))
        .isEqualTo(CONTACT | ON_WALKABLE);
    assertAt(trace, 1, A, 10, 10.25f, 2);
  }

  @Test
  void etherealWhileSteppingDown() {
    AuthoredTrace trace = AuthoredTrace.read("collide/ethereal_while_stepping_down");
    assertAt(trace, 0, A, 10, 10, 0.005f);
    assertCommit(trace, 0, A, 1, 0, 0, 1);
    // C loses the ground 0.2 m below it and steps down by half its radius, onto it.
    assertThat(trace.frame(0, C).x()).isEqualTo(10.2f);
    assertThat((double) trace.frame(0, C).z()).isCloseTo(0.005, within(1e-6));
    assertCommit(trace, 0, C, 1, 0, 0, 0);
    assertThat(bits(trace, 0, C) & CONTACT).isOne();
  }

  /** 10.1 step 4: a sphere of 0.1 m steps down 0.05 m, from 1/32 m to the ground, not from 1/16. */
  @Test
  void placedWithoutSpheres() {
    AuthoredTrace trace = AuthoredTrace.read("collide/placed_without_spheres");
    assertThat((double) trace.frame(0, A).z()).isCloseTo(0, within(1e-7));
    assertThat(bits(trace, 0, A) & (CONTACT | ON_WALKABLE)).isEqualTo(CONTACT | ON_WALKABLE);
    assertThat(trace.frame(1, A).z()).isEqualTo(0.0625f);
    assertThat(bits(trace, 1, A) & (CONTACT | ON_WALKABLE)).isZero();
  }

  /** 4.4: the normal is that of the start, C - K; the bounce has an elasticity of 0.05. */
  @Test
  void noRoomToLand() {
    AuthoredTrace trace = AuthoredTrace.read("collide/no_room_to_land");
    assertAt(trace, 0, A, 10, 10, 0.125f);
    assertCommit(trace, 0, A, 1, 1, 0, 1);
    assertThat(bits(trace, 0, A) & CONTACT).isZero();
    double length = Math.hypot(1.0625, 0.125);
    double nx = -1.0625 / length;
    double nz = 0.125 / length;
    double k = -(2 * nx - 2 * nz) * 1.05;
    assertThat((double) trace.state(0, A).float32(StateColumn.VX))
        .isCloseTo(2 + k * nx, within(1e-6));
    assertThat((double) trace.state(0, A).float32(StateColumn.VZ))
        .isCloseTo(-2 + k * nz, within(1e-6));
  }

  /**
   * 7.5: of a step of 0.2 m east the part along the cylinder, whose axis is 0.85 m east and 0.1 m
   * south of where the step began.
   */
  @Test
  void stepUpWithoutRoom() {
    AuthoredTrace trace = AuthoredTrace.read("collide/step_up_without_room");
    double length = Math.hypot(0.85, 0.1);
    double tx = 0.1 / length;
    double ty = 0.85 / length;
    for (int guid : new int[] {A, D}) {
      FrameRow row = trace.frame(0, guid);
      assertThat((double) row.x()).isCloseTo(11.15 + 0.2 * tx * tx, within(1e-5));
      assertThat((double) row.y())
          .isCloseTo((guid == A ? 12.1 : 32.1) + 0.2 * tx * ty, within(1e-5));
      assertThat(row.z()).isEqualTo(0.005f);
      assertThat(trace.calls(0, guid, ProbedFunction.SPHERE_SLIDE_SPHERE_00537440))
          .containsExactly("result=4");
    }
    // A has met the creature above the cylinder, too.
    assertCommit(trace, 0, A, 2, 0, 0, 1);
    assertCommit(trace, 0, D, 1, 0, 0, 1);
  }

  /** 7.4: a step of 0.2 m east along an obstacle 0.95 m east and 0.45 m north. */
  @Test
  void etherealTouchedAfterASlide() {
    AuthoredTrace trace = AuthoredTrace.read("collide/ethereal_touched_after_a_slide");
    double length = Math.hypot(0.95, 0.45);
    double tx = 0.45 / length;
    double ty = -0.95 / length;
    assertThat((double) trace.frame(0, A).x()).isCloseTo(10 + 0.2 * tx * tx, within(1e-5));
    assertThat((double) trace.frame(0, A).y()).isCloseTo(10 + 0.2 * tx * ty, within(1e-5));
    assertCommit(trace, 0, A, 2, 0, 0, 0);
    assertThat(trace.state(0, A, StateColumn.SNX)).isEmpty();
  }

  @Test
  void blockedOffWalkableGround() {
    AuthoredTrace trace = AuthoredTrace.read("collide/blocked_off_walkable_ground");
    assertAt(trace, 0, A, 10, 10, 0.005f);
    assertCommit(trace, 0, A, 1, 0, 1, 1);
    assertAt(trace, 0, C, 10, 30, 0.005f);
    assertCommit(trace, 0, C, 1, 0, 0, 1);
    for (int guid : new int[] {A, C}) {
      assertThat(bits(trace, 0, guid) & (CONTACT | ON_WALKABLE)).isEqualTo(CONTACT | ON_WALKABLE);
    }
  }

  @Test
  void aStaticObjectOverlapsNothing() {
    AuthoredTrace trace = AuthoredTrace.read("collide/static_ethereal");
    assertEthereal(trace, A, false);
    assertEthereal(trace, C, true);
  }

  @Test
  void aHeldObjectOverlapsNothing() {
    AuthoredTrace trace = AuthoredTrace.read("collide/held_ethereal");
    assertEthereal(trace, B, false);
    assertEthereal(trace, D, true);
  }

  /** Ethereal still, and to be looked at again; or neither. */
  private static void assertEthereal(AuthoredTrace trace, int guid, boolean still) {
    int ethereal = 0x4;
    int check = 0x100;
    assertThat(trace.state(0, guid).int32(StateColumn.STATE) & ethereal)
        .isEqualTo(still ? ethereal : 0);
    assertThat(bits(trace, 0, guid) & check).isEqualTo(still ? check : 0);
  }
}
