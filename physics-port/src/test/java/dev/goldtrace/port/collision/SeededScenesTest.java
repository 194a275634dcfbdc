package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.STANDING;
import static dev.goldtrace.port.collision.Scene.at;
import static dev.goldtrace.port.collision.Scene.distance;
import static dev.goldtrace.port.collision.Scene.origin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.SetPositionError;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Properties of spec transition.md section 11 over seeded scenes. */
class SeededScenesTest {
  private static final int SCENES = 1000;

  /** Rounding of positions and sphere centres, in metres. */
  private static final double ROUNDING = 5e-6;

  /** A slice of a client that runs smoothly, or one of an irregular one. */
  private static float quantum(SplittableRandom random, boolean irregular) {
    return irregular ? (float) random.nextDouble(0.01, 0.2) : Scene.QUANTUM;
  }

  @Test
  void convergingPairStopsWithinOneStepOfItsReachFromEveryDirection() {
    for (int seed = 0; seed < SCENES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Scene scene = new Scene();
      double angle = random.nextDouble(2 * Math.PI);
      double speed = random.nextDouble(0.5, 4);
      boolean irregular = random.nextBoolean();
      PhysicsObj a =
          scene.creature((float) (12 + 3 * Math.cos(angle)), (float) (12 + 3 * Math.sin(angle)));
      PhysicsObj b =
          scene.creature((float) (12 - 3 * Math.cos(angle)), (float) (12 - 3 * Math.sin(angle)));
      double longest = 0;
      double closest = Double.POSITIVE_INFINITY;
      for (double time = 0; time < 3 / speed + 3; ) {
        float quantum = quantum(random, irregular);
        time += quantum;
        double step = speed * quantum;
        longest = Math.max(longest, step);
        scene.walkTowards(a, origin(b).x, origin(b).y, step);
        scene.walkTowards(b, origin(a).x, origin(a).y, step);
        scene.tick(quantum);
        closest = Math.min(closest, distance(a, b));
      }
      assertThat(closest).as("seed %d", seed).isGreaterThan(0.96 - 0.0002 - ROUNDING);
      assertThat(distance(a, b))
          .as("seed %d", seed)
          .isLessThanOrEqualTo(0.96 - 0.0002 + longest + ROUNDING);
    }
  }

  @Test
  void pairsOfAnyRadiiThatStartApartNeverOverlap() {
    for (int seed = 0; seed < SCENES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Scene scene = new Scene();
      boolean irregular = random.nextBoolean();
      PhysicsObj a = scene.creature(9, 12, Scene.biped((float) random.nextDouble(0.1, 1.2)));
      PhysicsObj b = scene.creature(15, 12, Scene.biped((float) random.nextDouble(0.1, 1.2)));
      double deepest = Double.NEGATIVE_INFINITY;
      for (int tick = 0; tick < 60; tick++) {
        float quantum = quantum(random, irregular);
        scene.walkTowards(a, random.nextDouble(11, 13), random.nextDouble(11, 13), 4 * quantum);
        scene.walkTowards(b, random.nextDouble(11, 13), random.nextDouble(11, 13), 4 * quantum);
        scene.tick(quantum);
        deepest = Math.max(deepest, Overlap.depth(a, b));
      }
      assertThat(deepest).as("seed %d", seed).isLessThan(ROUNDING);
    }
  }

  @Test
  void walkingCrowdThatStartsApartNeverOverlapsAndKeepsTheGround() {
    for (int seed = 0; seed < SCENES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Scene scene = new Scene();
      boolean irregular = random.nextBoolean();
      List<PhysicsObj> crowd = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        crowd.add(scene.creature(6 + 3 * i, (float) random.nextDouble(8, 16)));
      }
      double deepest = Double.NEGATIVE_INFINITY;
      for (int tick = 0; tick < 40; tick++) {
        float quantum = quantum(random, irregular);
        for (PhysicsObj one : crowd) {
          scene.walkTowards(one, random.nextDouble(10, 14), random.nextDouble(10, 14), 5 * quantum);
        }
        scene.tick(quantum);
        deepest = Math.max(deepest, Overlap.deepest(crowd));
      }
      assertThat(deepest).as("seed %d", seed).isLessThan(ROUNDING);
      for (PhysicsObj one : crowd) {
        assertThat(origin(one).z).as("seed %d", seed).isEqualTo(STANDING);
        assertThat(one.transientState & Scene.ON_GROUND).isEqualTo(Scene.ON_GROUND);
      }
    }
  }

  @Test
  void creaturesPlacedOntoOneSpotAreSeparated() {
    for (int seed = 0; seed < SCENES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Scene scene = new Scene();
      List<PhysicsObj> placed = new ArrayList<>();
      int count = random.nextInt(2, 9);
      for (int i = 0; i < count; i++) {
        PhysicsObj one =
            scene.creature(50 + 3 * i, 50, Scene.biped((float) random.nextDouble(0.2, 0.6)));
        assertThat(one.setPositionSimple(at(12, 12, STANDING), true))
            .as("seed %d", seed)
            .isEqualTo(SetPositionError.OK);
        placed.add(one);
      }
      assertThat(Overlap.deepest(placed)).as("seed %d", seed).isLessThan(ROUNDING);
      for (PhysicsObj one : placed) {
        assertThat(Math.hypot(origin(one).x - 12.0, origin(one).y - 12.0)).isLessThan(4.01);
      }
    }
  }

  @Test
  void overlappingPairNeverGetsCloserByWalking() {
    for (int seed = 0; seed < SCENES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Scene scene = new Scene();
      double angle = random.nextDouble(2 * Math.PI);
      double apart = random.nextDouble(0.01, 0.9);
      PhysicsObj b = scene.creature(12, 12);
      PhysicsObj a =
          scene.creature(
              (float) (12 + apart * Math.cos(angle)), (float) (12 + apart * Math.sin(angle)));
      double before = distance(a, b);
      double nearest = before;
      for (int tick = 0; tick < 10; tick++) {
        scene.walkTowards(a, random.nextDouble(11, 13), random.nextDouble(11, 13), 0.05);
        scene.tick();
        nearest = Math.min(nearest, distance(a, b));
      }
      assertThat(nearest).as("seed %d", seed).isGreaterThanOrEqualTo(before - ROUNDING);
    }
  }
}
