package dev.goldtrace.wire;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.FieldType;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.WireMessage;
import dev.goldtrace.port.wire.WireReader;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Describes messages by listening to the port's own readers, so that there is one layout only. */
public final class MessageDescriber {
  private static final HexFormat UPPER = HexFormat.of().withUpperCase();

  private final CommandTable table;
  private final FieldMeaning meanings;

  /**
   * @param table the sender's command numbering
   */
  public MessageDescriber(CommandTable table) {
    this.table = table;
    this.meanings = new FieldMeaning(table);
  }

  /**
   * Describes bytes, message or not: what makes no sense is said in the description.
   *
   * @param bytes all that is there
   * @param kind what they are to be read as
   */
  public MessageDescription describe(byte[] bytes, BodyKind kind) {
    List<WireField> fields = new ArrayList<>();
    WireReader in =
        new WireReader(
            bytes,
            (offset, size, type, name) -> fields.add(field(bytes, offset, size, type, name)));
    Optional<MalformedMessageException> refusal = Optional.empty();
    try {
      read(in, kind);
    } catch (MalformedMessageException e) {
      refusal = Optional.of(e);
    }
    return new MessageDescription(name(fields, kind), bytes.length, table, fields, refusal);
  }

  private void read(WireReader in, BodyKind kind) throws MalformedMessageException {
    switch (kind) {
      case MESSAGE -> WireMessage.read(in, table);
      case MOVEMENT -> {
        MovementEvent.read(in, table);
        in.end("the movement event");
      }
      case POSITION -> {
        PositionPack.unPack(in);
        in.end("the position pack");
      }
    }
  }

  private static String name(List<WireField> fields, BodyKind kind) {
    return switch (kind) {
      case MESSAGE -> fields.isEmpty() ? "unknown" : fields.get(0).meaning();
      case MOVEMENT -> "movement event body";
      case POSITION -> "PositionPack";
    };
  }

  private WireField field(byte[] bytes, int offset, int size, FieldType type, String name) {
    int bits = 0;
    for (int i = 0; size <= 4 && i < size; i++) {
      bits |= (bytes[offset + i] & 0xFF) << 8 * i;
    }
    String hex = HexFormat.of().formatHex(bytes, offset, offset + size);
    return new WireField(
        offset, size, type, hex, name, value(type, name, bits, hex), meanings.of(type, name, bits));
  }

  private static FieldValue value(FieldType type, String name, int bits, String hex) {
    return switch (type) {
      case U8 ->
          name.endsWith("flags")
              ? new FieldValue.Bits("0x" + UPPER.toHexDigits((byte) bits))
              : new FieldValue.Decimal(bits);
      case U16 -> new FieldValue.Decimal(bits);
      case U32 -> new FieldValue.Bits("0x" + UPPER.toHexDigits(bits));
      case F32 -> new FieldValue.Number(Float.intBitsToFloat(bits));
      case COMMAND_INDEX -> new FieldValue.Bits("0x" + UPPER.toHexDigits((short) bits));
      case PADDING, IGNORED -> new FieldValue.Bits("0x" + hex);
    };
  }
}
