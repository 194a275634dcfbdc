package dev.goldtrace.port.wire;

import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MovementParameters;

/**
 * The movement event body that MovementManager::unpack_movement (0x00524440) reads (spec wire.md
 * section 2.2, moveto.md section 4.2). Which values mean something depends on the type; the others
 * are 0 or their defaults.
 *
 * <p>{@link #write} gives back the bytes that were read: the flag byte is kept with the bits that
 * mean nothing, the state as {@link PackedInterpretedState} says, and of a type that retail does
 * not act on, the bytes after the style.
 */
public final class MovementEvent {
  /** The state to play follows. */
  public static final int INTERPRETED_STATE = 0;

  public static final int MOVE_TO_OBJECT = 6;
  public static final int MOVE_TO_POSITION = 7;
  public static final int TURN_TO_OBJECT = 8;
  public static final int TURN_TO_HEADING = 9;

  /** Flag: a sticky object id follows the state. Bit 0x100 of the word that retail reads. */
  public static final int STICK_TO_OBJECT = 0x01;

  /** Flag: standing long jump. Bit 0x200 of the word that retail reads. */
  public static final int STANDING_LONG_JUMP = 0x02;

  private static final byte[] NOTHING = {};

  private final int type;
  private final int flags;
  private final int style;
  private PackedInterpretedState state = PackedInterpretedState.of(new InterpretedMotionState());
  private int stickyObject;
  private int object;
  private int cell;
  private float x;
  private float y;
  private float z;
  private float heading;
  private MovementParameters params = new MovementParameters();
  private float runRate = 1.0f;
  private byte[] ignored = NOTHING;

  private MovementEvent(int type, int flags, int style) {
    this.type = type;
    this.flags = flags;
    this.style = style;
  }

  /**
   * Reads a movement event body: the {@code hex} of an {@code UpdateMotion} record.
   *
   * @param body the whole body, as it is on the wire from its 4-byte aligned start
   * @param table the sender's command numbering
   * @throws MalformedMessageException when the bytes are not a body
   */
  public static MovementEvent read(byte[] body, CommandTable table)
      throws MalformedMessageException {
    WireReader in = new WireReader(body);
    MovementEvent event = read(in, table);
    in.end("the movement event");
    return event;
  }

  /**
   * Reads a movement event.
   *
   * @param in at the type, 4-byte aligned
   * @param table the sender's command numbering
   */
  public static MovementEvent read(WireReader in, CommandTable table)
      throws MalformedMessageException {
    int type = in.u8("event.type");
    int flags = in.u8("event.flags");
    MovementEvent event = new MovementEvent(type, flags, in.command("event.style", table));
    switch (type) {
      case INTERPRETED_STATE -> event.readState(in, table);
      case MOVE_TO_OBJECT -> {
        event.object = in.u32("event.object_id");
        event.readOrigin(in);
        event.readParameters(in);
        event.runRate = in.f32("event.run_rate");
      }
      case MOVE_TO_POSITION -> {
        event.readOrigin(in);
        event.readParameters(in);
        event.runRate = in.f32("event.run_rate");
      }
      case TURN_TO_OBJECT -> {
        event.object = in.u32("event.object_id");
        event.heading = in.f32("event.heading");
        event.readParameters(in);
      }
      case TURN_TO_HEADING -> event.readParameters(in);
      default -> event.ignored = in.ignored(in.remaining(), "event.ignored");
    }
    return event;
  }

  /**
   * A type 0 event.
   *
   * @param flags {@link #STICK_TO_OBJECT} if and only if the sticky id is to be sent
   * @param style style command
   * @param stickyObject 0 is none
   */
  public static MovementEvent interpretedState(
      int flags, int style, PackedInterpretedState state, int stickyObject) {
    MovementEvent event = new MovementEvent(INTERPRETED_STATE, flags, style);
    event.state = state;
    event.stickyObject = stickyObject;
    return event;
  }

  /**
   * A type 6 event.
   *
   * @param style style command
   * @param x metres inside the landblock of {@code cell}, as are {@code y} and {@code z}
   */
  public static MovementEvent moveToObject(
      int style,
      int object,
      int cell,
      float x,
      float y,
      float z,
      MovementParameters params,
      float runRate) {
    MovementEvent event = new MovementEvent(MOVE_TO_OBJECT, 0, style);
    event.object = object;
    event.setOrigin(cell, x, y, z);
    event.params = params.copy();
    event.runRate = runRate;
    return event;
  }

  /**
   * A type 7 event.
   *
   * @param style style command
   * @param x metres inside the landblock of {@code cell}, as are {@code y} and {@code z}
   */
  public static MovementEvent moveToPosition(
      int style, int cell, float x, float y, float z, MovementParameters params, float runRate) {
    MovementEvent event = new MovementEvent(MOVE_TO_POSITION, 0, style);
    event.setOrigin(cell, x, y, z);
    event.params = params.copy();
    event.runRate = runRate;
    return event;
  }

  /**
   * A type 8 event.
   *
   * @param style style command
   * @param heading compass degrees
   */
  public static MovementEvent turnToObject(
      int style, int object, float heading, MovementParameters params) {
    MovementEvent event = new MovementEvent(TURN_TO_OBJECT, 0, style);
    event.object = object;
    event.heading = heading;
    event.params = params.copy();
    return event;
  }

  /**
   * A type 9 event.
   *
   * @param style style command
   */
  public static MovementEvent turnToHeading(int style, MovementParameters params) {
    MovementEvent event = new MovementEvent(TURN_TO_HEADING, 0, style);
    event.params = params.copy();
    return event;
  }

  /** The body: what was read, byte for byte. */
  public byte[] write() {
    WireWriter out = new WireWriter();
    write(out);
    return out.toByteArray();
  }

  void write(WireWriter out) {
    out.u8(type);
    out.u8(flags);
    out.command(style);
    switch (type) {
      case INTERPRETED_STATE -> {
        state.pack(out);
        if (has(STICK_TO_OBJECT)) {
          out.u32(stickyObject);
        }
      }
      case MOVE_TO_OBJECT -> {
        out.u32(object);
        writeOrigin(out);
        NetParameters.write(type, params, out);
        out.f32(runRate);
      }
      case MOVE_TO_POSITION -> {
        writeOrigin(out);
        NetParameters.write(type, params, out);
        out.f32(runRate);
      }
      case TURN_TO_OBJECT -> {
        out.u32(object);
        out.f32(heading);
        NetParameters.write(type, params, out);
      }
      case TURN_TO_HEADING -> NetParameters.write(type, params, out);
      default -> out.bytes(ignored);
    }
  }

  private void readState(WireReader in, CommandTable table) throws MalformedMessageException {
    state = PackedInterpretedState.unPack(in, in.length(), table);
    if (has(STICK_TO_OBJECT)) {
      stickyObject = in.u32("event.sticky_object_id");
    }
  }

  private void readOrigin(WireReader in) throws MalformedMessageException {
    int originCell = in.u32("event.cell");
    setOrigin(originCell, in.f32("event.x"), in.f32("event.y"), in.f32("event.z"));
  }

  private void setOrigin(int originCell, float originX, float originY, float originZ) {
    cell = originCell;
    x = originX;
    y = originY;
    z = originZ;
  }

  private void writeOrigin(WireWriter out) {
    out.u32(cell);
    out.f32(x);
    out.f32(y);
    out.f32(z);
  }

  /** Retail passes the size of the whole message; what is not there is refused field by field. */
  private void readParameters(WireReader in) throws MalformedMessageException {
    NetParameters.unPackNet(type, in, Integer.MAX_VALUE, params);
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /** 0, 6, 7, 8 or 9; any other one-byte value is a type on which retail applies the style only. */
  public int type() {
    return type;
  }

  /** {@link #STICK_TO_OBJECT} and {@link #STANDING_LONG_JUMP}; both count for type 0 only. */
  public int flags() {
    return flags;
  }

  /** Type 0: whether the standing long jump flag is set. */
  public boolean standingLongJump() {
    return has(STANDING_LONG_JUMP);
  }

  /** The style command, applied first for any type. */
  public int style() {
    return style;
  }

  /** Type 0: a copy of the state to play. */
  public InterpretedMotionState state() {
    return state.state();
  }

  /** Type 0: the state as it is sent. */
  public PackedInterpretedState packedState() {
    return state;
  }

  /** Type 0 with {@link #STICK_TO_OBJECT}: the object to stick to; 0 is none. */
  public int stickyObject() {
    return stickyObject;
  }

  /** Types 6 and 8: the object to move or turn to. */
  public int object() {
    return object;
  }

  /** Types 6 and 7: the cell of the origin. Its orientation is the identity. */
  public int cell() {
    return cell;
  }

  /** Types 6 and 7: the origin's x in metres inside the landblock. */
  public float x() {
    return x;
  }

  /** Types 6 and 7: the origin's y in metres inside the landblock. */
  public float y() {
    return y;
  }

  /** Types 6 and 7: the origin's z in metres. */
  public float z() {
    return z;
  }

  /** Type 8: the compass degrees that replace the desired heading when the object is unknown. */
  public float heading() {
    return heading;
  }

  /** Types 6 to 9: a copy of the parameters; what the network does not send has its default. */
  public MovementParameters params() {
    return params.copy();
  }

  /** Types 6 and 7: the mover's run rate. */
  public float runRate() {
    return runRate;
  }
}
