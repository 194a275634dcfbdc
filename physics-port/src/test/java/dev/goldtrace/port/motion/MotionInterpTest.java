package dev.goldtrace.port.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.moveto.MovementStruct;
import dev.goldtrace.port.moveto.MovementType;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.stage.Stage;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MotionInterpTest {
  private static final float EPSILON = 0.0002f;
  private static final int ID = 0x50000001;
  private static final int ACTION = 0x10000058;
  private static final int CHAT_EMOTE = 0x1300007D;

  private final Stage stage = new Stage();
  private final MovementParameters params = new MovementParameters();
  private final AdjustedMotion adjusted = new AdjustedMotion();
  private PhysicsObj object;
  private MotionInterp interp;

  @BeforeEach
  void standReady() {
    object = stage.add(ID, 10, 10);
    interp = object.getMinterp();
    stage.settle(object);
    stage.animation.linkAnimationsRemoved = 0;
    stage.animation.completionChecks = 0;
  }

  // --- adjust_motion ---

  @Test
  void leftBecomesRightWithTheSpeedNegated() {
    adjust(MotionCommand.TURN_LEFT, 2.0f, HoldKey.NONE);
    assertAdjusted(MotionCommand.TURN_RIGHT, -2.0f);
    adjust(MotionCommand.TURN_LEFT, -0.0f, HoldKey.NONE);
    assertAdjusted(MotionCommand.TURN_RIGHT, 0.0f);
  }

  @Test
  void backwardsBecomesForwardAtMinusPointSixFive() {
    adjust(MotionCommand.WALK_BACKWARDS, 1.0f, HoldKey.NONE);
    assertAdjusted(MotionCommand.WALK_FORWARD, Float.intBitsToFloat(0xBF266666));
  }

  @Test
  void DM69_sidestepFactorIsADouble() {
    float speed = 0.7f;
    float expected = (float) (1.2479999542236329 * speed);
    adjust(MotionCommand.SIDE_STEP_RIGHT, speed, HoldKey.NONE);
    assertAdjusted(MotionCommand.SIDE_STEP_RIGHT, expected);
    adjust(MotionCommand.SIDE_STEP_LEFT, speed, HoldKey.NONE);
    assertAdjusted(MotionCommand.SIDE_STEP_RIGHT, -expected);
  }

  @Test
  void runningTurnsWalkingIntoRunningAtTheRunRate() {
    interp.myRunRate = 2.5f;
    adjust(MotionCommand.WALK_FORWARD, 1.0f, HoldKey.RUN);
    assertAdjusted(MotionCommand.RUN_FORWARD, 2.5f);
  }

  @Test
  void walkingBackwardsAtARunStaysWalking() {
    interp.myRunRate = 2.0f;
    adjust(MotionCommand.WALK_BACKWARDS, 1.0f, HoldKey.RUN);
    assertAdjusted(MotionCommand.WALK_FORWARD, (float) (2.0 * -0.65f));
    adjust(MotionCommand.WALK_FORWARD, 0.0f, HoldKey.RUN);
    assertAdjusted(MotionCommand.WALK_FORWARD, 0.0f);
    adjust(MotionCommand.WALK_FORWARD, Float.MIN_VALUE, HoldKey.RUN);
    assertThat(adjusted.motion).isEqualTo(MotionCommand.RUN_FORWARD);
  }

  @Test
  void runningTurnsOneAndAHalfTimesAsFast() {
    adjust(MotionCommand.TURN_LEFT, 1.0f, HoldKey.RUN);
    assertAdjusted(MotionCommand.TURN_RIGHT, -1.5f);
  }

  @Test
  void runForwardIsLeftAloneEvenWithTheRunKey() {
    interp.myRunRate = 2.0f;
    adjust(MotionCommand.RUN_FORWARD, 3.0f, HoldKey.RUN);
    assertAdjusted(MotionCommand.RUN_FORWARD, 3.0f);
  }

  @Test
  void invalidHoldKeyMeansTheRawStatesKey() {
    interp.myRunRate = 2.0f;
    adjust(MotionCommand.WALK_FORWARD, 1.0f, HoldKey.INVALID);
    assertAdjusted(MotionCommand.WALK_FORWARD, 1.0f);
    interp.rawState.currentHoldkey = HoldKey.RUN;
    adjust(MotionCommand.WALK_FORWARD, 1.0f, HoldKey.INVALID);
    assertAdjusted(MotionCommand.RUN_FORWARD, 2.0f);
    adjust(MotionCommand.WALK_FORWARD, 1.0f, HoldKey.NONE);
    assertAdjusted(MotionCommand.WALK_FORWARD, 1.0f);
  }

  @Test
  void onlyCreaturesAndObjectsWithoutWeenieAreAdjusted() {
    stage.weenie.creature = false;
    adjust(MotionCommand.TURN_LEFT, 1.0f, HoldKey.RUN);
    assertAdjusted(MotionCommand.TURN_LEFT, 1.0f);

    interp = new MotionInterp(object, null);
    adjust(MotionCommand.TURN_LEFT, 1.0f, HoldKey.RUN);
    assertAdjusted(MotionCommand.TURN_RIGHT, -1.5f);
  }

  @Test
  void runningSidestepIsClampedStrictlyAboveThree() {
    interp.myRunRate = 3.0f;
    run(MotionCommand.SIDE_STEP_RIGHT, 1.0f);
    assertThat(adjusted.speed).isEqualTo(3.0f);
    run(MotionCommand.SIDE_STEP_RIGHT, Math.nextUp(1.0f));
    assertThat(adjusted.speed).isEqualTo(3.0f);
    run(MotionCommand.SIDE_STEP_RIGHT, Math.nextDown(1.0f));
    assertThat(adjusted.speed).isLessThan(3.0f);
    run(MotionCommand.SIDE_STEP_RIGHT, -1.5f);
    assertThat(adjusted.speed).isEqualTo(-3.0f);
    run(MotionCommand.SIDE_STEP_RIGHT, 0.0f);
    assertThat(adjusted.speed).isEqualTo(0.0f);
  }

  @Test
  void runRateIsTheWeeniesThenTheServersAndOneWithoutWeenie() {
    interp.myRunRate = 1.75f;
    assertThat(interp.getMaxSpeed()).isEqualTo(7.0);
    stage.weenie.runRate = 2.75f;
    assertThat(interp.getMaxSpeed()).isEqualTo(11.0);
    interp = new MotionInterp(object, null);
    interp.myRunRate = 1.75f;
    assertThat(interp.getMaxSpeed()).isEqualTo(4.0);
  }

  // --- speeds ---

  @Test
  void adjustedMaxSpeedIsTheForwardSpeedOnlyWhileRunning() {
    interp.myRunRate = 2.0f;
    interp.interpretedState.forwardCommand = MotionCommand.WALK_FORWARD;
    interp.interpretedState.forwardSpeed = 1.1f;
    assertThat(interp.getAdjustedMaxSpeed()).isEqualTo(8.0);
    interp.interpretedState.forwardCommand = MotionCommand.RUN_FORWARD;
    interp.currentSpeedFactor = 0.3f;
    assertThat(interp.getAdjustedMaxSpeed()).isEqualTo((double) 1.1f / 0.3f * 4.0);
  }

  @Test
  void stateVelocityIsClampedToTheMaxSpeedInDouble() {
    interp.interpretedState.forwardCommand = MotionCommand.WALK_FORWARD;
    interp.interpretedState.forwardSpeed = 2.0f;
    interp.interpretedState.sidestepCommand = MotionCommand.SIDE_STEP_RIGHT;
    interp.interpretedState.sidestepSpeed = -1.2f;
    float x = (float) (1.25 * -1.2f);
    float y = (float) (2.0 * 3.12f);
    double inverse = 1.0 / Math.sqrt((double) x * x + (double) y * y);
    assertThat(stateVelocity())
        .usingRecursiveComparison()
        .isEqualTo(new Vector3((float) (inverse * x * 4.0), (float) (inverse * y * 4.0), 0));
  }

  @Test
  void stateVelocityOfExactlyTheMaxSpeedIsNotClamped() {
    interp.myRunRate = 2.5f;
    interp.interpretedState.forwardCommand = MotionCommand.RUN_FORWARD;
    interp.interpretedState.forwardSpeed = 2.5f;
    assertThat(stateVelocity().y).isEqualTo(10.0f);
    interp.interpretedState.forwardCommand = MotionCommand.CROUCH;
    interp.interpretedState.sidestepCommand = MotionCommand.SIDE_STEP_LEFT;
    assertThat(stateVelocity()).usingRecursiveComparison().isEqualTo(new Vector3());
  }

  @Test
  void jumpVelocityNeedsAnExtentOfAtLeastEpsilon() {
    interp = new MotionInterp(object, null);
    interp.jumpExtent = Math.nextDown(EPSILON);
    assertThat(interp.getJumpVZ()).isEqualTo(0.0);
    interp.jumpExtent = EPSILON;
    assertThat(interp.getJumpVZ()).isEqualTo(10.0);
  }

  @Test
  void DM66_jumpVelocityIsTheWeeniesOrNothing() {
    interp.jumpExtent = 0.5f;
    assertThat(interp.getJumpVZ()).isEqualTo(0.0);
    stage.weenie.jumpVelocity = 7.5f;
    assertThat(interp.getJumpVZ()).isEqualTo(7.5);
  }

  @Test
  void leavingTheGroundKeepsTheMomentumOnlyWhenTheStateIsIdle() {
    object.setHeading(90, true);
    object.velocity.set(3, 0, 0);
    object.cachedVelocity.set(0, 5, 0);
    Vector3 out = new Vector3();
    interp.getLeaveGroundVelocity(out);
    assertThat(out.y).isCloseTo(3.0f, within(1e-5f));
    assertThat(out.x).isCloseTo(0.0f, within(1e-5f));

    interp.interpretedState.forwardCommand = MotionCommand.WALK_FORWARD;
    interp.interpretedState.forwardSpeed = 0.5f;
    interp.getLeaveGroundVelocity(out);
    assertThat(out).usingRecursiveComparison().isEqualTo(new Vector3(0, 1.56f, 0));
  }

  @Test
  void leavingTheGroundAStateOfExactlyEpsilonIsNotIdle() {
    object.velocity.set(0, 3, 0);
    interp.interpretedState.sidestepCommand = MotionCommand.SIDE_STEP_RIGHT;
    interp.interpretedState.sidestepSpeed = (float) (EPSILON / 1.25);
    float x = (float) (1.25 * interp.interpretedState.sidestepSpeed);
    Vector3 out = new Vector3();
    interp.getLeaveGroundVelocity(out);
    assertThat(x).isEqualTo(EPSILON);
    assertThat(out).usingRecursiveComparison().isEqualTo(new Vector3(x, 0, 0));

    interp.interpretedState.sidestepSpeed = Math.nextDown(interp.interpretedState.sidestepSpeed);
    interp.getLeaveGroundVelocity(out);
    assertThat(out).usingRecursiveComparison().isEqualTo(new Vector3(0, 3, 0));
  }

  // --- DoMotion ---

  @Test
  void doMotionKeepsTheOriginalInTheRawAndTheAdjustedInTheInterpretedState() {
    params.speed = 2.0f;
    assertThat(interp.doMotion(MotionCommand.TURN_LEFT, params)).isZero();
    assertThat(interp.rawState.turnCommand).isEqualTo(MotionCommand.TURN_LEFT);
    assertThat(interp.rawState.turnSpeed).isEqualTo(2.0f);
    assertThat(interp.interpretedState.turnCommand).isEqualTo(MotionCommand.TURN_RIGHT);
    assertThat(interp.interpretedState.turnSpeed).isEqualTo(-2.0f);
    assertThat(params.speed).as("the caller's parameters stay").isEqualTo(2.0f);
  }

  @Test
  void doMotionLeavesTheRawStateAloneWithoutTheBit() {
    params.setBits(MovementParameters.MODIFY_RAW_STATE, false);
    interp.doMotion(MotionCommand.WALK_FORWARD, params);
    assertThat(interp.rawState.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.WALK_FORWARD);
  }

  @Test
  void crouchSitSleepAndEmotesAreRefusedOutsideNonCombat() {
    assertThat(interp.doMotion(MotionCommand.CROUCH, params)).isZero();
    interp.doMotion(MotionCommand.SWORD_COMBAT, params);
    assertThat(interp.doMotion(MotionCommand.CROUCH, params)).isEqualTo(0x3F);
    assertThat(interp.doMotion(MotionCommand.SITTING, params)).isEqualTo(0x40);
    assertThat(interp.doMotion(MotionCommand.SLEEPING, params)).isEqualTo(0x41);
    assertThat(interp.doMotion(CHAT_EMOTE, params)).isEqualTo(0x42);
    assertThat(interp.doMotion(MotionCommand.WALK_FORWARD, params)).isZero();
  }

  @Test
  void aRefusedMotionHasCancelledTheMoveToAndSetTheHoldKey() {
    interp.doMotion(MotionCommand.SWORD_COMBAT, params);
    stage.log.clear();
    params.holdKeyToApply = HoldKey.RUN;
    assertThat(interp.doMotion(MotionCommand.CROUCH, params)).isEqualTo(0x3F);
    assertThat(stage.log.linesOf("interrupt_current_movement")).hasSize(1);
    assertThat(interp.rawState.currentHoldkey).isEqualTo(HoldKey.RUN);
    assertThat(interp.rawState.forwardCommand).isEqualTo(MotionCommand.READY);
  }

  @Test
  void theSeventhPendingActionIsTooMany() {
    for (int i = 0; i < 6; i++) {
      assertThat(interp.doMotion(ACTION, params)).isZero();
    }
    assertThat(interp.doMotion(ACTION, params)).isEqualTo(0x45);
    assertThat(interp.interpretedState.getNumActions()).isEqualTo(6);
    interp.motionDone(true);
    assertThat(interp.doMotion(ACTION, params)).isZero();
  }

  @Test
  void DM34_actionsKeepStampAndAutonomy() {
    params.actionStamp = 9;
    params.setBits(MovementParameters.AUTONOMOUS, true);
    interp.doMotion(ACTION, params);
    ActionNode expected = new ActionNode(ACTION, 1.0f, 9, true);
    assertThat(interp.interpretedState.actions).containsExactly(expected);
    assertThat(interp.rawState.actions).containsExactly(expected);
  }

  @Test
  void stopMotionRemovesTheOriginalFromTheRawState() {
    interp.doMotion(MotionCommand.TURN_LEFT, params);
    stage.log.clear();
    params.speed = 2.0f;
    assertThat(interp.stopMotion(MotionCommand.TURN_LEFT, params)).isZero();
    assertThat(interp.rawState.turnCommand).isZero();
    assertThat(interp.interpretedState.turnCommand).isZero();
    assertThat(stage.log.lines())
        .containsExactly("interrupt_current_movement()", "StopInterpretedMotion(6500000D,-2.0)");
  }

  // --- DoInterpretedMotion ---

  @Test
  void inTheAirActionsFailAndOtherMotionsAreOnlyRecorded() {
    Stage.lift(object);
    assertThat(interp.doInterpretedMotion(ACTION, params)).isEqualTo(0x24);
    assertThat(interp.interpretedState.actions).isEmpty();
    assertThat(interp.doInterpretedMotion(MotionCommand.RUN_FORWARD, params)).isZero();
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.RUN_FORWARD);
    assertThat(interp.pendingMotions()).isEmpty();
    assertThat(interp.stopInterpretedMotion(MotionCommand.RUN_FORWARD, params)).isZero();
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(interp.pendingMotions()).isEmpty();
  }

  @Test
  void refusedMotionsChangeNothing() {
    stage.animation.error = 0x43;
    assertThat(interp.doMotion(MotionCommand.WALK_FORWARD, params)).isEqualTo(0x43);
    assertThat(interp.stopMotion(MotionCommand.WALK_FORWARD, params)).isEqualTo(0x43);
    assertThat(interp.pendingMotions()).isEmpty();
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(interp.rawState.forwardCommand).isEqualTo(MotionCommand.READY);
  }

  @Test
  void acceptedMotionsWaitWithTheirContextAndTheirStopsAsReady() {
    params.contextId = 5;
    interp.doInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    interp.stopInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    assertThat(interp.pendingMotions())
        .containsExactly(
            new MotionNode(5, MotionCommand.WALK_FORWARD, 0),
            new MotionNode(5, MotionCommand.READY, 0));
  }

  @Test
  void jumpErrorLooksAtTheMotionThenAtTheForwardMotionBeforeIt() {
    interp.doInterpretedMotion(MotionCommand.CROUCH, params);
    interp.doInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    interp.doInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    assertThat(jumpErrors()).containsExactly(0x48, 0x48, 0);
  }

  @Test
  void jumpErrorOfAnActionIgnoresTheForwardMotion() {
    interp.doInterpretedMotion(MotionCommand.CROUCH, params);
    interp.doInterpretedMotion(ACTION, params);
    interp.doInterpretedMotion(MotionCommand.MAGIC_POWER_UP_01, params);
    assertThat(jumpErrors()).containsExactly(0x48, 0, 0x48);
  }

  @Test
  void disablingTheJumpLocksAnyMotion() {
    params.setBits(MovementParameters.DISABLE_JUMP_DURING_LINK, true);
    interp.doInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    interp.stopInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    assertThat(jumpErrors()).containsExactly(0x48, 0);
  }

  @Test
  void theInterpretedStateStaysWithoutTheBit() {
    params.setBits(MovementParameters.MODIFY_INTERPRETED_STATE, false);
    interp.doInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.READY);
    interp.interpretedState.turnCommand = MotionCommand.TURN_RIGHT;
    interp.stopInterpretedMotion(MotionCommand.TURN_RIGHT, params);
    assertThat(interp.interpretedState.turnCommand).isEqualTo(MotionCommand.TURN_RIGHT);
  }

  @Test
  void aChargedStandingJumpHoldsForwardMotionsBack() {
    interp.standingLongjump = true;
    for (int motion :
        List.of(
            MotionCommand.WALK_FORWARD, MotionCommand.RUN_FORWARD, MotionCommand.SIDE_STEP_RIGHT)) {
      interp.doInterpretedMotion(motion, params);
      interp.stopInterpretedMotion(motion, params);
    }
    assertThat(interp.pendingMotions()).isEmpty();
    assertThat(interp.interpretedState.sidestepCommand).isZero();
    interp.doInterpretedMotion(MotionCommand.TURN_RIGHT, params);
    assertThat(interp.pendingMotions()).hasSize(1);
  }

  @Test
  void deathRemovesTheLinkAnimationsAndSoDoesAnyMotionWithoutACell() {
    interp.doInterpretedMotion(MotionCommand.DEAD, params);
    assertThat(stage.animation.linkAnimationsRemoved).isEqualTo(1);
    object.position.cell = 0;
    interp.doInterpretedMotion(MotionCommand.TURN_RIGHT, params);
    interp.stopInterpretedMotion(MotionCommand.TURN_RIGHT, params);
    interp.stopCompletely();
    assertThat(stage.animation.linkAnimationsRemoved).isEqualTo(4);
  }

  // --- contact ---

  @Test
  void onTheGroundNeedsBothBits() {
    object.transientState = TransientState.CONTACT | TransientState.ACTIVE;
    assertThat(interp.contactAllowsMove(MotionCommand.WALK_FORWARD)).isFalse();
    object.transientState = TransientState.ON_WALKABLE;
    assertThat(interp.contactAllowsMove(MotionCommand.WALK_FORWARD)).isFalse();
    object.transientState = TransientState.CONTACT | TransientState.ON_WALKABLE;
    assertThat(interp.contactAllowsMove(MotionCommand.WALK_FORWARD)).isTrue();
  }

  @Test
  void inTheAirOnlyTurnsFallingAndDeathAreAllowed() {
    Stage.lift(object);
    assertThat(interp.contactAllowsMove(MotionCommand.TURN_RIGHT)).isTrue();
    assertThat(interp.contactAllowsMove(MotionCommand.TURN_LEFT)).isTrue();
    assertThat(interp.contactAllowsMove(MotionCommand.FALLING)).isTrue();
    assertThat(interp.contactAllowsMove(MotionCommand.DEAD)).isTrue();
    assertThat(interp.contactAllowsMove(MotionCommand.SIDE_STEP_RIGHT)).isFalse();
    assertThat(interp.contactAllowsMove(MotionCommand.SWORD_COMBAT)).isFalse();
    assertThat(interp.contactAllowsMove(MotionCommand.READY)).isFalse();
  }

  @Test
  void withoutGravityOrACreaturesBodyNoGroundIsNeeded() {
    Stage.lift(object);
    object.state &= ~PhysicsState.GRAVITY;
    assertThat(interp.contactAllowsMove(MotionCommand.WALK_FORWARD)).isTrue();
    object.state |= PhysicsState.GRAVITY;
    stage.weenie.creature = false;
    assertThat(interp.contactAllowsMove(MotionCommand.WALK_FORWARD)).isTrue();
    assertThat(new MotionInterp(object, null).contactAllowsMove(MotionCommand.WALK_FORWARD))
        .isFalse();
  }

  @Test
  void withoutAPhysicsObjectNothingMoves() {
    MotionInterp alone = new MotionInterp(null, stage.weenie);
    assertThat(alone.contactAllowsMove(MotionCommand.TURN_RIGHT)).isFalse();
    assertThat(alone.doMotion(MotionCommand.WALK_FORWARD, params)).isEqualTo(8);
    assertThat(alone.doInterpretedMotion(MotionCommand.WALK_FORWARD, params)).isEqualTo(8);
    assertThat(alone.stopMotion(MotionCommand.WALK_FORWARD, params)).isEqualTo(8);
    assertThat(alone.stopInterpretedMotion(MotionCommand.WALK_FORWARD, params)).isEqualTo(8);
    assertThat(alone.stopCompletely()).isEqualTo(8);
    assertThat(alone.jump(1.0f, new StaminaCost())).isEqualTo(8);
    assertThat(alone.moveToInterpretedState(new InterpretedMotionState())).isFalse();
    alone.hitGround();
    alone.leaveGround();
    alone.handleExitWorld();
    alone.motionDone(true);
    assertThat(alone.motionsPending()).isFalse();
  }

  // --- StopCompletely ---

  @Test
  void stopCompletelyKeepsStyleSpeedsAndActions() {
    interp.doMotion(MotionCommand.SWORD_COMBAT, params);
    params.speed = 2.0f;
    interp.doMotion(MotionCommand.WALK_FORWARD, params);
    interp.doMotion(MotionCommand.TURN_RIGHT, params);
    interp.doMotion(MotionCommand.SIDE_STEP_RIGHT, params);
    interp.doMotion(ACTION, params);
    stage.log.clear();

    assertThat(interp.stopCompletely()).isZero();

    InterpretedMotionState interpreted = interp.interpretedState;
    assertThat(interpreted.currentStyle).isEqualTo(MotionCommand.SWORD_COMBAT);
    assertThat(interpreted.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(interpreted.forwardSpeed).isEqualTo(1.0f);
    assertThat(interpreted.turnCommand).isZero();
    assertThat(interpreted.turnSpeed).isEqualTo(2.0f);
    assertThat(interpreted.sidestepCommand).isZero();
    assertThat(interpreted.sidestepSpeed).isNotEqualTo(1.0f);
    assertThat(interpreted.actions).hasSize(1);
    assertThat(interp.rawState.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(interp.rawState.forwardSpeed).isEqualTo(1.0f);
    assertThat(interp.rawState.turnCommand).isZero();
    assertThat(interp.rawState.sidestepCommand).isZero();
    assertThat(stage.log.lines())
        .containsExactly("StopCompletely()", "interrupt_current_movement()");
  }

  @Test
  void stopCompletelyWaitsWithTheJumpErrorOfTheMotionItEnds() {
    interp.doInterpretedMotion(MotionCommand.CROUCH, params);
    stage.settle(object);
    interp.stopCompletely();
    interp.stopCompletely();
    assertThat(interp.pendingMotions())
        .containsExactly(
            new MotionNode(0, MotionCommand.READY, 0x48),
            new MotionNode(0, MotionCommand.READY, 0));
  }

  // --- PerformMovement ---

  @Test
  void performMovementChecksForCompletedMotionsExceptForAnUnknownType() {
    MovementStruct movement = new MovementStruct();
    movement.params = params;
    movement.motion = MotionCommand.WALK_FORWARD;
    for (int type = MovementType.RAW_COMMAND; type <= MovementType.STOP_COMPLETELY; type++) {
      movement.type = type;
      assertThat(interp.performMovement(movement)).isZero();
    }
    assertThat(stage.animation.completionChecks).isEqualTo(5);
    movement.type = MovementType.MOVE_TO_OBJECT;
    assertThat(interp.performMovement(movement)).isEqualTo(0x47);
    movement.type = MovementType.INVALID;
    assertThat(interp.performMovement(movement)).isEqualTo(0x47);
    assertThat(stage.animation.completionChecks).isEqualTo(5);
  }

  @Test
  void performMovementRunsTheFunctionOfItsType() {
    MovementStruct movement = new MovementStruct();
    movement.params = params;
    movement.motion = MotionCommand.TURN_LEFT;
    movement.type = MovementType.RAW_COMMAND;
    interp.performMovement(movement);
    assertThat(interp.interpretedState.turnSpeed).isEqualTo(-1.0f);
    movement.type = MovementType.STOP_RAW_COMMAND;
    interp.performMovement(movement);
    assertThat(interp.rawState.turnCommand).isZero();
    movement.motion = MotionCommand.TURN_RIGHT;
    movement.type = MovementType.INTERPRETED_COMMAND;
    interp.performMovement(movement);
    assertThat(interp.rawState.turnCommand).isZero();
    assertThat(interp.interpretedState.turnCommand).isEqualTo(MotionCommand.TURN_RIGHT);
    movement.type = MovementType.STOP_INTERPRETED_COMMAND;
    interp.performMovement(movement);
    assertThat(interp.interpretedState.turnCommand).isZero();
  }

  // --- applying the states ---

  @Test
  void applyingTheInterpretedStateRepeatsItWithoutChangingIt() {
    interp.interpretedState.forwardCommand = MotionCommand.RUN_FORWARD;
    interp.interpretedState.forwardSpeed = 2.5f;
    interp.interpretedState.sidestepCommand = MotionCommand.SIDE_STEP_RIGHT;
    interp.interpretedState.sidestepSpeed = 0.5f;
    interp.interpretedState.turnCommand = MotionCommand.TURN_RIGHT;
    interp.interpretedState.turnSpeed = -1.5f;

    interp.applyInterpretedMovement(true, false);

    assertThat(stage.log.lines())
        .containsExactly(
            "DoInterpretedMotion(8000003D,1.0)",
            "DoInterpretedMotion(44000007,2.5)",
            "DoInterpretedMotion(6500000F,0.5)",
            "DoInterpretedMotion(6500000D,-1.5)");
    assertThat(interp.myRunRate).isEqualTo(2.5f);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.RUN_FORWARD);
  }

  @Test
  void applyingAnIdleStateStopsSidestepWithTheForwardSpeedAndTheTurnUnseen() {
    interp.interpretedState.forwardCommand = MotionCommand.WALK_FORWARD;
    interp.interpretedState.forwardSpeed = 0.75f;

    interp.applyInterpretedMovement(true, false);

    assertThat(stage.log.lines())
        .containsExactly(
            "DoInterpretedMotion(8000003D,1.0)",
            "DoInterpretedMotion(45000005,0.75)",
            "StopInterpretedMotion(6500000F,0.75)");
    assertThat(interp.pendingMotions())
        .extracting(MotionNode::motion)
        .containsExactly(
            MotionCommand.NON_COMBAT,
            MotionCommand.WALK_FORWARD,
            MotionCommand.READY,
            MotionCommand.READY);
  }

  @Test
  void applyingInTheAirFallsAndLeavesTheSidestepAlone() {
    Stage.lift(object);
    interp.interpretedState.forwardCommand = MotionCommand.WALK_FORWARD;
    interp.interpretedState.forwardSpeed = 0.75f;
    interp.applyInterpretedMovement(false, false);
    assertThat(stage.log.lines())
        .containsExactly("DoInterpretedMotion(8000003D,1.0)", "DoInterpretedMotion(40000015,1.0)");
    assertThat(interp.pendingMotions())
        .extracting(MotionNode::motion)
        .containsExactly(MotionCommand.FALLING, MotionCommand.READY);
  }

  @Test
  void applyingDuringAChargedStandingJumpStandsReady() {
    interp.standingLongjump = true;
    interp.interpretedState.forwardCommand = MotionCommand.WALK_FORWARD;
    interp.interpretedState.forwardSpeed = 0.75f;
    interp.applyInterpretedMovement(false, false);
    assertThat(stage.log.lines())
        .containsExactly(
            "DoInterpretedMotion(8000003D,1.0)",
            "DoInterpretedMotion(41000003,1.0)",
            "StopInterpretedMotion(6500000F,1.0)");
  }

  @Test
  void disallowingTheJumpLocksTheReissuedMotions() {
    interp.applyInterpretedMovement(false, true);
    assertThat(jumpErrors()).containsExactly(0x48, 0x48, 0, 0);
    stage.settle(object);
    interp.applyInterpretedMovement(true, false);
    assertThat(jumpErrors()).containsExactly(0, 0, 0, 0);
  }

  @Test
  void reissuedMotionsCarryTheTwoArgumentsInTheirFlags() {
    interp.applyInterpretedMovement(false, false);
    assertThat(stage.animation.lastBitfield).isEqualTo(0x1260F);
    interp.applyInterpretedMovement(true, false);
    assertThat(stage.animation.lastBitfield).isEqualTo(0x1A60F);
    interp.applyInterpretedMovement(false, true);
    assertThat(stage.animation.lastBitfield).isEqualTo(0x3260F);
    interp.applyRawMovement(true, true);
    assertThat(stage.animation.lastBitfield).isEqualTo(0x3A60F);
  }

  @Test
  void whatReissuesTheMotionsDecidesWhetherTheyCancel() {
    interp.hitGround();
    assertThat(stage.animation.lastBitfield).as("hit ground").isEqualTo(0x1260F);
    interp.leaveGround();
    assertThat(stage.animation.lastBitfield).as("leave ground").isEqualTo(0x1260F);
    interp.setWeenieObject(stage.weenie);
    assertThat(stage.animation.lastBitfield).as("weenie").isEqualTo(0x1A60F);
    interp.reportExhaustion();
    assertThat(stage.animation.lastBitfield).as("exhaustion").isEqualTo(0x1260F);
    interp.setPhysicsObject(object);
    assertThat(stage.animation.lastBitfield).as("physics object").isEqualTo(0x1A60F);
    interp.setHoldRun(true, false);
    assertThat(stage.animation.lastBitfield).as("hold run").isEqualTo(0x1260F);
    interp.setHoldKey(HoldKey.NONE, true);
    assertThat(stage.animation.lastBitfield).as("hold key").isEqualTo(0x1A60F);
    interp.setHoldKey(HoldKey.RUN, false);
    assertThat(stage.animation.lastBitfield).as("hold key").isEqualTo(0x1260F);
    interp.moveToInterpretedState(new InterpretedMotionState());
    assertThat(stage.animation.lastBitfield).as("server state").isEqualTo(0x1A60F);
  }

  @Test
  void DM54_exhaustionDoesNotLockTheJump() {
    interp.reportExhaustion();
    assertThat(jumpErrors()).isNotEmpty().containsOnly(0);
  }

  @Test
  void rawMovementIsAdjustedPartByPart() {
    interp.myRunRate = 2.0f;
    interp.rawState.currentHoldkey = HoldKey.RUN;
    interp.rawState.currentStyle = MotionCommand.SWORD_COMBAT;
    interp.rawState.forwardCommand = MotionCommand.WALK_FORWARD;
    interp.rawState.forwardHoldkey = HoldKey.NONE;
    interp.rawState.sidestepCommand = MotionCommand.SIDE_STEP_LEFT;
    interp.rawState.turnCommand = MotionCommand.TURN_LEFT;

    interp.applyRawMovement(false, false);

    InterpretedMotionState state = interp.interpretedState;
    assertThat(state.currentStyle).isEqualTo(MotionCommand.SWORD_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(state.forwardSpeed).isEqualTo(1.0f);
    assertThat(state.sidestepCommand).isEqualTo(MotionCommand.SIDE_STEP_RIGHT);
    assertThat(state.sidestepSpeed).isEqualTo((float) (2.0 * (float) -1.2479999542236329));
    assertThat(state.turnCommand).isEqualTo(MotionCommand.TURN_RIGHT);
    assertThat(state.turnSpeed).isEqualTo(-1.5f);
    assertThat(stage.log.lines().get(1)).isEqualTo("DoInterpretedMotion(45000005,1.0)");
  }

  @Test
  void DM52_onlyTheAutonomousLocalPlayerAppliesItsRawState() {
    interp.rawState.forwardCommand = MotionCommand.CROUCH;
    object.lastMoveWasAutonomous = true;
    interp.applyCurrentMovement(false, false);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.READY);

    stage.weenie.thePlayer = true;
    object.lastMoveWasAutonomous = false;
    interp.applyCurrentMovement(false, false);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.READY);

    object.lastMoveWasAutonomous = true;
    interp.applyCurrentMovement(false, false);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.CROUCH);
  }

  @Test
  void DM53_withoutWeenieAutonomyIsNeededToo() {
    interp.setWeenieObject(null);
    interp.rawState.forwardCommand = MotionCommand.CROUCH;
    interp.reportExhaustion();
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.READY);
    object.lastMoveWasAutonomous = true;
    interp.reportExhaustion();
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.CROUCH);
  }

  @Test
  void anUninitialisedInterpreterAppliesNothing() {
    MotionInterp fresh = new MotionInterp(object, stage.weenie);
    fresh.applyCurrentMovement(false, false);
    fresh.setWeenieObject(stage.weenie);
    fresh.setPhysicsObject(object);
    assertThat(stage.log.lines()).isEmpty();
    fresh.enterDefaultState();
    stage.log.clear();
    fresh.setWeenieObject(stage.weenie);
    assertThat(stage.log.lines()).hasSize(3);
    fresh.setPhysicsObject(object);
    assertThat(stage.log.lines()).hasSize(6);
  }

  @Test
  void DM51_enteringTheDefaultStateKeepsThePendingMotions() {
    interp.doInterpretedMotion(MotionCommand.RUN_FORWARD, params);
    interp.enterDefaultState();
    assertThat(interp.pendingMotions())
        .extracting(MotionNode::motion)
        .containsExactly(
            MotionCommand.RUN_FORWARD,
            MotionCommand.READY,
            MotionCommand.NON_COMBAT,
            MotionCommand.READY,
            MotionCommand.READY,
            MotionCommand.READY);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.READY);
  }

  // --- states from the server ---

  @Test
  void aServerStateIsTakenOverAndPlayed() {
    InterpretedMotionState state = new InterpretedMotionState();
    state.currentStyle = MotionCommand.SWORD_COMBAT;
    state.forwardCommand = MotionCommand.RUN_FORWARD;
    state.forwardSpeed = 2.0f;
    assertThat(interp.moveToInterpretedState(state)).isTrue();
    assertThat(interp.rawState.currentStyle).isEqualTo(MotionCommand.SWORD_COMBAT);
    assertThat(interp.rawState.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(interp.interpretedState.forwardCommand).isEqualTo(MotionCommand.RUN_FORWARD);
    assertThat(stage.log.lines().subList(0, 2))
        .containsExactly("interrupt_current_movement()", "DoInterpretedMotion(8000003E,1.0)");
  }

  @Test
  void theJumpIsLockedWhenTheMotionBeforeForbadeIt() {
    interp.doInterpretedMotion(MotionCommand.CROUCH, params);
    stage.settle(object);
    interp.moveToInterpretedState(new InterpretedMotionState());
    assertThat(jumpErrors()).containsExactly(0x48, 0x48, 0, 0);
    stage.settle(object);
    interp.moveToInterpretedState(new InterpretedMotionState());
    assertThat(jumpErrors()).containsExactly(0, 0, 0, 0);
  }

  @Test
  void actionsAreNewerUpToHalfTheirRangeAndNotWhenEqual() {
    assertThat(playedStamps(0, 1)).containsExactly(1);
    assertThat(playedStamps(5, 5)).isEmpty();
    assertThat(playedStamps(5, 4)).isEmpty();
    assertThat(playedStamps(0x3FFF, 0)).isEmpty();
    assertThat(playedStamps(0x4000, 0)).as("half the range back is ahead").containsExactly(0);
    assertThat(playedStamps(1, 0x4000)).containsExactly(0x4000);
    assertThat(playedStamps(0x3FF0, 0x7FF0)).as("half the range ahead is back").isEmpty();
    assertThat(playedStamps(0x7FFF, 0)).containsExactly(0);
    assertThat(playedStamps(0x7FFF, 0x3FFE)).containsExactly(0x3FFE);
    assertThat(playedStamps(0x7FFF, 0x4000)).isEmpty();
  }

  @Test
  void DM55_bothStampsCountWithoutTheirSixteenthBit() {
    assertThat(playedStamps(0x0001, 0x8001)).isEmpty();
    assertThat(playedStamps(0x0001, 0x8002)).containsExactly(0x8002);
  }

  @Test
  void theStampAdvancesFromActionToAction() {
    assertThat(playedStamps(0, 3, 2, 4, 4)).containsExactly(3, 4);
  }

  @Test
  void DM56_theLocalPlayerSkipsItsOwnActionsWithoutAdvancing() {
    stage.weenie.thePlayer = true;
    InterpretedMotionState state = new InterpretedMotionState();
    state.addAction(ACTION, 1.0f, 9, true);
    state.addAction(ACTION + 1, 1.0f, 5, false);
    interp.moveToInterpretedState(state);
    assertThat(interp.interpretedState.actions)
        .extracting(ActionNode::action)
        .containsExactly(ACTION + 1);
  }

  @Test
  void DM56_othersPlayAutonomousActionsAndWithoutWeenieNot() {
    InterpretedMotionState state = new InterpretedMotionState();
    state.addAction(ACTION, 1.25f, 9, true);
    interp.moveToInterpretedState(state);
    assertThat(interp.interpretedState.actions)
        .as("the stamp is not carried over")
        .containsExactly(new ActionNode(ACTION, 1.25f, 0, true));

    MotionInterp alone = new MotionInterp(object, null);
    alone.moveToInterpretedState(state);
    assertThat(alone.interpretedState.actions).isEmpty();
  }

  // --- completion ---

  @Test
  void oneCompletionRemovesTheHeadWhateverItIs() {
    interp.doInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    interp.doInterpretedMotion(MotionCommand.RUN_FORWARD, params);
    interp.motionDone(false);
    assertThat(interp.pendingMotions())
        .extracting(MotionNode::motion)
        .containsExactly(MotionCommand.RUN_FORWARD);
  }

  @Test
  void aCompletedActionUnsticksAndLeavesBothStates() {
    PhysicsObj target = stage.add(0x50000002, 12, 10);
    interp.doMotion(ACTION, params);
    object.stickToObject(target.id);
    stage.log.clear();
    interp.motionDone(true);
    assertThat(stage.log.lines(ID)).contains("MotionDone(1)", "UnStick()");
    assertThat(interp.interpretedState.actions).isEmpty();
    assertThat(interp.rawState.actions).isEmpty();
    assertThat(object.getStickyObjectId()).isZero();
  }

  @Test
  void leavingTheWorldDropsAllPendingMotionsWithoutMotionDone() {
    interp.doMotion(ACTION, params);
    interp.doMotion(MotionCommand.WALK_FORWARD, params);
    stage.log.clear();
    interp.handleExitWorld();
    assertThat(interp.motionsPending()).isFalse();
    assertThat(interp.interpretedState.actions).isEmpty();
    assertThat(stage.log.lines()).isEmpty();
  }

  // --- ground ---

  @Test
  void hittingTheGroundPlaysTheStateAgain() {
    interp.hitGround();
    assertThat(stage.animation.linkAnimationsRemoved).isEqualTo(1);
    assertThat(stage.log.lines()).hasSize(3);
  }

  @Test
  void groundMeansNothingWithoutGravityOrACreature() {
    object.state &= ~PhysicsState.GRAVITY;
    interp.hitGround();
    interp.leaveGround();
    object.state |= PhysicsState.GRAVITY;
    stage.weenie.creature = false;
    interp.hitGround();
    interp.leaveGround();
    assertThat(stage.log.lines()).isEmpty();
    assertThat(stage.animation.linkAnimationsRemoved).isZero();
  }

  @Test
  void leavingTheGroundEndsTheChargeAndTakesItsVelocity() {
    interp.standingLongjump = true;
    interp.jumpExtent = 0.5f;
    stage.weenie.jumpVelocity = 6.0f;
    interp.leaveGround();
    assertThat(interp.standingLongjump).isFalse();
    assertThat(interp.jumpExtent).isEqualTo(0.0f);
    assertThat(object.velocity.z).isEqualTo(6.0f);
    assertThat(stage.log.lines().get(0)).isEqualTo("set_velocity(0.0,0.0,6.0)");
  }

  @Test
  void S12_applyingTheStateSetsNoVelocity() {
    interp.interpretedState.forwardCommand = MotionCommand.RUN_FORWARD;
    object.transientState &= ~TransientState.ACTIVE;
    interp.applyInterpretedMovement(true, false);
    assertThat(stage.log.linesOf("set_velocity")).isEmpty();
    assertThat(object.transientState & TransientState.ACTIVE).isZero();
  }

  // --- hold key ---

  @Test
  void DM57_theHoldKeyGoesBetweenWalkAndRun() {
    interp.setHoldKey(HoldKey.RUN, true);
    assertThat(interp.rawState.currentHoldkey).isEqualTo(HoldKey.RUN);
    assertThat(stage.log.lines()).hasSize(3);
    interp.setHoldKey(HoldKey.RUN, true);
    assertThat(stage.log.lines()).hasSize(3);
    interp.setHoldKey(HoldKey.INVALID, true);
    interp.setHoldKey(3, true);
    assertThat(interp.rawState.currentHoldkey).isEqualTo(HoldKey.RUN);
    assertThat(stage.log.lines()).hasSize(3);
    interp.setHoldKey(HoldKey.NONE, true);
    assertThat(interp.rawState.currentHoldkey).isEqualTo(HoldKey.NONE);
    assertThat(stage.log.lines()).hasSize(6);
  }

  @Test
  void anInvalidHoldKeyDoesNotBecomeNone() {
    interp.rawState.currentHoldkey = HoldKey.INVALID;
    interp.setHoldKey(HoldKey.NONE, true);
    interp.setHoldRun(false, true);
    assertThat(interp.rawState.currentHoldkey).isEqualTo(HoldKey.INVALID);
    assertThat(stage.log.lines()).isEmpty();
    interp.setHoldRun(true, true);
    assertThat(interp.rawState.currentHoldkey).isEqualTo(HoldKey.RUN);
    interp.setHoldRun(false, true);
    assertThat(interp.rawState.currentHoldkey).isEqualTo(HoldKey.NONE);
    assertThat(stage.log.lines()).hasSize(6);
  }

  // --- jumping ---

  @Test
  void motionsThatForbidJumpingAreTheseRangesInclusive() {
    assertForbidden(0x1000006F, 0x10000078);
    assertForbidden(0x10000128, 0x10000131);
    assertForbidden(0x40000008, 0x40000008);
    assertForbidden(0x40000016, 0x40000018);
    assertForbidden(0x4000001E, 0x40000039);
    assertForbidden(0x41000012, 0x41000014);
  }

  @Test
  void DM58_fallingAllowsJumpingAndFallenDoesNot() {
    assertThat(MotionInterp.motionAllowsJump(MotionCommand.FALLING)).isZero();
    assertThat(MotionInterp.motionAllowsJump(MotionCommand.FALLEN)).isEqualTo(0x48);
    assertThat(MotionInterp.motionAllowsJump(MotionCommand.DEAD)).isZero();
    assertThat(MotionInterp.motionAllowsJump(MotionCommand.NON_COMBAT)).isZero();
  }

  @Test
  void remoteCreaturesNeverJump() {
    assertThat(interp.jumpChargeIsAllowed()).isEqualTo(0x49);
    assertThat(interp.chargeJump()).isEqualTo(0x49);
    assertThat(interp.standingLongjump).isFalse();
    assertThat(interp.jump(1.0f, new StaminaCost())).isEqualTo(0x49);
  }

  @Test
  void DM60_chargingIsForbiddenWhenFallenAndFromCrouchToSleeping() {
    stage.weenie.canJump = true;
    for (int motion : List.of(0x40000008, 0x41000012, 0x41000013, 0x41000014)) {
      interp.interpretedState.forwardCommand = motion;
      assertThat(interp.chargeJump()).isEqualTo(0x48);
    }
    for (int motion : List.of(0x40000015, 0x41000011, 0x41000015, 0x40000016)) {
      interp.interpretedState.forwardCommand = motion;
      assertThat(interp.chargeJump()).isZero();
    }
    assertThat(interp.standingLongjump).isFalse();
  }

  @Test
  void chargingFromAStandBeginsALongjump() {
    stage.weenie.canJump = true;
    interp.interpretedState.turnCommand = MotionCommand.TURN_RIGHT;
    interp.chargeJump();
    assertThat(interp.standingLongjump).isFalse();
    interp.interpretedState.turnCommand = 0;
    interp.interpretedState.sidestepCommand = MotionCommand.SIDE_STEP_RIGHT;
    interp.chargeJump();
    assertThat(interp.standingLongjump).isFalse();
    interp.interpretedState.sidestepCommand = 0;
    Stage.lift(object);
    interp.chargeJump();
    assertThat(interp.standingLongjump).isFalse();
    object.transientState |= TransientState.CONTACT | TransientState.ON_WALKABLE;
    interp.chargeJump();
    assertThat(interp.standingLongjump).isTrue();
  }

  @Test
  void DM61_aJumpWithoutAPhysicsObjectIsAirborne() {
    assertThat(new MotionInterp(null, null).jumpIsAllowed(1.0f, new StaminaCost())).isEqualTo(0x24);
  }

  @Test
  void DM62_withoutWeenieTheGroundIsNeededToo() {
    MotionInterp alone = new MotionInterp(object, null);
    assertThat(alone.jumpIsAllowed(1.0f, new StaminaCost())).isZero();
    Stage.lift(object);
    assertThat(alone.jumpIsAllowed(1.0f, new StaminaCost())).isEqualTo(0x24);
    object.state &= ~PhysicsState.GRAVITY;
    assertThat(alone.jumpIsAllowed(1.0f, new StaminaCost())).isZero();
  }

  @Test
  void DM63_theFirstPendingMotionsErrorForbidsTheJump() {
    stage.weenie.canJump = true;
    stage.weenie.stamina = 0;
    params.setBits(MovementParameters.DISABLE_JUMP_DURING_LINK, true);
    interp.doInterpretedMotion(MotionCommand.WALK_FORWARD, params);
    assertThat(interp.jumpIsAllowed(1.0f, new StaminaCost())).isEqualTo(0x48);
    interp.motionDone(true);
    assertThat(interp.jumpIsAllowed(1.0f, new StaminaCost())).isZero();
  }

  @Test
  void DM64_theJumpFailsOnlyWhenItsCostIsUnknown() {
    stage.weenie.canJump = true;
    StaminaCost cost = new StaminaCost();
    assertThat(interp.jumpIsAllowed(1.0f, cost)).isEqualTo(0x47);
    stage.weenie.stamina = 0;
    assertThat(interp.jumpIsAllowed(1.0f, cost)).isZero();
    stage.weenie.stamina = 12;
    assertThat(interp.jumpIsAllowed(1.0f, cost)).isZero();
    assertThat(cost.stamina).isEqualTo(12);
  }

  @Test
  void aMagicGestureForbidsTheJumpButNotTheCharge() {
    stage.weenie.canJump = true;
    stage.weenie.stamina = 0;
    interp.interpretedState.forwardCommand = MotionCommand.AIM_LEVEL;
    assertThat(interp.jumpChargeIsAllowed()).isZero();
    assertThat(interp.jumpIsAllowed(1.0f, new StaminaCost())).isEqualTo(0x48);
  }

  @Test
  void aJumpLeavesTheGroundWithItsExtent() {
    stage.weenie.canJump = true;
    stage.weenie.stamina = 3;
    stage.weenie.jumpVelocity = 8.0f;
    interp.standingLongjump = true;
    assertThat(interp.jump(0.75f, new StaminaCost())).isZero();
    assertThat(object.velocity.z).isEqualTo(8.0f);
    assertThat(interp.jumpExtent).as("used up").isEqualTo(0.0f);
    assertThat(interp.standingLongjump).isFalse();
    assertThat(object.transientState & TransientState.ON_WALKABLE).isZero();
    assertThat(stage.log.lines().get(0)).isEqualTo("interrupt_current_movement()");
  }

  @Test
  void aRefusedJumpEndsTheStandingLongjumpAndKeepsTheExtent() {
    interp.standingLongjump = true;
    interp.jumpExtent = 0.25f;
    assertThat(interp.jump(0.75f, new StaminaCost())).isEqualTo(0x49);
    assertThat(interp.standingLongjump).isFalse();
    assertThat(interp.jumpExtent).isEqualTo(0.25f);
  }

  // --- shorthand ---

  private void adjust(int motion, float speed, int holdKey) {
    adjusted.set(motion, speed);
    interp.adjustMotion(adjusted, holdKey);
  }

  private void run(int motion, float speed) {
    adjusted.set(motion, speed);
    interp.applyRunToCommand(adjusted);
  }

  private void assertAdjusted(int motion, float speed) {
    assertThat(adjusted.motion).isEqualTo(motion);
    assertThat(Float.floatToRawIntBits(adjusted.speed)).isEqualTo(Float.floatToRawIntBits(speed));
  }

  private Vector3 stateVelocity() {
    Vector3 out = new Vector3(9, 9, 9);
    interp.getStateVelocity(out);
    return out;
  }

  private List<Integer> jumpErrors() {
    return interp.pendingMotions().stream().map(MotionNode::jumpErrorCode).toList();
  }

  /** The stamps of the actions that a fresh interpreter plays after one with {@code server}. */
  private List<Integer> playedStamps(int server, int... stamps) {
    MotionInterp fresh = new MotionInterp(object, stage.weenie);
    // A stamp more than half the range ahead is reached in steps.
    for (int stamp = 0x3FFF; stamp < server; stamp += 0x3FFF) {
      play(fresh, stamp);
    }
    if (server != 0) {
      play(fresh, server);
    }
    fresh.interpretedState.actions.clear();
    InterpretedMotionState state = new InterpretedMotionState();
    for (int i = 0; i < stamps.length; i++) {
      state.addAction(ACTION + i, 1.0f, stamps[i], false);
    }
    fresh.moveToInterpretedState(state);
    return fresh.interpretedState.actions.stream()
        .map(action -> stamps[action.action() - ACTION])
        .toList();
  }

  private static void play(MotionInterp interp, int stamp) {
    InterpretedMotionState state = new InterpretedMotionState();
    state.addAction(ACTION, 1.0f, stamp, false);
    interp.moveToInterpretedState(state);
  }

  private static void assertForbidden(int first, int last) {
    assertThat(MotionInterp.motionAllowsJump(first - 1)).isZero();
    assertThat(MotionInterp.motionAllowsJump(last + 1)).isZero();
    for (int motion = first; motion <= last; motion++) {
      assertThat(MotionInterp.motionAllowsJump(motion)).isEqualTo(0x48);
    }
  }
}
