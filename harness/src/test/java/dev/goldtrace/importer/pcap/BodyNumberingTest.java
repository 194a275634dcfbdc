package dev.goldtrace.importer.pcap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MovementEvent;
import org.junit.jupiter.api.Test;

class BodyNumberingTest {
  private static final BodyNumbering TO_2013 =
      new BodyNumbering(CommandTable.CLIENT_2015, CommandTable.CLIENT_2013);
  private static final BodyNumbering TO_2015 =
      new BodyNumbering(CommandTable.CLIENT_2013, CommandTable.CLIENT_2015);

  @Test
  void everyIndexOfTheBodyIsTranslated() throws MalformedMessageException {
    byte[] of2015 =
        Messages.hex("00013B01 AB000000 3C01 1201 0F00 0E01 2B010500 0000803F 02000050");
    byte[] of2013 =
        Messages.hex("00013801 AB000000 3901 0F01 0F00 0E01 28010500 0000803F 02000050");
    assertThat(TO_2013.translate(of2015)).isEqualTo(of2013);
    assertThat(TO_2015.translate(of2013)).isEqualTo(of2015);
    assertThat(MovementEvent.read(of2013, CommandTable.CLIENT_2013).style())
        .as("AtlatlCombat")
        .isEqualTo(0x80000138);
  }

  @Test
  void nothingElseIsTouched() throws MalformedMessageException {
    byte[] body = Messages.turnTo(90).write();
    assertThat(TO_2013.translate(body)).isEqualTo(body);
    assertThat(
            new BodyNumbering(CommandTable.CLIENT_2013, CommandTable.CLIENT_2013).translate(body))
        .isEqualTo(body);
  }

  @Test
  void commandsThatOnlyTheLaterClientHasAreRefused() {
    for (String index : new String[] {"0F01", "1001", "1101", "9B01"}) {
      assertThatExceptionOfType(MalformedMessageException.class)
          .isThrownBy(() -> TO_2013.translate(Messages.hex("00003D00 02000000" + index + "0000")))
          .satisfies(
              refusal -> {
                assertThat(refusal.offset()).isEqualTo(8);
                assertThat(refusal.expected())
                    .isEqualTo("a command that the client of 2013 knows too");
              });
    }
  }
}
