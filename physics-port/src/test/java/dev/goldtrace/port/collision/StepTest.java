package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.CELL;
import static dev.goldtrace.port.collision.Scene.STANDING;
import static dev.goldtrace.port.collision.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.object.TransitionResult;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The step driver, spec transition.md section 3, and what it hands on from step to step. */
class StepTest {
  private static final float EPS = 0.0002f;

  private final Scene scene = new Scene();

  // --- 3.2 the number of steps ---

  @Test
  void movementOfExactlyOneRadiusIsOneStep() {
    assertThat(steps(0.5f, 0.5f)).isEqualTo(1);
    assertThat(steps(0.5f, Math.nextUp(0.5f))).isEqualTo(2);
    assertThat(steps(0.5f, 1.5f)).isEqualTo(3);
    assertThat(steps(0.5f, Float.MIN_VALUE)).isEqualTo(1);
    assertThat(steps(0.5f, 0)).isZero();
  }

  @Test
  void stepsShareTheMovementEvenly() {
    Vector3 perStep = new Vector3();
    assertThat(steps(0.4f, 1f, perStep)).isEqualTo(3);
    assertThat(perStep.x).isEqualTo((float) (1.0 / 3.0));
  }

  private int steps(float radius, float length) {
    return steps(radius, length, new Vector3());
  }

  private int steps(float radius, float length, Vector3 perStep) {
    Transition transition = new Transition(scene.ground);
    transition.spherePath.localSphere[0].radius = radius;
    transition.spherePath.beginPos.set(at(0, 0, 0));
    transition.spherePath.endPos.set(at(length, 0, 0));
    return transition.calcNumSteps(new Vector3(), perStep);
  }

  // --- 3.3 ---

  @Test
  void movementOfExactlyTheToleranceIsMade() {
    PhysicsObj a = scene.creature(0, 0);
    TransitionResult result = move(a, at(0, 0, STANDING), at(EPS, 0, STANDING));
    assertThat(result).isNotNull();
    assertThat(result.position.frame.origin.x).isEqualTo(EPS);
  }

  @Test
  void movementShorterThanTheToleranceIsNull() {
    PhysicsObj a = scene.creature(0, 0);
    assertThat(move(a, at(0, 0, STANDING), at(Math.nextDown(EPS), 0, STANDING))).isNull();
  }

  @Test
  void laterStepThatIsBentToNothingKeepsTheStepsBefore() {
    PhysicsObj b = scene.creature(2, 0);
    PhysicsObj a = scene.creature(0, 0);
    // Four steps of 0.36: the third one is blocked, the fourth one is bent to nothing.
    TransitionResult result = move(a, at(0, 0, STANDING), at(1.44f, 0, STANDING));
    assertThat(result).isNotNull();
    assertThat(result.position.frame.origin.x).isEqualTo(0.72f);
    assertThat(result.collidedObjects).containsExactly(b);
    assertThat(result.slidingNormalValid).isTrue();
    assertThat(result.slidingNormal.x).isEqualTo(-1f);
  }

  @Test
  void noMovementAtAllTakesTheRotation() {
    PhysicsObj a = scene.creature(0, 0);
    Position turned = at(0, 0, STANDING);
    turned.frame.setHeading(90);
    TransitionResult result = move(a, at(0, 0, STANDING), turned);
    assertThat(result).isNotNull();
    assertThat(result.position.frame.qz).isEqualTo(turned.frame.qz);
    assertThat(result.contactPlaneValid).isTrue();
    assertThat(result.collisionNormalValid).isFalse();
  }

  private TransitionResult move(PhysicsObj object, Position from, Position to) {
    return scene.ground.transition(object, from, to);
  }

  // --- the rotation of the answer, 3.3.5, 3.5 and 11.8 ---

  @Test
  void freeMoverTakesTheNewRotation() {
    PhysicsObj a = scene.creature(0, 0);
    Position turned = at(0.3f, 0, STANDING);
    turned.frame.setHeading(90);
    assertThat(move(a, at(0, 0, STANDING), turned).position.frame.qz)
        .isCloseTo(turned.frame.qz, within(1e-6f));
  }

  @Test
  void blockedMoverKeepsTheRotationOfTheLastGoodStep() {
    scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    Position turned = at(0.3f, 0, STANDING);
    turned.frame.setHeading(90);
    TransitionResult result = move(a, at(0, 0, STANDING), turned);
    assertThat(result.position.frame.origin.x).isZero();
    assertThat(result.position.frame.qz).isZero();
    assertThat(result.position.frame.qw).isEqualTo(1f);
  }

  @Test
  void rotationIsTurnedStepByStep() {
    scene.creature(2, 0);
    PhysicsObj a = scene.creature(0, 0);
    Position turned = at(1.44f, 0, STANDING);
    turned.frame.setHeading(90);
    // Two good steps of four.
    TransitionResult result = move(a, at(0, 0, STANDING), turned);
    assertThat(result.position.frame.getHeading()).isCloseTo(45, within(1e-3));
  }

  @Test
  void freeRotatingMoverTakesTheNewRotationAlsoWhenBlocked() {
    Setup free = new Setup(Scene.BIPED.spheres(), Scene.BIPED.cylSpheres(), 0.6f, 1.5f, true);
    scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0, free);
    Position turned = at(0.3f, 0, STANDING);
    turned.frame.setHeading(90);
    TransitionResult result = move(a, at(0, 0, STANDING), turned);
    assertThat(result.position.frame.origin.x).isZero();
    assertThat(result.position.frame.qz).isEqualTo(turned.frame.qz);
    assertThat(result.position.frame.m4).isEqualTo(turned.frame.m4);
  }

  @Test
  void refusedMoverTakesTheNewRotationAndABlockedOneDoesNot() {
    scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    scene.walk(a, 0.1, 0);
    a.omega.set(0, 0, 1);
    scene.tick();
    assertThat(scene.committed(a)).isTrue();
    assertThat(a.position.frame.qz).as("blocked").isZero();
    a.omega.set(0, 0, 1);
    scene.tick();
    assertThat(scene.refused(a)).isTrue();
    assertThat(a.position.frame.qz).as("refused").isNotZero();
  }

  // --- 3.4 ---

  @Test
  void slidingNormalBendsOnlyMovementTowardsTheObstacle() {
    PhysicsObj a = scene.creature(0, 0);
    a.transientState |= TransientState.SLIDING;
    a.slidingNormal.set(-1, 0, 0);
    assertThat(move(a, at(0, 0, STANDING), at(0.1f, 0, STANDING))).isNull();
    assertThat(move(a, at(0, 0, STANDING), at(0.1f, 0.05f, STANDING)).position.frame.origin)
        .isEqualToComparingFieldByField(new Vector3(0, 0.05f, STANDING));
    TransitionResult along = move(a, at(0, 0, STANDING), at(0, 0.1f, STANDING));
    assertThat(along.position.frame.origin.y).as("dot 0 clears it").isEqualTo(0.1f);
    assertThat(along.slidingNormalValid).isFalse();
    TransitionResult away = move(a, at(0, 0, STANDING), at(-0.1f, 0, STANDING));
    assertThat(away.position.frame.origin.x).isEqualTo(-0.1f);
  }

  @Test
  void moverOnTheGroundLosesItsVerticalMovement() {
    PhysicsObj a = scene.creature(0, 0);
    TransitionResult up = move(a, at(0, 0, STANDING), at(0.1f, 0, STANDING + 0.3f));
    assertThat(up.position.frame.origin.z).isEqualTo(STANDING);
    TransitionResult down = move(a, at(0, 0, STANDING), at(0.1f, 0, STANDING - 0.3f));
    assertThat(down.position.frame.origin.z).isEqualTo(STANDING);
    assertThat(move(a, at(0, 0, STANDING), at(0, 0, STANDING + 0.3f)))
        .as("nothing is left")
        .isNull();
  }

  @Test
  void moverInTheGroundIsLifted() {
    PhysicsObj a = scene.creature(0, 0);
    Vector3 origin =
        move(a, at(0, 0, STANDING - 0.2f), at(0.1f, 0, STANDING - 0.2f)).position.frame.origin;
    assertThat(origin.z).isCloseTo(STANDING, within(1e-6f));
  }

  @Test
  void moverLiesUpToTheToleranceInTheGroundWithoutBeingLifted() {
    PhysicsObj a = scene.add(0, 0, 0, pointOfRadiusHalf(), new Scene.Being(true));
    // The bottom of the sphere is at the origin.
    assertThat(move(a, at(0, 0, -1e-4f), at(0.1f, 0, -1e-4f)).position.frame.origin.z)
        .isEqualTo(-1e-4f);
    assertThat(move(a, at(0, 0, 1e-4f), at(0.1f, 0, 1e-4f)).position.frame.origin.z)
        .isEqualTo(1e-4f);
  }

  private static Setup pointOfRadiusHalf() {
    return new Setup(List.of(new Sphere(0, 0, 0.5f, 0.5f)), List.of(), 0.6f, 1.5f, false);
  }

  // --- 3.5 ---

  @Test
  void blockedMoverLosesItsVelocityAtOnce() {
    scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    a.velocity.set(3, 0, 0);
    scene.tick();
    assertThat(a.velocity).isEqualToComparingFieldByField(new Vector3());
  }

  @Test
  void contactPlaneOfABlockedMoverSurvives() {
    scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    scene.walk(a, 0.1, 0);
    scene.tick();
    assertThat(a.transientState & Scene.ON_GROUND).isEqualTo(Scene.ON_GROUND);
    assertThat(a.contactPlaneCell).isEqualTo(CELL);
  }

  @Test
  void blockingByCreaturesNeverCountsAsFallingOnTheSpot() {
    scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    for (int i = 0; i < 10; i++) {
      // Turn away and back, so that each second tick is blocked anew.
      scene.walk(a, 0.1, i % 2 == 0 ? 0.02 : -0.02);
      scene.tick();
      assertThat(a.transientState & TransientState.STATIONARY_MASK).isZero();
    }
  }

  @Test
  void moverHangingInTheAirStopsFallingInThreeTicks() {
    // Something that gravity pulls, but that a static cylinder holds under its second sphere only.
    PhysicsObj holder = scene.add(0, 0, 0.9f, Scene.oneSphere(0.3f), new Scene.Being(true));
    holder.state |= PhysicsState.STATIC;
    PhysicsObj a = scene.add(0, 0.1f, 1.21f, Scene.BIPED, new Scene.Being(true));
    scene.airborne(a);
    int bits = 0;
    for (int i = 0; i < 12 && (a.transientState & TransientState.CONTACT) == 0; i++) {
      scene.tick();
      bits |= a.transientState & TransientState.STATIONARY_MASK;
    }
    assertThat(bits).isEqualTo(TransientState.STATIONARY_FALL | TransientState.STATIONARY_STOP);
    assertThat(a.hasTransient(TransientState.CONTACT)).isTrue();
    assertThat(a.transientState & TransientState.STATIONARY_MASK).isZero();
    assertThat(Scene.origin(a).z).isGreaterThan(1);
  }

  // --- leaving the ground, and what the pool remembers ---

  @Test
  void moverLeavingItsPlaneHasNoContact() {
    PhysicsObj a = scene.creature(0, 0);
    a.velocity.set(0, 0, EPS);
    assertThat(move(a, at(0, 0, STANDING), at(0.1f, 0, STANDING + 0.1f)).position.frame.origin.z)
        .as("exactly the tolerance is not leaving")
        .isEqualTo(STANDING);
    a.velocity.set(0, 0, Math.nextUp(EPS));
    TransitionResult result = move(a, at(0, 0, STANDING), at(0.1f, 0, STANDING + 0.1f));
    assertThat(result.position.frame.origin.z).isEqualTo(STANDING + 0.1f);
    assertThat(result.contactPlaneValid).isFalse();
  }

  @Test
  void cellOfTheLastKnownPlaneIsWhatThePoolSlotHeldBefore() {
    // An obstacle that only the second sphere meets.
    PhysicsObj high = scene.add(1, 0, 1.05f, Scene.oneSphere(0.3f), new Scene.Being(true));
    PhysicsObj a = scene.creature(0, 0);
    a.velocity.set(0, 0, 1);
    TransitionResult first = move(a, at(0, 0, STANDING), at(0.3f, 0, STANDING + 0.01f));
    assertThat(first.collidedObjects).containsExactly(high);
    assertThat(first.contactPlaneValid).isTrue();
    assertThat(first.contactPlaneCell).as("a fresh slot").isZero();

    PhysicsObj other = scene.creature(20, 20);
    move(other, at(20, 20, STANDING), at(20.1f, 20, STANDING));
    a.velocity.set(0, 0, 1);
    TransitionResult second = move(a, at(0, 0, STANDING), at(0.3f, 0, STANDING + 0.01f));
    assertThat(second.contactPlaneCell).as("of the transition before").isEqualTo(CELL);
  }

  @Test
  void poolHasTenSlotsAndAnswersNothingBeyond() {
    TransitionPool pool = new TransitionPool(scene.ground);
    Transition first = pool.take();
    for (int i = 1; i < 10; i++) {
      assertThat(pool.take()).isNotNull().isNotSameAs(first);
    }
    assertThat(pool.take()).isNull();
    pool.release();
    assertThat(pool.take()).isNotNull();
  }

  @Test
  void slotOfThePoolIsResetButKeepsItsPlanes() {
    TransitionPool pool = new TransitionPool(scene.ground);
    Transition slot = pool.take();
    slot.initContactPlane(CELL, new Plane(new Vector3(0, 0, 1), 3), true);
    slot.collisionInfo.setCollisionNormal(new Vector3(1, 0, 0));
    slot.collisionInfo.collidedWithEnvironment = true;
    slot.collisionInfo.framesStationaryFall = 3;
    slot.spherePath.collide = true;
    slot.objectInfo.state = ObjectInfoState.CONTACT;
    pool.release();

    assertThat(pool.take()).isSameAs(slot);
    CollisionInfo info = slot.collisionInfo;
    assertThat(info.contactPlaneValid).isFalse();
    assertThat(info.lastKnownContactPlaneValid).isFalse();
    assertThat(info.collisionNormalValid).isFalse();
    assertThat(info.collidedWithEnvironment).isFalse();
    assertThat(info.framesStationaryFall).isZero();
    assertThat(info.contactPlaneCell).isZero();
    assertThat(slot.spherePath.collide).isFalse();
    assertThat(slot.objectInfo.state).isZero();
    assertThat(info.contactPlane.d).isEqualTo(3f);
    assertThat(info.contactPlaneIsWater).isTrue();
    assertThat(info.lastKnownContactPlaneCell).isEqualTo(CELL);
  }

  // --- 4.4 and 4.7 ---

  @Test
  void moverThatJumpsAgainstACreatureLosesItsVelocityOnce() {
    // Above the creature's top, not yet airborne: the plane is only the last known one.
    scene.creature(1, 0, Scene.oneSphere(0.3f));
    PhysicsObj a = scene.creature(0, 0);
    a.velocity.set(6, 0, 1);
    scene.tick(0.05f);
    assertThat(velocityKills(a)).isEqualTo(1);
    assertThat(a.velocity.x).isZero();
    assertThat(Scene.origin(a).x).isZero();
    // The last-known plane is gone, so the default normal is stored, which does not slide.
    assertThat(Scene.isSliding(a)).isTrue();
    assertThat(a.slidingNormal).isEqualToComparingFieldByField(new Vector3());
  }

  /** How often the velocity was set during the transition, before the commit. */
  private long velocityKills(PhysicsObj object) {
    return scene.calls.stream()
        .takeWhile(c -> c.function() != ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL)
        .filter(c -> c.id() == object.id)
        .filter(c -> c.function() == ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)
        .count();
  }

  @Test
  void fallingMoverIsStoppedByACreatureWithoutLandingOnIt() {
    scene.creature(0, 0);
    PhysicsObj a = scene.add(0, 0.2f, 2.4f, Scene.BIPED, new Scene.Being(true));
    scene.airborne(a);
    for (int i = 0; i < 20 && !Scene.isSliding(a); i++) {
      scene.tick();
    }
    assertThat(Scene.isSliding(a)).isTrue();
    assertThat(a.hasTransient(TransientState.CONTACT)).isFalse();
    assertThat(Scene.origin(a).z).isGreaterThan(1.5f);
  }

  @Test
  void moverDoesNotStepOffSomethingHigherThanItsStep() {
    scene.add(0, 0, STANDING, Scene.cylinder(0.5f, 2), new Scene.Being(false));
    PhysicsObj a = scene.add(0, 0, 2 + STANDING, Scene.BIPED, new Scene.Being(true));
    scene.walk(a, 0.1, 0);
    scene.ticks(20);
    assertThat(Scene.origin(a).z).isEqualTo(2 + STANDING);
    assertThat(Scene.origin(a).x).isBetween(0.8f, 0.98f);
    assertThat(a.hasTransient(TransientState.ON_WALKABLE)).isTrue();
  }

  @Test
  void groundUnderTheStartOfTheStepIsLookedForAtHalfTheStepDownHeight() {
    // A thin platform: a whole step down would end below it and meet nothing.
    Setup platform =
        new Setup(List.of(), List.of(new CylSphere(0, 0, 2.8f, 0.5f, 0.2f)), 0.6f, 1.5f, false);
    scene.add(0, 0, 0, platform, new Scene.Being(false));
    Setup squat =
        new Setup(
            List.of(new Sphere(0, 0, 0.475f, 0.48f), new Sphere(0, 0, 0.475f, 0.48f)),
            List.of(),
            0.6f,
            1.5f,
            false);
    PhysicsObj behind = scene.add(0.2f, 0, 3.005f, squat, new Scene.Being(true));
    PhysicsObj a = scene.add(0.9f, 0, 3.005f, squat, new Scene.Being(true));
    a.contactPlaneDistance = -3;
    TransitionResult result = move(a, at(0.9f, 0, 3.005f), at(1.2f, 0, 3.005f));
    assertThat(result.position.frame.origin.x).isEqualTo(0.9f);
    // The one behind overlaps only where the step began: the free test there has met it.
    assertThat(result.collidedObjects).containsExactly(behind);
    assertThat(result.contactPlaneValid).isTrue();
  }

  @Test
  void moverWithoutEdgeSlideStepsOffAndFalls() {
    scene.add(0, 0, STANDING, Scene.cylinder(0.5f, 2), new Scene.Being(false));
    PhysicsObj a = scene.add(0, 0, 2 + STANDING, Scene.BIPED, new Scene.Being(true));
    a.state &= ~PhysicsState.EDGE_SLIDE;
    scene.walk(a, 0.1, 0);
    scene.ticks(11);
    assertThat(a.hasTransient(TransientState.CONTACT)).isFalse();
    scene.ticks(40);
    assertThat(Scene.origin(a).z).isLessThan(1);
  }

  // --- 3.4, the lift ---

  /** A mover of radius 2 EPS whose centre is at this height over the contact plane. */
  private Transition liftAt(float z) {
    Transition transition = new Transition(scene.ground);
    SpherePath path = transition.spherePath;
    path.numSphere = 1;
    path.globalSphere[0].radius = 2 * EPS;
    path.globalSphere[0].center.set(0, 0, z);
    path.checkPos.frame.origin.set(0, 0, z);
    transition.initContactPlane(CELL, scene.ground.plane(), false);
    return transition;
  }

  private static float lifted(Transition transition) {
    transition.adjustOffset(new Vector3(0.1f, 0, 0));
    return transition.spherePath.checkPos.frame.origin.z;
  }

  @Test
  void liftBeginsBelowTheToleranceAndEndsWhenTheCentreIsInTheGround() {
    assertThat(lifted(liftAt(EPS))).isEqualTo(EPS);
    assertThat(lifted(liftAt(Math.nextDown(EPS)))).isEqualTo(2 * EPS);
    assertThat(lifted(liftAt(1e-9f))).isEqualTo(2 * EPS);
    assertThat(lifted(liftAt(0))).isZero();
  }

  @Test
  void nothingIsLiftedOutOfWaterOrOutOfAPlaneWithoutCell() {
    Transition water = liftAt(0.0001f);
    water.collisionInfo.contactPlaneIsWater = true;
    assertThat(lifted(water)).isEqualTo(0.0001f);
    Transition nowhere = liftAt(0.0001f);
    nowhere.collisionInfo.contactPlaneCell = 0;
    assertThat(lifted(nowhere)).isEqualTo(0.0001f);
  }

  // --- 3.5 ---

  @Test
  void blockedMoverOnGroundThatCannotBeWalkedOnCountsAsFallingOnTheSpot() {
    scene.creature(1, 0);
    PhysicsObj a = scene.creature(0, 0);
    a.transientState &= ~TransientState.ON_WALKABLE;
    TransitionResult result = move(a, at(0, 0, STANDING), at(0.3f, 0, STANDING));
    assertThat(result.framesStationaryFall).isEqualTo(1);
    a.transientState |= TransientState.ON_WALKABLE;
    assertThat(move(a, at(0, 0, STANDING), at(0.3f, 0, STANDING)).framesStationaryFall).isZero();
  }

  @Test
  void lastKnownPlaneIsTakenUpOnlyWithinTheRadius() {
    PhysicsObj high = scene.add(1, 0, 1.65f, Scene.oneSphere(0.3f), new Scene.Being(true));
    PhysicsObj a = scene.creature(0, 0);
    a.velocity.set(0, 0, 1);
    TransitionResult result = move(a, at(0, 0, 0.6f), at(0.3f, 0, 0.61f));
    assertThat(result.collidedObjects).containsExactly(high);
    assertThat(result.contactPlaneValid).isFalse();
  }

  // --- 3.3.7 ---

  @Test
  void moverThatFallsOnTheSpotMakesNoFurtherSteps() {
    scene.creature(0, 0);
    PhysicsObj a = scene.add(0, 0.2f, 2.6f, Scene.BIPED, new Scene.Being(true));
    scene.airborne(a);
    TransitionResult result = move(a, at(0, 0.2f, 2.6f), at(0, 0.2f, 0.6f));
    assertThat(result.collisionNormalValid).isTrue();
    assertThat(result.framesStationaryFall).isEqualTo(1);
  }

  @Test
  void missileStopsAtItsFirstHit() {
    scene.creature(1, 0.3f);
    PhysicsObj arrow = scene.creature(0, 0, Scene.oneSphere(0.1f));
    arrow.state |= PhysicsState.MISSILE;
    // Without gravity, which would end the steps by its own rule.
    arrow.state &= ~PhysicsState.GRAVITY;
    scene.airborne(arrow);
    TransitionResult result = move(arrow, at(0, 0, 0.2f), at(1, 0, 0.2f));
    assertThat(result.position.frame.origin.x).isBetween(0.4f, 0.7f);
    assertThat(result.position.frame.origin.y).isZero();
    assertThat(result.slidingNormalValid).isTrue();
  }

  @Test
  void insertionMakesNegativeZeroPositive() {
    PhysicsObj a = scene.creature(0, 0);
    a.transientState |= TransientState.SLIDING;
    a.slidingNormal.set(-1, 0, 0);
    // Bent by the sliding normal, the x of the step is -0.
    TransitionResult result = move(a, at(-0.0f, 0, STANDING), at(0.1f, 0.05f, STANDING));
    assertThat(Float.floatToRawIntBits(result.position.frame.origin.x)).isZero();
  }

  @Test
  void moverWithOneSmallSphereStepsDownHalfItsRadiusOnly() {
    Setup small = new Setup(List.of(new Sphere(0, 0, 0.295f, 0.3f)), List.of(), 0.6f, 1.5f, false);
    assertThat(walksOff(small, 0.25f)).isFalse();
    assertThat(walksOff(small, 0.14f)).isTrue();
    assertThat(walksOff(Scene.biped(0.3f), 0.25f)).isTrue();
  }

  @Test
  void stepDownIsTriedTwiceAtHalfTheHeight() {
    assertThat(walksOff(Scene.BIPED, 0.7f)).isTrue();
    assertThat(walksOff(Scene.BIPED, 1.4f)).isTrue();
    assertThat(walksOff(Scene.BIPED, 1.6f)).isFalse();
  }

  /** Whether a mover gets down from a platform of this height. */
  private static boolean walksOff(Setup setup, float height) {
    Scene own = new Scene();
    own.add(0, 0, STANDING, Scene.cylinder(0.5f, height), new Scene.Being(false));
    PhysicsObj a = own.add(0, 0, height + STANDING, setup, new Scene.Being(true));
    own.walk(a, 0.1, 0);
    own.ticks(15);
    assertThat(a.hasTransient(TransientState.CONTACT)).isTrue();
    return origin(a).z < STANDING + 0.01f;
  }

  private static Vector3 origin(PhysicsObj object) {
    return Scene.origin(object);
  }

  @Test
  void missileThatLosesTheGroundLooksForNone() {
    PhysicsObj arrow = scene.creature(0, 0);
    arrow.contactPlaneDistance = -0.3f;
    arrow.state |= PhysicsState.MISSILE;
    TransitionResult result = move(arrow, at(0, 0, 0.305f), at(0.1f, 0, 0.305f));
    assertThat(result.position.frame.origin.z).isEqualTo(0.305f);
    assertThat(result.contactPlaneValid).isFalse();
    arrow.state &= ~PhysicsState.MISSILE;
    result = move(arrow, at(0, 0, 0.305f), at(0.1f, 0, 0.305f));
    assertThat(result.position.frame.origin.z).isCloseTo(STANDING, within(1e-6f));
  }

  @Test
  void moverInTheAirLooksForNoGroundBelow() {
    PhysicsObj a = scene.creature(0, 0);
    scene.airborne(a);
    TransitionResult result = move(a, at(0, 0, 0.03f), at(0.1f, 0, 0.03f));
    assertThat(result.position.frame.origin.z).isEqualTo(0.03f);
    assertThat(result.contactPlaneValid).isFalse();
  }

  // --- 4.6 ---

  @Test
  void failedStepUpLeavesTheMoverAtItsHeight() {
    scene.add(1.2f, 0, STANDING, Scene.cylinder(0.5f, 0.4f), new Scene.Being(false));
    scene.add(1.2f, 0, 0.4f + STANDING, Scene.BIPED, new Scene.Being(true));
    PhysicsObj a = scene.creature(0, 0.3f);
    TransitionResult result = move(a, at(0.2f, 0.3f, STANDING), at(0.35f, 0.33f, STANDING));
    assertThat(result.collisionNormalValid).isTrue();
    assertThat(result.position.frame.origin.z).isEqualTo(STANDING);
  }
}
