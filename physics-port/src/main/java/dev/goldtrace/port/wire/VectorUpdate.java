package dev.goldtrace.port.wire;

/**
 * Message 0xF74E: an object's velocity and turning, a jump for example (spec wire.md section 5).
 *
 * @param object object id
 * @param velocityX world m/s, as are {@code velocityY} and {@code velocityZ}
 * @param omegaX world rad/s, as are {@code omegaY} and {@code omegaZ}
 * @param instance u16 instance timestamp
 * @param vector u16 vector timestamp
 */
public record VectorUpdate(
    int object,
    float velocityX,
    float velocityY,
    float velocityZ,
    float omegaX,
    float omegaY,
    float omegaZ,
    int instance,
    int vector)
    implements WireMessage {
  public static final int OPCODE = 0xF74E;

  static VectorUpdate readAfterOpcode(WireReader in) throws MalformedMessageException {
    return new VectorUpdate(
        in.u32("object_id"),
        in.f32("velocity.x"),
        in.f32("velocity.y"),
        in.f32("velocity.z"),
        in.f32("omega.x"),
        in.f32("omega.y"),
        in.f32("omega.z"),
        in.u16("instance_timestamp"),
        in.u16("vector_timestamp"));
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
    out.f32(velocityX);
    out.f32(velocityY);
    out.f32(velocityZ);
    out.f32(omegaX);
    out.f32(omegaY);
    out.f32(omegaZ);
    out.u16(instance);
    out.u16(vector);
    return out.toByteArray();
  }
}
