package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.STANDING;
import static dev.goldtrace.port.collision.Scene.at;
import static dev.goldtrace.port.collision.Scene.distance;
import static dev.goldtrace.port.collision.Scene.origin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.SetPositionError;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.object.TransitionResult;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The placement search of blips, teleports and far snaps: spec transition.md section 10. */
class PlacementTest {
  private final Scene scene = new Scene();

  // --- the rings, table of 10.2 ---

  /** Places in each ring; checks that the rings are evenly spaced. */
  private static List<Integer> rings(float radius, double distance) {
    PlacementRings rings = PlacementRings.of(radius);
    List<Integer> places = new ArrayList<>();
    while (rings.next()) {
      places.add(rings.places());
      assertThat((double) rings.distance()).isCloseTo(places.size() * distance, within(1e-5));
      assertThat(rings.degreesBetween()).isEqualTo((float) (360.0 / rings.places()));
    }
    return places;
  }

  @Test
  void ringsGrowWithTheRadius() {
    List<Integer> tiny = rings(0.1f, 0.1);
    assertThat(tiny).hasSize(20).startsWith(8, 14, 20, 26, 32, 38, 44, 52);
    List<Integer> biped = List.of(6, 12, 18, 24, 30, 36, 42, 48, 54);
    assertThat(rings(0.48f, 4.0 / 9)).isEqualTo(biped);
    assertThat(rings(0.2f, 4.0 / 9)).isEqualTo(biped);
    assertThat(rings(0.9f, 0.8)).containsExactly(6, 12, 18, 24, 28);
    assertThat(rings(1.2f, 1)).containsExactly(6, 12, 16, 22);
    assertThat(rings(2, 2)).containsExactly(8, 14);
  }

  @Test
  void moverUnderAnEighthSearchesTwoMetresOnly() {
    assertThat(rings(0.125f, 4.0 / 9)).hasSize(9);
    assertThat(rings(Math.nextDown(0.125f), 2.0 / 17)).hasSize(17);
  }

  @Test
  void moverOfFourMetresFindsNoPlaceBeside() {
    assertThat(rings(4, 0)).isEmpty();
    assertThat(rings(Math.nextDown(4f), 2)).hasSize(2);
  }

  // --- 10.1 and 10.4 ---

  @Test
  void freePlaceIsTakenAsItIs() {
    PhysicsObj a = scene.creature(5, 5);
    assertThat(a.setPositionSimple(at(12, 12, STANDING), true)).isEqualTo(SetPositionError.OK);
    assertThat(origin(a).x).isEqualTo(12f);
    assertThat(origin(a).y).isEqualTo(12f);
    assertThat(origin(a).z).isEqualTo(0.004999995231628418f);
    assertThat(a.transientState & Scene.ON_GROUND).isEqualTo(Scene.ON_GROUND);
  }

  @Test
  void takenPlaceIsRefusedWithoutSliding() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(5, 5);
    scene.calls.clear();
    assertThat(a.setPositionSimple(at(12, 12, STANDING), false))
        .isEqualTo(SetPositionError.COLLIDED);
    assertThat(origin(a).x).isEqualTo(5f);
    assertThat(scene.committed(a)).isFalse();
    assertThat(scene.count(a, ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS)).isEqualTo(1);
  }

  @Test
  void placementWithoutSlidingTriesOnlyTheWantedPlace() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(5, 5);
    TransitionResult out = new TransitionResult();
    assertThat(scene.ground.place(a, at(12, 12, STANDING), 0x1002, out)).isFalse();
    assertThat(out.position.frame.origin.x).isEqualTo(12f);
    assertThat(out.position.frame.origin.y).isEqualTo(12f);
    assertThat(out.collidedObjects).as("nothing was reset").hasSize(1);
  }

  @Test
  void placementStepsDownThroughAnEtherealCreature() {
    PhysicsObj ghost = scene.creature(12, 12, Scene.cylinder(0.48f, 1.8f));
    ghost.state |= PhysicsState.ETHEREAL;
    PhysicsObj a = scene.creature(5, 5);
    a.setPositionSimple(at(12, 12, 1), true);
    assertThat(origin(a).x).isEqualTo(12f);
    assertThat(origin(a).z).isCloseTo(STANDING, within(1e-6f));
  }

  @Test
  void fullNeighbourhoodIsRefusedWithSlidingToo() {
    for (int x = 0; x <= 12; x++) {
      for (int y = 0; y <= 12; y++) {
        scene.creature(6 + x, 6 + y);
      }
    }
    PhysicsObj a = scene.creature(50, 50);
    assertThat(a.setPositionSimple(at(12, 12, STANDING), true)).isNotEqualTo(SetPositionError.OK);
    assertThat(origin(a).x).isEqualTo(50f);
  }

  @Test
  void placementAboveTheGroundComesDownByTheStepDownHeight() {
    PhysicsObj a = scene.creature(5, 5);
    a.setPositionSimple(at(12, 12, 1.2f), true);
    assertThat(origin(a).z).isCloseTo(STANDING, within(1e-6f));
    assertThat(a.hasTransient(TransientState.CONTACT)).isTrue();
    a.setPositionSimple(at(14, 12, 2), true);
    assertThat(origin(a).z).as("higher than the step").isEqualTo(2f);
    assertThat(a.hasTransient(TransientState.CONTACT)).isFalse();
  }

  @Test
  void placementInTheGroundIsLifted() {
    PhysicsObj a = scene.creature(5, 5);
    a.setPositionSimple(at(12, 12, -0.5f), true);
    assertThat(origin(a).z).isCloseTo(STANDING, within(1e-6f));
  }

  @Test
  void missileIsNotPutDown() {
    PhysicsObj a = scene.creature(5, 5);
    a.state |= PhysicsState.MISSILE;
    a.setPositionSimple(at(12, 12, 1), true);
    assertThat(origin(a).z).isEqualTo(1f);
  }

  @Test
  void placementKeepsApartCreaturesOfDifferentRadiiInBothOrders() {
    for (float[] radii : new float[][] {{0.3f, 0.9f}, {0.9f, 0.3f}, {0.1f, 1.2f}, {1.2f, 0.1f}}) {
      Scene own = new Scene();
      PhysicsObj b = own.creature(12, 12, Scene.oneSphere(radii[0]));
      PhysicsObj a = own.creature(30, 30, Scene.oneSphere(radii[1]));
      assertThat(a.setPositionSimple(at(12, 12, STANDING), true)).isEqualTo(SetPositionError.OK);
      assertThat(Overlap.depth(a, b)).as("%s", (Object) radii).isNegative();
    }
  }

  @Test
  void placedOneTakesTheEndOfTheList() {
    PhysicsObj a = scene.creature(5, 5);
    PhysicsObj b = scene.creature(12, 12);
    a.setPositionSimple(at(20, 20, STANDING), true);
    assertThat(scene.ground.obstacles()).containsExactly(b, a);
    b.setPositionSimple(at(20, 20, STANDING), false);
    assertThat(scene.ground.obstacles()).as("a refusal changes nothing").containsExactly(b, a);
  }

  @Test
  void playersArePlacedOntoPlayers() {
    Scene.Being player = new Scene.Being(true);
    player.player = true;
    scene.add(12, 12, STANDING, Scene.BIPED, player);
    PhysicsObj a = scene.add(5, 5, STANDING, Scene.BIPED, player);
    a.setPositionSimple(at(12, 12, STANDING), true);
    assertThat(origin(a).x).isEqualTo(12f);
    assertThat(origin(a).y).isEqualTo(12f);
  }

  // --- 10.5 ---

  @Test
  void failureForgetsTheStationaryFallAndReportsAnEnvironmentCollision() {
    PhysicsObj a = scene.creature(12, 12, Scene.oneSphere(4));
    PhysicsObj b = scene.creature(40, 40, Scene.oneSphere(4));
    b.transientState |= TransientState.STATIONARY_FALL;
    assertThat(b.setPositionSimple(at(12, 12, STANDING), true))
        .as("reported")
        .isEqualTo(SetPositionError.COLLIDED);
    assertThat(b.transientState & TransientState.STATIONARY_MASK).isZero();
    assertThat(b.collidingWithEnvironment).isTrue();
    assertThat(b.setPositionSimple(at(12, 12, STANDING), true))
        .as("not reported again")
        .isEqualTo(SetPositionError.NO_VALID_POSITION);
    assertThat(b.collidingWithEnvironment).isFalse();
    assertThat(distance(a, b)).isGreaterThan(30);
  }
}
