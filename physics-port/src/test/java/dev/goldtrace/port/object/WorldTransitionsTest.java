package dev.goldtrace.port.object;

import static dev.goldtrace.port.object.SetPositionError.COLLIDED;
import static dev.goldtrace.port.object.SetPositionError.NO_VALID_POSITION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.target.TargetStatus;
import org.junit.jupiter.api.Test;

/** Teleports, entering and leaving the world, holders. */
class WorldTransitionsTest {
  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);
  private final PhysicsObj prey = scene.creature(0x50000002, 0, 10, 0);
  private final PhysicsObj voyeur = scene.creature(0x50000003, 0, 20, 0);

  /** Sticks, interpolates, constrains, and is watched. */
  private void beBusy() {
    object.moveToObject(prey.id, new MovementParameters());
    object.interpolateTo(Scene.at(5, 0, 0), true);
    object.constrainTo(object.position, 10, 50);
    object.stickToObject(prey.id);
    voyeur.setTarget(0, object.id, 0.5f, 0);
    scene.forget();
  }

  @Test
  void S17_aTeleportEndsMoveStickInterpolationConstraintAndTargetInThisOrder() {
    beBusy();

    object.teleportHook(true);

    assertThat(scene.functions())
        .containsSubsequence(
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK,
            ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO,
            ProbedFunction.STICKY_MANAGER_UN_STICK,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT,
            ProbedFunction.INTERPOLATION_MANAGER_STOP_INTERPOLATING,
            ProbedFunction.CONSTRAINT_MANAGER_UN_CONSTRAIN,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT);
    assertThat(scene.entries(ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO).get(0).args())
        .containsExactly(0x3CL);
    assertThat(object.isMovingTo()).isFalse();
    assertThat(object.isInterpolating()).isFalse();
    assertThat(object.getStickyObjectId()).isZero();
    assertThat(object.positionManager().constraintManager().isConstrained()).isFalse();
    assertThat(voyeur.targetManager().targetInfo().status()).isEqualTo(TargetStatus.TELEPORTED);
  }

  @Test
  void aTeleportOfAnObjectWithoutManagersTouchesNothing() {
    scene.forget();

    object.teleportHook(true);

    assertThat(scene.functions()).containsExactly(ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK);
  }

  @Test
  void leavingTheWorldEndsMotionsStickAndTargetButNotInterpolationAndConstraint() {
    beBusy();

    object.exitWorld();

    assertThat(scene.functions())
        .containsSubsequence(
            ProbedFunction.PHYSICS_OBJ_EXIT_WORLD,
            ProbedFunction.STICKY_MANAGER_UN_STICK,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT);
    assertThat(object.motionsPending()).isTrue();
    assertThat(object.isInterpolating()).isTrue();
    assertThat(object.positionManager().constraintManager().isConstrained()).isTrue();
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();
    assertThat(scene.world.getObject(object.id)).isSameAs(object);
    // The voyeur resolved it and unsubscribed.
    assertThat(voyeur.targetManager().targetInfo()).isNull();
    assertThat(object.targetManager().voyeurCount()).isZero();
  }

  @Test
  void leavingTheWorldForgetsThePendingMotions() {
    object.getMinterp();
    assertThat(object.motionsPending()).isTrue();

    object.exitWorld();

    assertThat(object.motionsPending()).isFalse();
  }

  @Test
  void teleportAndLeavingForgetTheTouches() {
    object.transientState &= ~TransientState.ON_WALKABLE;
    scene.environment(object).placeable = false;
    scene.environment(object).placeCollisions.add(prey);
    assertThat(object.setPositionSimple(object.position, true)).isEqualTo(COLLIDED);
    assertThat(object.setPositionSimple(object.position, true)).isEqualTo(NO_VALID_POSITION);

    object.teleportHook(true);
    assertThat(object.setPositionSimple(object.position, true)).isEqualTo(COLLIDED);

    object.exitWorld();
    assertThat(object.setPositionSimple(object.position, true)).isEqualTo(COLLIDED);

    object.leaveWorld();
    assertThat(object.setPositionSimple(object.position, true)).isEqualTo(COLLIDED);
    assertThat(object.setPositionSimple(object.position, true)).isEqualTo(NO_VALID_POSITION);
  }

  @Test
  void enteringTheWorldStampsTheTimeOfAnObjectThatIsAwakeInACell() {
    object.updateTime = 0;

    object.enterWorld(false);

    assertThat(object.updateTime).isEqualTo(100);
  }

  @Test
  void removingAnObjectTellsItsCollisionSideAndNobodyElse() {
    beBusy();

    scene.world.remove(object);

    assertThat(scene.log).containsExactly("removed");
    assertThat(scene.world.getObject(object.id)).isNull();
    assertThat(scene.world.objects()).containsExactly(prey, voyeur);
  }

  @Test
  void leavingItsCellPutsTheObjectToSleepAndTellsNoManagerOfPosition() {
    beBusy();
    object.transientState |=
        TransientState.SLIDING | TransientState.WATER_CONTACT | TransientState.STATIONARY_MASK;

    object.leaveWorld();

    assertThat(object.hasCell()).isFalse();
    assertThat(object.transientState & ~TransientState.ACTIVE).isZero();
    assertThat(object.isInterpolating()).isTrue();
    assertThat(object.getStickyObjectId()).isEqualTo(prey.id);
    assertThat(object.acceleration.z).isEqualTo(-9.8f);
    // It was on the ground: LeaveGround.
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)).hasSize(1);
  }

  @Test
  void anObjectThatLeftItsCellComesBackWithAPlacement() {
    object.leaveWorld();
    object.updateTime = 0;

    assertThat(object.enterWorld(true)).isTrue();

    assertThat(object.hasCell()).isTrue();
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();
    assertThat(object.updateTime).isEqualTo(100);
    assertThat(scene.environment(object).placements).containsExactly(0x11);
  }

  @Test
  void anObjectEntersTheWorldWithoutSlidingIfItIsNotAskedTo() {
    object.enterWorld(false);

    assertThat(scene.environment(object).placements).containsExactly(0x1);
  }

  @Test
  void aHeldObjectCannotEnterTheWorld() {
    object.setParent(prey);

    assertThat(object.enterWorld(true)).isFalse();

    assertThat(scene.environment(object).placements).isEmpty();
  }

  @Test
  void withoutAPlaceAnObjectDoesNotEnterTheWorld() {
    scene.environment(object).placeable = false;
    object.setActive(false);

    assertThat(object.enterWorld(true)).isFalse();

    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
    assertThat(object.updateTime).isEqualTo(100);
  }

  @Test
  void anObjectThatIsLetGoLosesItsContactAndStartsItsTimeAnew() {
    object.getMinterp();
    object.setParent(prey);
    object.updateTime = 0;
    scene.forget();

    object.unsetParent();

    assertThat(object.parent()).isNull();
    assertThat(object.updateTime).isEqualTo(100);
    assertThat(object.hasTransient(TransientState.CONTACT | TransientState.ON_WALKABLE)).isFalse();
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)).hasSize(1);
  }

  @Test
  void anObjectThatNobodyHoldsIsNotLetGo() {
    object.updateTime = 0;

    object.unsetParent();

    assertThat(object.updateTime).isZero();
    assertThat(object.hasTransient(TransientState.CONTACT)).isTrue();
  }

  @Test
  void onlyAHiddenHolderMakesTheObjectDrawnAgain() {
    object.state |= PhysicsState.NODRAW;
    object.setParent(prey);
    object.unsetParent();
    assertThat(object.hasState(PhysicsState.NODRAW)).isTrue();

    prey.state |= PhysicsState.HIDDEN;
    object.setParent(prey);
    object.unsetParent();
    assertThat(object.hasState(PhysicsState.NODRAW)).isFalse();
  }

  @Test
  void aStuckObjectFollowsTheTargetWhereItIsInEachSlice() {
    // Stick for a second while the prey runs: each slice steers to where it is now.
    object.stickToObject(prey.id);
    for (int i = 0; i < 10; i++) {
      prey.position.frame.origin.x += 0.5f;
      scene.tick(0.05f);
    }

    double gap = object.position.distance(prey.position) - 1.0;
    assertThat(gap).isBetween(0.0, 0.9);
    assertThat(object.position.heading(prey.position)).isCloseTo(object.getHeading(), within(5.0));
  }
}
