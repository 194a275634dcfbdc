package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Where the first design documents describe messages otherwise than the specification. */
class DivergencesOfMessagesTest {

  /** Type 9, flags 0, style 0x3D, then the turn parameters. */
  private static final byte[] TURN_TO_HEADING =
      HexFormat.of().parseHex("09003D000FEE01000000803F0000B442");

  @Test
  void S22_theEventStartsWithA16BitWordAndTheStyleFollowsAtOnce() throws Exception {
    MovementEvent event = MovementEvent.read(TURN_TO_HEADING, CommandTable.CLIENT_2013);

    assertThat(event.type()).isEqualTo(MovementEvent.TURN_TO_HEADING);
    assertThat(event.style()).isEqualTo(0x8000003D);
    assertThat(event.params().bitfield).isEqualTo(0x0001EE0F);
    assertThat(event.params().desiredHeading).isEqualTo(90.0f);
  }

  @Test
  void S22_aHeaderOf32BitsIsRefused() {
    byte[] padded = HexFormat.of().parseHex("090000003D0000000FEE01000000803F0000B442");

    assertThatThrownBy(() -> MovementEvent.read(padded, CommandTable.CLIENT_2013))
        .isInstanceOf(MalformedMessageException.class);
  }
}
