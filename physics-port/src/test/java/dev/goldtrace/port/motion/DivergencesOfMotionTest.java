package dev.goldtrace.port.motion;

import static dev.goldtrace.port.scene.Switched.differs;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.moveto.Headings;
import dev.goldtrace.port.moveto.MoveToManager;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.stage.StageWeenie;
import org.junit.jupiter.api.Test;

/** What each divergence of motions and move-to changes, where no reference trace shows it. */
class DivergencesOfMotionTest {
  private static final int ID = 0x50000001;
  private static final int TARGET = 0x50000002;

  /** 100 m north of it, 10.000025 degrees from north. */
  private static final float TARGET_X = 17.632743f;

  private static PhysicsObj object(Scene scene) {
    return scene.creature(ID, 0, 0, 0);
  }

  @Test
  void M05_aTurnBeginsATickLater() {
    differs(
        Divergence.D_M05,
        scene -> {
          PhysicsObj object = object(scene);
          object.turnToHeading(new MovementParameters());
          return scene.entries(ProbedFunction.MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING).isEmpty();
        },
        false,
        true);
  }

  @Test
  void M30_M31_theDefaultsOfTheParametersDiffer() {
    MovementParameters charging = new MovementParameters(Dialect.RETAIL.with(Divergence.D_M30));
    MovementParameters running = new MovementParameters(Dialect.RETAIL.with(Divergence.D_M31));

    assertThat(charging.bitfield).isEqualTo(0x1EE1F);
    assertThat(running.bitfield).isEqualTo(0x1EE0F);
    assertThat(charging.walkRunThreshhold).isEqualTo(15);
    assertThat(running.walkRunThreshhold).isEqualTo(1);
  }

  @Test
  void M32_chargingDoesNotRun() {
    MovementParameters params = new MovementParameters();
    params.setBits(MovementParameters.CAN_CHARGE, true);
    MoveCommand answer = new MoveCommand();

    params.getCommand(Dialect.RETAIL, 5, answer);
    assertThat(answer.holdKey).isEqualTo(HoldKey.RUN);
    params.getCommand(Dialect.RETAIL.with(Divergence.D_M32), 5, answer);
    assertThat(answer.holdKey).isEqualTo(HoldKey.NONE);
  }

  @Test
  void M34_onlySomeParametersAreCopied() {
    MovementParameters params = new MovementParameters();
    params.bitfield = MovementParameters.AUTONOMOUS | MovementParameters.SET_HOLD_KEY;
    params.speed = 2;
    params.contextId = 7;
    params.actionStamp = 8;

    MovementParameters copy = params.copy(Dialect.RETAIL.with(Divergence.D_M34));

    assertThat(copy.speed).isEqualTo(2);
    assertThat(copy.contextId).isZero();
    assertThat(copy.actionStamp).isZero();
    assertThat(copy.has(MovementParameters.SET_HOLD_KEY)).isTrue();
    assertThat(copy.has(MovementParameters.USE_SPHERES)).isFalse();
    assertThat(params.copy(Dialect.RETAIL)).usingRecursiveComparison().isEqualTo(params);
  }

  @Test
  void M40_M41_managersAreMadeAtOnceAndTheDefaultStateIsEnteredOnce() {
    differs(
        Divergence.D_M40,
        scene -> {
          PhysicsObj object = object(scene);
          object.getMinterp();
          return object.movementManager().moveToManager() != null;
        },
        false,
        true);
    differs(Divergence.D_M41, scene -> object(scene).getMinterp().pendingMotions().size(), 10, 5);
  }

  @Test
  void M51_theDefaultStateDropsWhatIsPending() {
    differs(Divergence.D_M51, scene -> object(scene).getMinterp().pendingMotions().size(), 10, 5);
  }

  @Test
  void M57_theHoldKeyCannotSwitchToRun() {
    differs(
        Divergence.D_M57,
        scene -> {
          MotionInterp interp = object(scene).getMinterp();
          interp.setHoldKey(HoldKey.RUN, false);
          return interp.rawState.currentHoldkey;
        },
        HoldKey.RUN,
        HoldKey.NONE);
  }

  private static int jumpError(Scene scene, int forward) {
    PhysicsObj object = object(scene);
    MotionInterp interp = object.getMinterp();
    interp.interpretedState.forwardCommand = forward;
    interp.stopCompletely();
    return interp.pendingMotions().stream().reduce((a, b) -> b).orElseThrow().jumpErrorCode();
  }

  @Test
  void M58_fallingForbidsAJumpAndFallenDoesNot() {
    differs(Divergence.D_M58, scene -> jumpError(scene, MotionCommand.FALLEN), 0x48, 0);
    differs(Divergence.D_M58, scene -> jumpError(scene, MotionCommand.FALLING), 0, 0x48);
  }

  private static MotionInterp alone(Divergence divergence) {
    return new MotionInterp(null, null, Dialect.RETAIL.with(divergence));
  }

  @Test
  void M61_withoutAnObjectTheErrorIsAnother() {
    MotionInterp retail = new MotionInterp(null, null);

    assertThat(retail.jumpIsAllowed(1, new StaminaCost())).isEqualTo(0x24);
    assertThat(alone(Divergence.D_M61).jumpIsAllowed(1, new StaminaCost())).isEqualTo(8);
  }

  @Test
  void M62_withoutAWeenieAJumpIsFree() {
    differs(
        Divergence.D_M62,
        scene -> {
          PhysicsObj object = object(scene);
          object.transientState &= ~(TransientState.CONTACT | TransientState.ON_WALKABLE);
          return new MotionInterp(object, null).jumpIsAllowed(1, new StaminaCost());
        },
        0x24,
        0);
  }

  @Test
  void M67_withoutAWeenieTheServersRunRateLimits() {
    MotionInterp other = alone(Divergence.D_M67);
    MotionInterp retail = new MotionInterp(null, null);
    for (MotionInterp interp : new MotionInterp[] {retail, other}) {
      interp.myRunRate = 2;
      interp.interpretedState.forwardCommand = MotionCommand.RUN_FORWARD;
      interp.interpretedState.forwardSpeed = 2;
    }
    Vector3 v = new Vector3();

    retail.getStateVelocity(v);
    assertThat(v.y).isEqualTo(4);
    other.getStateVelocity(v);
    assertThat(v.y).isEqualTo(8);
  }

  @Test
  void SM01_theDirectionOfTheTurnPlaysNoPart() {
    Headings retail = new Headings(Dialect.RETAIL);
    Headings other = new Headings(Dialect.RETAIL.with(Divergence.D_SM01));

    assertThat(retail.diff(90, 0, MotionCommand.TURN_LEFT)).isEqualTo(270);
    assertThat(other.diff(90, 0, MotionCommand.TURN_LEFT)).isEqualTo(90);
    assertThat(other.diff(90, 0, MotionCommand.TURN_RIGHT)).isEqualTo(90);
  }

  @Test
  void M19_aSumOfHeadingsIsRoundedBeforeItIsTested() {
    float desired = 359.99997f - 10;
    float toTarget = (float) Math.toDegrees(Math.atan2(TARGET_X, 100));
    double sum = (double) toTarget + desired;
    assertThat(sum).isLessThan(360);
    assertThat((float) sum).isEqualTo(360);

    differs(
        Divergence.D_M19,
        scene -> {
          PhysicsObj object = object(scene);
          scene.creature(TARGET, TARGET_X, 100, 0);
          MovementParameters params = new MovementParameters();
          params.setBits(MovementParameters.USE_FINAL_HEADING, true);
          params.desiredHeading = desired;
          object.moveToObject(TARGET, params);
          return object.movementManager().moveToManager().pendingActions().stream()
              .reduce((a, b) -> b)
              .orElseThrow()
              .heading();
        },
        360f,
        0f);
  }

  @Test
  void M33_theDistanceToGoIsRoundedBeforeItDecidesToRun() {
    MovementParameters params = new MovementParameters();
    MoveCommand answer = new MoveCommand();
    assertThat(15.6f - (double) params.distanceToObject).isGreaterThan(params.walkRunThreshhold);
    assertThat(15.6f - params.distanceToObject).isEqualTo(params.walkRunThreshhold);

    params.getCommand(Dialect.RETAIL, 15.6f, answer);
    assertThat(answer.holdKey).isEqualTo(HoldKey.RUN);
    params.getCommand(Dialect.RETAIL.with(Divergence.D_M33), 15.6f, answer);
    assertThat(answer.holdKey).isEqualTo(HoldKey.NONE);
  }

  @Test
  void M52_aCreaturesOwnWillCounts() {
    differs(
        Divergence.D_M52,
        scene -> {
          PhysicsObj object = object(scene);
          MotionInterp interp = object.getMinterp();
          object.lastMoveWasAutonomous = true;
          interp.rawState.forwardCommand = MotionCommand.WALK_FORWARD;
          interp.applyCurrentMovement(false, false);
          return interp.interpretedState.forwardCommand;
        },
        MotionCommand.READY,
        MotionCommand.WALK_FORWARD);
  }

  @Test
  void M54_theExhaustedCannotJump() {
    differs(
        Divergence.D_M54,
        scene -> {
          MotionInterp interp = object(scene).getMinterp();
          int before = interp.pendingMotions().size();
          interp.reportExhaustion();
          return interp.pendingMotions().stream()
              .skip(before)
              .findFirst()
              .orElseThrow()
              .jumpErrorCode();
        },
        0,
        0x48);
  }

  private static int chargeError(Scene scene, int forward) {
    MotionInterp interp = new MotionInterp(object(scene), null);
    interp.interpretedState.forwardCommand = forward;
    return interp.chargeJump();
  }

  @Test
  void M60_theFallenAndTheSleepingMayCharge() {
    differs(Divergence.D_M60, scene -> chargeError(scene, MotionCommand.FALLEN), 0x48, 0);
    differs(Divergence.D_M60, scene -> chargeError(scene, MotionCommand.SLEEPING), 0x48, 0);
    differs(Divergence.D_M60, scene -> chargeError(scene, MotionCommand.FALLING), 0, 0x48);
  }

  @Test
  void M63_aSinglePendingMotionDoesNotForbidAJump() {
    differs(
        Divergence.D_M63,
        scene -> {
          MotionInterp interp = new MotionInterp(object(scene), null);
          interp.interpretedState.forwardCommand = MotionCommand.FALLEN;
          interp.stopCompletely();
          return interp.jumpIsAllowed(1, new StaminaCost());
        },
        0x48,
        0);
  }

  @Test
  void M64_aJumpThatCostsNothingIsRefused() {
    StageWeenie tireless = new StageWeenie();
    tireless.canJump = true;
    tireless.stamina = 0;
    differs(
        Divergence.D_M64,
        scene -> new MotionInterp(object(scene), tireless).jumpIsAllowed(1, new StaminaCost()),
        0,
        0x47);
  }

  @Test
  void SM03_aMoveToAPositionMeasuresBetweenTheCentres() {
    differs(
        Divergence.D_SM03,
        scene -> {
          PhysicsObj object = object(scene);
          object.makeMovementManager(true);
          object.movementManager().makeMoveToManager();
          MoveToManager manager = object.movementManager().moveToManager();
          manager.moveToPosition(Scene.at(0, 5, 0), new MovementParameters());
          return manager.getCurrentDistance();
        },
        4.5,
        5.0);
  }
}
