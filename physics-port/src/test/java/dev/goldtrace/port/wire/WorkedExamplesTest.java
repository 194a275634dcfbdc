package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.motion.ActionNode;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MovementParameters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every worked example of spec wire.md section 7, field by field. */
class WorkedExamplesTest {
  private static final int MOVER = 0x80001234;
  private static final int NON_COMBAT = 0x8000003D;
  private static final int HAND_COMBAT = 0x8000003C;

  @Test
  void runningWithOneActionAndAStickyObject() throws MalformedMessageException {
    UpdateMotion message = updateMotion(Examples.RUNNING);

    assertThat(message.object()).isEqualTo(MOVER);
    assertThat(message.instance()).isEqualTo(3);
    assertThat(message.stamps()).isEqualTo(new MotionStamps(0x11, 7, 0, 0));
    MovementEvent event = message.event();
    assertThat(event.type()).isEqualTo(MovementEvent.INTERPRETED_STATE);
    assertThat(event.flags()).isEqualTo(MovementEvent.STICK_TO_OBJECT);
    assertThat(event.standingLongJump()).isFalse();
    assertThat(event.style()).isEqualTo(NON_COMBAT);
    assertThat(event.packedState().flags()).isEqualTo(0x86);
    InterpretedMotionState state = event.state();
    assertThat(state.currentStyle).isEqualTo(NON_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(0x44000007);
    assertThat(state.forwardSpeed).isEqualTo(2.5f);
    assertThat(state.sidestepCommand).isZero();
    assertThat(state.sidestepSpeed).isEqualTo(1.0f);
    assertThat(state.turnCommand).isZero();
    assertThat(state.turnSpeed).isEqualTo(1.0f);
    assertThat(state.actions).containsExactly(new ActionNode(0x10000058, 1.25f, 5, false));
    assertThat(event.stickyObject()).isEqualTo(0x50000002);
  }

  @Test
  void turningLeftInHandCombat() throws MalformedMessageException {
    UpdateMotion message = updateMotion(Examples.TURNING);

    assertThat(message.stamps()).isEqualTo(new MotionStamps(0x12, 8, 0, 0));
    MovementEvent event = message.event();
    assertThat(event.style()).isEqualTo(HAND_COMBAT);
    assertThat(event.packedState().flags()).isEqualTo(0x61);
    InterpretedMotionState state = event.state();
    assertThat(state.currentStyle).isEqualTo(HAND_COMBAT);
    assertThat(state.forwardCommand).isEqualTo(0x41000003);
    assertThat(state.turnCommand).isEqualTo(0x6500000D);
    assertThat(state.turnSpeed).isEqualTo(-1.5f);
    assertThat(state.actions).isEmpty();
    assertThat(event.stickyObject()).isZero();
  }

  @Test
  void chasingAndChargingAnObject() throws MalformedMessageException {
    MovementEvent event = updateMotion(Examples.MOVE_TO_OBJECT).event();

    assertThat(event.type()).isEqualTo(MovementEvent.MOVE_TO_OBJECT);
    assertThat(event.style()).isEqualTo(HAND_COMBAT);
    assertThat(event.object()).isEqualTo(0x50000002);
    assertThat(event.cell()).isEqualTo(0xA9B40021);
    assertThat(event.x()).isEqualTo(96.5f);
    assertThat(event.y()).isEqualTo(24.0f);
    assertThat(event.z()).isEqualTo(94.125f);
    MovementParameters params = event.params();
    assertThat(params.bitfield)
        .isEqualTo(0x0001EE9F)
        .isEqualTo(
            MovementParameters.DEFAULT_BITFIELD
                | MovementParameters.CAN_CHARGE
                | MovementParameters.STICKY);
    assertThat(params.distanceToObject).isEqualTo(0.6f);
    assertThat(params.minDistance).isEqualTo(0.0f);
    assertThat(params.failDistance).isEqualTo(Float.MAX_VALUE);
    assertThat(params.speed).isEqualTo(1.0f);
    assertThat(params.walkRunThreshhold).isEqualTo(15.0f);
    assertThat(params.desiredHeading).isEqualTo(0.0f);
    assertThat(event.runRate()).isEqualTo(2.25f);
  }

  @Test
  void movingToAPositionWithAFinalHeading() throws MalformedMessageException {
    MovementEvent event = updateMotion(Examples.MOVE_TO_POSITION).event();

    assertThat(event.type()).isEqualTo(MovementEvent.MOVE_TO_POSITION);
    assertThat(event.style()).isEqualTo(NON_COMBAT);
    assertThat(event.cell()).isEqualTo(0xA9B40021);
    assertThat(event.x()).isEqualTo(100.0f);
    assertThat(event.y()).isEqualTo(30.5f);
    assertThat(event.z()).isEqualTo(94.0f);
    MovementParameters params = event.params();
    assertThat(params.bitfield).isEqualTo(0x0001EE4F);
    assertThat(params.has(MovementParameters.USE_FINAL_HEADING)).isTrue();
    assertThat(params.distanceToObject).isEqualTo(0.5f);
    assertThat(params.minDistance).isEqualTo(0.0f);
    assertThat(params.failDistance).isEqualTo(50.0f);
    assertThat(params.speed).isEqualTo(1.0f);
    assertThat(params.walkRunThreshhold).isEqualTo(15.0f);
    assertThat(params.desiredHeading).isEqualTo(270.0f);
    assertThat(event.runRate()).isEqualTo(1.0f);
  }

  @Test
  void turningToAnObject() throws MalformedMessageException {
    MovementEvent event = updateMotion(Examples.TURN_TO_OBJECT).event();

    assertThat(event.type()).isEqualTo(MovementEvent.TURN_TO_OBJECT);
    assertThat(event.object()).isEqualTo(0x50000002);
    assertThat(event.heading()).isEqualTo(135.0f);
    assertThat(event.params().bitfield).isEqualTo(0x0001EE0F);
    assertThat(event.params().speed).isEqualTo(1.0f);
    assertThat(event.params().desiredHeading).isEqualTo(0.0f);
  }

  @Test
  void turningToAHeading() throws MalformedMessageException {
    MovementEvent event = updateMotion(Examples.TURN_TO_HEADING).event();

    assertThat(event.type()).isEqualTo(MovementEvent.TURN_TO_HEADING);
    assertThat(event.params().bitfield).isEqualTo(0x0001EE0F);
    assertThat(event.params().speed).isEqualTo(1.0f);
    assertThat(event.params().desiredHeading).isEqualTo(90.0f);
    assertThat(event.params().distanceToObject).as("not sent, so the default").isEqualTo(0.6f);
  }

  @Test
  void positionWithVelocity() throws MalformedMessageException {
    UpdatePosition message =
        (UpdatePosition) WireMessage.read(Examples.POSITION, CommandTable.CLIENT_2013);

    assertThat(message.object()).isEqualTo(MOVER);
    assertThat(message.pack())
        .isEqualTo(
            new PositionPack(
                0x35,
                0xA9B40021,
                96.5f,
                24.0f,
                94.125f,
                0.70710677f,
                0.0f,
                0.0f,
                -0.70710677f,
                0.0f,
                2.5f,
                0.0f,
                0,
                3,
                0x21,
                1,
                0));
    assertThat(message.pack().hasContact()).isTrue();
  }

  @Test
  void positionWithPlacement() throws MalformedMessageException {
    UpdatePosition message =
        (UpdatePosition) WireMessage.read(Examples.PLACEMENT, CommandTable.CLIENT_2013);

    assertThat(message.object()).isEqualTo(0x80001235);
    assertThat(message.pack())
        .isEqualTo(
            new PositionPack(
                0x76,
                0xA9B40021,
                10.0f,
                20.0f,
                30.0f,
                1.0f,
                0.0f,
                0.0f,
                0.0f,
                0.0f,
                0.0f,
                0.0f,
                0x65,
                1,
                0x22,
                1,
                0));
  }

  @Test
  void jump() throws MalformedMessageException {
    assertThat(WireMessage.read(Examples.JUMP, CommandTable.CLIENT_2013))
        .isEqualTo(new VectorUpdate(MOVER, 0.0f, 4.0f, 6.5f, 0.0f, 0.0f, 0.0f, 3, 9));
  }

  @Test
  void positionAndMotionInOneMessage() throws MalformedMessageException {
    UpdatePositionAndMotion message =
        (UpdatePositionAndMotion)
            WireMessage.read(Examples.POSITION_AND_MOTION, CommandTable.CLIENT_2013);

    assertThat(message.object()).isEqualTo(MOVER);
    assertThat(message.pack().instanceStamp()).isEqualTo(3);
    assertThat(message.pack().velocityY()).isEqualTo(2.5f);
    assertThat(message.stamps()).isEqualTo(new MotionStamps(0x11, 7, 0, 0));
    assertThat(message.event().state().forwardCommand).isEqualTo(0x44000007);
    assertThat(message.event().stickyObject()).isEqualTo(0x50000002);
  }

  @ParameterizedTest
  @FieldSource("dev.goldtrace.port.wire.Examples#ALL")
  void readingThenWritingGivesTheSameBytes(byte[] message) throws MalformedMessageException {
    for (CommandTable table :
        new CommandTable[] {CommandTable.CLIENT_2013, CommandTable.CLIENT_2015}) {
      assertThat(Examples.hex(WireMessage.read(message, table).write()))
          .isEqualTo(Examples.hex(message));
    }
  }

  private static UpdateMotion updateMotion(byte[] message) throws MalformedMessageException {
    return (UpdateMotion) WireMessage.read(message, CommandTable.CLIENT_2013);
  }
}
