package dev.goldtrace.port.moveto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.stage.Stage;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetStatus;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MoveToManagerTest {
  private static final float EPSILON = 0.0002f;
  private static final int ID = 0x50000001;
  private static final int TARGET = 0x50000002;
  private static final int RIGHT = MotionCommand.TURN_RIGHT;
  private static final int LEFT = MotionCommand.TURN_LEFT;

  private final Stage stage = new Stage();
  private final MovementParameters params = new MovementParameters();
  private PhysicsObj object;
  private MoveToManager moveTo;

  /** The object stands at (96, 50) and faces north; nothing is pending. */
  @BeforeEach
  void standReady() {
    object = stage.add(ID, 96, 50);
    object.makeMovementManager(true);
    object.movementManager().makeMoveToManager();
    moveTo = object.movementManager().moveToManager();
    stage.settle(object);
  }

  // --- planning a move to a position ---

  @Test
  void aMoveToAPositionIsATurnAndAMove() {
    moveTo.moveToPosition(Stage.at(146, 50), params);
    assertThat(nodes()).isEqualTo("9:90.0|7");
    assertThat(moveTo.movementType()).isEqualTo(MovementType.MOVE_TO_POSITION);
    assertThat(stage.log.lines())
        .containsExactly(
            "MoveToPosition(A9B40001,146.0,50.0,0.0)",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)",
            "BeginTurnToHeading()");
  }

  @Test
  void DM03_theIncomingParametersDecideAboutTheFinalTurn() {
    params.setBits(MovementParameters.USE_FINAL_HEADING, true);
    params.desiredHeading = 45;
    moveTo.moveToPosition(Stage.at(146, 50), params);
    assertThat(nodes()).isEqualTo("9:90.0|7|9:45.0");

    params.setBits(MovementParameters.USE_FINAL_HEADING, false);
    moveTo.moveToPosition(Stage.at(146, 50), params);
    assertThat(nodes()).isEqualTo("9:90.0|7");
  }

  @Test
  void aPositionThatIsReachedNeedsOnlyTheFinalTurn() {
    params.setBits(MovementParameters.USE_FINAL_HEADING, true);
    params.desiredHeading = 45;
    moveTo.moveToPosition(Stage.at(96, 50.5f), params);
    assertThat(nodes()).isEqualTo("9:45.0");
  }

  @Test
  void aPositionThatIsReachedEndsAtOnce() {
    moveTo.moveToPosition(Stage.at(96, 50.5f), params);
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.lines())
        .containsExactly(
            "MoveToPosition(A9B40001,96.0,50.5,0.0)",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)",
            "CleanUp()",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)");
  }

  @Test
  void S03_DM04_anIdleManagerPlansBetweenCentresAndMovesBetweenCylinders() {
    object.radius = 0.5f;
    Position target = Stage.at(96, 51);

    moveTo.moveToPosition(target, params);
    assertThat(nodes()).as("1 m between the centres is more than 0.6").isEqualTo("9:0.0|7");

    stage.settle(object);
    moveTo.useTime();
    assertThat(stage.log.lines())
        .as("the turn is not needed, and 0.5 m from its own cylinder is near enough")
        .startsWith("BeginTurnToHeading()", "BeginMoveForward()", "CleanUp()");
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void DM01_aFinishedMoveLeavesNoFlagsToTheNextPlan() {
    object.radius = 0.5f;
    walkNorthTo(Stage.at(96, 150));
    moveTo.cancelMoveTo(0x36);
    stage.settle(object);
    moveTo.moveToPosition(Stage.at(96, 51), params);
    assertThat(nodes()).isEqualTo("9:0.0|7");
  }

  @Test
  void S08_withoutAPhysicsObjectNothingHappensAndEverythingIsInfinitelyFar() {
    MoveToManager alone = new MoveToManager(stage.world, null);
    assertThat(alone.getCurrentDistance()).isEqualTo(Float.MAX_VALUE);
    alone.moveToPosition(Stage.at(96, 150), params);
    alone.moveToObject(TARGET, TARGET, 1, 1, params);
    alone.turnToObject(TARGET, TARGET, params);
    alone.turnToHeading(params);
    alone.useTime();
    alone.hitGround();
    alone.handleUpdateTarget(snapshot(TARGET, Stage.at(1, 1), TargetStatus.OK));
    assertThat(alone.isMovingTo()).isFalse();
    assertThat(alone.pendingActions()).isEmpty();
    assertThat(stage.log.lines()).isEmpty();
  }

  @Test
  void aMoveToAPositionNeverSticks() {
    params.setBits(MovementParameters.STICKY, true);
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(96, 149.5f));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.linesOf("StickTo")).isEmpty();
  }

  // --- turning ---

  @Test
  void DM05_aTurnBeginsInTheSameCall() {
    turnTo(90);
    assertThat(stage.log.lines())
        .containsExactly(
            "TurnToHeading(90.0)",
            "BeginTurnToHeading()",
            "_DoMotion(6500000D,1.0,0)",
            "DoInterpretedMotion(6500000D,1.0)");
    assertThat(moveTo.currentCommand()).isEqualTo(RIGHT);
    assertThat(moveTo.previousHeading()).as("the difference, not a heading").isEqualTo(90.0f);
  }

  @Test
  void DM07_aTurnWaitsUntilNoMotionIsPending() {
    params.setBits(MovementParameters.STOP_COMPLETELY, true);
    params.desiredHeading = 90;
    moveTo.turnToHeading(params);
    assertThat(moveTo.currentCommand()).isZero();
    stage.log.clear();
    moveTo.useTime();
    moveTo.useTime();
    assertThat(stage.log.lines()).containsExactly("BeginTurnToHeading()", "BeginTurnToHeading()");
    stage.settle(object);
    moveTo.useTime();
    assertThat(moveTo.currentCommand()).isEqualTo(RIGHT);
  }

  @Test
  void aTurnGoesRightUpToHalfATurnInclusive() {
    assertThat(turnChosenFor(180.0f)).isEqualTo(RIGHT);
    assertThat(turnChosenFor(Math.nextUp(180.0f))).isEqualTo(LEFT);
  }

  @Test
  void aTurnOfEpsilonIsDone() {
    assertThat(turnChosenFor(EPSILON)).isZero();
    assertThat(turnChosenFor(Math.nextUp(EPSILON))).isEqualTo(RIGHT);
  }

  @Test
  void DM08_aTurnWithinEpsilonOfAFullOneIsDone() {
    float last = 359.9998f;
    assertThat((double) last + EPSILON).isLessThan(360.0);
    assertThat(turnChosenFor(last)).isEqualTo(LEFT);
    assertThat((double) Math.nextUp(last) + EPSILON).isGreaterThan(360.0);
    assertThat(turnChosenFor(Math.nextUp(last))).isZero();
  }

  @Test
  void aTurnThatIsPastSnapsAndStopsAtNormalSpeed() {
    params.speed = 2.0f;
    turnTo(90);
    stage.settle(object);
    face(90.1f);
    stage.log.clear();
    moveTo.useTime();
    assertThat(stage.log.lines())
        .startsWith(
            "set_heading(90.0,1)",
            "_StopMotion(6500000D,1.0,0)",
            "StopInterpretedMotion(6500000D,1.0)",
            "CleanUp()");
    assertThat(object.getHeading()).isCloseTo(90.0, within(1e-4));
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void aRightTurnMustPassTheHeadingALeftTurnMustReachIt() {
    face(270);
    turnTo(0);
    assertThat(moveTo.currentCommand()).isEqualTo(RIGHT);
    stage.settle(object);
    object.position.set(Stage.at(96, 50));
    moveTo.useTime();
    assertThat(stage.log.linesOf("set_heading")).as("at 0, turning right").isEmpty();

    moveTo.cancelMoveTo(0x36);
    face(90);
    stage.settle(object);
    turnTo(0);
    assertThat(moveTo.currentCommand()).isEqualTo(LEFT);
    object.position.set(Stage.at(96, 50));
    stage.log.clear();
    moveTo.useTime();
    assertThat(stage.log.linesOf("set_heading")).as("at 0, turning left").hasSize(1);
  }

  @Test
  void aTurnCountsTheTicksWithoutProgress() {
    turnTo(90);
    stage.settle(object);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount())
        .as("the first comparison is with the difference, not a heading")
        .isEqualTo(1);
    assertThat(moveTo.previousHeading()).isEqualTo(0.0f);
    face(10);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).isZero();
    moveTo.useTime();
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).isEqualTo(2);
    face(5);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).as("backwards is no progress").isEqualTo(3);
    assertThat(moveTo.isMovingTo()).as("nobody gives up").isTrue();
  }

  @Test
  void aTurnDoesNotCountWhileMotionsArePending() {
    turnTo(90);
    moveTo.useTime();
    assertThat(object.motionsPending()).isTrue();
    assertThat(moveTo.failProgressCount()).isZero();
  }

  @Test
  void S01_DM15_progressOfALeftTurnIsMirrored() {
    face(90);
    turnTo(10);
    stage.settle(object);
    moveTo.useTime();
    face(80);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).as("10 degrees to the left are progress").isZero();
    face(85);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).isEqualTo(1);
  }

  @Test
  void aRefusedTurnCancelsWithItsError() {
    stage.animation.error = 0x43;
    turnTo(90);
    assertThat(stage.log.lines()).contains("CancelMoveTo(67)");
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(moveTo.pendingActions()).isEmpty();
  }

  // --- moving forward ---

  @Test
  void aMoveBeginsWithTheHoldKeyThatTheDistanceAsksFor() {
    moveTo.moveToPosition(Stage.at(96, 150), params);
    stage.settle(object);
    object.movementManager().motionInterp().myRunRate = 2.5f;
    moveTo.useTime();
    assertThat(stage.log.lines())
        .containsExactly(
            "BeginTurnToHeading()",
            "BeginMoveForward()",
            "_DoMotion(45000005,1.0,2)",
            "DoInterpretedMotion(44000007,2.5)");
    assertThat(moveTo.currentCommand())
        .as("the command before it was adjusted")
        .isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(moveTo.previousDistance()).isEqualTo(100.0f);
    assertThat(moveTo.originalDistance()).isEqualTo(100.0f);
  }

  @Test
  void aRefusedMoveCancelsWithItsError() {
    moveTo.moveToPosition(Stage.at(96, 150), params);
    stage.settle(object);
    stage.animation.error = 0x43;
    moveTo.useTime();
    assertThat(stage.log.lines()).contains("CancelMoveTo(67)");
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void aMoveArrivesAtTheDistanceInclusive() {
    centres();
    params.distanceToObject = 0.5f;
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(96, Math.nextDown(149.5f)));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isTrue();
    object.position.set(Stage.at(96, 149.5f));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void aMoveAwayArrivesAtTheMinDistanceInclusive() {
    centres();
    away(5.0f);
    moveTo.moveToPosition(Stage.at(96, 49), params);
    stage.settle(object);
    startWalkingAway();
    object.position.set(Stage.at(96, Math.nextDown(54.0f)));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isTrue();
    object.position.set(Stage.at(96, 54.0f));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void DM10_comingNearerThanAMetreAndGoingPastIsNotArriving() {
    centres();
    params.distanceToObject = 0.1f;
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(96, 149.5f));
    moveTo.useTime();
    object.position.set(Stage.at(96, 150.6f));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isTrue();
    assertThat(moveTo.previousDistance()).isEqualTo(100.0f);
  }

  @Test
  void aMoveFailsStrictlyBeyondTheFailDistance() {
    params.failDistance = 5.0f;
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(96, 55));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isTrue();
    object.position.set(Stage.at(96, Math.nextUp(55.0f)));
    moveTo.useTime();
    assertThat(stage.log.lines()).contains("CancelMoveTo(61)");
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void neitherArrivalNorFailureIsSeenWithoutProgress() {
    centres();
    params.failDistance = 5.0f;
    walkNorthTo(Stage.at(96, 150));
    stage.time(Stage.START + 1000);
    object.position.set(Stage.at(96, 149.9f));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).as("0.1 m a second").isTrue();
    assertThat(moveTo.failProgressCount()).isEqualTo(1);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).isEqualTo(2);

    object.position.set(Stage.at(96, 48));
    stage.time(Stage.START + 1);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).isZero();
  }

  @Test
  void nothingGivesUpForLackOfProgress() {
    walkNorthTo(Stage.at(96, 150));
    for (int i = 1; i <= 100; i++) {
      stage.time(Stage.START + 10 * i);
      moveTo.useTime();
    }
    assertThat(moveTo.failProgressCount()).isEqualTo(100);
    assertThat(moveTo.isMovingTo()).isTrue();
  }

  @Test
  void movesAreFrozenWithoutContact() {
    walkNorthTo(Stage.at(96, 150));
    object.transientState &= ~TransientState.CONTACT;
    object.position.set(Stage.at(96, 149.5f));
    moveTo.useTime();
    assertThat(stage.log.lines()).isEmpty();
    object.transientState = TransientState.CONTACT;
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  // --- steering ---

  @Test
  void steeringBeginsStrictlyBeyondTwentyDegrees() {
    assertThat(steeringAt(20.0f)).isZero();
    assertThat(steeringAt(Math.nextUp(20.0f))).isEqualTo(RIGHT);
    assertThat(steeringAt(340.0f)).isZero();
    assertThat(steeringAt(Math.nextDown(340.0f))).isEqualTo(LEFT);
  }

  @Test
  void steeringGoesLeftFromHalfATurn() {
    assertThat(steeringAt(180.0f)).isEqualTo(LEFT);
    assertThat(steeringAt(Math.nextDown(180.0f))).isEqualTo(RIGHT);
  }

  @Test
  void steeringWaitsWhileMotionsArePending() {
    walkNorthTo(Stage.at(96, 150));
    object.getMinterp().doInterpretedMotion(MotionCommand.READY, new MovementParameters());
    object.position.set(Stage.at(46, 150));
    moveTo.useTime();
    assertThat(moveTo.auxCommand()).isZero();
  }

  @Test
  void DM09_endOfSteeringStopsTheTurnAndKeepsTheHeading() {
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(46, 150));
    moveTo.useTime();
    assertThat(moveTo.auxCommand()).isEqualTo(RIGHT);
    stage.settle(object);
    object.position.set(Stage.at(96, 60));
    moveTo.useTime();
    assertThat(stage.log.lines())
        .containsExactly("_StopMotion(6500000D,1.0,2)", "StopInterpretedMotion(6500000D,1.5)");
    assertThat(moveTo.auxCommand()).isZero();
  }

  @Test
  void steeringTheSameWayAsksOnceAndAChangeDoesNotStopTheOldTurn() {
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(46, 150));
    moveTo.useTime();
    stage.settle(object);
    moveTo.useTime();
    assertThat(stage.log.lines()).isEmpty();
    object.position.set(Stage.at(146, 150));
    moveTo.useTime();
    assertThat(stage.log.lines())
        .containsExactly("_DoMotion(6500000E,1.0,2)", "DoInterpretedMotion(6500000D,-1.5)");
    assertThat(moveTo.auxCommand()).isEqualTo(LEFT);
  }

  @Test
  void pendingMotionsStopTheSteering() {
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(46, 150));
    moveTo.useTime();
    assertThat(object.motionsPending()).isTrue();
    stage.log.clear();
    moveTo.useTime();
    assertThat(stage.log.linesOf("_StopMotion")).containsExactly("_StopMotion(6500000D,1.0,2)");
    assertThat(moveTo.auxCommand()).isZero();
  }

  @Test
  void movingAwayIsSteeredAlongTheWrappedHeading() {
    centres();
    away(50.0f);
    moveTo.moveToPosition(Stage.at(96, 49), params);
    stage.settle(object);
    startWalkingAway();
    // The target lies in the west: away from it is 180 + 270 - 360 = 90 degrees.
    object.position.set(Stage.at(98, 49));
    moveTo.useTime();
    assertThat(moveTo.auxCommand()).isEqualTo(RIGHT);
  }

  @Test
  void callsThatShareParametersCompoundTheirSpeed() {
    centres();
    params.distanceToObject = 3.0f;
    walkNorthTo(Stage.at(96, 150));
    object.position.set(Stage.at(98, 150));
    moveTo.useTime();
    // Left negates, running multiplies turns by 1.5; the walk is stopped with the turn's speed, so
    // that it is not even recognised as a run.
    assertThat(stage.log.lines())
        .startsWith(
            "_DoMotion(6500000E,1.0,2)",
            "DoInterpretedMotion(6500000D,-1.5)",
            "_StopMotion(45000005,-1.5,2)",
            "StopInterpretedMotion(45000005,-1.5)",
            "_StopMotion(6500000E,-1.5,2)",
            "StopInterpretedMotion(6500000D,2.25)",
            "CleanUp()");
  }

  @Test
  void cleaningUpCompoundsTheSpeedOfBothStops() {
    walkNorthTo(Stage.at(96, 150));
    object.movementManager().motionInterp().myRunRate = 2.0f;
    object.position.set(Stage.at(146, 150));
    moveTo.useTime();
    stage.settle(object);
    moveTo.cancelMoveTo(0x36);
    assertThat(stage.log.lines())
        .startsWith(
            "CancelMoveTo(54)",
            "CleanUp()",
            "_StopMotion(45000005,1.0,2)",
            "StopInterpretedMotion(44000007,2.0)",
            "_StopMotion(6500000E,2.0,2)",
            "StopInterpretedMotion(6500000D,-3.0)",
            "StopCompletely()");
  }

  // --- following an object ---

  @Test
  void followingPlansWhenTheTargetAnswersWithinTheCall() {
    stage.add(TARGET, 96, 60);
    object.moveToObject(TARGET, params);
    assertThat(moveTo.initialized()).isTrue();
    assertThat(nodes()).isEqualTo("9:0.0|7");
    assertThat(stage.log.lines())
        .startsWith(
            "PerformMovement(6)",
            "CancelMoveTo(54)",
            "MoveToObject(50000002,50000002,0.0,0.0)",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)",
            "SetTarget(00000000,50000002,0.5,0.0)",
            "AddVoyeur(50000001,0.5,0.0)",
            "SendVoyeurUpdate(50000001,1)");
  }

  @Test
  void followingAnUnknownObjectWaitsWithoutAPlan() {
    moveTo.moveToObject(TARGET, TARGET, 0.5f, 1.0f, params);
    assertThat(moveTo.movementType()).isEqualTo(MovementType.MOVE_TO_OBJECT);
    assertThat(moveTo.initialized()).isFalse();
    assertThat(moveTo.pendingActions()).isEmpty();
    stage.log.clear();
    moveTo.useTime();
    assertThat(stage.log.lines()).isEmpty();
  }

  @Test
  void followingItselfEndsAtOnce() {
    moveTo.moveToObject(ID, ID, 0.5f, 1.0f, params);
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.lines())
        .containsExactly(
            "MoveToObject(50000001,50000001,0.5,1.0)",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)",
            "CleanUp()",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)");
  }

  @Test
  void turningToItselfEndsAtOnce() {
    moveTo.turnToObject(ID, ID, params);
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.lines())
        .containsExactly(
            "TurnToObject(50000001,50000001)",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)",
            "CleanUp()",
            "StopCompletely()",
            "interrupt_current_movement()",
            "CancelMoveTo(54)");
  }

  @Test
  void aFollowFailsStrictlyBeyondTheFailDistanceFromItsStart() {
    params.failDistance = 5.0f;
    chase(Stage.at(96, 150));
    object.position.set(Stage.at(96, 55));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isTrue();
    object.position.set(Stage.at(96, Math.nextUp(55.0f)));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).isFalse();
  }

  @Test
  void thePlanTurnsToTheInterpolatedAndMeasuresTheRealPosition() {
    follow(params);
    moveTo.handleUpdateTarget(
        snapshot(TARGET, Stage.at(96, 50.25f), Stage.at(146, 50), TargetStatus.OK));
    assertThat(moveTo.isMovingTo()).as("near enough to the real position").isFalse();

    follow(params);
    moveTo.handleUpdateTarget(
        snapshot(TARGET, Stage.at(96, 60), Stage.at(146, 50), TargetStatus.OK));
    assertThat(nodes()).isEqualTo("9:90.0|7");
  }

  @Test
  void theFinalHeadingIsRelativeToTheDirectionOfTheObjectAndWraps() {
    params.setBits(MovementParameters.USE_FINAL_HEADING, true);
    params.desiredHeading = 45;
    follow(params);
    update(Stage.at(46, 50));
    assertThat(nodes()).isEqualTo("9:270.0|7|9:315.0");

    params.desiredHeading = 90;
    follow(params);
    update(Stage.at(46, 50));
    assertThat(nodes()).isEqualTo("9:270.0|7|9:0.0");

    params.desiredHeading = 100;
    follow(params);
    update(Stage.at(46, 50));
    assertThat(nodes()).isEqualTo("9:270.0|7|9:10.0");
  }

  @Test
  void theFinalHeadingWrapsByTheUnroundedSum() {
    params.setBits(MovementParameters.USE_FINAL_HEADING, true);
    params.desiredHeading = Math.nextDown(90.0f);
    follow(params);
    update(Stage.at(46, 50));
    assertThat(nodes()).as("the sum rounds to 360 but is less").isEqualTo("9:270.0|7|9:360.0");
  }

  @Test
  void followingStopsWhenTheTargetGoes() {
    for (TargetStatus status : TargetStatus.values()) {
      follow(params);
      moveTo.handleUpdateTarget(snapshot(TARGET, Stage.at(96, 60), status));
      assertThat(moveTo.isMovingTo()).isEqualTo(status == TargetStatus.OK);
      assertThat(stage.log.linesOf("CancelMoveTo").contains("CancelMoveTo(56)"))
          .isEqualTo(status != TargetStatus.OK);

      follow(params);
      update(Stage.at(96, 60));
      stage.log.clear();
      moveTo.handleUpdateTarget(snapshot(TARGET, Stage.at(96, 60), status));
      assertThat(moveTo.isMovingTo()).isEqualTo(status == TargetStatus.OK);
      assertThat(stage.log.linesOf("CancelMoveTo").contains("CancelMoveTo(55)"))
          .isEqualTo(status != TargetStatus.OK);
    }
  }

  @Test
  void othersUpdatesAreIgnored() {
    follow(params);
    moveTo.handleUpdateTarget(snapshot(0x50000009, Stage.at(96, 60), TargetStatus.EXIT_WORLD));
    assertThat(moveTo.isMovingTo()).isTrue();
    assertThat(moveTo.initialized()).isFalse();
  }

  @Test
  void aTurnToAnObjectTurnsAtTheSpeedOfItsParameters() {
    params.speed = 1.75f;
    moveTo.turnToObject(TARGET, TARGET, params);
    update(Stage.at(146, 50));
    stage.settle(object);
    moveTo.useTime();
    assertThat(stage.log.linesOf("_DoMotion")).containsExactly("_DoMotion(6500000D,1.75,0)");
  }

  @Test
  void aTurningObjectIgnoresFurtherPositions() {
    moveTo.turnToObject(TARGET, TARGET, params);
    update(Stage.at(146, 50));
    String plan = nodes();
    update(Stage.at(46, 50));
    assertThat(nodes()).isEqualTo(plan).isEqualTo("9:90.0");
    assertThat(moveTo.previousDistance()).isEqualTo(Float.MAX_VALUE);
  }

  @Test
  void everyUpdateOfTheTargetRestartsTheProgressTest() {
    chase(Stage.at(96, 150));
    stage.time(Stage.START + 50);
    update(Stage.at(96, 150));
    assertThat(moveTo.previousDistance()).isEqualTo(Float.MAX_VALUE);
    assertThat(moveTo.originalDistance()).isEqualTo(Float.MAX_VALUE);
    assertThat(nodes()).as("the plan stays").isEqualTo("7");

    stage.time(Stage.START + 60);
    moveTo.useTime();
    assertThat(moveTo.failProgressCount()).as("from so far away anything is progress").isZero();
    assertThat(moveTo.previousDistance()).isEqualTo(100.0f);
  }

  @Test
  void movingAwayFromAnObjectMissesItsArrivalAfterAnUpdateUntilTheNextOne() {
    centres();
    away(5.0f);
    follow(params);
    update(Stage.at(96, 49));
    stage.settle(object);
    startWalkingAway();
    stage.time(Stage.START + 2);
    update(Stage.at(96, 49));
    stage.time(Stage.START + 4);
    object.position.set(Stage.at(96, 60));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).as("far enough, but without progress").isTrue();
    assertThat(moveTo.failProgressCount()).isEqualTo(1);

    update(Stage.at(96, 49));
    moveTo.useTime();
    assertThat(moveTo.isMovingTo()).as("within the second of grace").isFalse();
  }

  @Test
  void DM17_aTargetAboveIsAsFarAsTheVerticalGap() {
    object.radius = 6.0f;
    object.height = 2.0f;
    follow(params);
    Position above = Stage.at(96, 50);
    above.frame.origin.z = 5;
    update(above);
    stage.settle(object);
    moveTo.useTime();
    assertThat(moveTo.previousDistance()).isEqualTo(3.0f);
  }

  @Test
  void S02_DM11_theQuantumIsSetStrictlyBeyondASecondOfError() {
    centres();
    chaseKnownTarget(150);
    object.cachedVelocity.set(0, 1, 0);
    tickAt(145);
    assertThat(stage.log.linesOf("SetTargetQuantum")).containsExactly("SetTargetQuantum(5.0)");
    tickAt(146);
    assertThat(stage.log.linesOf("SetTargetQuantum")).as("exactly a second").isEmpty();
    tickAt(Math.nextUp(146.0f));
    assertThat(stage.log.linesOf("SetTargetQuantum")).hasSize(1);
    assertThat(object.getTargetQuantum()).isLessThan(4.0);
    object.targetManager().setTargetQuantum(4.0);
    tickAt(145);
    assertThat(stage.log.linesOf("SetTargetQuantum")).as("exactly a second").isEmpty();
    tickAt(Math.nextDown(145.0f));
    assertThat(stage.log.linesOf("SetTargetQuantum")).hasSize(1);
  }

  @Test
  void DM11_onlyAboveADoubleTenthOfAMetreASecondIsArrivalPredicted() {
    centres();
    chaseKnownTarget(150);
    object.cachedVelocity.set(0, Math.nextDown(0.1f), 0);
    tickAt(100);
    assertThat(stage.log.linesOf("SetTargetQuantum")).isEmpty();
    object.cachedVelocity.set(0, 0.1f, 0);
    tickAt(100);
    assertThat(stage.log.linesOf("SetTargetQuantum")).as("0.1f is more than 0.1").hasSize(1);
    assertThat(object.getTargetQuantum()).isEqualTo(50.0 / Math.sqrt((double) 0.1f * 0.1f));
  }

  @Test
  void noArrivalIsPredictedAtAPositionOrOnceTheMoveHasEnded() {
    centres();
    walkNorthTo(Stage.at(96, 150));
    object.cachedVelocity.set(0, 1, 0);
    tickAt(100);
    assertThat(stage.log.linesOf("SetTargetQuantum")).isEmpty();
    moveTo.cancelMoveTo(0x36);

    chaseKnownTarget(150);
    tickAt(149.9f);
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.linesOf("SetTargetQuantum")).isEmpty();
  }

  @Test
  void aStickyMoveSticksWithTheTargetsSizeWhenItArrives() {
    params.setBits(MovementParameters.STICKY, true);
    PhysicsObj target = stage.add(TARGET, 96, 60);
    target.radius = 0.75f;
    target.height = 1.5f;
    object.moveToObject(TARGET, params);
    stage.settle(object);
    moveTo.useTime();
    stage.settle(object);
    object.position.set(Stage.at(96, 59));
    moveTo.useTime();
    assertThat(stage.log.linesOf("CleanUp", "StopCompletely", "StickTo"))
        .containsExactly("CleanUp()", "StopCompletely()", "StickTo(50000002,0.75,1.5)");
    assertThat(object.getStickyObjectId()).isEqualTo(TARGET);
  }

  @Test
  void endingAFollowClearsTheTarget() {
    chaseKnownTarget(150);
    moveTo.cancelMoveTo(0x36);
    assertThat(stage.log.linesOf("ClearTarget")).hasSize(1);
    walkNorthTo(Stage.at(96, 150));
    moveTo.cancelMoveTo(0x36);
    assertThat(stage.log.linesOf("ClearTarget")).isEmpty();
  }

  // --- turning to an object ---

  @Test
  void DM97_turningToAnObjectFacesItWhateverTheDesiredHeading() {
    params.desiredHeading = 45;
    moveTo.turnToObject(TARGET, TARGET, params);
    update(Stage.at(146, 50));
    assertThat(nodes()).isEqualTo("9:90.0");
  }

  @Test
  void aHeadingLeftFromBeforeIsAddedToTheTurn() {
    params.setBits(MovementParameters.STOP_COMPLETELY, false);
    params.desiredHeading = 300;
    moveTo.turnToHeading(params);
    moveTo.turnToObject(TARGET, TARGET, params);
    update(Stage.at(146, 50));
    assertThat(moveTo.pendingActions())
        .last()
        .extracting(MovementNode::heading)
        .satisfies(heading -> assertThat(heading).isCloseTo(30.0f, within(1e-3f)));
  }

  @Test
  void theHeadingOfAPositionIsAddedToATurnThatOvertakesTheMove() {
    params.setBits(MovementParameters.STOP_COMPLETELY, false);
    Position target = Stage.at(96, 150);
    stage.world.geometry().setHeading(target.frame, 30);
    moveTo.moveToPosition(target, params);
    moveTo.turnToObject(TARGET, TARGET, params);
    update(Stage.at(146, 50));
    assertThat(moveTo.pendingActions())
        .last()
        .satisfies(node -> assertThat(node.heading()).isCloseTo(120.0f, within(1e-3f)));
  }

  @Test
  void anEndedMoveLeavesNoHeadingToTheNextTurn() {
    params.desiredHeading = 300;
    moveTo.turnToHeading(params);
    moveTo.cancelMoveTo(0x36);
    stage.settle(object);
    moveTo.turnToObject(TARGET, TARGET, params);
    update(Stage.at(146, 50));
    assertThat(nodes()).isEqualTo("9:90.0");
  }

  @Test
  void anEndedFollowLeavesNoSizeToAStickyTurn() {
    follow(params);
    moveTo.cancelMoveTo(0x36);
    stage.settle(object);
    params.setBits(MovementParameters.STICKY, true);
    params.setBits(MovementParameters.STOP_COMPLETELY, false);
    moveTo.turnToObject(TARGET, TARGET, params);
    update(Stage.at(96, 150));
    assertThat(stage.log.linesOf("StickTo")).containsExactly("StickTo(50000002,0.0,0.0)");
  }

  @Test
  void turnsStopCompletelyOnlyWhenAsked() {
    params.setBits(MovementParameters.STOP_COMPLETELY, false);
    moveTo.turnToObject(TARGET, TARGET, params);
    assertThat(stage.log.linesOf("StopCompletely")).isEmpty();
    params.setBits(MovementParameters.STOP_COMPLETELY, true);
    moveTo.turnToObject(TARGET, TARGET, params);
    assertThat(stage.log.linesOf("StopCompletely")).isNotEmpty();
  }

  @Test
  void aTurnToAHeadingNeverSticks() {
    params.setBits(MovementParameters.STICKY, true);
    turnTo(0);
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.linesOf("StickTo")).isEmpty();
  }

  // --- ending ---

  @Test
  void S06_cancellingWhateverTheErrorDoesTheSameAndNothingWhenIdle() {
    moveTo.cancelMoveTo(0x3D);
    assertThat(stage.log.lines()).containsExactly("CancelMoveTo(61)");

    for (int error : List.of(0, 0x36, 0x3D)) {
      walkNorthTo(Stage.at(96, 150));
      moveTo.cancelMoveTo(error);
      assertThat(stage.log.lines())
          .containsExactly(
              "CancelMoveTo(" + error + ")",
              "CleanUp()",
              "_StopMotion(45000005,1.0,2)",
              "StopInterpretedMotion(44000007,1.0)",
              "StopCompletely()",
              "interrupt_current_movement()",
              "CancelMoveTo(54)");
      assertThat(moveTo.pendingActions()).isEmpty();
    }
  }

  @Test
  void anEndedMoveShowsNothingOfItself() {
    centres();
    params.setBits(MovementParameters.MOVE_AWAY, true);
    params.minDistance = 1.0f;
    follow(params);
    update(Stage.at(96, 49.5f));
    stage.settle(object);
    moveTo.useTime();
    stage.settle(object);
    face(181);
    moveTo.useTime();
    stage.settle(object);
    face(0);
    assertThat(moveTo.currentCommand()).isEqualTo(MotionCommand.WALK_BACKWARDS);
    moveTo.useTime();
    stage.settle(object);
    stage.time(Stage.START + 100);
    moveTo.useTime();
    assertThat(moveTo.auxCommand()).isNotZero();
    assertThat(moveTo.movingAway()).isTrue();
    assertThat(moveTo.initialized()).isTrue();
    assertThat(moveTo.failProgressCount()).isNotZero();
    assertThat(moveTo.previousHeading()).isNotZero();

    moveTo.cancelMoveTo(0x36);

    assertThat(moveTo.movementType()).isZero();
    assertThat(moveTo.currentCommand()).isZero();
    assertThat(moveTo.auxCommand()).isZero();
    assertThat(moveTo.movingAway()).isFalse();
    assertThat(moveTo.initialized()).isFalse();
    assertThat(moveTo.failProgressCount()).isZero();
    assertThat(moveTo.previousHeading()).isZero();
    assertThat(moveTo.pendingActions()).isEmpty();
  }

  @Test
  void DM02_anIdleManagerHasInfiniteCheckpoints() {
    assertThat(moveTo.previousDistance()).isEqualTo(Float.MAX_VALUE);
    assertThat(moveTo.originalDistance()).isEqualTo(Float.MAX_VALUE);
    walkNorthTo(Stage.at(96, 150));
    moveTo.cancelMoveTo(0x36);
    assertThat(moveTo.previousDistance()).isEqualTo(Float.MAX_VALUE);
    assertThat(moveTo.originalDistance()).isEqualTo(Float.MAX_VALUE);
  }

  @Test
  void aNewMovementCancelsAndUnsticksFirst() {
    stage.add(TARGET, 96, 60);
    object.stickToObject(TARGET);
    walkNorthTo(Stage.at(96, 150));
    MovementStruct movement = new MovementStruct();
    movement.type = MovementType.TURN_TO_HEADING;
    movement.params = params;
    assertThat(moveTo.performMovement(movement)).isZero();
    assertThat(stage.log.lines(ID))
        .containsSubsequence(
            "PerformMovement(9)",
            "CancelMoveTo(54)",
            "CleanUp()",
            "UnStick()",
            "TurnToHeading(0.0)");
    movement.type = MovementType.INVALID;
    assertThat(moveTo.performMovement(movement)).isZero();
  }

  @Test
  void hittingTheGroundBeginsTheStepAgain() {
    walkNorthTo(Stage.at(96, 150));
    moveTo.hitGround();
    assertThat(stage.log.lines())
        .containsExactly(
            "HitGround()",
            "BeginMoveForward()",
            "_DoMotion(45000005,1.0,2)",
            "DoInterpretedMotion(44000007,1.0)");
  }

  @Test
  void hittingTheGroundWhileIdleDoesNothing() {
    moveTo.hitGround();
    assertThat(stage.log.lines()).containsExactly("HitGround()");
  }

  @Test
  void hittingTheGroundBeforeTheTargetAnsweredEndsTheMoveAndMayStick() {
    follow(params);
    moveTo.hitGround();
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.linesOf("StickTo")).isEmpty();

    params.setBits(MovementParameters.STICKY, true);
    follow(params);
    moveTo.hitGround();
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(stage.log.linesOf("StickTo")).containsExactly("StickTo(50000002,0.5,1.0)");
  }

  @Test
  void destroyingForgetsThePlan() {
    walkNorthTo(Stage.at(96, 150));
    moveTo.destroy();
    assertThat(moveTo.isMovingTo()).isFalse();
    assertThat(moveTo.pendingActions()).isEmpty();
    assertThat(moveTo.currentCommand()).isZero();
    assertThat(stage.log.lines()).isEmpty();
  }

  // --- shorthand ---

  private String nodes() {
    return moveTo.pendingActions().stream()
        .map(
            node ->
                node.type() == MovementType.TURN_TO_HEADING
                    ? String.format(Locale.ROOT, "9:%s", node.heading())
                    : "7")
        .collect(Collectors.joining("|"));
  }

  private void face(float heading) {
    object.setHeading(heading, true);
  }

  private void centres() {
    params.setBits(MovementParameters.USE_SPHERES, false);
  }

  private void away(float minDistance) {
    params.setBits(MovementParameters.MOVE_TOWARDS, false);
    params.setBits(MovementParameters.MOVE_AWAY, true);
    params.minDistance = minDistance;
  }

  private void turnTo(float heading) {
    params.setBits(MovementParameters.STOP_COMPLETELY, false);
    params.desiredHeading = heading;
    moveTo.turnToHeading(params);
  }

  /** The turn that begins when the object faces exactly north. */
  private int turnChosenFor(float heading) {
    stage.settle(object);
    object.position.set(Stage.at(96, 50));
    turnTo(heading);
    int turn = moveTo.currentCommand();
    moveTo.cancelMoveTo(0x36);
    return turn;
  }

  /** Starts the walk to a position in the north; nothing is pending, nothing logged. */
  private void walkNorthTo(Position target) {
    object.position.set(Stage.at(96, 50));
    moveTo.moveToPosition(target, params);
    stage.settle(object);
    moveTo.useTime();
    assertThat(moveTo.currentCommand()).isEqualTo(MotionCommand.WALK_FORWARD);
    stage.settle(object);
  }

  /** Goes on from the turn of a plan to walk away from a target right behind. */
  private void startWalkingAway() {
    moveTo.useTime();
    if (moveTo.currentCommand() == RIGHT || moveTo.currentCommand() == LEFT) {
      // The plan faces the target first, in the south.
      stage.settle(object);
      face(moveTo.currentCommand() == RIGHT ? 181 : 179);
      moveTo.useTime();
      stage.settle(object);
    }
    object.position.set(Stage.at(96, 50));
    assertThat(moveTo.currentCommand()).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(moveTo.movingAway()).isTrue();
    stage.settle(object);
  }

  /** The steering turn of a walk whose target comes to lie in this direction. */
  private int steeringAt(float heading) {
    walkNorthTo(Stage.at(96, 150));
    object.position.set(positionSeeing(heading));
    moveTo.useTime();
    int aux = moveTo.auxCommand();
    moveTo.cancelMoveTo(0x36);
    return aux;
  }

  /** A position from which (96, 150) lies in exactly this direction, rounded to float. */
  private Position positionSeeing(float heading) {
    Position target = Stage.at(96, 150);
    double radians = Math.toRadians(heading);
    for (float distance = 20; distance < 50; distance += 0.01f) {
      Position from =
          Stage.at(
              (float) (96 - distance * Math.sin(radians)),
              (float) (150 - distance * Math.cos(radians)));
      if ((float) stage.world.geometry().heading(from, target) == heading) {
        return from;
      }
    }
    throw new AssertionError("no position sees " + heading);
  }

  /** Begins to follow an object that has not answered. */
  private void follow(MovementParameters how) {
    moveTo.cancelMoveTo(0x36);
    stage.settle(object);
    object.position.set(Stage.at(96, 50));
    moveTo.moveToObject(TARGET, TARGET, 0.5f, 1.0f, how);
    stage.log.clear();
  }

  private void update(Position target) {
    moveTo.handleUpdateTarget(snapshot(TARGET, target, TargetStatus.OK));
  }

  /** Walks north after an object that is not in the world but has answered. */
  private void chase(Position target) {
    centres();
    follow(params);
    update(target);
    stage.settle(object);
    moveTo.useTime();
    stage.settle(object);
    assertThat(moveTo.currentCommand()).isEqualTo(MotionCommand.WALK_FORWARD);
  }

  /** Walks north after an object of the world. */
  private void chaseKnownTarget(float y) {
    object.position.set(Stage.at(96, 50));
    if (stage.world.getObject(TARGET) == null) {
      stage.add(TARGET, 96, y);
    }
    object.moveToObject(TARGET, params);
    stage.settle(object);
    moveTo.useTime();
    stage.settle(object);
    assertThat(moveTo.currentCommand()).isEqualTo(MotionCommand.WALK_FORWARD);
  }

  private void tickAt(float y) {
    object.position.set(Stage.at(96, y));
    stage.log.clear();
    moveTo.useTime();
  }

  private static TargetInfo snapshot(int id, Position target, TargetStatus status) {
    return snapshot(id, target, target, status);
  }

  private static TargetInfo snapshot(
      int id, Position target, Position interpolated, TargetStatus status) {
    return new TargetInfo(
        0, id, 0.5f, 0.0, target, interpolated, new Vector3(), new Vector3(), status, 0.0);
  }
}
