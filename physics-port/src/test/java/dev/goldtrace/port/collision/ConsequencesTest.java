package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.STANDING;
import static dev.goldtrace.port.collision.Scene.at;
import static dev.goldtrace.port.collision.Scene.distance;
import static dev.goldtrace.port.collision.Scene.isSliding;
import static dev.goldtrace.port.collision.Scene.origin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransitionResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What follows from the rules: spec transition.md section 11, on single pairs. */
class ConsequencesTest {
  /** Rounding of positions and sphere centres. */
  private static final double ROUNDING = 2e-6;

  private final Scene scene = new Scene();

  // --- 11.1 ---

  @Test
  void acceptedEndOfAStepMayLieJustOutsideTheReach() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(10, 12);
    float reach = 12 - Scene.BIPED_RADSUM;
    TransitionResult free =
        scene.ground.transition(a, at(11, 12, STANDING), at(reach - 1e-6f, 12, STANDING));
    assertThat(free.position.frame.origin.x).isEqualTo(reach - 1e-6f);
    TransitionResult blocked =
        scene.ground.transition(a, at(11, 12, STANDING), at(reach + 1e-6f, 12, STANDING));
    assertThat(blocked.position.frame.origin.x).isEqualTo(11f);
  }

  @Test
  void aStepAcrossASmallObstacleIsNotStopped() {
    // Spheres level with each other: a reach of 0.9498, passed at 0.9, where it is 0.607 wide.
    Setup small = new Setup(List.of(new Sphere(0, 0, 0.895f, 0.05f)), List.of(), 0, 0, false);
    scene.creature(12, 12, small);
    PhysicsObj a = scene.creature(0, 12, Scene.oneSphere(0.9f));
    // Three steps of 0.667, none of which ends within the reach.
    TransitionResult across =
        scene.ground.transition(a, at(11, 11.1f, STANDING), at(13, 11.1f, STANDING));
    assertThat(across.position.frame.origin.x).isGreaterThan(12.99f);
    // Three steps of 0.6, the second of which ends within the reach.
    TransitionResult into =
        scene.ground.transition(a, at(11.2f, 11.1f, STANDING), at(13, 11.1f, STANDING));
    assertThat(into.collidedObjects).hasSize(1);
  }

  // --- 11.3 ---

  @Test
  void overlapIsNotResolvedByMovementInAnyDirection() {
    for (int degrees = 0; degrees < 360; degrees += 15) {
      Scene own = new Scene();
      PhysicsObj b = own.creature(12, 12);
      PhysicsObj a = own.creature(11.5f, 12);
      own.walk(a, 0.1 * Math.cos(Math.toRadians(degrees)), 0.1 * Math.sin(Math.toRadians(degrees)));
      own.ticks(10);
      assertThat(distance(a, b)).as("%d degrees", degrees).isEqualTo(0.5);
    }
  }

  @Test
  void overlapIsResolvedByAPlacement() {
    PhysicsObj b = scene.creature(12, 12);
    PhysicsObj a = scene.creature(11.5f, 12);
    assertThat(Overlap.depth(a, b)).isPositive();
    a.setPositionSimple(at(11.5f, 12, STANDING), true);
    assertThat(Overlap.depth(a, b)).isNegative();
  }

  @Test
  void overlapEndsWhenTheObstacleLeaves() {
    PhysicsObj b = scene.creature(12, 12);
    PhysicsObj a = scene.creature(11.5f, 12);
    b.setPositionSimple(at(20, 20, STANDING), true);
    scene.walk(a, 0.1, 0);
    scene.tick();
    assertThat(origin(a).x).isEqualTo(11.6f);
  }

  // --- 11.4 ---

  @Test
  void pressingHeadOnIsRefusedAtAnyStepLengthUntilItTurnsAway() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(11, 12);
    scene.walk(a, 0.1, 0);
    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    assertThat(isSliding(a)).isTrue();
    for (double step : new double[] {0.1, 0.03, 0.001, 0.4, 2}) {
      scene.walk(a, step, 0);
      scene.tick();
      assertThat(scene.refused(a)).as("step %s", step).isTrue();
      assertThat(isSliding(a)).isTrue();
    }
    scene.walk(a, -0.1, 0);
    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    assertThat(isSliding(a)).isFalse();
    assertThat(origin(a).x).isEqualTo(10.9f);
  }

  @Test
  void refusedMoverGoesOnWithATangentialPartOfTheTolerance() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(11, 12);
    scene.walk(a, 0.1, 0);
    scene.tick();
    scene.walk(a, 0.1, 0.00015);
    scene.tick();
    assertThat(scene.refused(a)).isTrue();
    scene.walk(a, 0.1, 0.00025);
    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    assertThat(origin(a).y).isGreaterThan(12);
  }

  // --- 11.6 ---

  @Test
  void smallTangentialPartAdvancesEverySecondTick() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(11, 12);
    scene.walk(a, 0.1, 0.01);
    float y = 12;
    for (int tick = 1; tick <= 8; tick++) {
      scene.tick();
      if (tick % 2 == 1) {
        assertThat(origin(a).y).as("tick %d", tick).isEqualTo(y);
        assertThat(scene.slides(a)).containsExactly(2L);
      } else {
        assertThat(origin(a).y).as("tick %d", tick).isGreaterThan(y + 0.009f);
        assertThat(scene.slides(a)).isEmpty();
        y = origin(a).y;
      }
    }
  }

  // --- 11.7 ---

  @Test
  void heightNeverChangesOnThePlane() {
    PhysicsObj b = scene.creature(12, 12);
    PhysicsObj a = scene.creature(10.5f, 12.3f);
    scene.walk(a, 0.1, 0);
    for (int tick = 0; tick < 40; tick++) {
      scene.tick();
      assertThat(origin(a).z).isEqualTo(STANDING);
      assertThat(origin(b).z).isEqualTo(STANDING);
    }
  }

  @Test
  void groundOfAnyHeightCarries() {
    for (float z : new float[] {-60, 0.25f, 94.05f, 350}) {
      Scene own = new Scene(z);
      PhysicsObj a = own.add(10, 12, z + STANDING, Scene.BIPED, new Scene.Being(true));
      own.walk(a, 0.1, 0);
      own.ticks(20);
      assertThat(origin(a).x).isGreaterThan(11.9f);
      assertThat((double) origin(a).z - z).isBetween(STANDING - 3e-4, STANDING + 3e-4);
      assertThat(a.transientState & Scene.ON_GROUND).isEqualTo(Scene.ON_GROUND);
    }
  }

  // --- 11.2, with radii of their own ---

  @Test
  void pairsOfDifferentRadiiStopAtTheirOwnReach() {
    for (float[] radii :
        new float[][] {{0.48f, 0.48f}, {0.3f, 0.3f}, {0.48f, 1.2f}, {0.2f, 0.9f}}) {
      Scene own = new Scene();
      PhysicsObj a = own.creature(8, 12, Scene.biped(radii[0]));
      PhysicsObj b = own.creature(16, 12, Scene.biped(radii[1]));
      own.walk(a, 0.1, 0);
      own.walk(b, -0.1, 0);
      own.ticks(80);
      double depth = Overlap.depth(a, b);
      assertThat(depth).as("%s", (Object) radii).isBetween(-0.2 - ROUNDING, ROUNDING);
    }
  }
}
