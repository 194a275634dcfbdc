package dev.goldtrace.port.wire;

/**
 * Message 0xF619: where an object is and what it does. The movement event has no instance timestamp
 * of its own; the position's counts (spec wire.md section 2.1).
 *
 * @param object object id
 */
public record UpdatePositionAndMotion(
    int object, PositionPack pack, MotionStamps stamps, MovementEvent event)
    implements WireMessage {
  public static final int OPCODE = 0xF619;

  static UpdatePositionAndMotion readAfterOpcode(WireReader in, CommandTable table)
      throws MalformedMessageException {
    int object = in.u32("object_id");
    PositionPack pack = PositionPack.unPack(in);
    MotionStamps stamps = MotionStamps.read(in);
    return new UpdatePositionAndMotion(object, pack, stamps, MovementEvent.read(in, table));
  }

  @Override
  public int opcode() {
    return OPCODE;
  }

  @Override
  public byte[] write() {
    WireWriter out = new WireWriter();
    out.u32(OPCODE);
    out.u32(object);
    pack.write(out);
    stamps.write(out);
    event.write(out);
    return out.toByteArray();
  }
}
