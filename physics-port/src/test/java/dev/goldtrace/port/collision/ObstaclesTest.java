package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.STANDING;
import static dev.goldtrace.port.collision.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.object.TransitionResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which obstacles count, and in which order: spec transition.md section 6. */
class ObstaclesTest {
  private final Scene scene = new Scene();

  /** Walks the mover at (0,0) into the obstacle at (1,0) and says what it met. */
  private TransitionResult bump(PhysicsObj mover) {
    return scene.ground.transition(mover, at(0, 0, STANDING), at(0.3f, 0, STANDING));
  }

  private boolean passes(PhysicsObj mover) {
    return bump(mover).position.frame.origin.x == 0.3f;
  }

  // --- exemption ---

  private static Scene.Being player() {
    Scene.Being player = new Scene.Being(true);
    player.player = true;
    return player;
  }

  private boolean playersPass(Scene.Being mover, Scene.Being obstacle) {
    Scene own = new Scene();
    own.add(1, 0, STANDING, Scene.BIPED, obstacle);
    PhysicsObj a = own.add(0, 0, STANDING, Scene.BIPED, mover);
    TransitionResult result = own.ground.transition(a, at(0, 0, STANDING), at(0.3f, 0, STANDING));
    return result.position.frame.origin.x == 0.3f;
  }

  @Test
  void playersPassThroughPlayersOnly() {
    assertThat(playersPass(player(), player())).isTrue();
    assertThat(playersPass(player(), new Scene.Being(true))).isFalse();
    assertThat(playersPass(new Scene.Being(true), player())).isFalse();
    assertThat(playersPass(new Scene.Being(true), new Scene.Being(true))).isFalse();
  }

  @Test
  void playersThatMayFightCollide() {
    Scene.Being killer = player();
    killer.pk = true;
    Scene.Being lite = player();
    lite.pkLite = true;
    assertThat(playersPass(killer, killer)).isFalse();
    assertThat(playersPass(lite, lite)).isFalse();
    assertThat(playersPass(killer, lite)).isTrue();
    assertThat(playersPass(killer, player())).isTrue();
    assertThat(playersPass(player(), lite)).isTrue();
  }

  @Test
  void impenetrablePlayersCollideEitherWay() {
    Scene.Being hard = player();
    hard.impenetrable = true;
    assertThat(playersPass(hard, player())).isFalse();
    assertThat(playersPass(player(), hard)).isFalse();
  }

  @Test
  void objectsWithoutWeenieCollide() {
    scene.add(1, 0, STANDING, Scene.BIPED, null);
    PhysicsObj a = scene.add(0, 0, STANDING, Scene.BIPED, player());
    assertThat(passes(a)).isFalse();
  }

  // --- ethereal, missiles, parents ---

  @Test
  void etherealObstacleIsPassedAndRecorded() {
    PhysicsObj b = scene.creature(1, 0);
    b.state |= PhysicsState.ETHEREAL;
    TransitionResult result = bump(scene.creature(0, 0));
    assertThat(result.position.frame.origin.x).isEqualTo(0.3f);
    assertThat(result.collidedObjects).containsExactly(b);
    assertThat(result.collisionNormalValid).isFalse();
  }

  @Test
  void etherealMoverPassesWhatIsNotStatic() {
    PhysicsObj b = scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    a.state |= PhysicsState.ETHEREAL;
    assertThat(passes(a)).isTrue();
    b.state |= PhysicsState.STATIC;
    assertThat(passes(a)).isFalse();
  }

  @Test
  void etherealObstacleThatIgnoresCollisionsIsNotEvenRecorded() {
    PhysicsObj b = scene.creature(1, 0);
    b.state |= PhysicsState.ETHEREAL | PhysicsState.IGNORE_COLLISIONS;
    TransitionResult result = bump(scene.creature(0, 0));
    assertThat(result.position.frame.origin.x).isEqualTo(0.3f);
    assertThat(result.collidedObjects).isEmpty();
    b.state &= ~PhysicsState.ETHEREAL;
    assertThat(passes(scene.world.getObject(0x80000002))).isFalse();
  }

  @Test
  void obstacleAfterAnEtherealOneStillMakesTheMoverSlide() {
    PhysicsObj ghost = scene.creature(1, 0.05f);
    ghost.state |= PhysicsState.ETHEREAL;
    PhysicsObj b = scene.creature(1, -0.3f);
    PhysicsObj a = scene.creature(0, 0);
    TransitionResult result = bump(a);
    // Slid, not just stopped: the ghost's overlap test was for the ghost alone.
    assertThat(result.position.frame.origin.y).isGreaterThan(0.05f);
    assertThat(result.collidedObjects).containsExactly(ghost, b);
  }

  @Test
  void obstacleAfterAnExemptPlayerStillMakesTheMoverSlide() {
    scene.add(1, 0.05f, STANDING, Scene.BIPED, player());
    scene.creature(1, -0.3f);
    PhysicsObj a = scene.add(0, 0, STANDING, Scene.BIPED, player());
    TransitionResult result = bump(a);
    assertThat(result.position.frame.origin.y).isGreaterThan(0.05f);
    assertThat(result.collisionNormalValid).isTrue();
  }

  @Test
  void etherealObstacleMetAfterASlideTakesTheNormalBack() {
    PhysicsObj b = scene.creature(1, -0.3f);
    // Only reached from where the slide along b leads.
    PhysicsObj ghost = scene.creature(0.3f, 1);
    ghost.state |= PhysicsState.ETHEREAL;
    PhysicsObj a = scene.creature(0, 0);
    TransitionResult result = bump(a);
    assertThat(result.collidedObjects).containsExactly(b, ghost);
    assertThat(result.collisionNormalValid).isFalse();
    assertThat(result.slidingNormalValid).isFalse();
  }

  @Test
  void etherealTestEndsWithItsObstacle() {
    PhysicsObj ghost = scene.creature(1, 0.05f);
    ghost.state |= PhysicsState.ETHEREAL;
    assertThat(obstructionAfterTesting(scene.creature(0, 0))).isFalse();
    Scene own = new Scene();
    PhysicsObj friend = own.add(1, 0, STANDING, Scene.BIPED, player());
    friend.state |= PhysicsState.ETHEREAL;
    assertThat(obstructionAfterTesting(own.add(0, 0, STANDING, Scene.BIPED, player()))).isFalse();
  }

  private static boolean obstructionAfterTesting(PhysicsObj mover) {
    OpenGround ground = (OpenGround) mover.collision();
    Transition transition = new Transition(ground);
    transition.objectInfo.init(mover, 0);
    transition.spherePath.initSphere(mover.setup.spheres(), 1);
    transition.spherePath.initPath(Scene.CELL, mover.position, mover.position);
    transition.spherePath.setCheckPos(at(0.3f, 0, STANDING), Scene.CELL);
    assertThat(ground.findObjCollisions(transition)).isEqualTo(TransitionState.OK);
    return transition.spherePath.obstructionEthereal;
  }

  @Test
  void missilesAreIgnoredAsObstacles() {
    PhysicsObj b = scene.creature(1, 0);
    b.state |= PhysicsState.MISSILE;
    assertThat(passes(scene.creature(0, 0))).isTrue();
  }

  @Test
  void missileHitsCreaturesButNotEtherealThingsWithAWeenie() {
    PhysicsObj b = scene.creature(1, 0);
    PhysicsObj arrow = scene.creature(0, 0);
    arrow.state |= PhysicsState.MISSILE;
    assertThat(passes(arrow)).isFalse();
    b.state |= PhysicsState.ETHEREAL;
    assertThat(bump(arrow).collidedObjects).isEmpty();
    b.weenie = null;
    assertThat(bump(arrow).collidedObjects).containsExactly(b);
  }

  @Test
  void missileWithATargetIgnoresOtherCreatures() {
    ObjectInfo arrow = new ObjectInfo();
    arrow.object = scene.creature(0, 0);
    arrow.object.state |= PhysicsState.MISSILE;
    PhysicsObj target = scene.creature(1, 0);
    PhysicsObj other = scene.creature(2, 0);
    assertThat(arrow.missileIgnore(other)).isFalse();
    arrow.targetId = target.id;
    assertThat(arrow.missileIgnore(target)).isFalse();
    assertThat(arrow.missileIgnore(other)).isTrue();
  }

  @Test
  void heldObjectsAreSkippedWhoeverHoldsThem() {
    PhysicsObj b = scene.creature(1, 0);
    PhysicsObj holder = scene.creature(30, 30);
    b.setParent(holder);
    assertThat(passes(scene.creature(0, 0))).isTrue();
  }

  @Test
  void obstacleIsRecordedOnceHoweverOftenItIsHit() {
    PhysicsObj b = scene.creature(1, 0);
    PhysicsObj a = scene.creature(0.5f, 0);
    // Overlapping, so that it slides nine times.
    TransitionResult result =
        scene.ground.transition(a, at(0.5f, 0, STANDING), at(0.5f, 0.1f, STANDING));
    assertThat(result.collidedObjects).containsExactly(b);
  }

  // --- static obstacles ---

  @Test
  void staticObstacleIsAnEnvironmentHitOnlyInTheAir() {
    PhysicsObj b = scene.creature(1, 0);
    b.state |= PhysicsState.STATIC;
    PhysicsObj a = scene.creature(0, 0);
    TransitionResult result = bump(a);
    assertThat(result.collidedObjects).isEmpty();
    assertThat(result.collidedWithEnvironment).isFalse();
    scene.airborne(a);
    result = scene.ground.transition(a, at(0, 0, 0.3f), at(0.3f, 0, 0.3f));
    assertThat(result.collidedObjects).isEmpty();
    assertThat(result.collidedWithEnvironment).isTrue();
  }

  // --- shapes ---

  @Test
  void objectWithCylindersHasNoSpheres() {
    Setup both =
        new Setup(
            List.of(new Sphere(0, 0, 0.475f, 0.48f)),
            List.of(new CylSphere(0, 0, 5, 0.3f, 1)),
            0.6f,
            1.5f,
            false);
    scene.creature(1, 0, both);
    assertThat(passes(scene.creature(0, 0))).isTrue();
  }

  @Test
  void allSpheresOfAnObstacleCount() {
    Setup three =
        new Setup(
            List.of(
                new Sphere(0, 5, 0.475f, 0.1f),
                new Sphere(0, -5, 0.475f, 0.1f),
                new Sphere(0, 0, 0.475f, 0.48f)),
            List.of(),
            0.6f,
            1.5f,
            false);
    scene.creature(1, 0, three);
    assertThat(passes(scene.creature(0, 0))).isFalse();
  }

  @Test
  void onlyTheFirstTwoSpheresOfAMoverCount() {
    Setup three =
        new Setup(
            List.of(
                new Sphere(0, 0, 0.475f, 0.48f),
                new Sphere(0, 0, 1.35f, 0.48f),
                new Sphere(0.5f, 0, 0.475f, 0.48f)),
            List.of(),
            0.6f,
            1.5f,
            false);
    scene.creature(1.5f, 0);
    assertThat(passes(scene.creature(0, 0, three))).isTrue();
  }

  @Test
  void scaleAppliesToShapesAndStepHeights() {
    PhysicsObj b = scene.creature(1, 0, Scene.oneSphere(0.2f));
    PhysicsObj a = scene.creature(0, 0);
    assertThat(passes(a)).isTrue();
    b.scale = 2;
    b.position.frame.origin.z = 2 * STANDING;
    scene.ground.frameSet(b);
    assertThat(passes(a)).isFalse();
    Setup setup = Scene.BIPED;
    assertThat(setup.stepUpHeight(0.1f)).isEqualTo((float) (0.6f * (double) 0.1f));
    assertThat(setup.stepDownHeight(2)).isEqualTo(3f);
  }

  @Test
  void moverWithoutSpheresIsTestedAsASmallBall() {
    PhysicsObj a = scene.creature(0, 0, Scene.cylinder(0.5f, 1));
    scene.creature(1, 0);
    TransitionResult result = scene.ground.transition(a, at(0, 0, 0), at(0.59f, 0, 0));
    // Six steps; the ball of radius 0.1 at height 0.1 is free up to 0.562.
    assertThat(result.position.frame.origin.x).isBetween(0.4916f, 0.4917f);
  }

  // --- the order ---

  @Test
  void firstObstacleOfTheListAnswers() {
    PhysicsObj south = scene.creature(1, -0.1f);
    PhysicsObj north = scene.creature(1, 0.1f);
    PhysicsObj a = scene.creature(0, 0);
    assertThat(bump(a).collidedObjects.get(0)).isSameAs(south);
    scene.ground.committed(south);
    assertThat(bump(a).collidedObjects.get(0)).as("south has moved to the end").isSameAs(north);
  }

  @Test
  void lastEntryTakesTheSlotOfTheRemovedOne() {
    PhysicsObj a = scene.creature(0, 0);
    PhysicsObj b = scene.creature(5, 0);
    PhysicsObj c = scene.creature(10, 0);
    PhysicsObj d = scene.creature(15, 0);
    assertThat(scene.ground.obstacles()).containsExactly(a, b, c, d);
    scene.ground.committed(a);
    assertThat(scene.ground.obstacles()).containsExactly(d, b, c, a);
    scene.ground.committed(a);
    assertThat(scene.ground.obstacles()).containsExactly(d, b, c, a);
    scene.ground.committed(b);
    assertThat(scene.ground.obstacles()).containsExactly(d, a, c, b);
    scene.world.remove(d);
    assertThat(scene.ground.obstacles()).containsExactly(b, a, c);
  }

  @Test
  void heldObjectsMoveWithTheirHolderEachWithItsOwn() {
    PhysicsObj holder = scene.creature(0, 0);
    PhysicsObj first = scene.creature(5, 0);
    PhysicsObj second = scene.creature(10, 0);
    PhysicsObj ofFirst = scene.creature(15, 0);
    PhysicsObj other = scene.creature(20, 0);
    first.setParent(holder);
    second.setParent(holder);
    ofFirst.setParent(first);
    scene.ground.committed(holder);
    // holder out: other,first,second,ofFirst; first out: other,ofFirst,second; ofFirst out:
    // other,second; second out: other.
    assertThat(scene.ground.obstacles()).containsExactly(other, holder, first, ofFirst, second);
  }

  @Test
  void blockedCreatureIsReappendedARefusedOneIsNot() {
    PhysicsObj a = scene.creature(0, 0);
    PhysicsObj b = scene.creature(1, 0);
    scene.walk(a, 0.1, 0);
    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    assertThat(scene.ground.obstacles()).containsExactly(b, a);
    scene.ground.committed(b);
    assertThat(scene.ground.obstacles()).containsExactly(a, b);
    scene.tick();
    assertThat(scene.refused(a)).isTrue();
    assertThat(scene.ground.obstacles()).containsExactly(a, b);
  }

  @Test
  void removedObjectIsNoObstacleAnyMore() {
    PhysicsObj b = scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    scene.world.remove(b);
    assertThat(passes(a)).isTrue();
  }

  @Test
  void objectsThatMovedEarlierInTheTickAreMetWhereTheyAreNow() {
    PhysicsObj b = scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    scene.walk(b, 0.1, 0);
    scene.walk(a, 0.1, 0);
    scene.tick();
    assertThat(Scene.origin(a).x).isEqualTo(0.1f);
  }

  // --- the ethereal check ---

  @Test
  void objectBecomesSolidOnceNothingOverlapsIt() {
    PhysicsObj a = scene.creature(0, 0);
    PhysicsObj b = scene.creature(0.5f, 0);
    a.state |= PhysicsState.ETHEREAL;
    a.transientState |= TransientState.CHECK_ETHEREAL;
    scene.tick();
    assertThat(a.hasState(PhysicsState.ETHEREAL)).isTrue();
    assertThat(a.hasTransient(TransientState.CHECK_ETHEREAL)).isTrue();
    scene.world.remove(b);
    a.transientState |= TransientState.ACTIVE;
    scene.tick();
    assertThat(a.hasState(PhysicsState.ETHEREAL)).isFalse();
    assertThat(a.hasTransient(TransientState.CHECK_ETHEREAL)).isFalse();
  }

  @Test
  void staticObjectBecomesSolidWhateverOverlapsIt() {
    PhysicsObj a = scene.creature(0, 0);
    scene.creature(0.5f, 0);
    assertThat(scene.ground.overlaps(a)).isTrue();
    a.state |= PhysicsState.STATIC;
    assertThat(scene.ground.overlaps(a)).isFalse();
  }

  // --- not ported ---

  @Test
  void bspIsRefusedWhereverItStands() {
    PhysicsObj door = scene.creature(100, 100);
    door.state |= PhysicsState.HAS_PHYSICS_BSP;
    scene.ground.frameSet(door);
    PhysicsObj a = scene.creature(0, 0);
    assertThatThrownBy(() -> bump(a))
        .isInstanceOf(UnsupportedCollisionException.class)
        .hasMessage(
            "BSP collision with object 0x80000001 is not supported (retail function 0x00518180)");
  }

  @Test
  void openDoorWithABspIsNoObstacle() {
    PhysicsObj door = scene.creature(1, 0);
    door.state |=
        PhysicsState.HAS_PHYSICS_BSP | PhysicsState.ETHEREAL | PhysicsState.IGNORE_COLLISIONS;
    scene.ground.frameSet(door);
    assertThat(passes(scene.creature(0, 0))).isTrue();
  }

  @Test
  void indoorCellIsRefused() {
    PhysicsObj a = scene.creature(0, 0);
    a.position.cell = 0xA9B40100;
    assertThatThrownBy(() -> scene.ground.transition(a, a.position, a.position))
        .isInstanceOf(UnsupportedCollisionException.class)
        .hasMessage("the indoor cell 0xA9B40100 is not supported (retail function 0x0052C100)")
        .extracting(e -> ((UnsupportedCollisionException) e).address())
        .isEqualTo(0x0052C100);
  }

  @Test
  void secondCellIsRefused() {
    PhysicsObj a = scene.creature(0, 0);
    a.position.cell = 0xA9B40002;
    assertThatThrownBy(() -> scene.ground.transition(a, a.position, a.position))
        .isInstanceOf(UnsupportedCollisionException.class)
        .hasMessageStartingWith("a second cell, 0xA9B40002 besides 0xA9B40001,");
    assertThatThrownBy(() -> a.setPositionSimple(a.position.copy(), true))
        .isInstanceOf(UnsupportedCollisionException.class);
  }

  @Test
  void refusalLeavesTheGroundUsable() {
    PhysicsObj door = scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    door.state |= PhysicsState.HAS_PHYSICS_BSP;
    for (int i = 0; i < 12; i++) {
      assertThatThrownBy(() -> bump(a)).isInstanceOf(UnsupportedCollisionException.class);
    }
    door.state &= ~PhysicsState.HAS_PHYSICS_BSP;
    assertThat(passes(a)).isFalse();
  }
}
