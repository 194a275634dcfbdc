package dev.goldtrace.port.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Dialect;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

class MovementParametersTest {
  private static final float EPSILON = 0.0002f;

  private final MovementParameters params = new MovementParameters();
  private final MoveCommand out = new MoveCommand();

  @Test
  void constructorGivesRetailsDefaults() {
    assertThat(params.bitfield).isEqualTo(0x0001EE0F);
    assertThat(params.distanceToObject).isEqualTo(0.6f);
    assertThat(params.minDistance).isEqualTo(0.0f);
    assertThat(params.desiredHeading).isEqualTo(0.0f);
    assertThat(params.speed).isEqualTo(1.0f);
    assertThat(params.failDistance).isEqualTo(Float.intBitsToFloat(0x7F7FFFFF));
    assertThat(params.walkRunThreshhold).isEqualTo(15.0f);
    assertThat(params.contextId).isZero();
    assertThat(params.holdKeyToApply).isEqualTo(HoldKey.INVALID);
    assertThat(params.actionStamp).isZero();
  }

  @Test
  void copyHasAllTenFieldsAndIsSeparate() {
    params.bitfield = 1;
    params.distanceToObject = 2;
    params.minDistance = 3;
    params.desiredHeading = 4;
    params.speed = 5;
    params.failDistance = 6;
    params.walkRunThreshhold = 7;
    params.contextId = 8;
    params.holdKeyToApply = 9;
    params.actionStamp = 10;

    MovementParameters copy = params.copy();
    assertThat(copy).usingRecursiveComparison().isEqualTo(params);

    copy.setDefaults();
    assertThat(params.actionStamp).isEqualTo(10);
    assertThat(copy).usingRecursiveComparison().isEqualTo(new MovementParameters());
  }

  @Test
  void walksForwardOnlyBeyondTheDistanceToTheObject() {
    command(0.6f);
    assertThat(out.command).isZero();

    out.movingAway = true;
    command(Math.nextUp(0.6f));
    assertThat(out.command).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(out.movingAway).isFalse();
  }

  @Test
  void withoutDirectionBitsItMovesTowards() {
    params.setBits(MovementParameters.MOVE_TOWARDS, false);
    command(1.0f);
    assertThat(out.command).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(out.movingAway).isFalse();
  }

  @Test
  void movesAwayOnlyBelowTheMinDistance() {
    params.setBits(MovementParameters.MOVE_TOWARDS, false);
    params.setBits(MovementParameters.MOVE_AWAY, true);
    params.minDistance = 5.0f;

    command(5.0f);
    assertThat(out.command).isZero();

    command(Math.nextDown(5.0f));
    assertThat(out.command).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(out.movingAway).isTrue();
  }

  @Test
  void movingAwayIsNotWrittenWhenThereIsNothingToDo() {
    out.movingAway = true;
    command(0.1f);
    assertThat(out.command).isZero();
    assertThat(out.movingAway).isTrue();

    params.setBits(MovementParameters.MOVE_AWAY, true);
    command(0.1f);
    assertThat(out.command).isZero();
    assertThat(out.movingAway).isTrue();

    out.movingAway = false;
    params.setBits(MovementParameters.MOVE_TOWARDS, false);
    command(0.1f);
    assertThat(out.command).isZero();
    assertThat(out.movingAway).isFalse();
  }

  @Test
  void towardsAndAwayStepsBackOnlyWhileStrictlyWithinEpsilonOfTheMinDistance() {
    params.setBits(MovementParameters.MOVE_AWAY, true);

    command(EPSILON);
    assertThat(out.command).isZero();

    command(Math.nextDown(EPSILON));
    assertThat(out.command).isEqualTo(MotionCommand.WALK_BACKWARDS);
    assertThat(out.movingAway).isTrue();
  }

  @Test
  void towardsAndAwayWalksForwardBeyondTheDistanceToTheObject() {
    params.setBits(MovementParameters.MOVE_AWAY, true);
    out.movingAway = true;
    command(Math.nextUp(0.6f));
    assertThat(out.command).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(out.movingAway).isFalse();
  }

  @Test
  void DM33_towardsAndAwaySubtractsInDouble() {
    params.setBits(MovementParameters.MOVE_AWAY, true);
    params.minDistance = 1.0e-6f;
    float distance = (float) 2.0099998801015317e-4;
    assertThat(distance - params.minDistance).isGreaterThanOrEqualTo(EPSILON);
    assertThat((double) distance - params.minDistance).isLessThan(EPSILON);
    command(distance);
    assertThat(out.command).isEqualTo(MotionCommand.WALK_BACKWARDS);
  }

  @Test
  void runsOnlyStrictlyBeyondTheThreshold() {
    params.distanceToObject = 0.5f;
    command(15.5f);
    assertThat(out.holdKey).isEqualTo(HoldKey.NONE);
    command(Math.nextUp(15.5f));
    assertThat(out.holdKey).isEqualTo(HoldKey.RUN);
  }

  @Test
  void DM33_thresholdIsComparedInDouble() {
    assertThat(15.6f - 0.6f).isEqualTo(15.0f);
    command(15.6f);
    assertThat(out.holdKey).isEqualTo(HoldKey.RUN);
  }

  @Test
  void DM31_thresholdIsFifteenMetresByDefault() {
    command(2.0f);
    assertThat(out.holdKey).isEqualTo(HoldKey.NONE);
  }

  @Test
  void DM30_DM32_chargingRunsAtAnyDistanceButIsNotTheDefault() {
    command(1.0f);
    assertThat(out.holdKey).isEqualTo(HoldKey.NONE);
    params.setBits(MovementParameters.CAN_CHARGE, true);
    params.setBits(MovementParameters.CAN_RUN, false);
    command(1.0f);
    assertThat(out.holdKey).isEqualTo(HoldKey.RUN);
  }

  @Test
  void whoCannotRunWalksAndWhoCannotWalkRuns() {
    params.setBits(MovementParameters.CAN_WALK, false);
    command(1.0f);
    assertThat(out.holdKey).isEqualTo(HoldKey.RUN);
    params.setBits(MovementParameters.CAN_RUN, false);
    command(100.0f);
    assertThat(out.holdKey).isEqualTo(HoldKey.NONE);
  }

  @Test
  void holdKeyIsWrittenEvenWhenThereIsNothingToDo() {
    params.setBits(MovementParameters.CAN_CHARGE, true);
    command(0.0f);
    assertThat(out.command).isZero();
    assertThat(out.holdKey).isEqualTo(HoldKey.RUN);
  }

  @Test
  void S05_desiredHeadingIsHalfATurnExactlyWhenItGoesBackFirst() {
    assertThat(MovementParameters.getDesiredHeading(MotionCommand.WALK_FORWARD, false))
        .isEqualTo(0.0);
    assertThat(MovementParameters.getDesiredHeading(MotionCommand.WALK_FORWARD, true))
        .isEqualTo(180.0);
    assertThat(MovementParameters.getDesiredHeading(MotionCommand.RUN_FORWARD, false))
        .isEqualTo(0.0);
    assertThat(MovementParameters.getDesiredHeading(MotionCommand.RUN_FORWARD, true))
        .isEqualTo(180.0);
    assertThat(MovementParameters.getDesiredHeading(MotionCommand.WALK_BACKWARDS, false))
        .isEqualTo(180.0);
    assertThat(MovementParameters.getDesiredHeading(MotionCommand.WALK_BACKWARDS, true))
        .isEqualTo(0.0);
    assertThat(MovementParameters.getDesiredHeading(MotionCommand.TURN_RIGHT, true)).isEqualTo(0.0);
    assertThat(MovementParameters.getDesiredHeading(0, true)).isEqualTo(0.0);
  }

  @Test
  void DM36_defaultWordHasNoBitAboveTheDefinedOnes() {
    assertThat(new MovementParameters().bitfield >>> 18).isZero();
  }

  @Test
  void packPutsTheFailDistanceBeforeTheHeading() {
    params.distanceToObject = 1;
    params.minDistance = 2;
    params.failDistance = 3;
    params.desiredHeading = 4;
    params.speed = 5;
    params.walkRunThreshhold = 6;
    params.contextId = 7;
    params.holdKeyToApply = 8;
    params.actionStamp = 9;
    ByteBuffer packed = ByteBuffer.allocate(40);

    assertThat(params.pack(packed)).isEqualTo(40);

    packed.flip().order(ByteOrder.LITTLE_ENDIAN);
    assertThat(packed.getInt()).isEqualTo(0x0001EE0F);
    for (float field = 1; field <= 6; field++) {
      assertThat(packed.getFloat()).isEqualTo(field);
    }
    assertThat(packed.getInt()).isEqualTo(7);
    assertThat(packed.getInt()).isEqualTo(8);
    assertThat(packed.getInt()).isEqualTo(9);
    assertThat(packed.hasRemaining()).isFalse();
  }

  @Test
  void packWritesNothingIntoLessThanFortyBytes() {
    ByteBuffer tooSmall = ByteBuffer.allocate(39);
    assertThat(params.pack(tooSmall)).isEqualTo(40);
    assertThat(tooSmall.position()).isZero();
  }

  @Test
  void unPackReadsWhatPackWrote() {
    params.failDistance = 11;
    params.desiredHeading = 270;
    params.contextId = 0x80000001;
    params.actionStamp = 77;
    ByteBuffer written = ByteBuffer.allocate(40);
    params.pack(written);
    ByteBuffer packed = ByteBuffer.wrap(written.array());
    MovementParameters read = new MovementParameters();

    assertThat(read.unPack(packed)).isTrue();

    assertThat(read).usingRecursiveComparison().isEqualTo(params);
    assertThat(packed.position()).isEqualTo(40);
  }

  @Test
  void unPackTouchesNothingWhenFortyBytesAreNotThere() {
    ByteBuffer tooSmall = ByteBuffer.allocate(39);
    assertThat(params.unPack(tooSmall)).isFalse();
    assertThat(tooSmall.position()).isZero();
    assertThat(params).usingRecursiveComparison().isEqualTo(new MovementParameters());
  }

  private void command(float distance) {
    out.command = MotionCommand.DEAD;
    params.getCommand(Dialect.RETAIL, distance, out);
  }
}
