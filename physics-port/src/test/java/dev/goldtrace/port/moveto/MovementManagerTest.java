package dev.goldtrace.port.moveto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.stage.Stage;
import dev.goldtrace.port.stage.StageWeenie;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PackedInterpretedState;
import org.junit.jupiter.api.Test;

class MovementManagerTest {
  private static final int ID = 0x50000001;
  private static final int TARGET = 0x50000002;
  private static final int STYLE = MotionCommand.NON_COMBAT;

  private final Stage stage = new Stage();
  private final PhysicsObj object = stage.add(ID, 96, 50);
  private final MovementParameters params = new MovementParameters();

  @Test
  void DM40_bothPartsAreMadeWhenFirstNeeded() {
    MovementManager manager = new MovementManager(object);
    assertThat(manager.motionInterp()).isNull();
    assertThat(manager.moveToManager()).isNull();

    manager.motionDone(0, true);
    manager.useTime();
    manager.hitGround();
    manager.leaveGround();
    manager.handleEnterWorld();
    manager.handleExitWorld();
    manager.reportExhaustion();
    manager.cancelMoveTo(0x36);
    assertThat(manager.isMovingTo()).isFalse();
    assertThat(manager.motionsPending()).isFalse();
    assertThat(stage.log.lines()).isEmpty();

    assertThat(manager.getMinterp()).isSameAs(manager.motionInterp()).isNotNull();
    assertThat(manager.moveToManager()).isNull();
    manager.makeMoveToManager();
    MoveToManager made = manager.moveToManager();
    manager.makeMoveToManager();
    assertThat(manager.moveToManager()).isSameAs(made).isNotNull();
  }

  @Test
  void theFirstInterpreterEntersTheDefaultState() {
    MovementManager manager = new MovementManager(object);
    assertThat(manager.inqRawMotionState()).isSameAs(manager.motionInterp().rawState);
    assertThat(manager.motionInterp().pendingMotions()).hasSize(5);
    assertThat(manager.inqInterpretedMotionState())
        .isSameAs(manager.motionInterp().interpretedState);
    assertThat(manager.motionInterp().pendingMotions()).hasSize(5);
  }

  @Test
  void DM41_theDefaultStateIsEnteredTwiceOnFirstUse() {
    MovementManager manager = new MovementManager(object);
    manager.enterDefaultState();
    assertThat(manager.motionInterp().pendingMotions()).hasSize(10);
    assertThat(stage.log.linesOf("set_velocity")).hasSize(2);
    manager.enterDefaultState();
    assertThat(manager.motionInterp().pendingMotions()).hasSize(15);
  }

  @Test
  void aNewWeenieReachesTheInterpreter() {
    MovementManager manager = new MovementManager(object);
    manager.getMinterp();
    StageWeenie other = new StageWeenie();
    other.runRate = 3.0f;
    manager.setWeenieObject(other);
    assertThat(manager.motionInterp().getMaxSpeed()).isEqualTo(12.0);
    manager.destroy();
    assertThat(manager.motionInterp()).isNull();
    assertThat(manager.getMinterp().getMaxSpeed()).isEqualTo(12.0);
  }

  @Test
  void destroyingDropsBothParts() {
    MovementManager manager = new MovementManager(object);
    manager.getMinterp();
    manager.makeMoveToManager();
    MotionInterp interp = manager.motionInterp();
    MoveToManager moveTo = manager.moveToManager();
    params.desiredHeading = 90;
    moveTo.turnToHeading(params);
    assertThat(interp.motionsPending()).isTrue();
    assertThat(moveTo.isMovingTo()).isTrue();
    manager.destroy();
    assertThat(manager.motionInterp()).isNull();
    assertThat(manager.moveToManager()).isNull();
    assertThat(interp.motionsPending()).isFalse();
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void hittingTheGroundReachesBothParts() {
    MovementManager manager = manager();
    manager.makeMoveToManager();
    manager.hitGround();
    assertThat(stage.log.lines())
        .containsExactly(
            "DoInterpretedMotion(8000003D,1.0)",
            "DoInterpretedMotion(41000003,1.0)",
            "StopInterpretedMotion(6500000F,1.0)",
            "HitGround()");
  }

  @Test
  void anyMovementActivatesEvenAnUnknownOne() {
    MovementManager manager = manager();
    object.transientState &= ~TransientState.ACTIVE;
    MovementStruct movement = new MovementStruct();
    movement.type = 10;
    assertThat(manager.performMovement(movement)).isEqualTo(0x47);
    assertThat(object.transientState & TransientState.ACTIVE).isNotZero();

    object.transientState &= ~TransientState.ACTIVE;
    object.state |= PhysicsState.STATIC;
    movement.type = MovementType.INVALID;
    assertThat(manager.performMovement(movement)).isEqualTo(0x47);
    assertThat(object.transientState & TransientState.ACTIVE).isZero();
  }

  @Test
  void movementsGoToTheInterpreterUpToFiveAndToTheMoveToManagerFromSix() {
    MovementManager manager = manager();
    MovementStruct movement = new MovementStruct();
    movement.params = params;
    movement.motion = MotionCommand.WALK_FORWARD;
    movement.type = MovementType.RAW_COMMAND;
    assertThat(manager.performMovement(movement)).isZero();
    assertThat(manager.moveToManager()).isNull();
    movement.type = MovementType.TURN_TO_HEADING;
    assertThat(manager.performMovement(movement)).isZero();
    assertThat(manager.moveToManager()).isNotNull();
    assertThat(stage.log.lines()).contains("PerformMovement(9)", "TurnToHeading(0.0)");
  }

  @Test
  void DM71_stoppingCompletelyAnswersZero() {
    MovementStruct movement = new MovementStruct();
    movement.type = MovementType.STOP_COMPLETELY;
    assertThat(manager().performMovement(movement)).isZero();
  }

  @Test
  void ownMotionsAreAutonomousAndNeedAMovementManager() {
    assertThat(object.doMotion(MotionCommand.TURN_LEFT, params)).isEqualTo(7);
    assertThat(object.stopMotion(MotionCommand.TURN_LEFT, params)).isEqualTo(7);
    assertThat(object.lastMoveWasAutonomous).isTrue();

    MovementManager manager = manager();
    object.lastMoveWasAutonomous = false;
    assertThat(object.doMotion(MotionCommand.TURN_LEFT, params)).isZero();
    assertThat(object.lastMoveWasAutonomous).isTrue();
    assertThat(manager.inqRawMotionState().turnCommand).isEqualTo(MotionCommand.TURN_LEFT);
    object.lastMoveWasAutonomous = false;
    assertThat(object.stopMotion(MotionCommand.TURN_LEFT, params)).isZero();
    assertThat(object.lastMoveWasAutonomous).isTrue();
    assertThat(manager.inqRawMotionState().turnCommand).isZero();
  }

  // --- events ---

  @Test
  void aManagerMadeForAnEventLosesIt() {
    MovementEvent event = MovementEvent.turnToHeading(MotionCommand.SWORD_COMBAT, params);
    assertThat(object.unpackMovement(event)).isFalse();
    assertThat(stage.log.lines()).containsExactly("unpack_movement(9)");
    assertThat(object.movementManager().motionInterp()).isNull();
  }

  @Test
  void everyEventCancelsAndUnsticksFirst() {
    stage.add(TARGET, 96, 60);
    manager();
    object.stickToObject(TARGET);
    stage.log.clear();
    object.unpackMovement(state(0, STYLE, 0));
    assertThat(stage.log.lines(ID))
        .containsSubsequence("unpack_movement(0)", "interrupt_current_movement()", "UnStick()");
    assertThat(object.getStickyObjectId()).isZero();
  }

  @Test
  void S07_theStyleChangesForEveryTypeEvenAnUnsupportedOne() throws MalformedMessageException {
    MovementManager manager = manager();
    MovementEvent unsupported =
        MovementEvent.read(new byte[] {5, 0, 0x3E, 0}, CommandTable.CLIENT_2013);
    assertThat(object.unpackMovement(unsupported)).isFalse();
    assertThat(manager.motionInterp().inqStyle()).isEqualTo(MotionCommand.SWORD_COMBAT);
    assertThat(manager.moveToManager()).isNull();

    object.unpackMovement(MovementEvent.turnToHeading(MotionCommand.BOW_COMBAT, params));
    assertThat(manager.motionInterp().inqStyle()).isEqualTo(MotionCommand.BOW_COMBAT);
  }

  @Test
  void thePresentStyleIsNotDoneAgain() {
    manager();
    object.unpackMovement(MovementEvent.turnToHeading(STYLE, params));
    assertThat(stage.log.lines()).doesNotContain("DoInterpretedMotion(8000003D,1.0)");
  }

  @Test
  void aStateEventPlaysTheState() {
    MovementManager manager = manager();
    InterpretedMotionState state = new InterpretedMotionState();
    state.forwardCommand = MotionCommand.RUN_FORWARD;
    state.forwardSpeed = 2.5f;
    assertThat(
            object.unpackMovement(
                MovementEvent.interpretedState(0, STYLE, PackedInterpretedState.of(state), 0)))
        .isTrue();
    assertThat(manager.motionInterp().interpretedState.forwardCommand)
        .isEqualTo(MotionCommand.RUN_FORWARD);
    assertThat(manager.motionInterp().myRunRate).isEqualTo(2.5f);
    assertThat(stage.log.linesOf("StickTo")).isEmpty();
  }

  @Test
  void S10_theFlagsOfAStateEventStickAndBeginALongjump() {
    stage.add(TARGET, 96, 60);
    MovementManager manager = manager();
    object.unpackMovement(state(0x01, STYLE, TARGET));
    assertThat(object.getStickyObjectId()).isEqualTo(TARGET);
    assertThat(manager.motionInterp().standingLongjump).isFalse();

    object.unpackMovement(state(0x02, STYLE, 0));
    assertThat(manager.motionInterp().standingLongjump).isTrue();
    assertThat(object.getStickyObjectId()).isZero();

    object.unpackMovement(state(0x00, STYLE, 0));
    assertThat(manager.motionInterp().standingLongjump).isFalse();
  }

  @Test
  void aMoveToAKnownObjectGoesThroughPerformMovementWithTheEventsParameters() {
    stage.add(TARGET, 96, 60);
    MovementManager manager = manager();
    params.setBits(MovementParameters.CAN_CHARGE, true);
    assertThat(
            object.unpackMovement(
                MovementEvent.moveToObject(STYLE, TARGET, Stage.CELL, 1, 2, 3, params, 2.25f)))
        .isTrue();
    assertThat(manager.motionInterp().myRunRate).isEqualTo(2.25f);
    assertThat(stage.log.lines())
        .contains("PerformMovement(6)", "MoveToObject(50000002,50000002,0.0,0.0)");
    stage.settle(object);
    manager.useTime();
    assertThat(stage.log.lines())
        .as("charging runs whatever the distance, at the event's rate")
        .contains("_DoMotion(45000005,1.0,2)", "DoInterpretedMotion(44000007,2.25)");
  }

  @Test
  void aMoveToAnUnknownObjectGoesToItsPositionDirectly() {
    MovementManager manager = manager();
    params.distanceToObject = 7.0f;
    object.unpackMovement(
        MovementEvent.moveToObject(STYLE, TARGET, Stage.CELL, 96, 60, 0, params, 2.25f));
    assertThat(manager.motionInterp().myRunRate).isEqualTo(2.25f);
    assertThat(stage.log.lines()).contains("MoveToPosition(A9B40001,96.0,60.0,0.0)");
    assertThat(stage.log.linesOf("PerformMovement")).isEmpty();
    assertThat(manager.moveToManager().movementType()).isEqualTo(MovementType.MOVE_TO_POSITION);

    object.position.set(Stage.at(96, 53));
    stage.settle(object);
    manager.useTime();
    assertThat(manager.isMovingTo()).as("7 m are near enough").isFalse();
  }

  @Test
  void DM24_aMoveToAPositionIsDirect() {
    MovementManager manager = manager();
    assertThat(
            object.unpackMovement(
                MovementEvent.moveToPosition(STYLE, Stage.CELL, 96, 60, 0, params, 1.5f)))
        .isTrue();
    assertThat(manager.motionInterp().myRunRate).isEqualTo(1.5f);
    assertThat(stage.log.linesOf("PerformMovement")).isEmpty();
    assertThat(stage.log.linesOf("MoveToPosition")).hasSize(1);
    assertThat(manager.isMovingTo()).isTrue();
  }

  @Test
  void DM97_aTurnToAKnownObjectIgnoresBothHeadings() {
    stage.add(TARGET, 146, 50);
    MovementManager manager = manager();
    params.desiredHeading = 200;
    assertThat(object.unpackMovement(MovementEvent.turnToObject(STYLE, TARGET, 135, params)))
        .isTrue();
    assertThat(stage.log.lines()).contains("PerformMovement(8)", "TurnToObject(50000002,50000002)");
    assertThat(manager.moveToManager().pendingActions())
        .containsExactly(new MovementNode(MovementType.TURN_TO_HEADING, 90));
  }

  @Test
  void aTurnToAnUnknownObjectTurnsToTheFirstHeadingWithTheEventsParameters() {
    MovementManager manager = manager();
    params.desiredHeading = 200;
    params.speed = 1.75f;
    MovementEvent event = MovementEvent.turnToObject(STYLE, TARGET, 135, params);
    object.unpackMovement(event);
    assertThat(stage.log.linesOf("TurnToHeading")).containsExactly("TurnToHeading(135.0)");
    assertThat(stage.log.linesOf("PerformMovement")).isEmpty();
    assertThat(event.params().desiredHeading).as("the event stays as it was").isEqualTo(200.0f);
    stage.settle(object);
    manager.useTime();
    assertThat(stage.log.linesOf("_DoMotion")).containsExactly("_DoMotion(6500000D,1.75,0)");
  }

  @Test
  void aTurnToAHeadingIsDirect() {
    MovementManager manager = manager();
    params.desiredHeading = 90;
    assertThat(object.unpackMovement(MovementEvent.turnToHeading(STYLE, params))).isTrue();
    assertThat(stage.log.linesOf("PerformMovement")).isEmpty();
    assertThat(stage.log.linesOf("TurnToHeading")).containsExactly("TurnToHeading(90.0)");
    assertThat(manager.isMovingTo()).isTrue();
  }

  @Test
  void anEventsMoveEndsAtTheHeadingItAsksFor() {
    MovementManager manager = manager();
    params.setBits(MovementParameters.USE_FINAL_HEADING, true);
    params.desiredHeading = 270;
    object.unpackMovement(MovementEvent.moveToPosition(STYLE, Stage.CELL, 96, 50, 0, params, 1.5f));
    stage.settle(object);
    manager.useTime();
    object.setHeading(269, true);
    manager.useTime();
    assertThat(object.getHeading()).isCloseTo(270.0, within(1e-4));
    assertThat(manager.isMovingTo()).isFalse();
  }

  private MovementManager manager() {
    object.makeMovementManager(true);
    stage.settle(object);
    return object.movementManager();
  }

  private static MovementEvent state(int flags, int style, int sticky) {
    return MovementEvent.interpretedState(
        flags, style, PackedInterpretedState.of(new InterpretedMotionState()), sticky);
  }
}
