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
import static dev.goldtrace.authored.Guid.G;
import static dev.goldtrace.authored.Guid.H;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.FrameRow;
import org.junit.jupiter.api.Test;

/** What spec transition.md sections 3 and 4 say of sizes, tries, slopes and remembered planes. */
class TransitionLimitsExpectationsTest {
  private static final int STANDS = CONTACT | ON_WALKABLE;
  private static final int WATER_CONTACT = 0x8;

  /** 4.7 step 5, 10.1 step 4: the radius is 0.5 m, the height 1 m. */
  @Test
  void twiceTheRadiusIsNotTooHigh() {
    AuthoredTrace trace = AuthoredTrace.read("collide/step_down_limits");
    // The last step down, where the step began, is one of 1 m: the top 0.75 m below is reached,
    // and what is beside it touched. One of 0.5 m, halved, or 0.25 m, half the radius, would touch
    // nothing.
    for (int guid : new int[] {A, D}) {
      assertAt(trace, 0, guid, 10.8f, guid == A ? 10 : 30, 3);
      assertCommit(trace, 0, guid, 1, 0, 1, 1);
      assertThat(bits(trace, 0, guid) & STANDS).isZero();
    }
    // From 0.9 m to the ground; half the radius would not lead there.
    assertThat((double) trace.frame(0, G).z()).isCloseTo(0, within(1e-6));
    assertThat(bits(trace, 0, G) & STANDS).isEqualTo(STANDS);
    // From 0.1 m down and up again, each rounded once.
    assertThat(trace.frame(0, H).z()).isEqualTo(downAndUp(0.1f, 1)).isZero();
    assertThat(downAndUp(0.1f, 0.5f)).isNotZero();
    assertThat(bits(trace, 0, H) & STANDS).isEqualTo(STANDS);
  }

  /** The height of an origin after 4.5 step 2 and 5.2 step 4; its sphere of 0.5 m stands on it. */
  private static float downAndUp(float z, float height) {
    float origin = (float) (-(double) height + z);
    float centre = (float) ((double) (float) (0.5 + z) - height);
    float depth = (float) ((double) centre - 0.5f);
    return (float) ((double) origin - depth);
  }

  /**
   * 4.5 step 3: five rounds of five passes. Each pass lifts the mover from one top to the next,
   * 1/64 m higher (8.5); one more finds nothing any more.
   */
  @Test
  void aStepDownMakesTwentyFivePasses() {
    AuthoredTrace trace = AuthoredTrace.read("collide/step_down_limits");
    int lifted = A + 8;
    assertAt(trace, 0, lifted, 9.625f, 90, 2.25f + 23 / 64f);
    assertCommit(trace, 0, lifted, 0, 0, 0, 0);
    assertThat(bits(trace, 0, lifted) & (STANDS | WATER_CONTACT)).isEqualTo(STANDS | WATER_CONTACT);
    // 4.7 step 4: the tries are used up on ground, so the step ends in the air.
    int falling = A + 10;
    assertAt(trace, 0, falling, 9.625f, 110, 3);
    assertCommit(trace, 0, falling, 0, 0, 0, 0);
    assertThat(bits(trace, 0, falling) & STANDS).isZero();
  }

  /**
   * 7.4: of a step of 0.25 m east the part along the obstacle, 1.1 m east and 0.4 m north, at the
   * height where the step began, 1/16 m above the ground. 4.2: the plane found before the slide is
   * cleared, so 4.1 step g looks for the ground.
   */
  @Test
  void aSlideForgetsTheGroundThatItTouchedBefore() {
    AuthoredTrace trace = AuthoredTrace.read("collide/plane_cleared_after_a_slide");
    double length = Math.hypot(1.1, 0.4);
    double tx = -0.4 / length;
    double ty = 1.1 / length;
    FrameRow row = trace.frame(0, A);
    assertThat((double) row.x()).isCloseTo(10 + 0.25 * tx * tx, within(1e-5));
    assertThat((double) row.y()).isCloseTo(10 + 0.25 * tx * ty, within(1e-5));
    assertThat((double) row.z()).isCloseTo(0, within(1e-6));
    assertCommit(trace, 0, A, 1, 0, 0, 1);
    assertThat(bits(trace, 0, A) & STANDS).isEqualTo(STANDS);
  }

  /** 3.4 step 2, with a plane whose d is 1e8. */
  @Test
  void aStepAlongASlopeDependsOnItsDirection() {
    AuthoredTrace trace = AuthoredTrace.read("collide/along_a_slope");
    double nx = 0.6f;
    double nz = 0.8f;
    // Up: dot < 0, less its part along the normal.
    double dot = (float) (-0.25 * nx);
    assertAt(trace, 0, A, (float) (-0.25 - dot * nx), 0, -(float) (dot * nz));
    // Down: dot > 0, the same way over the ground.
    assertAt(trace, 0, B, 0.25f, 10, snapped(0.25f));
    // Within: dot = 0 exactly.
    float x = 0.0125f;
    float z = -0.009375f;
    assertThat(z * nz + x * nx).isZero();
    assertAt(trace, 0, C, x, 20, z);
    assertThat(snapped(x)).isNotEqualTo(z);
  }

  /** snap_to_plane of a step along x. */
  private static float snapped(float x) {
    double d = 1e8;
    double perZ = 1.0 / 0.8f;
    return (float) (-((double) x * 0.6f + d) * perZ - perZ * -d);
  }

  /** Both are stopped in the second of two steps of 0.4 m, with what the first one found. */
  @Test
  void aBlockedStepStandsOnWhatTheStepBeforeFound() {
    AuthoredTrace trace = AuthoredTrace.read("collide/last_known_plane_is_taken_over");
    FrameRow landed = trace.frame(0, A);
    assertThat((double) landed.x()).isCloseTo(1.4, within(1e-6));
    assertThat(landed.z()).isZero();
    assertCommit(trace, 0, A, 1, 1, 0, 1);
    assertThat(bits(trace, 0, A) & STANDS).isEqualTo(STANDS);
    // 3.4: the cell is known, so it is lifted onto the plane that is a slope by now.
    double h = 0.5 * 0.96f - landed.x() * (double) 0.28f;
    assertThat((double) trace.frame(1, A).z()).isCloseTo((0.5 - h) / 0.96f, within(1e-6));
    assertThat(trace.frame(1, A).y()).isEqualTo(10.25f);

    // 8.5: the top of the cylinder is water to it.
    assertThat((double) trace.frame(0, C).x()).isCloseTo(20.4, within(1e-5));
    assertThat(trace.frame(0, C).z()).isEqualTo(2.75f);
    assertCommit(trace, 0, C, 1, 0, 0, 1);
    assertThat(bits(trace, 0, C) & (STANDS | WATER_CONTACT)).isEqualTo(STANDS | WATER_CONTACT);
  }
}
