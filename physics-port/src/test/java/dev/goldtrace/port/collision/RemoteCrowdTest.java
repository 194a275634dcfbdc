package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.STANDING;
import static dev.goldtrace.port.collision.Scene.distance;
import static dev.goldtrace.port.collision.Scene.origin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Remote creatures whose server positions overlap: each is walked towards them by interpolation,
 * swept against the others, and stays where that leads (physics-tick.md 3, transition.md 10, 11).
 */
class RemoteCrowdTest {
  private static final double ROUNDING = 5e-6;
  private static final double UPDATE = 0.2;

  private final Scene scene = new Scene();
  private final Map<PhysicsObj, Vector3> server = new IdentityHashMap<>();
  private final Map<PhysicsObj, Vector3> before = new IdentityHashMap<>();

  private PhysicsObj remote(double x, double y) {
    return remote(x, y, Scene.BIPED);
  }

  private PhysicsObj remote(double x, double y, Setup setup) {
    Scene.Being being = new Scene.Being(true);
    being.runRate = 1;
    PhysicsObj object = scene.add((float) x, (float) y, STANDING, setup, being);
    server.put(object, origin(object).copy());
    return object;
  }

  private void receive(PhysicsObj object, double x, double y) {
    Position position = Scene.at((float) x, (float) y, STANDING);
    Vector3 facing = new Vector3((float) (12 - x), (float) (12 - y), 0);
    position.frame.setVectorHeading(facing);
    server.put(object, position.frame.origin.copy());
    object.moveOrTeleport(position, 0, true, new Vector3());
  }

  private static double maxStep(PhysicsObj object, float quantum) {
    return 2 * object.getMinterp().getAdjustedMaxSpeed() * quantum;
  }

  private boolean placed(PhysicsObj object) {
    for (Scene.Call c : scene.calls) {
      if (c.id() == object.id
          && c.function() == ProbedFunction.TRANSITION_FIND_VALID_POSITION
          && c.args()[0] == 1) {
        return true;
      }
    }
    return false;
  }

  private void remember(List<PhysicsObj> objects) {
    for (PhysicsObj object : objects) {
      before.put(object, origin(object).copy());
    }
  }

  /** Metres that the object has moved since it was remembered. */
  private double moved(PhysicsObj object) {
    return origin(object).minus(before.get(object)).magnitude();
  }

  /** By how many metres some object has moved farther than it can walk, placements apart. */
  private double rubberBand(List<PhysicsObj> objects, float quantum) {
    double farthest = Double.NEGATIVE_INFINITY;
    for (PhysicsObj object : objects) {
      if (!placed(object)) {
        farthest = Math.max(farthest, moved(object) - maxStep(object, quantum));
      }
    }
    return farthest;
  }

  // --- crowds ---

  @ParameterizedTest
  @ValueSource(ints = {12, 60})
  void crowdAroundOneTargetSpreadsAndStaysApart(int count) {
    SplittableRandom random = new SplittableRandom(count);
    List<PhysicsObj> all = new ArrayList<>();
    all.add(remote(12, 12));
    List<PhysicsObj> crowd = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double ring = 5 + 1.2 * (i / 24);
      double angle = 2 * Math.PI * i / Math.min(count, 24);
      PhysicsObj one = remote(12 + ring * Math.sin(angle), 12 + ring * Math.cos(angle));
      crowd.add(one);
      all.add(one);
    }
    assertThat(Overlap.deepest(all)).isNegative();

    double next = scene.world.curTime;
    double serverDepth = Double.NEGATIVE_INFINITY;
    for (int tick = 0; tick < 450; tick++) {
      if (scene.world.curTime >= next) {
        next += UPDATE;
        for (PhysicsObj one : crowd) {
          approach(one, random);
        }
      }
      remember(all);
      scene.tick();
      serverDepth = Math.max(serverDepth, serverOverlap(crowd));
      assertThat(Overlap.deepest(all)).as("tick %d", tick).isLessThan(ROUNDING);
      assertThat(rubberBand(crowd, Scene.QUANTUM)).as("tick %d", tick).isLessThan(ROUNDING);
    }
    assertThat(serverDepth).as("the server's positions overlap").isGreaterThan(0.5);
    double nearest =
        crowd.stream().mapToDouble(one -> distance(one, all.get(0))).min().orElseThrow();
    assertThat(nearest).as("they press around the target").isLessThan(1.3);
  }

  /** The server lets them all come within melee reach of the target, through each other. */
  private void approach(PhysicsObj one, SplittableRandom random) {
    Vector3 s = server.get(one);
    double dx = 12 - s.x;
    double dy = 12 - s.y;
    double d = Math.hypot(dx, dy);
    double step = Math.min(0.6, Math.max(0, d - 0.7));
    receive(
        one,
        s.x + dx / d * step + random.nextDouble(-0.05, 0.05),
        s.y + dy / d * step + random.nextDouble(-0.05, 0.05));
  }

  private double serverOverlap(List<PhysicsObj> crowd) {
    double deepest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < crowd.size(); i++) {
      for (int j = 0; j < i; j++) {
        Vector3 p = server.get(crowd.get(i));
        Vector3 q = server.get(crowd.get(j));
        deepest = Math.max(deepest, Scene.BIPED_RADSUM - p.minus(q).magnitude());
      }
    }
    return deepest;
  }

  @Test
  void streamsOfAThousandSeedsNeverOverlapNorRubberBand() {
    for (int seed = 0; seed < 1000; seed++) {
      new RemoteCrowdTest().streamScene(seed);
    }
  }

  private void streamScene(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean irregular = random.nextBoolean();
    List<PhysicsObj> crowd = new ArrayList<>();
    int count = random.nextInt(2, 6);
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * i / count + random.nextDouble(0.3);
      Setup setup = Scene.biped((float) random.nextDouble(0.25, 0.8));
      crowd.add(remote(12 + 4 * Math.sin(angle), 12 + 4 * Math.cos(angle), setup));
    }
    double next = scene.world.curTime;
    double deepest = Double.NEGATIVE_INFINITY;
    double jump = Double.NEGATIVE_INFINITY;
    for (int tick = 0; tick < 60; tick++) {
      if (scene.world.curTime >= next) {
        next += UPDATE;
        for (PhysicsObj one : crowd) {
          approach(one, random);
        }
      }
      float quantum = irregular ? (float) random.nextDouble(0.01, 0.2) : Scene.QUANTUM;
      remember(crowd);
      scene.tick(quantum);
      deepest = Math.max(deepest, Overlap.deepest(crowd));
      jump = Math.max(jump, rubberBand(crowd, quantum));
    }
    assertThat(deepest).as("seed %d", seed).isLessThan(ROUNDING);
    assertThat(jump).as("seed %d", seed).isLessThan(ROUNDING);
  }

  // --- one remote ---

  @Test
  void resolvedPositionPersistsAndTheNextUpdateAimsFromThere() {
    PhysicsObj standing = remote(12, 12);
    PhysicsObj one = remote(10, 12);
    receive(one, 11.6, 12);
    scene.ticks(4);
    float held = origin(one).x;
    assertThat(distance(one, standing)).isBetween((double) Scene.BIPED_RADSUM, 1.23);
    receive(one, 11.7, 12);
    scene.tick();
    assertThat(origin(one).x).as("held, not put onto the server's position").isEqualTo(held);
    one.stopInterpolating();
    receive(one, 11, 14);
    remember(List.of(one));
    scene.tick();
    assertThat(moved(one)).isPositive().isLessThanOrEqualTo(maxStep(one, Scene.QUANTUM) + 1e-6);
    scene.ticks(20);
    assertThat(distance(one, standing)).isGreaterThan(2);
  }

  @Test
  void remoteBlockedForGoodBlipsAfterTheFourthFailedNodeAndNotBefore() {
    remote(12, 12);
    PhysicsObj one = remote(10, 12);
    int failed = 0;
    int blips = 0;
    for (int tick = 0; tick < 120 && blips == 0; tick++) {
      if (tick % 3 == 0) {
        // Far enough from the one before to be queued as a node of its own.
        receive(one, tick % 2 == 0 ? 13.5 : 13.8, 12);
      }
      scene.tick();
      for (Scene.Call call : scene.calls) {
        if (call.id() != one.id) {
          continue;
        }
        if (call.function() == ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED
            && call.args()[0] == 0) {
          failed++;
        } else if (call.function() == ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE) {
          blips++;
        }
      }
      if (blips == 0) {
        assertThat(failed).isLessThan(4);
        assertThat(origin(one).x).isLessThan(11.05f);
      }
    }
    assertThat(blips).isEqualTo(1);
    assertThat(failed).isEqualTo(4);
    assertThat(origin(one).x).as("the newest server position").isIn(13.5f, 13.8f);
  }

  @Test
  void airborneRemoteIsNotPulled() {
    PhysicsObj one = remote(10, 12);
    receive(one, 14, 12);
    scene.airborne(one);
    origin(one).z = 5;
    scene.ground.frameSet(one);
    for (int tick = 0; tick < 15; tick++) {
      scene.tick();
      assertThat(origin(one).x).isEqualTo(10f);
    }
    assertThat(origin(one).z).isLessThan(5);
    scene.ticks(60);
    assertThat(origin(one).x).as("it has landed").isGreaterThan(12);
  }

  @Test
  void updateWithoutContactIsIgnored() {
    PhysicsObj one = remote(10, 12);
    Position position = Scene.at(14, 12, STANDING);
    assertThat(one.moveOrTeleport(position, 0, false, new Vector3())).isFalse();
    scene.ticks(10);
    assertThat(origin(one).x).isEqualTo(10f);
  }

  @Test
  void farRemoteIsPlacedAndKeptApart() {
    PhysicsObj standing = remote(12, 12);
    PhysicsObj one = remote(40, 12);
    one.playerDistance = 96;
    receive(one, 12, 12);
    assertThat(distance(one, standing)).isBetween(1.3, 1.4);
    one.playerDistance = Math.nextDown(96f);
    receive(one, 40, 12);
    assertThat(distance(one, standing)).as("queued").isLessThan(1.4);
  }

  @Test
  void teleportOntoAnOccupiedSpotIsKeptApart() {
    PhysicsObj standing = remote(12, 12);
    PhysicsObj one = remote(20, 12);
    one.moveOrTeleport(Scene.at(12, 12, STANDING), 1, true, new Vector3());
    assertThat(distance(one, standing)).isBetween(1.3, 1.4);
  }

  // --- sticky attackers ---

  @Test
  void stickyAttackersKeepApartAndFaceTheirTarget() {
    PhysicsObj target = remote(12, 12);
    List<PhysicsObj> all = new ArrayList<>();
    all.add(target);
    for (int i = 0; i < 6; i++) {
      double angle = 2 * Math.PI * i / 6;
      PhysicsObj one = remote(12 + 2.5 * Math.sin(angle), 12 + 2.5 * Math.cos(angle));
      one.radius = 0.48f;
      one.height = 1.83f;
      all.add(one);
    }
    target.radius = 0.48f;
    target.height = 1.83f;
    for (int tick = 0; tick < 150; tick++) {
      if (tick % 20 == 0) {
        for (PhysicsObj one : all.subList(1, 7)) {
          one.stickToObject(target.id);
        }
      }
      scene.walk(target, tick < 90 ? 0.03 : 0, tick < 90 ? 0.01 : 0);
      scene.tick();
      assertThat(Overlap.deepest(all)).as("tick %d", tick).isLessThan(ROUNDING);
    }
    for (PhysicsObj one : all.subList(1, 7)) {
      double wanted = one.position.heading(target.position);
      double off = Math.abs(Math.IEEEremainder(one.getHeading() - wanted, 360));
      assertThat(off).as("facing of 0x%08X", one.id).isLessThan(5);
    }
  }
}
