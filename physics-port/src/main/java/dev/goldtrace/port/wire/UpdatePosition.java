package dev.goldtrace.port.wire;

/**
 * Message 0xF748: where an object is (spec wire.md section 4).
 *
 * @param object object id
 */
public record UpdatePosition(int object, PositionPack pack) implements WireMessage {
  public static final int OPCODE = 0xF748;

  static UpdatePosition readAfterOpcode(WireReader in) throws MalformedMessageException {
    int object = in.u32("object_id");
    return new UpdatePosition(object, PositionPack.unPack(in));
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
    return out.toByteArray();
  }
}
