package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.object.TimestampSlot;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.WireReader;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.Vec3;
import java.util.ArrayList;
import java.util.List;

/**
 * Message 0xF745, as far as the physics description goes: what an object looks like is passed over,
 * what it is as an item is not read.
 *
 * @param movement the body of the initial movement event; null: none
 * @param position null: it has none, being carried or worn
 * @param animated whether it has a motion table
 * @param parent id; null: none
 * @param stamps the nine timestamps, by {@link TimestampSlot}
 */
record CreateObject(
    int object,
    int state,
    byte[] movement,
    PositionValue position,
    boolean animated,
    Integer parent,
    float scale,
    Vec3 velocity,
    List<Integer> stamps) {
  static final int OPCODE = 0xF745;

  private static final int SETUP = 0x1;
  private static final int MOTION_TABLE = 0x2;
  private static final int VELOCITY = 0x4;
  private static final int ACCELERATION = 0x8;
  private static final int OMEGA = 0x10;
  private static final int PARENT = 0x20;
  private static final int CHILDREN = 0x40;
  private static final int SCALE = 0x80;
  private static final int FRICTION = 0x100;
  private static final int ELASTICITY = 0x200;
  private static final int SOUND_TABLE = 0x800;
  private static final int EFFECT_TABLE = 0x1000;
  private static final int DEFAULT_SCRIPT = 0x2000;
  private static final int DEFAULT_SCRIPT_INTENSITY = 0x4000;
  private static final int POSITION = 0x8000;
  private static final int MOVEMENT = 0x10000;
  private static final int ANIMATION_FRAME = 0x20000;
  private static final int TRANSLUCENCY = 0x40000;

  private static final int MODEL_DATA = 0x11;
  private static final int LONG_ID = 0x8000;

  /** The u16 instance timestamp. */
  int instance() {
    return stamps.get(TimestampSlot.INSTANCE);
  }

  /**
   * Reads a message.
   *
   * @param table the sender's command numbering
   */
  static CreateObject read(byte[] message, CommandTable table) throws MalformedMessageException {
    WireReader in = new WireReader(message);
    in.u32("opcode");
    int object = in.u32("object_id");
    skipModel(in);
    int flags = in.u32("physics.flags");
    int state = in.u32("physics.state");
    byte[] movement = null;
    if ((flags & MOVEMENT) != 0) {
      movement = movement(in, table);
    } else if ((flags & ANIMATION_FRAME) != 0) {
      in.u32("physics.placement_id");
    }
    PositionValue position = (flags & POSITION) != 0 ? position(in) : null;
    skipIds(in, flags);
    Integer parent = null;
    if ((flags & PARENT) != 0) {
      parent = in.u32("physics.parent_id");
      in.u32("physics.parent_location");
    }
    if ((flags & CHILDREN) != 0) {
      skipChildren(in);
    }
    float scale = (flags & SCALE) != 0 ? in.f32("physics.scale") : 1.0f;
    skipFloat(in, flags, FRICTION, "physics.friction");
    skipFloat(in, flags, ELASTICITY, "physics.elasticity");
    skipFloat(in, flags, TRANSLUCENCY, "physics.translucency");
    Vec3 velocity = (flags & VELOCITY) != 0 ? vector(in, "physics.velocity") : Vec3.ZERO;
    if ((flags & ACCELERATION) != 0) {
      vector(in, "physics.acceleration");
    }
    if ((flags & OMEGA) != 0) {
      vector(in, "physics.omega");
    }
    skipFloat(in, flags, DEFAULT_SCRIPT, "physics.default_script");
    skipFloat(in, flags, DEFAULT_SCRIPT_INTENSITY, "physics.default_script_intensity");
    List<Integer> stamps = new ArrayList<>();
    for (int slot = 0; slot < TimestampSlot.COUNT; slot++) {
      stamps.add(in.u16("physics.timestamp[" + slot + "]"));
    }
    return new CreateObject(
        object,
        state,
        movement,
        position,
        (flags & MOTION_TABLE) != 0,
        parent,
        scale,
        velocity,
        stamps);
  }

  private static void skipModel(WireReader in) throws MalformedMessageException {
    int at = in.offset();
    int marker = in.u8("model.marker");
    if (marker != MODEL_DATA) {
      throw new MalformedMessageException(at, "the model marker 0x11", String.valueOf(marker));
    }
    int palettes = in.u8("model.palette_count");
    int textures = in.u8("model.texture_count");
    int parts = in.u8("model.part_count");
    if (palettes > 0) {
      skipPackedId(in, "model.palette");
    }
    for (int i = 0; i < palettes; i++) {
      skipPackedId(in, "model.subpalette");
      in.u8("model.subpalette_offset");
      in.u8("model.subpalette_length");
    }
    for (int i = 0; i < textures; i++) {
      in.u8("model.texture_part");
      skipPackedId(in, "model.old_texture");
      skipPackedId(in, "model.new_texture");
    }
    for (int i = 0; i < parts; i++) {
      in.u8("model.part");
      skipPackedId(in, "model.part_id");
    }
    in.align4("model.padding");
  }

  /** Two bytes, or four when the top bit of the first two is set. */
  private static void skipPackedId(WireReader in, String name) throws MalformedMessageException {
    if ((in.u16(name) & LONG_ID) != 0) {
      in.u16(name);
    }
  }

  /** The body is a message's within the message, aligned to its own start. */
  private static byte[] movement(WireReader in, CommandTable table)
      throws MalformedMessageException {
    int at = in.offset();
    int length = in.u32("physics.movement_length");
    if (length == 0) {
      return null;
    }
    if (length < 0 || length > in.remaining()) {
      throw new MalformedMessageException(
          at,
          "a length of the movement event of at most " + in.remaining(),
          Integer.toUnsignedString(length));
    }
    int start = in.offset();
    byte[] body = in.ignored(length, "physics.movement");
    try {
      MovementEvent.read(body, table);
    } catch (MalformedMessageException e) {
      throw new MalformedMessageException(start + e.offset(), e.expected(), e.found());
    }
    in.u32("physics.autonomous");
    return body;
  }

  private static PositionValue position(WireReader in) throws MalformedMessageException {
    int cell = in.u32("physics.cell");
    Vec3 origin = vector(in, "physics.origin");
    return new PositionValue(
        cell,
        origin,
        new Quat(
            in.f32("physics.qw"),
            in.f32("physics.qx"),
            in.f32("physics.qy"),
            in.f32("physics.qz")));
  }

  private static void skipIds(WireReader in, int flags) throws MalformedMessageException {
    if ((flags & MOTION_TABLE) != 0) {
      in.u32("physics.motion_table");
    }
    if ((flags & SOUND_TABLE) != 0) {
      in.u32("physics.sound_table");
    }
    if ((flags & EFFECT_TABLE) != 0) {
      in.u32("physics.effect_table");
    }
    if ((flags & SETUP) != 0) {
      in.u32("physics.setup");
    }
  }

  private static void skipChildren(WireReader in) throws MalformedMessageException {
    int at = in.offset();
    int count = in.u32("physics.child_count");
    if (count < 0 || count > in.remaining() / 8) {
      throw new MalformedMessageException(
          at,
          "a number of children that fits the " + in.remaining() + " bytes left",
          Integer.toUnsignedString(count));
    }
    in.ignored(8 * count, "physics.children");
  }

  private static void skipFloat(WireReader in, int flags, int flag, String name)
      throws MalformedMessageException {
    if ((flags & flag) != 0) {
      in.f32(name);
    }
  }

  private static Vec3 vector(WireReader in, String name) throws MalformedMessageException {
    return new Vec3(in.f32(name + ".x"), in.f32(name + ".y"), in.f32(name + ".z"));
  }
}
