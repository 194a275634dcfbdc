package dev.goldtrace.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.goldtrace.trace.InputException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4CF700003D00",
        "4cf700003d00",
        "0x4CF700003D00",
        "0X4CF7 00003D00",
        "4C F7 00 00 3D 00",
        "  4CF7\t0000\r\n3D00\n\n",
        "0x4C, 0xF7, 0x00, 0x00, 0x3D, 0x00",
        "4C,F7,00,00,3D,00,",
        "0000: 4C F7 00 00\n0004: 3D 00",
        "0000:4CF70000\n0004:3D00",
        "0x10: 4CF70000 0x14: 3D00",
        "00000000: 4cf7 0000 3d00\u00A0",
      })
  void bytesAreReadHoweverTheyAreWritten(String text) {
    assertThat(HexFormat.of().formatHex(HexText.parse("HEX", text))).isEqualTo("4cf700003d00");
  }

  @Test
  void aWrongCharacterIsNamedWithLineAndColumn() {
    assertProblem("4CF7\n00 0g", "HEX:2:5: expected hexadecimal digits, found 'g'");
    assertProblem("4C\u00e9", "HEX:1:3: expected hexadecimal digits, found '\\u00e9'");
    assertProblem("4C F7  L.", "HEX:1:8: expected hexadecimal digits, found 'L'");
    assertProblem("\uff14\uff14", "HEX:1:1: expected hexadecimal digits, found '\\uff14'");
    assertProblem("4C x4", "HEX:1:4: expected hexadecimal digits, found 'x'");
  }

  @Test
  void anOddNumberOfDigitsIsRefused() {
    assertProblem("4CF 7", "HEX:1:1: expected pairs of hexadecimal digits, found 3 digits");
    assertProblem("4C 0xF", "HEX:1:4: expected pairs of hexadecimal digits, found one digit");
    assertProblem("4C 0x", "HEX:1:4: expected pairs of hexadecimal digits, found 0 digits");
  }

  @Test
  void nothingIsRefused() {
    assertProblem("", "HEX: no bytes; expected hexadecimal digits");
    assertProblem(" \n 0000:", "HEX: no bytes; expected hexadecimal digits");
  }

  @Test
  void aMissingLineOfADumpIsNoticedByTheOffsets() {
    assertProblem(
        "0000: 4C F7\n0004: 3D 00",
        "HEX:2:1: offset 0x4 does not follow the 2 bytes above; expected 0x2; is a line missing?");
    assertProblem(
        "0000: 4C F7\n0001: 3D 00",
        "HEX:2:1: offset 0x1 does not follow the 2 bytes above; expected 0x2; is a line missing?");
  }

  private static void assertProblem(String text, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> HexText.parse("HEX", text))
        .withMessage(message);
  }
}
