package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CommandTableTest {

  @Test
  void theClientOf2013Has408EntriesAndThatOf2015Has412() {
    assertThat(CommandTable.CLIENT_2013.length()).isEqualTo(408);
    assertThat(CommandTable.CLIENT_2015.length()).isEqualTo(412);
  }

  @Test
  void theLowHalfOfEveryEntryIsItsIndex() {
    for (CommandTable table :
        new CommandTable[] {CommandTable.CLIENT_2013, CommandTable.CLIENT_2015}) {
      for (int index = 0; index < table.length(); index++) {
        assertThat(CommandTable.index(table.command(index))).isEqualTo(index);
      }
    }
  }

  @Test
  void locomotionAndStanceEntries() {
    int[] commands = {
      0x80000000, 0x85000001, 0x85000002, 0x41000003, 0x40000004, 0x45000005, 0x45000006,
      0x44000007, 0x40000008, 0x40000009, 0x4000000C, 0x6500000D, 0x6500000E, 0x6500000F,
      0x65000010, 0x40000011, 0x41000012, 0x41000013, 0x41000014, 0x40000015, 0x40000016,
      0x40000039, 0x2000003A, 0x2500003B, 0x8000003C, 0x80000049, 0x1000004A, 0x10000058,
      0x800000E8, 0x800000E9
    };
    for (int command : commands) {
      int index = CommandTable.index(command);
      assertThat(CommandTable.CLIENT_2013.command(index)).isEqualTo(command);
      assertThat(CommandTable.CLIENT_2015.command(index)).isEqualTo(command);
    }
  }

  @Test
  void everyEntryFrom0x10FOnMovesUpByThreeIn2015() {
    for (int index = 0; index < 0x10F; index++) {
      assertThat(CommandTable.CLIENT_2015.command(index))
          .isEqualTo(CommandTable.CLIENT_2013.command(index));
    }
    for (int index = 0x10F; index < 0x198; index++) {
      assertThat(CommandTable.CLIENT_2015.command(index + 3))
          .as("2013 index 0x%03X", index)
          .isEqualTo(CommandTable.CLIENT_2013.command(index) + 3);
    }
    for (int index : new int[] {0x10F, 0x110, 0x111, 0x19B}) {
      assertThat(CommandTable.CLIENT_2015.command(index)).isEqualTo(0x10000000 | index);
    }
  }

  @Test
  void theSameIndexIsASittingEmoteIn2013AndTheAtlatlStanceIn2015() {
    assertThat(CommandTable.CLIENT_2013.command(0x13B)).isEqualTo(0x4300013B);
    assertThat(CommandTable.CLIENT_2015.command(0x13B)).isEqualTo(0x8000013B);
    assertThat(CommandTable.CLIENT_2013.command(0x138)).isEqualTo(0x80000138);
  }

  @Test
  void thereIsNothingBeyondTheLastEntry() {
    assertThat(CommandTable.CLIENT_2013.has(0x197)).isTrue();
    assertThat(CommandTable.CLIENT_2013.has(0x198)).isFalse();
    assertThat(CommandTable.CLIENT_2015.has(0x19B)).isTrue();
    assertThat(CommandTable.CLIENT_2015.has(0x19C)).isFalse();
    assertThat(CommandTable.CLIENT_2013.has(-1)).isFalse();
    assertThatThrownBy(() -> CommandTable.CLIENT_2013.command(0x198))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
