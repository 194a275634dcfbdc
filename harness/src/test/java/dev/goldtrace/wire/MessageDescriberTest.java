package dev.goldtrace.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.goldtrace.port.wire.CommandTable;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MessageDescriberTest {

  @Test
  void fieldsCoverEveryByteOnceAndInOrder() {
    for (String hex :
        new String[] {
          "4CF70000341200800300110007000000"
              + "00013D0086000000070000002040580005000000A03F000002000050",
          "19F6000034120080350000002100B4A90000C1420000C0410040BC42F304353FF30435BF"
              + "000000000000204000000000030021000100000011000700000000000F003D00AABB",
          "4EF700003412008000000000000080400000D04000000000000000000000000003000900"
        }) {
      byte[] message = HexText.parse("HEX", hex);
      MessageDescription description = describe(hex, BodyKind.MESSAGE, CommandTable.CLIENT_2013);
      assertThat(description.refusal()).isEmpty();
      int end = 0;
      StringBuilder bytes = new StringBuilder();
      for (WireField field : description.fields()) {
        assertThat(field.offset()).isEqualTo(end);
        end += field.size();
        bytes.append(field.hex());
      }
      assertThat(end).isEqualTo(message.length);
      assertThat(bytes).asString().isEqualToIgnoringCase(hex);
    }
  }

  @Test
  void aCommandIsNamedByTheNumberingOfItsSender() {
    String body = "00003B01 02000000 3801 0000";
    assertThat(meaning(body, "event.style", CommandTable.CLIENT_2013))
        .isEqualTo("0x4300013B (substate, chat emote, mappable)");
    assertThat(meaning(body, "event.style", CommandTable.CLIENT_2015))
        .isEqualTo("0x8000013B AtlatlCombat");
    assertThat(meaning(body, "state.forward_command", CommandTable.CLIENT_2013))
        .isEqualTo("0x80000138 AtlatlCombat");
    assertThat(meaning(body, "state.forward_command", CommandTable.CLIENT_2015))
        .isEqualTo("0x40000138 (substate)");
  }

  @Test
  void commandsInsertedIn2015HaveNoNameOf2013() {
    String body = "00000F01 02000000 2B01 0000";
    assertThat(meaning(body, "event.style", CommandTable.CLIENT_2015))
        .isEqualTo("0x1000010F (action)");
    assertThat(meaning(body, "state.forward_command", CommandTable.CLIENT_2015))
        .isEqualTo("0x1000012B MagicPowerUp01Purple");
  }

  @Test
  void wordsOfBitsAreSpelledOut() {
    String body =
        "00FF3D00 FFFFFFFF"
            + "3D00 0300 0F00 0D00 0000803F 0000803F 0000803F"
            + "58000580 0000803F".repeat(31)
            + "00000000";
    assertThat(meaning(body, "event.flags", CommandTable.CLIENT_2013))
        .isEqualTo("StickToObject | StandingLongJump | undefined 0xFC");
    assertThat(meaning(body, "state.flags", CommandTable.CLIENT_2013))
        .isEqualTo(
            "current_style | forward_command | forward_speed | sidestep_command | sidestep_speed"
                + " | turn_command | turn_speed | 31 actions | undefined 0xFFFFF000");
    assertThat(meaning(body, "state.action[30].stamp", CommandTable.CLIENT_2013))
        .isEqualTo("stamp 5, autonomous");
    assertThat(meaning(body, "event.sticky_object_id", CommandTable.CLIENT_2013))
        .isEqualTo("nobody");
    assertThat(
            meaning(
                "09003D00 81000400 0000803F 0000B442", "params.bitfield", CommandTable.CLIENT_2013))
        .isEqualTo("can_walk | sticky | undefined 0x40000");
  }

  @Test
  void aPositionPackIsReadAlone() {
    MessageDescription description =
        describe(
            "07000000 0101A9B4 0000803F 00000040 00004040 0000803F 00000080 0000C07F 000080FF"
                + " 0000A040 0000C040 0000E040 65000000 0100 0200 0300 FFFF",
            BodyKind.POSITION,
            CommandTable.CLIENT_2013);
    assertThat(description.name()).isEqualTo("PositionPack");
    assertThat(description.fields())
        .extracting(WireField::name, field -> field.value().text(), WireField::meaning)
        .contains(
            tuple("pack.flags", "0x00000007", "velocity | placement | contact"),
            tuple("pack.cell", "0xB4A90101", "landblock 0xB4A9, indoors"),
            tuple("pack.qx", "-0", ""),
            tuple("pack.qy", "NaN", ""),
            tuple("pack.qz", "-Infinity", ""),
            tuple("pack.velocity.x", "5", "not used by retail"),
            tuple("pack.placement_id", "0x00000065", ""),
            tuple("pack.force_position_timestamp", "65535", ""));
  }

  @Test
  void bytesThatRetailDoesNotReadAreShown() {
    MessageDescription description =
        describe("05003D00 010203", BodyKind.MOVEMENT, CommandTable.CLIENT_2013);
    assertThat(description.refusal()).isEmpty();
    assertThat(description.fields())
        .extracting(WireField::name, field -> field.value().text(), WireField::meaning)
        .containsExactly(
            tuple("event.type", "5", "not acted on: only the style is applied"),
            tuple("event.flags", "0x00", ""),
            tuple("event.style", "0x003D", "0x8000003D NonCombat"),
            tuple("event.ignored", "0x010203", "not read by retail"));
  }

  @Test
  void anIndexBeyondTheTableIsTheLastFieldShown() {
    MessageDescription description =
        describe("00003D00 02000000 98010000", BodyKind.MOVEMENT, CommandTable.CLIENT_2013);
    assertThat(description.refusal()).hasValueSatisfying(e -> assertThat(e.offset()).isEqualTo(8));
    WireField last = description.fields().get(description.fields().size() - 1);
    assertThat(last.name()).isEqualTo("state.forward_command");
    assertThat(last.meaning()).isEqualTo("not in the command table of 2013");
  }

  @Test
  void everyFormatPrintsWhateverBytesThereAre() {
    Random random = new Random(4);
    MessageDescriber describer = new MessageDescriber(CommandTable.CLIENT_2013);
    for (int i = 0; i < 400; i++) {
      byte[] bytes = new byte[1 + random.nextInt(80)];
      random.nextBytes(bytes);
      bytes[0] = 0;
      for (BodyKind kind : BodyKind.values()) {
        MessageDescription description = describer.describe(bytes, kind);
        for (DescriptionFormat format : DescriptionFormat.values()) {
          assertThat(format.print(description)).endsWith("\n");
        }
      }
    }
  }

  private static String meaning(String body, String name, CommandTable table) {
    return describe(body, BodyKind.MOVEMENT, table).fields().stream()
        .filter(field -> field.name().equals(name))
        .findFirst()
        .orElseThrow()
        .meaning();
  }

  private static MessageDescription describe(String hex, BodyKind kind, CommandTable table) {
    return new MessageDescriber(table).describe(HexText.parse("HEX", hex), kind);
  }
}
