package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.wire.MotionStamps;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.UpdatePosition;
import dev.goldtrace.port.wire.WireWriter;
import java.util.HexFormat;

/** Messages as a server sends them. */
final class Messages {
  private Messages() {}

  static byte[] hex(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  /** The player's own object. */
  static byte[] player(int object) {
    WireWriter out = new WireWriter();
    out.u32(0xF746);
    out.u32(object);
    return out.toByteArray();
  }

  static byte[] delete(int object, int instance) {
    WireWriter out = new WireWriter();
    out.u32(0xF747);
    out.u32(object);
    out.u16(instance);
    out.align4(0);
    return out.toByteArray();
  }

  /** An object with everything that stands in front of and between the parts that are read. */
  static byte[] create(int object, int instance, float x, byte[] movement) {
    WireWriter out = new WireWriter();
    out.u32(CreateObject.OPCODE);
    out.u32(object);
    // The model: a long palette id, one subpalette, a texture with a long id, a part.
    out.bytes(hex("11 01 01 01 0180 3412 0001 0203 04 3412 0180 7856 05 0600 0000"));
    out.align4(0);
    out.u32(0x7FBFF & (movement == null ? ~0x10000 : ~0x20000));
    out.u32(0x00000408);
    if (movement != null) {
      out.u32(movement.length);
      out.bytes(movement);
      if (movement.length > 0) {
        out.u32(0);
      }
    } else {
      out.u32(0x65);
    }
    out.u32(0xA9B40019);
    floats(out, x, 10, 0.5f, 1, 0, 0, 0);
    // Motion, sound and effect tables, setup; a parent; two children.
    for (int id : new int[] {1, 2, 3, 4, 0x50000077, 5, 2, 6, 7, 8, 9}) {
      out.u32(id);
    }
    // Scale, friction, elasticity, translucency, velocity, acceleration, omega, script, intensity.
    floats(out, 1.5f, 0.95f, 0.05f, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 4);
    for (int stamp : new int[] {100, 200, 300, 400, 7, 500, 600, 700, instance}) {
      out.u16(stamp);
    }
    out.align4(0);
    out.bytes(hex("FFFFFFFF"));
    return out.toByteArray();
  }

  private static void floats(WireWriter out, float... values) {
    for (float value : values) {
      out.f32(value);
    }
  }

  static byte[] motion(int object, int instance, int stamp, MovementEvent event) {
    return motion(object, instance, new MotionStamps(stamp, 500, 0, 0), event);
  }

  static byte[] motion(int object, int instance, MotionStamps stamps, MovementEvent event) {
    return new UpdateMotion(object, instance, stamps, event).write();
  }

  static MovementEvent turnTo(float heading) {
    MovementParameters params = new MovementParameters();
    params.desiredHeading = heading;
    return MovementEvent.turnToHeading(0x8000003D, params);
  }

  static String turnToHex(float heading) {
    return HexFormat.of().formatHex(turnTo(heading).write());
  }

  static PositionPack pack(float x, int instance, int position, int teleport) {
    return new PositionPack(
        PositionPack.CONTACT | PositionPack.NO_QX | PositionPack.NO_QY | PositionPack.NO_QZ,
        0xA9B40019,
        x,
        10,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        instance,
        position,
        teleport,
        0);
  }

  static byte[] position(int object, float x, int instance, int position, int teleport) {
    return new UpdatePosition(object, pack(x, instance, position, teleport)).write();
  }

  static String packHex(float x, int instance, int position, int teleport) {
    return HexFormat.of().formatHex(pack(x, instance, position, teleport).write());
  }
}
