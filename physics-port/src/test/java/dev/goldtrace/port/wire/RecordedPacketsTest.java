package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.goldtrace.port.motion.ActionNode;
import dev.goldtrace.port.motion.InterpretedMotionState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The few real packets there are, each decoded or refused with its reason. */
class RecordedPacketsTest {

  @ParameterizedTest
  @CsvSource({
    // line, object, movement = server-control timestamp, forward command in the 2015 numbering
    "0, 0x7C88C06F, 45, 0x1300007F",
    "1, 0x7C88C06F, 46, 0x41000003",
    "2, 0x7C88C06F, 47, 0x13000091",
    "3, 0x7C88C06F, 48, 0x41000003",
    "4, 0x8035BBB2, 15, 0x13000083",
    "5, 0x8035BBB2, 16, 0x41000003",
    "6, 0x8035BBB2, 17, 0x1300008B",
    "7, 0x7C88C06F, 49, 0x13000091",
    "8, 0x8035BBB2, 18, 0x41000003",
    "9, 0x7C88C06F, 50, 0x41000003",
    "10, 0x7C88C06F, 51, 0x13000091",
    "11, 0x7C88C06F, 52, 0x41000003"
  })
  void capturedUpdateMotion(int line, String object, int stamp, String forward)
      throws IOException, MalformedMessageException {
    String record = lines("update-motion-capture.jsonl").get(line);
    byte[] message = Examples.bytes(member(record, "hex"));

    UpdateMotion read = (UpdateMotion) WireMessage.read(message, CommandTable.CLIENT_2015);

    assertThat(read.object()).isEqualTo(Long.decode(object).intValue());
    assertThat(read.instance()).isZero();
    assertThat(read.stamps()).isEqualTo(new MotionStamps(stamp, stamp, 0, 0));
    MovementEvent event = read.event();
    assertThat(event.type()).isZero();
    assertThat(event.flags()).isZero();
    assertThat(event.style()).isEqualTo(0x8000003D);
    assertThat(event.packedState().flags()).as("NonCombat is sent explicitly").isEqualTo(3);
    InterpretedMotionState state = event.state();
    assertThat(state.currentStyle).isEqualTo(0x8000003D);
    assertThat(state.forwardCommand).isEqualTo(Long.decode(forward).intValue());
    assertThat(state.forwardSpeed).isEqualTo(1.0f);
    assertThat(state.actions).isEmpty();
    WireWriter out = new WireWriter();
    event.packedState().pack(out);
    assertThat(Examples.hex(out.toByteArray())).isEqualToIgnoringCase(member(record, "body"));
    assertThat(Examples.hex(read.write())).isEqualTo(Examples.hex(message));
  }

  @Test
  void theCaptureHasTwelveMessages() throws IOException {
    assertThat(lines("update-motion-capture.jsonl")).hasSize(12);
    assertThat(lines("legacy-packets.jsonl")).hasSize(4);
  }

  @Test
  void theFirstLegacyPacketDecodesThoughItsActionSpeedIsDamaged()
      throws IOException, MalformedMessageException {
    byte[] message = legacy(0);
    UpdateMotion read = (UpdateMotion) WireMessage.read(message, CommandTable.CLIENT_2013);

    assertThat(read.object()).isEqualTo(0x50051F56);
    assertThat(read.instance()).isEqualTo(0x083C);
    assertThat(read.stamps()).isEqualTo(new MotionStamps(7, 0, 0, 0));
    assertThat(read.event().style()).isEqualTo(0x8000003D);
    assertThat(read.event().packedState().flags())
        .as("upper bits without meaning are kept")
        .isEqualTo(0x03D0F080);
    assertThat(read.event().state().actions)
        .containsExactly(new ActionNode(0x1300007C, Float.intBitsToFloat(0x00003FCA), 1, false));
    assertThat(Examples.hex(read.write())).isEqualTo(Examples.hex(message));
  }

  @Test
  void theSecondLegacyPacketIsRefusedForItHasNoOpcodeAndDecodesWithOne()
      throws IOException, MalformedMessageException {
    byte[] bytes = legacy(1);
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> WireMessage.read(bytes, CommandTable.CLIENT_2013))
        .satisfies(
            refusal -> {
              assertThat(refusal.offset()).isZero();
              assertThat(refusal.expected()).startsWith("an opcode of 0xF74C UpdateMotion");
              assertThat(refusal.found()).isEqualTo("0x5009F2FF");
            });

    byte[] message = Examples.bytes("4CF70000" + Examples.hex(bytes));
    UpdateMotion read = (UpdateMotion) WireMessage.read(message, CommandTable.CLIENT_2013);
    assertThat(read.object()).isEqualTo(0x5009F2FF);
    assertThat(read.instance()).isEqualTo(0x3C);
    assertThat(read.stamps()).isEqualTo(new MotionStamps(10, 4, 0, 0));
    assertThat(read.event().packedState().flags()).isEqualTo(2);
    assertThat(read.event().state().forwardCommand).isEqualTo(0x40000018);
    assertThat(Examples.hex(read.write())).isEqualTo(Examples.hex(message));
  }

  @Test
  void theThirdLegacyPacketIsAPositionWithAUnitQuaternion()
      throws IOException, MalformedMessageException {
    byte[] message = legacy(2);
    UpdatePosition read = (UpdatePosition) WireMessage.read(message, CommandTable.CLIENT_2013);

    assertThat(read.object()).isEqualTo(0x78164003);
    PositionPack pack = read.pack();
    assertThat(pack.flags()).isEqualTo(0x34);
    assertThat(pack.cell()).isEqualTo(0x81640108);
    assertThat(pack.hasContact()).isTrue();
    assertThat(pack.qw()).isEqualTo(Float.intBitsToFloat(0x3F6D77AA));
    assertThat(pack.qz()).isEqualTo(Float.intBitsToFloat(0xBEBF42E0));
    assertUnit(pack);
    assertThat(pack.placement()).isZero();
    assertThat(pack.instanceStamp()).isEqualTo(0x0639);
    assertThat(pack.positionStamp()).isEqualTo(1);
    assertThat(pack.teleportStamp()).isZero();
    assertThat(pack.forcePositionStamp()).isZero();
    assertThat(Examples.hex(read.write())).isEqualTo(Examples.hex(message));
  }

  @Test
  void theFourthLegacyPacketIsAPositionWithAPlacement()
      throws IOException, MalformedMessageException {
    byte[] message = legacy(3);
    UpdatePosition read = (UpdatePosition) WireMessage.read(message, CommandTable.CLIENT_2013);

    assertThat(read.object()).isEqualTo(0x95D36CF9);
    PositionPack pack = read.pack();
    assertThat(pack.flags()).isEqualTo(0x36);
    assertThat(pack.cell()).isEqualTo(0x017E016C);
    assertUnit(pack);
    assertThat(pack.placement()).isEqualTo(0x65);
    assertThat(pack.instanceStamp()).isEqualTo(0x3C);
    assertThat(pack.positionStamp()).isEqualTo(9);
    assertThat(pack.teleportStamp()).isEqualTo(2);
    assertThat(pack.forcePositionStamp()).isZero();
    assertThat(Examples.hex(read.write())).isEqualTo(Examples.hex(message));
  }

  private static void assertUnit(PositionPack pack) {
    double length = Math.sqrt((double) pack.qw() * pack.qw() + (double) pack.qz() * pack.qz());
    assertThat(length).isBetween(1.0 - 1e-6, 1.0 + 1e-6);
  }

  private static byte[] legacy(int line) throws IOException {
    return Examples.bytes(member(lines("legacy-packets.jsonl").get(line), "hex"));
  }

  private static List<String> lines(String file) throws IOException {
    try (InputStream in = RecordedPacketsTest.class.getResourceAsStream("/wire/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  /**
   * The text of a member that holds hexadecimal digits; the port's tests read no JSON otherwise.
   */
  private static String member(String record, String name) {
    Matcher matcher = Pattern.compile('"' + name + "\": \"([0-9A-Fa-f]+)\"").matcher(record);
    assertThat(matcher.find()).as(record).isTrue();
    return matcher.group(1);
  }
}
