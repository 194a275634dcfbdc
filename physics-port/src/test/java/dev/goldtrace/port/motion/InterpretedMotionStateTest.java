package dev.goldtrace.port.motion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InterpretedMotionStateTest {
  private static final int ACTION = 0x10000058;

  private final InterpretedMotionState state = new InterpretedMotionState();
  private final MovementParameters params = new MovementParameters();

  @Test
  void testsTurnAndSidestepBeforeTheSubstateBit() {
    params.speed = 2.0f;
    state.applyMotion(MotionCommand.TURN_RIGHT, params);
    params.speed = 3.0f;
    state.applyMotion(MotionCommand.SIDE_STEP_RIGHT, params);
    assertThat(state.turnCommand).isEqualTo(MotionCommand.TURN_RIGHT);
    assertThat(state.turnSpeed).isEqualTo(2.0f);
    assertThat(state.sidestepCommand).isEqualTo(MotionCommand.SIDE_STEP_RIGHT);
    assertThat(state.sidestepSpeed).isEqualTo(3.0f);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
  }

  @Test
  void anUnadjustedLeftTurnWouldBecomeTheForwardMotion() {
    state.applyMotion(MotionCommand.TURN_LEFT, params);
    assertThat(state.turnCommand).isZero();
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.TURN_LEFT);
  }

  @Test
  void acceptsRunForward() {
    params.speed = 2.5f;
    state.applyMotion(MotionCommand.RUN_FORWARD, params);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.RUN_FORWARD);
    assertThat(state.forwardSpeed).isEqualTo(2.5f);
  }

  @Test
  void evenThePresentStyleEndsTheForwardMotionButKeepsItsSpeed() {
    params.speed = 2.5f;
    state.applyMotion(MotionCommand.RUN_FORWARD, params);
    state.applyMotion(MotionCommand.NON_COMBAT, params);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(state.forwardSpeed).isEqualTo(2.5f);
  }

  @Test
  void removingALeftTurnDoesNotEndATurn() {
    state.applyMotion(MotionCommand.TURN_RIGHT, params);
    state.applyMotion(MotionCommand.SIDE_STEP_RIGHT, params);
    state.removeMotion(MotionCommand.TURN_LEFT);
    state.removeMotion(MotionCommand.SIDE_STEP_LEFT);
    assertThat(state.turnCommand).isEqualTo(MotionCommand.TURN_RIGHT);
    assertThat(state.sidestepCommand).isEqualTo(MotionCommand.SIDE_STEP_RIGHT);

    state.removeMotion(MotionCommand.TURN_RIGHT);
    state.removeMotion(MotionCommand.SIDE_STEP_RIGHT);
    assertThat(state.turnCommand).isZero();
    assertThat(state.sidestepCommand).isZero();
  }

  @Test
  void removesOnlyThePresentForwardMotionAndStyle() {
    params.speed = 2.0f;
    state.applyMotion(MotionCommand.SWORD_COMBAT, params);
    state.applyMotion(MotionCommand.RUN_FORWARD, params);
    state.removeMotion(MotionCommand.WALK_FORWARD);
    state.removeMotion(MotionCommand.BOW_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.RUN_FORWARD);
    assertThat(state.currentStyle).isEqualTo(MotionCommand.SWORD_COMBAT);
    state.removeMotion(MotionCommand.RUN_FORWARD);
    state.removeMotion(MotionCommand.SWORD_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(MotionCommand.READY);
    assertThat(state.forwardSpeed).isEqualTo(1.0f);
    assertThat(state.currentStyle).isEqualTo(MotionCommand.NON_COMBAT);
  }

  @Test
  void copyMovementFromLeavesTheActionsAlone() {
    InterpretedMotionState other = new InterpretedMotionState();
    other.currentStyle = MotionCommand.BOW_COMBAT;
    other.forwardCommand = MotionCommand.RUN_FORWARD;
    other.forwardSpeed = 2;
    other.sidestepCommand = MotionCommand.SIDE_STEP_RIGHT;
    other.sidestepSpeed = 3;
    other.turnCommand = MotionCommand.TURN_RIGHT;
    other.turnSpeed = 4;
    other.addAction(ACTION, 1.0f, 1, false);
    state.addAction(ACTION + 1, 1.0f, 2, true);

    state.copyMovementFrom(other);

    assertThat(state).usingRecursiveComparison().ignoringFields("actions").isEqualTo(other);
    assertThat(state.actions).containsExactly(new ActionNode(ACTION + 1, 1.0f, 2, true));
  }

  @Test
  void DM80_assignmentCopiesTheActionsToo() {
    InterpretedMotionState other = new InterpretedMotionState();
    other.addAction(ACTION, 1.0f, 1, false);
    state.addAction(ACTION + 1, 1.0f, 2, true);
    state.set(other);
    other.removeAction();
    assertThat(state.actions).containsExactly(new ActionNode(ACTION, 1.0f, 1, false));
    assertThat(state.getNumActions()).isEqualTo(1);
  }

  @Test
  void removesTheOldestActionAndAnswersZeroWhenThereIsNone() {
    state.addAction(ACTION, 1.0f, 1, false);
    state.addAction(ACTION + 1, 1.0f, 2, false);
    assertThat(state.removeAction()).isEqualTo(ACTION);
    assertThat(state.removeAction()).isEqualTo(ACTION + 1);
    assertThat(state.removeAction()).isZero();
  }
}
