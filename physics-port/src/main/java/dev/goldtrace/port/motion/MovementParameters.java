package dev.goldtrace.port.motion;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Constants;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * How a movement is to be done (spec moveto.md section 1). Distances are metres, headings compass
 * degrees in [0, 360), the speed a multiplier. Mutable, as in retail: callers share and change one.
 */
public final class MovementParameters {
  public static final int CAN_WALK = 0x00001;
  public static final int CAN_RUN = 0x00002;
  public static final int CAN_SIDESTEP = 0x00004;
  public static final int CAN_WALK_BACKWARDS = 0x00008;
  public static final int CAN_CHARGE = 0x00010;
  public static final int FAIL_WALK = 0x00020;
  public static final int USE_FINAL_HEADING = 0x00040;
  public static final int STICKY = 0x00080;
  public static final int MOVE_AWAY = 0x00100;
  public static final int MOVE_TOWARDS = 0x00200;
  public static final int USE_SPHERES = 0x00400;
  public static final int SET_HOLD_KEY = 0x00800;
  public static final int AUTONOMOUS = 0x01000;
  public static final int MODIFY_RAW_STATE = 0x02000;
  public static final int MODIFY_INTERPRETED_STATE = 0x04000;
  public static final int CANCEL_MOVETO = 0x08000;
  public static final int STOP_COMPLETELY = 0x10000;
  public static final int DISABLE_JUMP_DURING_LINK = 0x20000;

  /** The bits that ACE's partial copy leaves out. */
  private static final int NOT_COPIED =
      FAIL_WALK | USE_FINAL_HEADING | STICKY | MOVE_AWAY | AUTONOMOUS | DISABLE_JUMP_DURING_LINK;

  public static final int DEFAULT_BITFIELD = 0x0001EE0F;

  /** Size of the packed form in bytes. */
  public static final int PACK_SIZE = 40;

  public int bitfield;
  public float distanceToObject;
  public float minDistance;
  public float desiredHeading;
  public float speed;
  public float failDistance;

  /** Distance beyond {@link #distanceToObject} from which it runs; retail's spelling. */
  public float walkRunThreshhold;

  public int contextId;

  /** A {@link HoldKey}. */
  public int holdKeyToApply;

  public int actionStamp;

  @Retail(address = 0x00524380, name = "MovementParameters::MovementParameters")
  public MovementParameters() {
    setDefaults();
  }

  /** The constructor's values in a dialect. */
  public MovementParameters(Dialect dialect) {
    setDefaults();
    setBits(CAN_CHARGE, dialect.has(Divergence.D_M30));
    if (dialect.has(Divergence.D_M31)) {
      walkRunThreshhold = 1.0f;
    }
  }

  /** A copy of all ten fields. */
  public MovementParameters(MovementParameters other) {
    set(other);
  }

  /** Gives every field the constructor's value. */
  public void setDefaults() {
    bitfield = DEFAULT_BITFIELD;
    distanceToObject = 0.6f;
    minDistance = 0.0f;
    desiredHeading = 0.0f;
    speed = 1.0f;
    failDistance = Float.MAX_VALUE;
    walkRunThreshhold = 15.0f;
    contextId = 0;
    holdKeyToApply = HoldKey.INVALID;
    actionStamp = 0;
  }

  /** Copies all ten fields. */
  public void set(MovementParameters other) {
    bitfield = other.bitfield;
    distanceToObject = other.distanceToObject;
    minDistance = other.minDistance;
    desiredHeading = other.desiredHeading;
    speed = other.speed;
    failDistance = other.failDistance;
    walkRunThreshhold = other.walkRunThreshhold;
    contextId = other.contextId;
    holdKeyToApply = other.holdKeyToApply;
    actionStamp = other.actionStamp;
  }

  public MovementParameters copy() {
    return new MovementParameters(this);
  }

  /** The copy that DoMotion and StopMotion make: of all fields, with D-M34 only of some. */
  MovementParameters copy(Dialect dialect) {
    if (!dialect.has(Divergence.D_M34)) {
      return copy();
    }
    MovementParameters copy = new MovementParameters(dialect);
    copy.bitfield = (bitfield & ~NOT_COPIED) | (copy.bitfield & NOT_COPIED);
    copy.distanceToObject = distanceToObject;
    copy.minDistance = minDistance;
    copy.speed = speed;
    copy.failDistance = failDistance;
    copy.walkRunThreshhold = walkRunThreshhold;
    copy.holdKeyToApply = holdKeyToApply;
    return copy;
  }

  /** Whether any of the bits of {@code mask} is set. */
  public boolean has(int mask) {
    return (bitfield & mask) != 0;
  }

  /** Sets the bits of {@code mask}, or clears them. */
  public void setBits(int mask, boolean value) {
    bitfield = value ? bitfield | mask : bitfield & ~mask;
  }

  /**
   * What to do at this distance when the object may move both towards and away. Retail hands over a
   * heading, too, here and in get_command, and reads it nowhere.
   *
   * @param currDistance metres
   * @param out receives command and moving away; the latter only if the command is not 0
   */
  @Retail(address = 0x0052A9A0, name = "MovementParameters::towards_and_away")
  public void towardsAndAway(float currDistance, MoveCommand out) {
    towardsAndAway(Dialect.RETAIL, currDistance, out);
  }

  /** {@link #towardsAndAway(float, MoveCommand)} with the tests of a dialect. */
  public void towardsAndAway(Dialect dialect, float currDistance, MoveCommand out) {
    if (currDistance > distanceToObject) {
      out.command = MotionCommand.WALK_FORWARD;
      out.movingAway = false;
    } else if (difference(dialect, currDistance, minDistance) < Constants.EPSILON) {
      out.command = MotionCommand.WALK_BACKWARDS;
      out.movingAway = true;
    } else {
      out.command = 0;
    }
  }

  private static double difference(Dialect dialect, float a, float b) {
    return dialect.has(Divergence.D_M33) ? a - b : (double) a - b;
  }

  /**
   * The command that leads to the wanted distance, and whether to run.
   *
   * @param dialect whose tests are made
   * @param currDistance metres
   * @param out receives command and hold key, and moving away if the command is not 0
   */
  @Retail(address = 0x0052AA00, name = "MovementParameters::get_command")
  public void getCommand(Dialect dialect, float currDistance, MoveCommand out) {
    if (has(MOVE_TOWARDS) && has(MOVE_AWAY)) {
      towardsAndAway(dialect, currDistance, out);
    } else if (has(MOVE_AWAY)) {
      if (currDistance < minDistance) {
        out.command = MotionCommand.WALK_FORWARD;
        out.movingAway = true;
      } else {
        out.command = 0;
      }
    } else if (currDistance > distanceToObject) {
      out.command = MotionCommand.WALK_FORWARD;
      out.movingAway = false;
    } else {
      out.command = 0;
    }
    out.holdKey = holdKeyAt(dialect, currDistance);
  }

  private int holdKeyAt(Dialect dialect, float currDistance) {
    if (has(CAN_CHARGE) && !dialect.has(Divergence.D_M32)) {
      return HoldKey.RUN;
    }
    if (!has(CAN_RUN)) {
      return HoldKey.NONE;
    }
    if (!has(CAN_WALK)) {
      return HoldKey.RUN;
    }
    return difference(dialect, currDistance, distanceToObject) > walkRunThreshhold
        ? HoldKey.RUN
        : HoldKey.NONE;
  }

  /** Degrees to add to the heading to the target so as to face as the command needs it. */
  @Retail(address = 0x0052AAD0, name = "MovementParameters::get_desired_heading")
  public static double getDesiredHeading(int command, boolean movingAway) {
    return switch (command) {
      case MotionCommand.RUN_FORWARD, MotionCommand.WALK_FORWARD -> movingAway ? 180.0 : 0.0;
      case MotionCommand.WALK_BACKWARDS -> movingAway ? 0.0 : 180.0;
      default -> 0.0;
    };
  }

  /**
   * Writes the packed form, little-endian; note the place of the fail distance.
   *
   * @param out written at its position, if it has at least {@link #PACK_SIZE} bytes left
   * @return the size of the packed form, also when nothing was written
   */
  @Retail(address = 0x0052AB20, name = "MovementParameters::Pack")
  public int pack(ByteBuffer out) {
    if (out.remaining() >= PACK_SIZE) {
      out.order(ByteOrder.LITTLE_ENDIAN)
          .putInt(bitfield)
          .putFloat(distanceToObject)
          .putFloat(minDistance)
          .putFloat(failDistance)
          .putFloat(desiredHeading)
          .putFloat(speed)
          .putFloat(walkRunThreshhold)
          .putInt(contextId)
          .putInt(holdKeyToApply)
          .putInt(actionStamp);
    }
    return PACK_SIZE;
  }

  /**
   * Reads the packed form, little-endian.
   *
   * @return false, with nothing read or changed, if fewer than {@link #PACK_SIZE} bytes are left
   */
  @Retail(address = 0x0052ABC0, name = "MovementParameters::UnPack")
  public boolean unPack(ByteBuffer in) {
    if (in.remaining() < PACK_SIZE) {
      return false;
    }
    in.order(ByteOrder.LITTLE_ENDIAN);
    bitfield = in.getInt();
    distanceToObject = in.getFloat();
    minDistance = in.getFloat();
    failDistance = in.getFloat();
    desiredHeading = in.getFloat();
    speed = in.getFloat();
    walkRunThreshhold = in.getFloat();
    contextId = in.getInt();
    holdKeyToApply = in.getInt();
    actionStamp = in.getInt();
    return true;
  }
}
