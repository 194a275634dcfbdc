package dev.goldtrace.port.wire;

import java.util.HexFormat;
import java.util.List;

/** The worked examples of the wire specification's section 7. */
final class Examples {
  /** 7.1: type 0, running, one action, sticky. */
  static final byte[] RUNNING =
      bytes(
          "4C F7 00 00 34 12 00 80 03 00 11 00 07 00 00 00"
              + "00 01 3D 00 86 00 00 00 07 00 00 00 20 40 58 00"
              + "05 00 00 00 A0 3F 00 00 02 00 00 50");

  /** 7.2: type 0, turning left in hand combat. */
  static final byte[] TURNING =
      bytes(
          "4C F7 00 00 34 12 00 80 03 00 12 00 08 00 00 00"
              + "00 00 3C 00 61 00 00 00 3C 00 0D 00 00 00 C0 BF");

  /** 7.3: type 6, chase and charge, sticky. */
  static final byte[] MOVE_TO_OBJECT =
      bytes(
          "4C F7 00 00 34 12 00 80 03 00 13 00 09 00 00 00"
              + "06 00 3C 00 02 00 00 50 21 00 B4 A9 00 00 C1 42"
              + "00 00 C0 41 00 40 BC 42 9F EE 01 00 9A 99 19 3F"
              + "00 00 00 00 FF FF 7F 7F 00 00 80 3F 00 00 70 41"
              + "00 00 00 00 00 00 10 40");

  /** 7.4: type 7, with final heading. */
  static final byte[] MOVE_TO_POSITION =
      bytes(
          "4C F7 00 00 34 12 00 80 03 00 14 00 0A 00 00 00"
              + "07 00 3D 00 21 00 B4 A9 00 00 C8 42 00 00 F4 41"
              + "00 00 BC 42 4F EE 01 00 00 00 00 3F 00 00 00 00"
              + "00 00 48 42 00 00 80 3F 00 00 70 41 00 00 87 43"
              + "00 00 80 3F");

  /** 7.5: type 8. */
  static final byte[] TURN_TO_OBJECT =
      bytes(
          "4C F7 00 00 34 12 00 80 03 00 15 00 0B 00 00 00"
              + "08 00 3D 00 02 00 00 50 00 00 07 43 0F EE 01 00"
              + "00 00 80 3F 00 00 00 00");

  /** 7.5: type 9. */
  static final byte[] TURN_TO_HEADING =
      bytes(
          "4C F7 00 00 34 12 00 80 03 00 16 00 0C 00 00 00"
              + "09 00 3D 00 0F EE 01 00 00 00 80 3F 00 00 B4 42");

  /** 7.6: a position with velocity. */
  static final byte[] POSITION =
      bytes(
          "48 F7 00 00 34 12 00 80 35 00 00 00 21 00 B4 A9"
              + "00 00 C1 42 00 00 C0 41 00 40 BC 42 F3 04 35 3F"
              + "F3 04 35 BF 00 00 00 00 00 00 20 40 00 00 00 00"
              + "03 00 21 00 01 00 00 00");

  /** 7.7: a position with placement. */
  static final byte[] PLACEMENT =
      bytes(
          "48 F7 00 00 35 12 00 80 76 00 00 00 21 00 B4 A9"
              + "00 00 20 41 00 00 A0 41 00 00 F0 41 00 00 80 3F"
              + "65 00 00 00 01 00 22 00 01 00 00 00");

  /** 7.8: a jump. */
  static final byte[] JUMP =
      bytes(
          "4E F7 00 00 34 12 00 80 00 00 00 00 00 00 80 40"
              + "00 00 D0 40 00 00 00 00 00 00 00 00 00 00 00 00"
              + "03 00 09 00");

  /** 0xF619: the pack of 7.6, then the stamps and the event of 7.1. */
  static final byte[] POSITION_AND_MOTION =
      bytes(
          "19 F6 00 00 34 12 00 80 35 00 00 00 21 00 B4 A9"
              + "00 00 C1 42 00 00 C0 41 00 40 BC 42 F3 04 35 3F"
              + "F3 04 35 BF 00 00 00 00 00 00 20 40 00 00 00 00"
              + "03 00 21 00 01 00 00 00 11 00 07 00 00 00 00 00"
              + "00 01 3D 00 86 00 00 00 07 00 00 00 20 40 58 00"
              + "05 00 00 00 A0 3F 00 00 02 00 00 50");

  /** Every message. */
  static final List<byte[]> ALL =
      List.of(
          RUNNING,
          TURNING,
          MOVE_TO_OBJECT,
          MOVE_TO_POSITION,
          TURN_TO_OBJECT,
          TURN_TO_HEADING,
          POSITION,
          PLACEMENT,
          JUMP,
          POSITION_AND_MOTION);

  private Examples() {}

  static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  static String hex(byte[] bytes) {
    return HexFormat.of().withUpperCase().formatHex(bytes);
  }
}
