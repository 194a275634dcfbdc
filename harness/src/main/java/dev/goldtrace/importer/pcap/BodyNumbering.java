package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.FieldType;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.WireReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Brings the command indices of a movement event body from the sender's numbering to that of the
 * trace. The client of 2015 has three commands more from 0x10F on, and one at the end.
 */
record BodyNumbering(CommandTable from, CommandTable to) {
  private static final int FIRST_MOVED = 0x10F;
  private static final int INSERTED = 3;

  /**
   * The body in the other numbering.
   *
   * @throws MalformedMessageException it is no body, or has a command that the other client does
   *     not know
   */
  byte[] translate(byte[] body) throws MalformedMessageException {
    List<Integer> indexOffsets = new ArrayList<>();
    WireReader in =
        new WireReader(
            body,
            (offset, size, type, name) -> {
              if (type == FieldType.COMMAND_INDEX) {
                indexOffsets.add(offset);
              }
            });
    MovementEvent.read(in, from);
    in.end("the movement event");
    if (from == to) {
      return body;
    }
    byte[] translated = body.clone();
    for (int offset : indexOffsets) {
      int index = translated[offset] & 0xFF | (translated[offset + 1] & 0xFF) << 8;
      int other = translate(index, offset);
      translated[offset] = (byte) other;
      translated[offset + 1] = (byte) (other >>> 8);
    }
    return translated;
  }

  private int translate(int index, int offset) throws MalformedMessageException {
    if (index < FIRST_MOVED) {
      return index;
    }
    boolean inserted = from == CommandTable.CLIENT_2015 && index < FIRST_MOVED + INSERTED;
    int other = index + (from == CommandTable.CLIENT_2015 ? -INSERTED : INSERTED);
    if (inserted || !to.has(other)) {
      throw new MalformedMessageException(
          offset,
          "a command that the client of " + to + " knows too",
          String.format(Locale.ROOT, "0x%04X of the client of %s", index, from));
    }
    return other;
  }
}
