package dev.goldtrace.port.wire;

import dev.goldtrace.port.Retail;

/**
 * Where an object is, as UpdatePosition sends it (spec wire.md section 4, position-managers.md
 * section 9.2). Values that were not sent are 0.
 *
 * <p>The flag word is kept as sent, bits without meaning included, so that {@link #write} gives
 * back the bytes read; that also keeps a quaternion component sent though it is 0.
 *
 * @param flags the bits below
 * @param cell cell id
 * @param x origin in metres inside the landblock, as are {@code y} and {@code z}
 * @param qw the rotation as sent, not renormalised, as are {@code qx}, {@code qy} and {@code qz}
 * @param velocityX m/s, as are {@code velocityY} and {@code velocityZ}; retail skips the twelve
 *     bytes and uses none of them
 * @param placement placement id, for an object without animations
 * @param instanceStamp u16 timestamp, as are the other three
 */
public record PositionPack(
    int flags,
    int cell,
    float x,
    float y,
    float z,
    float qw,
    float qx,
    float qy,
    float qz,
    float velocityX,
    float velocityY,
    float velocityZ,
    int placement,
    int instanceStamp,
    int positionStamp,
    int teleportStamp,
    int forcePositionStamp) {
  /** Flag: the velocity follows. */
  public static final int VELOCITY = 0x01;

  /** Flag: the placement id follows. */
  public static final int PLACEMENT = 0x02;

  /** Flag: the object has contact; no field. */
  public static final int CONTACT = 0x04;

  /** Flag: no qw. */
  public static final int NO_QW = 0x08;

  /** Flag: no qx. */
  public static final int NO_QX = 0x10;

  /** Flag: no qy. */
  public static final int NO_QY = 0x20;

  /** Flag: no qz. */
  public static final int NO_QZ = 0x40;

  /**
   * Reads a PositionPack: the {@code hex} of an {@code UpdatePosition} record.
   *
   * @param pack the whole pack
   * @throws MalformedMessageException when the bytes are not a pack
   */
  public static PositionPack read(byte[] pack) throws MalformedMessageException {
    WireReader in = new WireReader(pack);
    PositionPack read = unPack(in);
    in.end("the position pack");
    return read;
  }

  /** Reads a pack; {@code in} stands at the flags. */
  @Retail(address = 0x00516740, name = "PositionPack::UnPack")
  public static PositionPack unPack(WireReader in) throws MalformedMessageException {
    int flags = in.u32("pack.flags");
    int cell = in.u32("pack.cell");
    float x = in.f32("pack.x");
    float y = in.f32("pack.y");
    float z = in.f32("pack.z");
    float qw = (flags & NO_QW) == 0 ? in.f32("pack.qw") : 0.0f;
    float qx = (flags & NO_QX) == 0 ? in.f32("pack.qx") : 0.0f;
    float qy = (flags & NO_QY) == 0 ? in.f32("pack.qy") : 0.0f;
    float qz = (flags & NO_QZ) == 0 ? in.f32("pack.qz") : 0.0f;
    boolean velocity = (flags & VELOCITY) != 0;
    float velocityX = velocity ? in.f32("pack.velocity.x") : 0.0f;
    float velocityY = velocity ? in.f32("pack.velocity.y") : 0.0f;
    float velocityZ = velocity ? in.f32("pack.velocity.z") : 0.0f;
    int placement = (flags & PLACEMENT) != 0 ? in.u32("pack.placement_id") : 0;
    return new PositionPack(
        flags,
        cell,
        x,
        y,
        z,
        qw,
        qx,
        qy,
        qz,
        velocityX,
        velocityY,
        velocityZ,
        placement,
        in.u16("pack.instance_timestamp"),
        in.u16("pack.position_timestamp"),
        in.u16("pack.teleport_timestamp"),
        in.u16("pack.force_position_timestamp"));
  }

  /** The pack: what was read, byte for byte. */
  public byte[] write() {
    WireWriter out = new WireWriter();
    write(out);
    return out.toByteArray();
  }

  void write(WireWriter out) {
    out.u32(flags);
    out.u32(cell);
    out.f32(x);
    out.f32(y);
    out.f32(z);
    if ((flags & NO_QW) == 0) {
      out.f32(qw);
    }
    if ((flags & NO_QX) == 0) {
      out.f32(qx);
    }
    if ((flags & NO_QY) == 0) {
      out.f32(qy);
    }
    if ((flags & NO_QZ) == 0) {
      out.f32(qz);
    }
    if ((flags & VELOCITY) != 0) {
      out.f32(velocityX);
      out.f32(velocityY);
      out.f32(velocityZ);
    }
    if ((flags & PLACEMENT) != 0) {
      out.u32(placement);
    }
    out.u16(instanceStamp);
    out.u16(positionStamp);
    out.u16(teleportStamp);
    out.u16(forcePositionStamp);
  }

  /** Whether the object stands on something. */
  public boolean hasContact() {
    return (flags & CONTACT) != 0;
  }
}
