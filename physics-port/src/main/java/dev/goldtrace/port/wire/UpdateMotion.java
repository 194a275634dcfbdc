package dev.goldtrace.port.wire;

/**
 * Message 0xF74C: a movement event for an object (spec wire.md section 2).
 *
 * @param object object id
 * @param instance u16 instance timestamp
 */
public record UpdateMotion(int object, int instance, MotionStamps stamps, MovementEvent event)
    implements WireMessage {
  public static final int OPCODE = 0xF74C;

  static UpdateMotion readAfterOpcode(WireReader in, CommandTable table)
      throws MalformedMessageException {
    int object = in.u32("object_id");
    int instance = in.u16("instance_timestamp");
    MotionStamps stamps = MotionStamps.read(in);
    return new UpdateMotion(object, instance, stamps, MovementEvent.read(in, table));
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
    out.u16(instance);
    stamps.write(out);
    event.write(out);
    return out.toByteArray();
  }
}
