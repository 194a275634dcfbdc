package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.STANDING;
import static dev.goldtrace.port.collision.Scene.at;
import static dev.goldtrace.port.collision.Scene.distance;
import static dev.goldtrace.port.collision.Scene.isSliding;
import static dev.goldtrace.port.collision.Scene.origin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.SetPositionError;
import dev.goldtrace.port.object.TransientState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers of spec transition.md section 12. */
class WorkedExamplesTest {
  private final Scene scene = new Scene();

  // --- 12.1 head-on ---

  @Test
  void headOnPairStopsWithinOneStepAndThenAnswersNull() {
    PhysicsObj a = scene.creature(10.5f, 12);
    PhysicsObj b = scene.creature(13.5f, 12);
    scene.walk(a, 0.1f, 0);
    scene.walk(b, -0.1f, 0);

    scene.tick();
    assertX(a, 10.600000381469727, b, 13.399999618530273);
    scene.tick();
    assertX(a, 10.700000762939453, b, 13.299999237060547);
    scene.ticks(3);
    assertX(a, 11.000001907348633, b, 12.999998092651367);
    scene.ticks(4);
    assertX(a, 11.400003433227539, b, 12.599996566772461);
    scene.tick();
    assertX(a, 11.500003814697266, b, 12.499996185302734);
    assertThat(distance(a, b)).isEqualTo(0.9999923706054688);
    assertThat(a.cachedVelocity.x).isCloseTo(3.0000112f, within(1e-6f));

    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    assertThat(scene.committed(b)).isTrue();
    assertX(a, 11.500003814697266, b, 12.499996185302734);
    assertSliding(a, -1, 0);
    assertSliding(b, 1, 0);
    assertThat(scene.slides(a)).containsExactly(2L);
    assertThat(a.cachedVelocity).isEqualToComparingFieldByField(new Vector3());

    for (int tick = 12; tick <= 40; tick++) {
      scene.tick();
      assertThat(scene.refused(a)).as("tick %d", tick).isTrue();
      assertThat(scene.refused(b)).as("tick %d", tick).isTrue();
    }
    assertThat(distance(a, b)).isEqualTo(0.9999923706054688);
  }

  private static void assertX(PhysicsObj a, double ax, PhysicsObj b, double bx) {
    assertThat((double) origin(a).x).isEqualTo(ax);
    assertThat((double) origin(b).x).isEqualTo(bx);
    assertThat(origin(a).y).isEqualTo(12f);
    assertThat(origin(a).z).isEqualTo(STANDING);
  }

  private static void assertSliding(PhysicsObj object, float x, float y) {
    assertThat(isSliding(object)).isTrue();
    // The specification prints seven digits.
    assertThat(object.slidingNormal.x).isCloseTo(x, within(5e-8f));
    assertThat(object.slidingNormal.y).isCloseTo(y, within(5e-8f));
    assertThat(object.slidingNormal.z).isZero();
  }

  // --- 12.2 passing ---

  @Test
  void passingCreatureAlternatesBetweenHitAndFreeAndGetsPast() {
    PhysicsObj b = scene.creature(12, 12);
    PhysicsObj a = scene.creature(10.5f, 12.3f);
    scene.walk(a, 0.1f, 0);

    toTick(0, 5);
    assertPassing(a, b, 11.0000019f, 12.3000002f, 1.0440289);
    assertThat(isSliding(a)).isFalse();
    toTick(5, 6);
    assertPassing(a, b, 11.0082588f, 12.3275232f, 1.0444243);
    assertSliding(a, -0.9578261f, 0.2873486f);
    toTick(6, 7);
    assertPassing(a, b, 11.0165157f, 12.3550463f, 1.0456095);
    assertThat(isSliding(a)).isFalse();
    toTick(7, 8);
    assertPassing(a, b, 11.0280457f, 12.3869848f, 1.0461608);
    assertSliding(a, -0.9405847f, 0.3395592f);
    toTick(8, 11);
    assertPassing(a, b, 11.0715446f, 12.4922171f, 1.0508601);
    assertThat(isSliding(a)).isFalse();
    toTick(11, 12);
    assertPassing(a, b, 11.1715450f, 12.4922171f, 0.9636469);
    toTick(12, 13);
    assertPassing(a, b, 11.1976357f, 12.5361300f, 0.9649994);
    assertSliding(a, -0.8597081f, 0.5107857f);
    toTick(13, 18);
    assertPassing(a, b, 11.3912315f, 12.7758570f, 0.9861811);
    assertThat(isSliding(a)).isFalse();
    toTick(18, 23);
    assertPassing(a, b, 11.7678528f, 12.9578924f, 0.9856217);
    toTick(23, 26);
    assertPassing(a, b, 12.0641193f, 12.9849691f, 0.9870539);
    assertThat(isSliding(a)).isFalse();
    toTick(26, 30);
    assertPassing(a, b, 12.4641209f, 12.9849691f, 1.0888399);
  }

  private void toTick(int from, int to) {
    scene.ticks(to - from);
  }

  private static void assertPassing(PhysicsObj a, PhysicsObj b, float x, float y, double distance) {
    assertThat(origin(a).x).isEqualTo(x);
    assertThat(origin(a).y).isEqualTo(y);
    assertThat(distance(a, b)).isCloseTo(distance, within(5e-8));
  }

  // --- 12.3 nearly head-on ---

  @Test
  void nearlyHeadOnPairCreepsEverySecondTickAndComesToRest() {
    PhysicsObj a = scene.creature(10.5f, 11.8f);
    PhysicsObj b = scene.creature(13.5f, 12.3f);

    for (int tick = 1; tick <= 60; tick++) {
      scene.walkTowards(a, 12, 12, 0.1f);
      scene.walkTowards(b, 12, 12, 0.1f);
      scene.tick();
      switch (tick) {
        case 10 -> {
          assertNear(a, 11.49123, 11.93216, b, 12.51942, 12.10389);
          assertThat(distance(a, b)).isCloseTo(1.0424339, within(1e-6));
        }
        case 11 -> {
          assertNear(a, 11.49123, 11.93216, b, 12.51942, 12.10389);
          assertThat(scene.slides(a)).containsExactly(2L);
          assertThat(scene.slides(b)).containsExactly(2L);
        }
        case 12 -> assertNear(a, 11.49177, 11.92892, b, 12.51995, 12.10074);
        default -> {}
      }
    }
    assertNear(a, 11.49392, 11.91609, b, 12.52203, 12.08831);
    assertThat(distance(a, b)).isCloseTo(1.0424334, within(1e-6));
    assertThat(scene.refused(a)).isTrue();
    assertThat(scene.refused(b)).isTrue();
  }

  private static void assertNear(
      PhysicsObj a, double ax, double ay, PhysicsObj b, double bx, double by) {
    assertThat((double) origin(a).x).isCloseTo(ax, within(1e-5));
    assertThat((double) origin(a).y).isCloseTo(ay, within(1e-5));
    assertThat((double) origin(b).x).isCloseTo(bx, within(1e-5));
    assertThat((double) origin(b).y).isCloseTo(by, within(1e-5));
  }

  // --- 12.4 different radii ---

  @Test
  void smallAndLargeCreatureStopAtTheirSpheresIn3d() {
    PhysicsObj small = scene.creature(8, 12);
    Setup large = new Setup(List.of(new Sphere(0, 0, 1.2f, 1.2f)), List.of(), 0.6f, 1.5f, false);
    PhysicsObj big = scene.add(15, 12, 0, large, new Scene.Being(true));
    scene.walk(small, 0.1f, 0);
    scene.walk(big, -0.1f, 0);
    scene.ticks(60);

    // Spheres at different heights: only the second one of the small creature is level.
    assertThat(distance(small, big)).isBetween(1.6729, 1.6729 + 0.2);
    assertThat(scene.refused(small)).isTrue();
    assertThat(scene.refused(big)).isTrue();
  }

  // --- 12.5 overlap ---

  @Test
  void overlappingCreatureCannotLeaveByRadialSteps() {
    PhysicsObj b = scene.creature(12, 12);
    PhysicsObj a = scene.creature(11.5f, 12);
    scene.walk(a, -0.1f, 0);

    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    assertThat(scene.slides(a)).containsExactly(2L);
    assertSliding(a, -1, 0);
    scene.tick();
    assertThat(scene.committed(a)).as("not filtered: it leads away").isTrue();
    assertThat(scene.slides(a)).containsExactly(2L);
    assertThat(distance(a, b)).isEqualTo(0.5);
  }

  @Test
  void overlappingCreatureSlidesNineTimesAndIsCancelledSideways() {
    PhysicsObj b = scene.creature(12, 12);
    PhysicsObj a = scene.creature(11.5f, 12);
    scene.walk(a, 0, 0.1f);

    scene.tick();
    assertThat(scene.slides(a)).hasSize(9).containsOnly(4L);
    assertThat(scene.committed(a)).isTrue();
    assertThat(distance(a, b)).isEqualTo(0.5);
  }

  @Test
  void overlappingCreatureLeavesByOneLongStep() {
    PhysicsObj b = scene.creature(12, 12);
    PhysicsObj a = scene.creature(11.5f, 12);
    scene.walk(a, -0.47f, 0);

    scene.tick();
    assertThat(distance(a, b)).isCloseTo(0.97, within(1e-6));
    assertThat(isSliding(a)).isFalse();
  }

  @Test
  void overlappingCreatureThatPressesInIsBlockedThenRefused() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(11.5f, 12);
    scene.walk(a, 0.1f, 0);

    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    scene.tick();
    assertThat(scene.refused(a)).isTrue();
  }

  @Test
  void coincidentCreaturesAreBlockedInEveryTickWithoutSlidingDirection() {
    scene.creature(12, 12);
    PhysicsObj a = scene.creature(12, 12);
    scene.walk(a, 0.1f, 0);

    for (int tick = 1; tick <= 3; tick++) {
      scene.tick();
      assertThat(scene.committed(a)).isTrue();
      assertThat(scene.slides(a)).containsExactly(2L);
      assertSliding(a, 0, 0);
      assertThat(origin(a).x).isEqualTo(12f);
    }
  }

  // --- 12.6 placement ---

  @Test
  void placementsOntoOneSpotFillTheRings() {
    scene.creature(12, 12);
    List<PhysicsObj> placed = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      placed.add(place(12, 12, STANDING));
    }

    PhysicsObj first = placed.get(0);
    assertThat(origin(first).x).isEqualTo(12f);
    assertThat(origin(first).y).isEqualTo(13.333333015441895f);
    assertThat(origin(first).z).isEqualTo(0.004999995231628418f);
    assertThat(first.hasTransient(TransientState.CONTACT)).isTrue();
    double[] headings = {0, 60, 120, 180, 240, 300};
    for (int i = 0; i < headings.length; i++) {
      assertThat(polar(placed.get(i)))
          .as("placement %d", i + 1)
          .containsExactly(new double[] {4.0 / 3, headings[i]}, within(1e-4));
    }
    assertThat(polar(placed.get(6))).containsExactly(new double[] {20.0 / 9, 24}, within(1e-4));
    assertThat(polar(placed.get(7))).containsExactly(new double[] {20.0 / 9, 84}, within(1e-4));
    assertThat(origin(placed.get(7)).x).isEqualTo(14.210049f);
    assertThat(origin(placed.get(7)).y).isEqualTo(12.2322855f);
  }

  @Test
  void placementBesideAnOccupiedSpotTakesTheSecondRing() {
    scene.creature(12, 12);
    PhysicsObj a = place(12.3f, 12, STANDING);
    assertThat(origin(a).x).isEqualTo(12.7444448f);
    assertThat(origin(a).y).isEqualTo(12.7698002f);
  }

  @Test
  void placementAboveAnOccupiedSpotKeepsItsHeightWithoutContact() {
    scene.creature(12, 12);
    PhysicsObj a = place(12, 12, 0.5f);
    assertThat(polar(a)).containsExactly(new double[] {8.0 / 9, 0}, within(1e-4));
    assertThat(origin(a).z).isEqualTo(0.5f);
    assertThat(a.hasTransient(TransientState.CONTACT)).isFalse();
  }

  private PhysicsObj place(float x, float y, float z) {
    PhysicsObj object = scene.creature(60, 60);
    assertThat(object.setPositionSimple(at(x, y, z), true)).isEqualTo(SetPositionError.OK);
    return object;
  }

  /** Distance from (12,12) in metres and compass heading in degrees. */
  private static double[] polar(PhysicsObj object) {
    double dx = origin(object).x - 12.0;
    double dy = origin(object).y - 12.0;
    double heading = Math.toDegrees(Math.atan2(dx, dy));
    return new double[] {Math.hypot(dx, dy), heading < -1e-3 ? heading + 360 : heading};
  }

  // --- 12.7 cylinders ---

  /** Its low point is the origin of the object. */
  private static Setup cylinder(float height) {
    return new Setup(List.of(), List.of(new CylSphere(0, 0, 0, 0.3f, height)), 0.6f, 1.5f, false);
  }

  @Test
  void highCylinderBlocksAndIsPassedByEverySecondTick() {
    scene.creature(12, 12, cylinder(1.8f));
    PhysicsObj a = scene.creature(11, 12.1f);
    scene.walk(a, 0.1f, 0);

    scene.ticks(3);
    assertThat(origin(a).x).isEqualTo(11.2000008f);
    assertThat(origin(a).y).isEqualTo(12.1000004f);
    assertThat(scene.slides(a)).isNotEmpty();
    scene.tick();
    assertThat(origin(a).y).isGreaterThan(12.1000004f);
  }

  @Test
  void lowCylinderIsClimbed() {
    scene.creature(12, 12, cylinder(0.5f));
    PhysicsObj a = scene.creature(11, 12.1f);
    scene.walk(a, 0.1f, 0);

    scene.ticks(3);
    assertThat(origin(a).x).isEqualTo(11.3000011f);
    assertThat(origin(a).y).isEqualTo(12.1000004f);
    assertThat(origin(a).z).isCloseTo(0.51f, within(1e-6f));
    assertThat(a.hasTransient(TransientState.WATER_CONTACT)).isTrue();
  }
}
