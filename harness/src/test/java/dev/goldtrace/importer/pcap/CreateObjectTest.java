package dev.goldtrace.importer.pcap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.Vec3;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CreateObjectTest {
  private static final byte[] BODY = Messages.turnTo(90).write();

  @Test
  void aDescriptionWithEverythingIsReadAsFarAsItsTimestamps() throws MalformedMessageException {
    CreateObject created = read(Messages.create(0x80000001, 5, 84, BODY));
    assertThat(created.object()).isEqualTo(0x80000001);
    assertThat(created.state()).isEqualTo(0x408);
    assertThat(created.movement()).isEqualTo(BODY);
    assertThat(created.position())
        .isEqualTo(new PositionValue(0xA9B40019, new Vec3(84, 10, 0.5f), Quat.IDENTITY));
    assertThat(created.animated()).isTrue();
    assertThat(created.parent()).isEqualTo(0x50000077);
    assertThat(created.scale()).isEqualTo(1.5f);
    assertThat(created.velocity()).isEqualTo(new Vec3(0, 2, 0));
    assertThat(created.stamps()).containsExactly(100, 200, 300, 400, 7, 500, 600, 700, 5);
    assertThat(created.instance()).isEqualTo(5);
  }

  @Test
  void aPlacementStandsWhereTheMovementWould() throws MalformedMessageException {
    CreateObject created = read(Messages.create(0x80000001, 5, 84, null));
    assertThat(created.movement()).isNull();
    assertThat(created.position().o().x()).isEqualTo(84);
  }

  @Test
  void anEmptyMovementHasNoAutonomousWord() throws MalformedMessageException {
    CreateObject created = read(Messages.create(0x80000001, 5, 84, new byte[0]));
    assertThat(created.movement()).isNull();
    assertThat(created.position().o().x()).isEqualTo(84);
  }

  @Test
  void aDescriptionWithNothingHasDefaults() throws MalformedMessageException {
    CreateObject created =
        read(
            Messages.hex(
                "45F70000 01000080 11000000 00000000 08040000"
                    + "0100 0200 0300 0400 0500 0600 0700 0800 0900"));
    assertThat(created.position()).isNull();
    assertThat(created.animated()).isFalse();
    assertThat(created.parent()).isNull();
    assertThat(created.scale()).isEqualTo(1.0f);
    assertThat(created.velocity()).isEqualTo(Vec3.ZERO);
    assertThat(created.instance()).isEqualTo(9);
  }

  @Test
  void aMalformedMovementIsRefusedAtItsPlaceInTheMessage() {
    byte[] message = Messages.create(0x80000001, 5, 84, Messages.hex("00003D00 02000000 FFFF0000"));
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> read(message))
        .satisfies(
            refusal -> {
              assertThat(refusal.expected()).startsWith("a state.forward_command below");
              assertThat(message[refusal.offset()]).isEqualTo((byte) 0xFF);
            });
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] message = Messages.create(0x80000001, 5, 84, BODY);
    int end = message.length - 6;
    for (int size = 0; size < end; size++) {
      byte[] truncated = Arrays.copyOf(message, size);
      assertThatExceptionOfType(MalformedMessageException.class)
          .as("the first %d bytes", size)
          .isThrownBy(() -> read(truncated));
    }
  }

  @Test
  void damagedDescriptionsAreReadOrRefused() {
    Random random = new Random(9);
    byte[] message = Messages.create(0x80000001, 5, 84, BODY);
    int accepted = 0;
    for (int i = 0; i < 50_000; i++) {
      byte[] damaged = message.clone();
      for (int n = random.nextInt(4); n >= 0; n--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      try {
        read(damaged);
        accepted++;
      } catch (MalformedMessageException refused) {
        assertThat(refused.offset()).isBetween(0, damaged.length);
      }
    }
    assertThat(accepted).isPositive();
  }

  private static CreateObject read(byte[] message) throws MalformedMessageException {
    return CreateObject.read(message, CommandTable.CLIENT_2013);
  }
}
