package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetStatus;
import org.junit.jupiter.api.Test;

/** Activation, velocity, acceleration, and the managers an object makes when it needs them. */
class PhysicsObjTest {
  private static final float EPSILON = 0.0002f;

  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);

  private boolean isActive() {
    return object.hasTransient(TransientState.ACTIVE);
  }

  private void fallAsleep() {
    object.setActive(false);
    object.updateTime = 0;
  }

  // --- activation ---

  @Test
  void wakingUpStampsTheTime() {
    fallAsleep();

    assertThat(object.setActive(true)).isTrue();

    assertThat(isActive()).isTrue();
    assertThat(object.updateTime).isEqualTo(100);
  }

  @Test
  void whoIsAwakeKeepsItsTime() {
    object.updateTime = 50;

    object.setActive(true);

    assertThat(object.updateTime).isEqualTo(50);
  }

  @Test
  void aStaticObjectDoesNotWakeUp() {
    fallAsleep();
    object.state |= PhysicsState.STATIC;

    assertThat(object.setActive(true)).isFalse();
    assertThat(isActive()).isFalse();
    assertThat(object.setActive(false)).isTrue();
  }

  @Test
  void S15_thePositionManagerActivatesOnEveryCallUnlessTheObjectIsStatic() {
    object.getPositionManager();
    fallAsleep();
    object.getPositionManager();
    assertThat(isActive()).isTrue();
    assertThat(object.updateTime).isEqualTo(100);

    fallAsleep();
    object.state |= PhysicsState.STATIC;
    object.getPositionManager();
    assertThat(isActive()).isFalse();
  }

  @Test
  void interpolatingConstrainingAndStickingActivate() {
    fallAsleep();
    object.interpolateTo(Scene.at(1, 0, 0), true);
    assertThat(isActive()).isTrue();

    fallAsleep();
    object.constrainTo(object.position, 10, 50);
    assertThat(isActive()).isTrue();

    fallAsleep();
    object.stickToObject(0x777);
    assertThat(isActive()).isTrue();
    assertThat(object.getStickyObjectId()).isZero();
  }

  @Test
  void theMovementManagerActivatesOnlyWhenItIsMade() {
    fallAsleep();
    object.makeMovementManager(false);
    assertThat(isActive()).isTrue();

    fallAsleep();
    object.makeMovementManager(true);
    assertThat(isActive()).isFalse();
    assertThat(object.movementManager().motionInterp()).isNull();
  }

  @Test
  void theInterpreterIsMadeWithItsManagerAndEntersTheDefaultState() {
    fallAsleep();

    assertThat(object.getMinterp()).isNotNull();

    assertThat(isActive()).isTrue();
    assertThat(object.motionsPending()).isTrue();
    assertThat(object.getMinterp()).isSameAs(object.movementManager().motionInterp());
  }

  @Test
  void targetsAndVoyeursDoNotActivate() {
    fallAsleep();

    object.setTarget(0, 0x777, 0.5f, 0);
    object.addVoyeur(0x777, 0.5f, 0);

    assertThat(isActive()).isFalse();
    assertThat(object.targetManager()).isNotNull();
  }

  @Test
  void whatAsksOrEndsMakesNoManager() {
    object.unstickFromObject();
    object.stopInterpolating();
    object.unConstrain();
    object.clearTarget();
    object.setTargetQuantum(1);
    object.receiveTargetUpdate(TargetInfo.blank(0, 1, 0, 0, TargetStatus.OK, 0));
    object.handleUpdateTarget(TargetInfo.blank(0, 1, 0, 0, TargetStatus.OK, 0));
    object.stopCompletely();
    object.cancelMoveTo();
    object.motionDone(0, true);
    assertThat(object.removeVoyeur(1)).isFalse();
    assertThat(object.isInterpolating()).isFalse();
    assertThat(object.isMovingTo()).isFalse();
    assertThat(object.motionsPending()).isFalse();
    assertThat(object.isFullyConstrained()).isFalse();
    assertThat(object.getTargetQuantum()).isZero();
    assertThat(object.getStickyObjectId()).isZero();

    assertThat(object.movementManager()).isNull();
    assertThat(object.positionManager()).isNull();
    assertThat(object.targetManager()).isNull();
  }

  // --- velocity ---

  @Test
  void aChangeOfVelocityOfAtMostEpsilonIsIgnored() {
    object.setVelocity(new Vector3(EPSILON, -EPSILON, EPSILON), true);
    assertThat(object.velocity.x).isZero();
    assertThat(object.jumpedThisFrame).isFalse();

    object.setVelocity(new Vector3(0, Math.nextUp(EPSILON), 0), true);
    assertThat(object.velocity.y).isEqualTo(Math.nextUp(EPSILON));
    assertThat(object.jumpedThisFrame).isTrue();
  }

  @Test
  void aResidueBelowEpsilonCannotBeCleared() {
    object.velocity.set(0.0001f, 0, 0);

    object.setVelocity(new Vector3(), true);

    assertThat(object.velocity.x).isEqualTo(0.0001f);
  }

  @Test
  void aVelocityActivatesEvenIfItChangesNothing() {
    fallAsleep();

    object.setVelocity(new Vector3(), true);

    assertThat(isActive()).isTrue();
    assertThat(object.updateTime).isEqualTo(100);
  }

  @Test
  void aVelocityOfMoreThanFiftyIsLimited() {
    object.setVelocity(new Vector3(50, 0, 0), true);
    assertThat(object.velocity.x).isEqualTo(50);

    object.setVelocity(new Vector3(80, 60, 0), true);
    assertThat(object.velocity.x).isEqualTo((float) (50.0 * (double) (float) ((1.0 / 100.0) * 80)));
    assertThat(object.velocity.y).isEqualTo((float) (50.0 * (double) (float) ((1.0 / 100.0) * 60)));
  }

  @Test
  void aLocalVelocityIsTurnedIntoWorldAxes() {
    object.position.set(Scene.facing(0, 0, 0, 90));

    object.setLocalVelocity(new Vector3(1, 3, 2), true);

    assertThat(object.velocity.x).isEqualTo(3, within(1e-5f));
    assertThat(object.velocity.y).isEqualTo(-1, within(1e-5f));
    assertThat(object.velocity.z).isEqualTo(2);
  }

  @Test
  void theVelocityOfAnObjectIsWhatItReallyMoved() {
    object.velocity.set(1, 2, 3);
    object.cachedVelocity.set(4, 5, 6);

    assertThat(object.getVelocity().x).isEqualTo(4);
    object.setVelocity(new Vector3(9, 9, 9), true);
    assertThat(object.getVelocity().x).isEqualTo(4);
  }

  @Test
  void standingStillEndsAccelerationAndOmega() {
    object.acceleration.set(1, 1, 1);
    object.omega.set(0, 0, 1);

    object.calcAcceleration();

    assertThat(object.acceleration.z).isZero();
    assertThat(object.omega.z).isZero();
  }

  @Test
  void elsewhereGravityActsAndOmegaStays() {
    int[] bits = {
      TransientState.ACTIVE, TransientState.CONTACT, TransientState.ON_WALKABLE,
    };
    for (int transientState : bits) {
      object.transientState = transientState;
      object.omega.set(0, 0, 1);
      object.calcAcceleration();
      assertThat(object.acceleration.z).isEqualTo(-9.8f);
      assertThat(object.omega.z).isEqualTo(1);
    }

    object.state &= ~PhysicsState.GRAVITY;
    object.calcAcceleration();
    assertThat(object.acceleration.z).isZero();
  }

  @Test
  void aSledIsAcceleratedOnTheGround() {
    object.state |= PhysicsState.SLEDDING;

    object.calcAcceleration();

    assertThat(object.acceleration.z).isEqualTo(-9.8f);
  }

  @Test
  void onlyAChangeOfTheGroundIsTold() {
    object.getMinterp();
    scene.forget();

    object.setOnWalkable(true);
    assertThat(scene.entries).isEmpty();

    object.setOnWalkable(false);
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)).hasSize(1);
    assertThat(object.acceleration.z).isEqualTo(-9.8f);

    scene.forget();
    object.setOnWalkable(false);
    assertThat(scene.entries).isEmpty();

    object.setOnWalkable(true);
    assertThat(scene.entries).isNotEmpty();
    assertThat(object.acceleration.z).isZero();
  }

  @Test
  void aHeadingIsSetOnTheFrameOnly() {
    fallAsleep();

    object.setHeading(90, true);

    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
    assertThat(isActive()).isFalse();
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_HEADING).get(0).f32(0)).isEqualTo(90);
  }

  // --- the animation side ---

  @Test
  void theAnimationSideIsAskedAndItsAnswerHandedOn() {
    scene.environment(object).motionError = 0x43;

    assertThat(object.doInterpretedMotion(0x41000003, new MovementParameters())).isEqualTo(0x43);
    assertThat(object.stopInterpretedMotion(0x41000003, new MovementParameters())).isEqualTo(0x43);
    object.stopCompletelyInternal();
    object.removeLinkAnimations();
    object.checkForCompletedMotions();
    object.initializeMotionTables();

    assertThat(scene.log)
        .containsExactly(
            "do motion",
            "stop motion",
            "stop completely",
            "remove links",
            "check completed",
            "initialize tables");
  }

  @Test
  void theAnimationSideHearsOfEnteringAndLeavingTheWorld() {
    object.enterWorld(false);
    object.exitWorld();

    assertThat(scene.log).containsSubsequence("committed", "enter world", "exit world");
  }

  @Test
  void theLocalPlayersMotionsAreItsOwn() {
    assertThat(object.doMotion(0x45000005, new MovementParameters())).isEqualTo(7);
    assertThat(object.movementIsAutonomous()).isTrue();

    object.lastMoveWasAutonomous = false;
    object.getMinterp();
    assertThat(object.doMotion(0x45000005, new MovementParameters())).isZero();
    assertThat(object.getMinterp().rawState.forwardCommand).isEqualTo(0x45000005);
    assertThat(object.movementIsAutonomous()).isTrue();

    assertThat(object.stopMotion(0x45000005, new MovementParameters())).isZero();
    assertThat(object.getMinterp().rawState.forwardCommand).isEqualTo(0x41000003);
  }

  @Test
  void movingAndTurningMakeAManagerInTheDefaultState() {
    PhysicsObj prey = scene.creature(0x50000002, 0, 10, 0);
    PhysicsObj second = scene.creature(0x50000003, 0, 0, 0);
    PhysicsObj third = scene.creature(0x50000004, 0, 0, 0);

    object.moveToObject(prey.id, new MovementParameters());
    second.turnToObject(prey.id, new MovementParameters());
    third.turnToHeading(new MovementParameters());

    for (PhysicsObj each : new PhysicsObj[] {object, second, third}) {
      assertThat(each.movementManager().motionInterp()).isNotNull();
      assertThat(each.isMovingTo()).isTrue();
    }
    Scene.Entry turn = scene.entries(ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT).get(0);
    assertThat(turn.args()).containsExactly((long) prey.id, (long) prey.id);
  }

  @Test
  void stopCompletelyReachesTheInterpreter() {
    object.getMinterp();
    scene.forget();

    object.stopCompletely();

    assertThat(scene.functions()).contains(ProbedFunction.MOTION_INTERP_STOP_COMPLETELY);
  }

  // --- other objects ---

  @Test
  void aHeldObjectIsStuckToByItsHolderWithTheHoldersSize() {
    PhysicsObj holder = scene.creature(0x50000002, 0, 10, 0);
    holder.radius = 0.7f;
    holder.height = 2.5f;
    PhysicsObj sword = scene.creature(0x50000003, 0, 10, 0);
    sword.setParent(holder);

    object.stickToObject(sword.id);

    assertThat(object.getStickyObjectId()).isEqualTo(holder.id);
    Scene.Entry entry = scene.entries(ProbedFunction.STICKY_MANAGER_STICK_TO).get(0);
    assertThat(entry.f32(1)).isEqualTo(0.7f);
    assertThat(entry.f32(2)).isEqualTo(2.5f);
  }

  @Test
  void theOwnHolderPlaysNoPartInAStick() {
    object.setParent(scene.creature(0x50000002, 0, 10, 0));
    PhysicsObj prey = scene.creature(0x50000003, 0, 10, 0);

    object.stickToObject(prey.id);

    assertThat(object.getStickyObjectId()).isEqualTo(prey.id);
  }

  @Test
  void aMoveToAHeldObjectTargetsItsHolderWithTheObjectsOwnSize() {
    PhysicsObj holder = scene.creature(0x50000002, 0, 10, 0);
    PhysicsObj sword = scene.creature(0x50000003, 0, 10, 0);
    sword.radius = 0.1f;
    sword.height = 0.2f;
    sword.setParent(holder);

    object.moveToObject(sword.id, new MovementParameters());

    Scene.Entry entry = scene.entries(ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT).get(0);
    assertThat(entry.args().get(0).intValue()).isEqualTo(sword.id);
    assertThat(entry.args().get(1).intValue()).isEqualTo(holder.id);
    assertThat(entry.f32(2)).isEqualTo(0.1f);
    assertThat(entry.f32(3)).isEqualTo(0.2f);
  }

  @Test
  void aMoveToAnUnknownObjectOnlyMakesTheManager() {
    object.moveToObject(0x777, new MovementParameters());

    assertThat(object.movementManager()).isNotNull();
    assertThat(scene.entries(ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT)).isEmpty();
  }

  @Test
  void aTurnToAnUnknownObjectDoesNotEvenDoThat() {
    object.turnToObject(0x777, new MovementParameters());

    assertThat(object.movementManager()).isNull();
  }

  @Test
  void updatesOfAnotherContextReachNoManager() {
    PhysicsObj prey = scene.creature(0x50000002, 0, 10, 0);
    object.stickToObject(prey.id);
    scene.forget();

    object.handleUpdateTarget(TargetInfo.blank(1, prey.id, 0, 0, TargetStatus.EXIT_WORLD, 0));

    assertThat(object.getStickyObjectId()).isEqualTo(prey.id);
    assertThat(scene.functions()).containsExactly(ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET);
  }

  @Test
  void theMoveToHearsOfATargetBeforeTheStick() {
    PhysicsObj prey = scene.creature(0x50000002, 0, 10, 0);
    object.moveToObject(prey.id, new MovementParameters());
    object.stickToObject(prey.id);
    scene.forget();

    object.handleUpdateTarget(TargetInfo.blank(0, prey.id, 0, 0, TargetStatus.OK, 0));

    assertThat(scene.functions())
        .containsSubsequence(
            ProbedFunction.MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET,
            ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET);
  }

  // --- distances ---

  @Test
  void S24_theConstraintDistancesAreLargerOutdoors() {
    object.position.cell = 0xA9B400FF;
    assertThat(object.getStartConstraintDistance()).isEqualTo(10);
    assertThat(object.getMaxConstraintDistance()).isEqualTo(50);
    assertThat(object.getAutonomyBlipDistance()).isEqualTo(100);

    object.position.cell = 0xA9B40100;
    assertThat(object.getStartConstraintDistance()).isEqualTo(5);
    assertThat(object.getMaxConstraintDistance()).isEqualTo(20);
    assertThat(object.getAutonomyBlipDistance()).isEqualTo(20);

    scene.world.player = object;
    assertThat(object.getStartConstraintDistance()).isEqualTo(5);
    assertThat(object.getMaxConstraintDistance()).isEqualTo(20);
    assertThat(object.getAutonomyBlipDistance()).isEqualTo(25);
  }
}
