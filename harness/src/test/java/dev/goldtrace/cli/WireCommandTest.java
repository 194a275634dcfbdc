package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WireCommandTest {
  private static final String RUNNING =
      "4CF7000034120080030011000700000000013D0086000000070000002040580005000000A03F000002000050";

  @Test
  void aMessageIsPrintedFieldByField() {
    CommandRun run = CommandRun.of("wire", RUNNING);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            UpdateMotion, 44 bytes, command numbering 2013
            offset  bytes        name                      value       meaning
            0x0000  4c f7 00 00  opcode                    0x0000F74C  UpdateMotion
            0x0004  34 12 00 80  object_id                 0x80001234
            0x0008  03 00        instance_timestamp        3
            0x000A  11 00        movement_timestamp        17
            0x000C  07 00        server_control_timestamp  7
            0x000E  00           autonomous                0           no
            0x000F  00           padding                   0x00
            0x0010  00           event.type                0           InterpretedMotionState
            0x0011  01           event.flags               0x01        StickToObject
            0x0012  3d 00        event.style               0x003D      0x8000003D NonCombat
            0x0014  86 00 00 00  state.flags               0x00000086  forward_command | \
            forward_speed | 1 action
            0x0018  07 00        state.forward_command     0x0007      0x44000007 RunForward
            0x001A  00 00 20 40  state.forward_speed       2.5
            0x001E  58 00        state.action[0].command   0x0058      0x10000058 ThrustMed
            0x0020  05 00        state.action[0].stamp     5           stamp 5
            0x0022  00 00 a0 3f  state.action[0].speed     1.25
            0x0026  00 00        state.padding             0x0000
            0x0028  02 00 00 50  event.sticky_object_id    0x50000002
            """);
  }

  @Test
  void aMessageIsPrintedAsJson() {
    String expected =
        """
        {
          "message": "movement event body",
          "length": 12,
          "numbering": "2015",
          "fields": [
            {
              "offset": 0,
              "size": 1,
              "type": "u8",
              "bytes": "00",
              "name": "event.type",
              "value": 0,
              "meaning": "InterpretedMotionState"
            },
            {
              "offset": 1,
              "size": 1,
              "type": "u8",
              "bytes": "00",
              "name": "event.flags",
              "value": "0x00",
              "meaning": ""
            },
            {
              "offset": 2,
              "size": 2,
              "type": "command_index",
              "bytes": "3b01",
              "name": "event.style",
              "value": "0x013B",
              "meaning": "0x8000013B AtlatlCombat"
            },
            {
              "offset": 4,
              "size": 4,
              "type": "u32",
              "bytes": "04000000",
              "name": "state.flags",
              "value": "0x00000004",
              "meaning": "forward_speed"
            },
            {
              "offset": 8,
              "size": 4,
              "type": "f32",
              "bytes": "0000c07f",
              "name": "state.forward_speed",
              "value": "NaN",
              "meaning": ""
            }
          ]
        }
        """;
    String body = "00003B01 04000000 0000C07F";
    CommandRun run = CommandRun.of("wire", "--json", "--numbering=2015", "--body=movement", body);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo(expected);
    assertThat(
            CommandRun.of(
                    "wire", "--format", "json", "--numbering", "2015", "--body", "movement", body)
                .out())
        .isEqualTo(expected);
  }

  @Test
  void aMessageIsPrintedAsMarkdown() {
    CommandRun run =
        CommandRun.of(
            "wire", "--format=markdown", "--body=movement", "00033D00", "00000000", "02000050");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            ### movement event body, 12 bytes, command numbering 2013

            | offset | bytes | name | value | meaning |
            | --- | --- | --- | --- | --- |
            | 0x0000 | `00` | `event.type` | 0 | InterpretedMotionState |
            | 0x0001 | `03` | `event.flags` | 0x03 | StickToObject \\| StandingLongJump |
            | 0x0002 | `3d 00` | `event.style` | 0x003D | 0x8000003D NonCombat |
            | 0x0004 | `00 00 00 00` | `state.flags` | 0x00000000 |  |
            | 0x0008 | `02 00 00 50` | `event.sticky_object_id` | 0x50000002 |  |
            """);
  }

  @Test
  void aDumpIsReadFromStandardInput() {
    CommandRun run =
        CommandRun.withInput(
            """
            0000: 4E F7 00 00 34 12 00 80 00 00 00 00 00 00 80 40
            0010: 00 00 D0 40 00 00 00 00 00 00 00 00 00 00 00 00
            0020: 03 00 09 00
            """,
            "wire",
            "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("VectorUpdate, 36 bytes, command numbering 2013\n")
        .contains("0x000C  00 00 80 40  velocity.y          4\n")
        .endsWith("0x0022  09 00        vector_timestamp    9\n");
  }

  @Test
  void aMalformedMessageIsShownUpToWhereItMakesNoSense() {
    CommandRun run = CommandRun.of("wire", "48F70000 34120080 35");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .isEqualTo(
            """
            UpdatePosition, 9 bytes, command numbering 2013
            offset  bytes        name       value       meaning
            0x0000  48 f7 00 00  opcode     0x0000F748  UpdatePosition
            0x0004  34 12 00 80  object_id  0x80001234
            malformed: offset 8 (0x8): expected 4 bytes of pack.flags, found the end after 1 byte
            """);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: HEX: offset 8 (0x8): expected 4 bytes of pack.flags,"
                + " found the end after 1 byte\n");
  }

  @Test
  void aMalformedMessageIsSaidInJsonToo() {
    CommandRun run = CommandRun.withInput("4C F7", "wire", "-", "--json");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .isEqualTo(
            """
            {
              "message": "unknown",
              "length": 2,
              "numbering": "2013",
              "fields": [ ],
              "malformed": {
                "offset": 0,
                "expected": "4 bytes of opcode",
                "found": "the end after 2 bytes"
              }
            }
            """);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: standard input: offset 0 (0x0): expected 4 bytes of opcode, found the end"
                + " after 2 bytes; a body without its message needs --body movement or --body"
                + " position\n");
  }

  @Test
  void whatIsNoHexadecimalIsUnreadable() {
    CommandRun run = CommandRun.of("wire", "4C F7 zz");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("goldtrace: HEX:1:7: expected hexadecimal digits, found 'z'\n");
  }

  @Test
  void anEndlessInputIsRefused() {
    CommandRun run = CommandRun.withInput("00".repeat(1 << 20), "wire", "-");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("more than a mebibyte");
  }

  @Test
  void anUnknownNumberingOrBodyIsWrongUsage() {
    assertThat(CommandRun.of("wire", "--numbering=1999", "00").code()).isEqualTo(2);
    assertThat(CommandRun.of("wire", "--body=soul", "00").code()).isEqualTo(2);
    assertThat(CommandRun.of("wire").code()).isEqualTo(2);
  }
}
