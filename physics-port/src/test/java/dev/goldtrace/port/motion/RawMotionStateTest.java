package dev.goldtrace.port.motion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RawMotionStateTest {
  private static final int ACTION = 0x10000058;

  private final RawMotionState state = new RawMotionState();
  private final MovementParameters params = new MovementParameters();

  @Test
  void startsAtRestWithoutARunKey() {
    assertThat(state.currentHoldkey).isEqualTo(HoldKey.NONE);
    assertThat(state.currentStyle).isEqualTo(MotionCommand.NON_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(state.forwardHoldkey).isEqualTo(HoldKey.INVALID);
    assertThat(state.forwardSpeed).isEqualTo(1.0f);
    assertThat(state.sidestepCommand).isZero();
    assertThat(state.sidestepSpeed).isEqualTo(1.0f);
    assertThat(state.turnCommand).isZero();
    assertThat(state.turnSpeed).isEqualTo(1.0f);
    assertThat(state.actions).isEmpty();
  }

  @Test
  void keepsLeftTurnsAndSidestepsAsTheyAre() {
    params.speed = 2.0f;
    state.applyMotion(MotionCommand.TURN_LEFT, params);
    params.speed = 3.0f;
    state.applyMotion(MotionCommand.SIDE_STEP_LEFT, params);

    assertThat(state.turnCommand).isEqualTo(MotionCommand.TURN_LEFT);
    assertThat(state.turnSpeed).isEqualTo(2.0f);
    assertThat(state.sidestepCommand).isEqualTo(MotionCommand.SIDE_STEP_LEFT);
    assertThat(state.sidestepSpeed).isEqualTo(3.0f);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
  }

  @Test
  void recordsTheHoldKeyOnlyWhenItIsNotSetForAll() {
    params.holdKeyToApply = HoldKey.RUN;
    state.applyMotion(MotionCommand.WALK_FORWARD, params);
    assertThat(state.forwardHoldkey).isEqualTo(HoldKey.INVALID);

    params.setBits(MovementParameters.SET_HOLD_KEY, false);
    state.applyMotion(MotionCommand.WALK_FORWARD, params);
    state.applyMotion(MotionCommand.TURN_RIGHT, params);
    state.applyMotion(MotionCommand.SIDE_STEP_RIGHT, params);
    assertThat(state.forwardHoldkey).isEqualTo(HoldKey.RUN);
    assertThat(state.turnHoldkey).isEqualTo(HoldKey.RUN);
    assertThat(state.sidestepHoldkey).isEqualTo(HoldKey.RUN);
  }

  @Test
  void ignoresRunForwardWhichIsNeverAskedFor() {
    params.speed = 2.5f;
    state.applyMotion(MotionCommand.RUN_FORWARD, params);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(state.forwardSpeed).isEqualTo(1.0f);
  }

  @Test
  void aNewStyleEndsTheForwardMotionButKeepsItsSpeed() {
    params.speed = 2.5f;
    state.applyMotion(MotionCommand.WALK_FORWARD, params);
    state.applyMotion(MotionCommand.SWORD_COMBAT, params);
    assertThat(state.currentStyle).isEqualTo(MotionCommand.SWORD_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(state.forwardSpeed).isEqualTo(2.5f);
  }

  @Test
  void thePresentStyleChangesNothing() {
    state.applyMotion(MotionCommand.WALK_FORWARD, params);
    state.applyMotion(MotionCommand.NON_COMBAT, params);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.WALK_FORWARD);
  }

  @Test
  void appendsActionsWithStampAndAutonomy() {
    params.speed = 1.25f;
    params.actionStamp = 7;
    state.applyMotion(ACTION, params);
    params.setBits(MovementParameters.AUTONOMOUS, true);
    state.applyMotion(ACTION + 1, params);
    assertThat(state.actions)
        .containsExactly(
            new ActionNode(ACTION, 1.25f, 7, false), new ActionNode(ACTION + 1, 1.25f, 7, true));
  }

  @Test
  void removesTheOldestActionAndAnswersZeroWhenThereIsNone() {
    state.addAction(ACTION, 1.0f, 1, false);
    state.addAction(ACTION + 1, 1.0f, 2, false);
    assertThat(state.removeAction()).isEqualTo(ACTION);
    assertThat(state.removeAction()).isEqualTo(ACTION + 1);
    assertThat(state.removeAction()).isZero();
  }

  @Test
  void removingEitherSideEndsTheOther() {
    params.speed = 2.0f;
    state.applyMotion(MotionCommand.TURN_LEFT, params);
    state.applyMotion(MotionCommand.SIDE_STEP_RIGHT, params);
    state.removeMotion(MotionCommand.TURN_RIGHT);
    state.removeMotion(MotionCommand.SIDE_STEP_LEFT);
    assertThat(state.turnCommand).isZero();
    assertThat(state.turnSpeed).isEqualTo(2.0f);
    assertThat(state.sidestepCommand).isZero();
    assertThat(state.sidestepSpeed).isEqualTo(2.0f);
  }

  @Test
  void removesOnlyThePresentForwardMotionAndStyle() {
    params.speed = 2.0f;
    state.applyMotion(MotionCommand.SWORD_COMBAT, params);
    state.applyMotion(MotionCommand.WALK_FORWARD, params);

    state.removeMotion(MotionCommand.CROUCH);
    state.removeMotion(MotionCommand.BOW_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(state.currentStyle).isEqualTo(MotionCommand.SWORD_COMBAT);

    state.removeMotion(MotionCommand.WALK_FORWARD);
    state.removeMotion(MotionCommand.SWORD_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(state.forwardSpeed).isEqualTo(1.0f);
    assertThat(state.currentStyle).isEqualTo(MotionCommand.NON_COMBAT);
  }

  @Test
  void copyHasAllFieldsAndItsOwnActions() {
    state.currentHoldkey = HoldKey.RUN;
    state.currentStyle = MotionCommand.BOW_COMBAT;
    state.forwardCommand = MotionCommand.WALK_FORWARD;
    state.forwardHoldkey = HoldKey.NONE;
    state.forwardSpeed = 2;
    state.sidestepCommand = MotionCommand.SIDE_STEP_LEFT;
    state.sidestepHoldkey = HoldKey.RUN;
    state.sidestepSpeed = 3;
    state.turnCommand = MotionCommand.TURN_LEFT;
    state.turnHoldkey = HoldKey.NONE;
    state.turnSpeed = 4;
    state.addAction(ACTION, 1.0f, 1, false);
    RawMotionState copy = state.copy();
    assertThat(copy).usingRecursiveComparison().isEqualTo(state);

    state.removeAction();
    assertThat(copy.actions).hasSize(1);
    copy.set(state);
    assertThat(copy.actions).isEmpty();
  }
}
