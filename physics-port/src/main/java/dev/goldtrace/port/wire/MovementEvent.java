package dev.goldtrace.port.wire;

import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MovementParameters;

/**
 * The movement event body that MovementManager::unpack_movement reads (spec wire.md section 2.2).
 * Which values mean something depends on the type; the others are 0 or their defaults.
 */
public final class MovementEvent {
  private final int type;
  private final int flags;
  private final int style;
  private InterpretedMotionState state = new InterpretedMotionState();
  private int stickyObject;
  private int object;
  private int cell;
  private float x;
  private float y;
  private float z;
  private float heading;
  private MovementParameters params = new MovementParameters();
  private float runRate = 1.0f;

  private MovementEvent(int type, int flags, int style) {
    this.type = type;
    this.flags = flags;
    this.style = style;
  }

  /**
   * Reads a movement event body.
   *
   * @param body the whole body, as it is on the wire from its 4-byte aligned start
   * @param table the sender's command numbering
   * @throws MalformedMessageException when the bytes are not a body
   */
  public static MovementEvent read(byte[] body, CommandTable table)
      throws MalformedMessageException {
    throw new MalformedMessageException(0, "a reader", "none yet");
  }

  /** 0, 6, 7, 8 or 9; any other one-byte value is a type on which retail applies the style only. */
  public int type() {
    return type;
  }

  /** Bit 0x01: a sticky id follows the state; bit 0x02: standing long jump (both type 0 only). */
  public int flags() {
    return flags;
  }

  /** The style command, applied first for any type. */
  public int style() {
    return style;
  }

  /** Type 0: the state to play. */
  public InterpretedMotionState state() {
    return state;
  }

  /** Type 0 with flag 0x01: the object to stick to; 0 is none. */
  public int stickyObject() {
    return stickyObject;
  }

  /** Types 6 and 8: the object to move or turn to. */
  public int object() {
    return object;
  }

  /** Types 6 and 7: the cell of the origin. */
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

  /** Type 8: the compass degrees that count when the object is unknown. */
  public float heading() {
    return heading;
  }

  /** Types 6 to 9: the parameters; what the network does not send holds its default. */
  public MovementParameters params() {
    return params;
  }

  /** Types 6 and 7: the mover's run rate. */
  public float runRate() {
    return runRate;
  }
}
