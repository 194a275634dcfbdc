package dev.goldtrace.port.wire;

import java.util.Arrays;

/**
 * The fixed array through which every 16-bit command or style index of a message becomes a 32-bit
 * motion command (spec wire.md section 1). The low half of an entry is its own index, so the table
 * holds only the class halves.
 */
public final class CommandTable {
  private static final String COMMON =
      "000:8000 001-002:8500 003:4100 004:4000 005-006:4500 007:4400 008-00C:4000 00D-010:6500"
          + " 011:4000 012-014:4100 015-039:4000 03A:2000 03B:2500 03C-049:8000 04A-04B:1000"
          + " 04C:1300 04D-078:1000 079-09A:1300 09B:1200 09C-0A1:1000 0A2:0800 0A3-0A8:0900"
          + " 0A9:0800 0AA-0B1:0900 0B2-0B4:0D00 0B5-0B7:0800 0B8-0B9:0900 0BA-0BF:0D00 0C0:0900"
          + " 0C1:0C00 0C2-0C4:0900 0C5:0D00 0C6-0C9:0900 0CA-0CC:1300 0CD-0D2:1000 0D3:4000"
          + " 0D4:1200 0D5-0DE:0900 0DF:1200 0E0-0E1:4000 0E2-0E3:1000 0E4-0E6:4000 0E7:0900"
          + " 0E8-0E9:8000 0EA-0F8:4300 0F9:4200 0FA-0FD:4300 0FE-10D:0900 10E:1000 ";

  /** The table of the client of 2013: what retail traces use. */
  public static final CommandTable CLIENT_2013 =
      new CommandTable(
          "2013",
          0x198,
          COMMON
              + "10F-114:0900 115:4300 116:1300 117-119:4300 11A:0900 11B-131:1000 132:1300"
              + " 133-136:4000 137:1000 138-139:8000 13A-146:4300 147-14F:1300 150:1000"
              + " 151-161:0900 162-164:1000 165-16D:0900 16E-197:1000");

  /** The table of the client of 2015, with three more commands from 0x10F: what ACE speaks. */
  public static final CommandTable CLIENT_2015 =
      new CommandTable(
          "2015",
          0x19C,
          COMMON
              + "10F-111:1000 112-117:0900 118:4300 119:1300 11A-11C:4300 11D:0900 11E-134:1000"
              + " 135:1300 136-139:4000 13A:1000 13B-13C:8000 13D-149:4300 14A-152:1300 153:1000"
              + " 154-164:0900 165-167:1000 168-170:0900 171-19B:1000");

  private final String name;
  private final short[] classes;

  private CommandTable(String name, int length, String ranges) {
    this.name = name;
    this.classes = new short[length];
    int next = 0;
    for (String range : ranges.split(" ")) {
      int colon = range.indexOf(':');
      int dash = range.indexOf('-');
      int first = Integer.parseInt(range.substring(0, dash < 0 ? colon : dash), 16);
      int last = dash < 0 ? first : Integer.parseInt(range.substring(dash + 1, colon), 16);
      if (first != next) {
        throw new IllegalArgumentException("the ranges of table " + name + " have a gap: " + range);
      }
      next = last + 1;
      Arrays.fill(classes, first, next, (short) Integer.parseInt(range.substring(colon + 1), 16));
    }
    if (next != length) {
      throw new IllegalArgumentException("the ranges of table " + name + " end early");
    }
  }

  /** The client's year: {@code "2013"} or {@code "2015"}. */
  public String name() {
    return name;
  }

  /** How many entries there are; the last index is one less. */
  public int length() {
    return classes.length;
  }

  /** Whether the table has this index. */
  public boolean has(int index) {
    return index >= 0 && index < classes.length;
  }

  /**
   * The command of an index.
   *
   * @throws IndexOutOfBoundsException when the table does not have it; retail does not check
   */
  public int command(int index) {
    return classes[index] << 16 | index;
  }

  /** The index that packing writes for a command: its low half, whatever its class. */
  public static int index(int command) {
    return command & 0xFFFF;
  }

  @Override
  public String toString() {
    return name;
  }
}
