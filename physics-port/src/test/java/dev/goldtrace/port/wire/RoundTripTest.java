package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.goldtrace.port.motion.ActionNode;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.motion.RawMotionState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading and then writing, and writing and then reading. */
class RoundTripTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Ready and NonCombat sent although they are the defaults, as ACE does.
        "00003D00 03000000 3D000300",
        // A speed of 1 sent although it is the default.
        "00003D00 04000000 0000803F",
        // Undefined upper flag bits, as retail leaks them.
        "00003D00 02F0DEBC 05000000",
        // Non-zero bytes where the reader skips.
        "00003D00 02000000 0500CDAB",
        "00003D00 06000000 05000000 803FCDAB",
        // Undefined bits of the flag byte, and flags that only type 0 reads.
        "00FC3D00 00000000",
        "09033D00 0FEE0100 0000803F 0000B442",
        // The standing long jump, with a sticky id of nobody.
        "00033D00 00000000 00000000",
        // Undefined parameter bits and floats that are not numbers, signalling ones too.
        "09003D00 FFFFFFFF 0100807F 010080FF",
        "0900 3D00 00000000 FFFFFF7F 0000807F",
        // Types that retail does not act on: what follows the style is not read.
        "05003D00",
        "05003D00 0102030405",
        "FFFF9701 AA",
        // The most actions there can be: stamps with the autonomous bit.
        "00003D00 80010000 5800FFFF 0000803F 5900FF7F 000080BF 5A000080 00000000"
      })
  void movementEvents(String hex) throws MalformedMessageException {
    byte[] body = Examples.bytes(hex);
    assertThat(Examples.hex(MovementEvent.read(body, CommandTable.CLIENT_2013).write()))
        .isEqualTo(Examples.hex(body));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // A quaternion component of 0 sent, and undefined flag bits.
        "80FFFFFF 0101A9B4 00000000 00000000 00000000 0000803F 00000000 00000000 00000080"
            + " 0100 0200 0300 0400",
        // No rotation at all.
        "78000000 0101A9B4 00000000 00000000 00000000 FFFF FEFF FDFF FCFF",
        // Everything there is.
        "07000000 0101A9B4 0000803F 00000040 00004040 0000803F 0100807F 0000C0FF 00000080"
            + " 0000A040 0000C040 0000E040 65000000 0100 0200 0300 0400"
      })
  void positionPacks(String hex) throws MalformedMessageException {
    byte[] pack = Examples.bytes(hex);
    assertThat(Examples.hex(PositionPack.read(pack).write())).isEqualTo(Examples.hex(pack));
  }

  @Test
  void theByteSkippedInFrontOfTheEventIsKept() throws MalformedMessageException {
    byte[] message = Examples.RUNNING.clone();
    message[14] = 2;
    message[15] = (byte) 0xAB;
    UpdateMotion read = (UpdateMotion) WireMessage.read(message, CommandTable.CLIENT_2013);
    assertThat(read.stamps()).isEqualTo(new MotionStamps(0x11, 7, 2, 0xAB));
    assertThat(Examples.hex(read.write())).isEqualTo(Examples.hex(message));
  }

  @Test
  void theThreeBytesSkippedBehindAPositionAreKept() throws MalformedMessageException {
    byte[] message = Examples.POSITION_AND_MOTION.clone();
    message[61] = 1;
    message[62] = 2;
    message[63] = (byte) 0xFF;
    UpdatePositionAndMotion read =
        (UpdatePositionAndMotion) WireMessage.read(message, CommandTable.CLIENT_2013);
    assertThat(read.stamps().padding()).isEqualTo(0xFF0201);
    assertThat(Examples.hex(read.write())).isEqualTo(Examples.hex(message));
  }

  @Test
  void aStateIsWrittenWithWhatDiffersFromItsDefaultOnly() throws MalformedMessageException {
    InterpretedMotionState state = new InterpretedMotionState();
    assertThat(packed(state)).isEqualTo("00000000");

    state.forwardCommand = 0x44000007;
    state.forwardSpeed = 2.5f;
    state.actions.add(new ActionNode(0x10000058, 1.25f, 5, false));
    assertThat(packed(state))
        .as("as in the worked example 7.1")
        .isEqualTo("860000000700000020405800" + "05000000A03F0000");

    state.currentStyle = 0x8000003C;
    state.sidestepCommand = 0x6500000F;
    state.sidestepSpeed = -1.0f;
    state.turnCommand = 0x6500000D;
    state.turnSpeed = Float.NaN;
    assertThat(packed(state)).startsWith("FF0000003C0007000F000D00" + "00002040" + "000080BF");
  }

  @Test
  void aSpeedIsComparedWithItsDefaultBitByBit() {
    InterpretedMotionState state = new InterpretedMotionState();
    state.forwardSpeed = Math.nextUp(1.0f);
    state.turnSpeed = 0.0f;
    assertThat(packed(state)).isEqualTo("440000000100803F00000000");
  }

  @Test
  void aStateOfMoreThan31ActionsCannotBePacked() {
    InterpretedMotionState state = new InterpretedMotionState();
    for (int i = 0; i < 31; i++) {
      state.addAction(0x10000058, 1.0f, i, true);
    }
    assertThat(PackedInterpretedState.of(state).flags()).isEqualTo(31 << 7);
    state.addAction(0x10000058, 1.0f, 31, true);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PackedInterpretedState.of(state))
        .withMessage("a packed motion state holds at most 31 actions, not 32");
  }

  @Test
  void aStateReadCanBeChangedWithoutChangingTheMessage() throws MalformedMessageException {
    UpdateMotion read = (UpdateMotion) WireMessage.read(Examples.RUNNING, CommandTable.CLIENT_2013);
    read.event().state().actions.clear();
    assertThat(read.event().state().actions).hasSize(1);
    UpdateMotion turn =
        (UpdateMotion) WireMessage.read(Examples.TURN_TO_OBJECT, CommandTable.CLIENT_2013);
    turn.event().params().desiredHeading = 135.0f;
    assertThat(Examples.hex(turn.write())).isEqualTo(Examples.hex(Examples.TURN_TO_OBJECT));
  }

  @Test
  void theWorkedExamplesCanBeComposed() {
    InterpretedMotionState state = new InterpretedMotionState();
    state.forwardCommand = 0x44000007;
    state.forwardSpeed = 2.5f;
    state.addAction(0x10000058, 1.25f, 5, false);
    assertComposed(
        Examples.RUNNING,
        0x11,
        7,
        MovementEvent.interpretedState(
            MovementEvent.STICK_TO_OBJECT,
            0x8000003D,
            PackedInterpretedState.of(state),
            0x50000002));

    MovementParameters charge = new MovementParameters();
    charge.setBits(MovementParameters.CAN_CHARGE | MovementParameters.STICKY, true);
    assertComposed(
        Examples.MOVE_TO_OBJECT,
        0x13,
        9,
        MovementEvent.moveToObject(
            0x8000003C, 0x50000002, 0xA9B40021, 96.5f, 24.0f, 94.125f, charge, 2.25f));

    MovementParameters finish = new MovementParameters();
    finish.setBits(MovementParameters.USE_FINAL_HEADING, true);
    finish.distanceToObject = 0.5f;
    finish.failDistance = 50.0f;
    finish.desiredHeading = 270.0f;
    assertComposed(
        Examples.MOVE_TO_POSITION,
        0x14,
        10,
        MovementEvent.moveToPosition(0x8000003D, 0xA9B40021, 100.0f, 30.5f, 94.0f, finish, 1.0f));

    assertComposed(
        Examples.TURN_TO_OBJECT,
        0x15,
        11,
        MovementEvent.turnToObject(0x8000003D, 0x50000002, 135.0f, new MovementParameters()));

    MovementParameters east = new MovementParameters();
    east.desiredHeading = 90.0f;
    assertComposed(
        Examples.TURN_TO_HEADING, 0x16, 12, MovementEvent.turnToHeading(0x8000003D, east));
  }

  @Test
  void aRawStateIsWrittenWithWhatDiffersFromItsDefaultOnly() throws MalformedMessageException {
    RawMotionState state = new RawMotionState();
    assertThat(packed(state)).isEqualTo("00000000");

    state.currentHoldkey = 2;
    state.forwardCommand = 0x45000005;
    state.forwardSpeed = -0.0f;
    state.turnHoldkey = 1;
    state.addAction(0x10000058, 1.25f, 0x7FFF, true);
    assertThat(packed(state))
        .isEqualTo(
            "150A0000" + "02000000" + "05000045" + "00000080" + "01000000" + "5800FFFF0000A03F");
  }

  @Test
  void everyFieldOfARawStateHasItsPlace() throws MalformedMessageException {
    byte[] bytes =
        Examples.bytes(
            "FF0FCDAB 02000000 3C000080 05000045 02000000 0000C03F 0F000065 01000000 00000040"
                + " 0D000065 02000000 000080BF 58000580 0000A03F");
    PackedRawState packed = PackedRawState.unPack(new WireReader(bytes), CommandTable.CLIENT_2013);

    RawMotionState state = packed.state();
    assertThat(packed.flags()).isEqualTo(0xABCD0FFF);
    assertThat(state.currentHoldkey).isEqualTo(2);
    assertThat(state.currentStyle).isEqualTo(0x8000003C);
    assertThat(state.forwardCommand).isEqualTo(0x45000005);
    assertThat(state.forwardHoldkey).isEqualTo(2);
    assertThat(state.forwardSpeed).isEqualTo(1.5f);
    assertThat(state.sidestepCommand).isEqualTo(0x6500000F);
    assertThat(state.sidestepHoldkey).isEqualTo(1);
    assertThat(state.sidestepSpeed).isEqualTo(2.0f);
    assertThat(state.turnCommand).isEqualTo(0x6500000D);
    assertThat(state.turnHoldkey).isEqualTo(2);
    assertThat(state.turnSpeed).isEqualTo(-1.0f);
    assertThat(state.actions).containsExactly(new ActionNode(0x10000058, 1.25f, 5, true));
    WireWriter out = new WireWriter();
    packed.pack(out);
    assertThat(Examples.hex(out.toByteArray())).isEqualTo(Examples.hex(bytes));
  }

  private static void assertComposed(
      byte[] example, int movement, int serverControl, MovementEvent event) {
    UpdateMotion message =
        new UpdateMotion(0x80001234, 3, new MotionStamps(movement, serverControl, 0, 0), event);
    assertThat(Examples.hex(message.write())).isEqualTo(Examples.hex(example));
  }

  private static String packed(InterpretedMotionState state) {
    WireWriter out = new WireWriter();
    PackedInterpretedState.of(state).pack(out);
    return Examples.hex(out.toByteArray());
  }

  private static String packed(RawMotionState state) {
    WireWriter out = new WireWriter();
    PackedRawState.of(state).pack(out);
    return Examples.hex(out.toByteArray());
  }
}
