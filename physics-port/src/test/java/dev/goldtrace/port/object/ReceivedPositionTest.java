package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.wire.PositionPack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** MoveOrTeleport, the placements, and HandleReceivedPosition. */
class ReceivedPositionTest {
  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);
  private final PhysicsObj prey = scene.creature(0x50000002, 0, 10, 0);
  private final Position near = Scene.at(5, 0, 0);

  private final List<String> events = new ArrayList<>();
  private int autonomyLevel = 2;

  @BeforeEach
  void forgetTheDeclaration() {
    scene.forget();
  }

  private boolean moveOrTeleport(int stamp, boolean contact) {
    return object.moveOrTeleport(near, stamp, contact, new Vector3());
  }

  private int stamp(int slot) {
    return object.updateTimes[slot];
  }

  // --- MoveOrTeleport ---

  @Test
  void aPositionOfAStaleTeleportIsRefused() {
    object.updateTimes[TimestampSlot.TELEPORT] = 5;

    assertThat(moveOrTeleport(4, true)).isFalse();

    assertThat(stamp(TimestampSlot.TELEPORT)).isEqualTo(5);
    assertThat(scene.functions()).containsExactly(ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT);
  }

  @Test
  void S19_aNewTeleportRunsTheHookAndThenPlacesTheObject() {
    assertThat(moveOrTeleport(1, false)).isTrue();

    assertThat(scene.log)
        .containsSubsequence(
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK.retailName(), "placement", "committed");
    assertThat(scene.environment(object).placements).containsExactly(0x1012);
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).isEmpty();
    assertThat(stamp(TimestampSlot.TELEPORT)).isEqualTo(1);
    assertThat(object.position.frame.origin.x).isEqualTo(5);
  }

  @Test
  void aTeleportThatFindsNoPlaceCountsAllTheSame() {
    scene.environment(object).placeable = false;

    assertThat(moveOrTeleport(1, false)).isTrue();

    assertThat(object.position.frame.origin.x).isZero();
  }

  @Test
  void anObjectWithoutCellIsPlacedAndItsStampStored() {
    object.position.cell = 0;
    object.setActive(false);
    object.updateTime = 0;

    assertThat(moveOrTeleport(0, false)).isTrue();
    assertThat(object.position.cell).isEqualTo(Scene.CELL);
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();
    assertThat(object.updateTime).isEqualTo(100);

    object.position.cell = 0;
    moveOrTeleport(3, false);
    assertThat(stamp(TimestampSlot.TELEPORT)).isEqualTo(3);
  }

  @Test
  void S18_contactDecidesAndTheVelocityDoesNot() {
    assertThat(object.moveOrTeleport(near, 0, false, new Vector3(9, 9, 9))).isFalse();
    assertThat(object.isInterpolating()).isFalse();

    assertThat(object.moveOrTeleport(near, 0, true, new Vector3())).isTrue();
    assertThat(object.isInterpolating()).isTrue();
    assertThat(object.velocity.x).isZero();
  }

  @Test
  void fromNinetySixMetresOnTheObjectSnaps() {
    object.playerDistance = Math.nextDown(96f);
    moveOrTeleport(0, true);
    assertThat(object.isInterpolating()).isTrue();

    object.playerDistance = 96;
    assertThat(moveOrTeleport(0, true)).isTrue();
    assertThat(object.isInterpolating()).isFalse();
    assertThat(object.position.frame.origin.x).isEqualTo(5);
    assertThat(scene.environment(object).placements).containsExactly(0x1012);
  }

  @Test
  void S17_aFarPositionStopsTheInterpolation() {
    moveOrTeleport(0, true);
    object.playerDistance = 96;
    scene.forget();

    moveOrTeleport(0, true);

    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT,
            ProbedFunction.INTERPOLATION_MANAGER_STOP_INTERPOLATING,
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE);
  }

  @Test
  void anObjectThatHasNeverBeenUpdatedSnaps() {
    PhysicsObj fresh = new PhysicsObj(scene.world, 7, null, object.collision(), null);
    fresh.position.set(Scene.at(1, 0, 0));

    fresh.moveOrTeleport(near, 0, true, new Vector3());

    assertThat(fresh.position.frame.origin.x).isEqualTo(5);
  }

  @Test
  void theHeadingIsKeptWhileTheObjectMovesToSomething() {
    moveOrTeleport(0, true);
    assertThat(object.positionManager().interpolationManager().keepHeading()).isFalse();

    object.moveToObject(prey.id, new MovementParameters());
    assertThat(object.isMovingTo()).isTrue();
    moveOrTeleport(0, true);
    assertThat(object.positionManager().interpolationManager().keepHeading()).isTrue();
  }

  // --- SetPosition ---

  @Test
  void aSimplePlacementSlidesOnlyIfAsked() {
    object.setPositionSimple(near, true);
    object.setPositionSimple(near, false);

    assertThat(scene.environment(object).placements).containsExactly(0x1012, 0x1002);
  }

  @Test
  void aPlacementKeepsTheVelocities() {
    object.velocity.set(0, 3, 0);
    object.cachedVelocity.set(0, 2, 0);

    assertThat(object.setPositionSimple(near, false)).isEqualTo(SetPositionError.OK);

    assertThat(object.velocity.y).isEqualTo(3);
    assertThat(object.cachedVelocity.y).isEqualTo(2);
  }

  @Test
  void aPlacementThatFailsLeavesTheObjectAndSaysWhetherItCollided() {
    scene.environment(object).placeable = false;
    object.transientState |= TransientState.STATIONARY_FALL;

    // On walkable ground the failure counts as a collision with the environment, the first time.
    assertThat(object.setPositionSimple(near, true)).isEqualTo(SetPositionError.COLLIDED);
    assertThat(object.setPositionSimple(near, true)).isEqualTo(SetPositionError.NO_VALID_POSITION);

    assertThat(object.position.frame.origin.x).isZero();
    assertThat(object.hasTransient(TransientState.STATIONARY_MASK)).isFalse();
    assertThat(scene.log).doesNotContain("committed");
  }

  @Test
  void aPlacementThatEndsInNoCellIsAnError() {
    assertThat(object.setPositionSimple(Scene.at(0, 5, 0, 0), true))
        .isEqualTo(SetPositionError.NO_CELL);
    assertThat(object.position.frame.origin.x).isZero();
  }

  @Test
  void aPlacementCommitsLikeAMovement() {
    object.acceleration.set(0, 0, -9.8f);

    object.setPositionSimple(near, true);

    assertThat(object.acceleration.z).isZero();
    assertThat(scene.log).contains("committed");
  }

  // --- UnpackPositionEvent ---

  private static PositionPack pack(int instance, int position, int teleport, int force) {
    return new PositionPack(
        PositionPack.CONTACT,
        Scene.CELL,
        5,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        instance,
        position,
        teleport,
        force);
  }

  @Test
  void onlyTheObjectsOwnInstanceIsHandled() {
    SmartBox box = scene.world.smartBox();
    object.updateTimes[TimestampSlot.INSTANCE] = 5;

    assertThat(box.unpackPositionEvent(0x777, pack(5, 1, 0, 0)).code()).isEqualTo(4);
    assertThat(box.unpackPositionEvent(object.id, pack(6, 1, 0, 0)).code()).isEqualTo(4);
    assertThat(box.unpackPositionEvent(object.id, pack(4, 1, 0, 0)).code()).isEqualTo(2);
    assertThat(object.isInterpolating()).isFalse();

    assertThat(box.unpackPositionEvent(object.id, pack(5, 1, 0, 0)).code()).isEqualTo(1);
    assertThat(object.isInterpolating()).isTrue();
  }

  // --- HandleReceivedPosition: others ---

  private void receive(Position place, boolean contact, int position, int teleport, int force) {
    scene
        .world
        .smartBox()
        .handleReceivedPosition(
            object, place, 0, contact, new Vector3(), position, teleport, force);
  }

  private void receive(int position, int teleport, int force) {
    receive(near, true, position, teleport, force);
  }

  @Test
  void S24_anAcceptedPositionAnchorsARemoteObjectAtItself() {
    object.constrainTo(Scene.at(30, 0, 0), 10, 50);

    receive(1, 0, 0);

    assertThat(object.positionManager().constraintManager().constraintPosOffset()).isZero();
    Scene.Entry last = scene.entries(ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO).get(1);
    assertThat(last.f32(1)).isZero();
    assertThat(last.f32(4)).isEqualTo(10);
    assertThat(last.f32(5)).isEqualTo(50);
  }

  @Test
  void theConstraintIsThatOfThePlaceAfterTheMove() {
    receive(Scene.at(Scene.INDOOR_CELL, 5, 0, 0), true, 1, 1, 0);

    Scene.Entry entry = scene.entries(ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO).get(0);
    assertThat(entry.f32(4)).isEqualTo(5);
    assertThat(entry.f32(5)).isEqualTo(20);
  }

  @Test
  void aRefusedPositionDoesNotConstrain() {
    receive(near, false, 1, 0, 0);

    assertThat(object.positionManager()).isNull();
    assertThat(stamp(TimestampSlot.POSITION)).isEqualTo(1);
  }

  @Test
  void anOldPositionIsIgnored() {
    object.updateTimes[TimestampSlot.POSITION] = 5;

    receive(5, 1, 0);
    receive(4, 1, 0);

    assertThat(scene.entries).isEmpty();
    assertThat(stamp(TimestampSlot.TELEPORT)).isZero();
  }

  @Test
  void theStampOfAPositionOfAStaleTeleportIsTakenBack() {
    object.updateTimes[TimestampSlot.POSITION] = 5;
    object.updateTimes[TimestampSlot.TELEPORT] = 5;

    receive(6, 4, 0);

    assertThat(stamp(TimestampSlot.POSITION)).isEqualTo(5);
    assertThat(scene.entries).isEmpty();
  }

  @Test
  void aHeldObjectIsLetGo() {
    object.setParent(prey);

    receive(1, 0, 0);

    assertThat(object.parent()).isNull();
  }

  @Test
  void othersAreNotForced() {
    receive(1, 0, 9);

    assertThat(stamp(TimestampSlot.FORCE_POSITION)).isZero();
    assertThat(object.isInterpolating()).isTrue();
  }

  @Test
  void theReceivedPositionIsNotChanged() {
    object.position.set(Scene.facing(0, 0, 0, 90));
    becomePlayer();

    receive(1, 0, 1);

    assertThat(near.frame.getHeading()).isZero();
  }

  // --- HandleReceivedPosition: the player ---

  private void becomePlayer() {
    scene.world.player = object;
    scene.world.commandInterpreter =
        new CommandInterpreter() {
          @Override
          public int autonomyLevel() {
            return autonomyLevel;
          }

          @Override
          public void lostControlToServer() {}

          @Override
          public void sendPositionEvent() {
            events.add("sent");
          }

          @Override
          public void playerTeleported() {
            events.add("teleported");
          }
        };
  }

  @Test
  void aForcedPositionBlipsThePlayerWhoKeepsItsHeadingAndAnswers() {
    becomePlayer();
    object.position.set(Scene.facing(0, 0, 0, 90));
    object.stickToObject(prey.id);
    object.updateTimes[TimestampSlot.POSITION] = 100;
    scene.forget();

    receive(7, 0, 1);

    assertThat(object.position.frame.origin.x).isEqualTo(5);
    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
    assertThat(events).containsExactly("sent");
    assertThat(scene.environment(object).placements).containsExactly(0x1012);
    // Stored though it is not later.
    assertThat(stamp(TimestampSlot.POSITION)).isEqualTo(7);
    assertThat(stamp(TimestampSlot.FORCE_POSITION)).isEqualTo(1);
    assertThat(scene.functions()).containsExactly(ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE);
    assertThat(object.getStickyObjectId()).isEqualTo(prey.id);
  }

  @Test
  void aForcedPositionOfAStaleTeleportIsNotTakenButItsStampIsStored() {
    becomePlayer();
    object.updateTimes[TimestampSlot.TELEPORT] = 5;

    receive(1, 4, 1);

    assertThat(stamp(TimestampSlot.FORCE_POSITION)).isEqualTo(1);
    assertThat(stamp(TimestampSlot.POSITION)).isZero();
    assertThat(events).isEmpty();
    assertThat(object.position.frame.origin.x).isZero();
  }

  @Test
  void aTeleportedPlayerIsMovedFirstAndThenTornLoose() {
    becomePlayer();
    prey.setTarget(0, object.id, 0.5f, 0);
    object.interpolateTo(Scene.at(9, 0, 0), true);
    object.constrainTo(object.position, 10, 50);
    object.setVelocity(new Vector3(0, 3, 0), true);
    scene.forget();

    receive(1, 1, 0);

    assertThat(scene.functions())
        .containsSubsequence(
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK,
            ProbedFunction.INTERPOLATION_MANAGER_STOP_INTERPOLATING,
            ProbedFunction.CONSTRAINT_MANAGER_UN_CONSTRAIN,
            ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT,
            ProbedFunction.CONSTRAINT_MANAGER_CONSTRAIN_TO,
            ProbedFunction.PHYSICS_OBJ_SET_VELOCITY);
    assertThat(events).containsExactly("teleported");
    assertThat(scene.environment(object).placements).containsExactly(0x1012);
    assertThat(object.velocity.y).isZero();
    // The voyeurs hear of the new place.
    assertThat(prey.targetManager().targetInfo().targetPosition().frame.origin.x).isEqualTo(5);
  }

  @Test
  void othersTellTheirVoyeursTheOldPlaceWhenTheyAreTeleported() {
    prey.setTarget(0, object.id, 0.5f, 0);

    receive(1, 1, 0);

    assertThat(prey.targetManager().targetInfo().targetPosition().frame.origin.x).isZero();
  }

  @Test
  void aPlayerIsConstrainedToTheServersPositionAndNormallyNotMoved() {
    becomePlayer();

    receive(1, 0, 0);

    assertThat(object.isInterpolating()).isFalse();
    assertThat(object.positionManager().constraintManager().constraintPosOffset()).isEqualTo(5);
  }

  @Test
  void aPlayerOfLessAutonomyIsInterpolatedOnTheGround() {
    becomePlayer();
    autonomyLevel = 1;
    receive(1, 0, 0);
    assertThat(object.isInterpolating()).isTrue();
    assertThat(object.positionManager().interpolationManager().keepHeading()).isTrue();

    autonomyLevel = 0;
    receive(2, 0, 0);
    assertThat(object.positionManager().interpolationManager().keepHeading()).isFalse();

    object.stopInterpolating();
    receive(near, false, 3, 0, 0);
    assertThat(object.isInterpolating()).isFalse();
  }
}
