package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class MalformedMessagesTest {

  @ParameterizedTest
  @FieldSource("dev.goldtrace.port.wire.Examples#ALL")
  void everyTruncationIsRefusedWhereTheBytesEnd(byte[] message) {
    for (int size = 0; size < message.length; size++) {
      byte[] truncated = Arrays.copyOf(message, size);
      MalformedMessageException refusal = refusal(truncated);
      assertThat(refusal).as("the first %d bytes", size).isNotNull();
      assertThat(refusal.offset()).isBetween(size - 3, size);
      assertThat(refusal.found()).startsWith("the end");
    }
  }

  @ParameterizedTest
  @FieldSource("dev.goldtrace.port.wire.Examples#ALL")
  void trailingBytesAreRefusedWhereTheMessageShouldEnd(byte[] message) {
    for (int extra = 1; extra <= 5; extra++) {
      MalformedMessageException refusal = refusal(Arrays.copyOf(message, message.length + extra));
      assertThat(refusal.offset()).isEqualTo(message.length);
      assertThat(refusal.expected()).isEqualTo("the end of the message");
      assertThat(refusal.found()).isEqualTo(extra == 1 ? "1 byte more" : extra + " bytes more");
    }
  }

  @Test
  void theReasonSaysOffsetExpectedAndFound() {
    MalformedMessageException refusal = refusal(Arrays.copyOf(Examples.MOVE_TO_OBJECT, 26));
    assertThat(refusal.offset()).isEqualTo(24);
    assertThat(refusal.expected()).isEqualTo("4 bytes of event.cell");
    assertThat(refusal.found()).isEqualTo("the end after 2 bytes");
    assertThat(refusal)
        .hasMessage(
            "offset 24 (0x18): expected 4 bytes of event.cell, found the end after 2 bytes");
  }

  @Test
  void anUnknownOpcodeIsRefused() {
    assertThat(refusal(Examples.bytes("45F70000 34120080")))
        .hasMessage(
            "offset 0 (0x0): expected an opcode of 0xF74C UpdateMotion, 0xF748 UpdatePosition,"
                + " 0xF74E VectorUpdate or 0xF619 UpdatePositionAndMotion, found 0x0000F745");
  }

  @Test
  void anIndexBeyondTheCommandTableIsRefused() throws MalformedMessageException {
    byte[] body = Examples.bytes("00003D00 02000000 98010000");
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> MovementEvent.read(body, CommandTable.CLIENT_2013))
        .withMessage(
            "offset 8 (0x8): expected a state.forward_command below 0x0198, the length of the"
                + " command table of 2013, found 0x0198");
    assertThat(MovementEvent.read(body, CommandTable.CLIENT_2015).state().forwardCommand)
        .isEqualTo(0x10000198);
  }

  @Test
  void aStyleBeyondTheCommandTableIsRefusedForEveryType() {
    for (int type = 0; type < 256; type++) {
      byte[] body = {(byte) type, 0, (byte) 0xFF, (byte) 0xFF};
      assertThatExceptionOfType(MalformedMessageException.class)
          .isThrownBy(() -> MovementEvent.read(body, CommandTable.CLIENT_2015))
          .satisfies(refusal -> assertThat(refusal.offset()).isEqualTo(2));
    }
  }

  @Test
  void actionsThatTheCountAnnouncesMustBeThere() {
    byte[] body = Examples.bytes("00003D00 800F0000 58000500 0000803F");
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> MovementEvent.read(body, CommandTable.CLIENT_2013))
        .withMessage(
            "offset 16 (0x10): expected 2 bytes of state.action[1].command, found the end");
  }

  @Test
  void aMoreThanFullActionCountLeavesTrailingBytes() {
    // ACE shifts its count without a limit: 32 actions set an undefined bit and announce none.
    WireWriter out = new WireWriter();
    out.bytes(Examples.bytes("00003D00"));
    out.u32(32 << 7);
    for (int i = 0; i < 32; i++) {
      out.bytes(Examples.bytes("58000500 0000803F"));
    }
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> MovementEvent.read(out.toByteArray(), CommandTable.CLIENT_2015))
        .withMessage(
            "offset 8 (0x8): expected the end of the movement event, found 256 bytes more");
  }

  private static MalformedMessageException refusal(byte[] message) {
    return catchThrowableOfType(
        MalformedMessageException.class, () -> WireMessage.read(message, CommandTable.CLIENT_2013));
  }
}
