package dev.goldtrace.port.wire;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.motion.MovementParameters;

/** The part of MovementParameters that the server sends (spec moveto.md section 1.7). */
public final class NetParameters {
  /** Bytes sent with movement types 6 and 7. */
  public static final int MOVE_SIZE = 28;

  /** Bytes sent with movement types 8 and 9. */
  public static final int TURN_SIZE = 12;

  private NetParameters() {}

  /**
   * Reads what belongs to a movement type. The other fields keep what they hold: context id, hold
   * key and action stamp never come from the network.
   *
   * @param type movement type; only 6 to 9 have parameters
   * @param in at the bitfield
   * @param size bytes that retail is told of
   * @param params receives the fields
   * @return false, with nothing read, for any other type and for too small a size
   */
  @Retail(address = 0x0052AC50, name = "MovementParameters::UnPackNet")
  public static boolean unPackNet(int type, WireReader in, int size, MovementParameters params)
      throws MalformedMessageException {
    switch (type) {
      case 6, 7:
        if (Integer.compareUnsigned(size, MOVE_SIZE) < 0) {
          return false;
        }
        params.bitfield = in.u32("params.bitfield");
        params.distanceToObject = in.f32("params.distance_to_object");
        params.minDistance = in.f32("params.min_distance");
        params.failDistance = in.f32("params.fail_distance");
        params.speed = in.f32("params.speed");
        params.walkRunThreshhold = in.f32("params.walk_run_threshhold");
        params.desiredHeading = in.f32("params.desired_heading");
        return true;
      case 8, 9:
        if (Integer.compareUnsigned(size, TURN_SIZE) < 0) {
          return false;
        }
        params.bitfield = in.u32("params.bitfield");
        params.speed = in.f32("params.speed");
        params.desiredHeading = in.f32("params.desired_heading");
        return true;
      default:
        return false;
    }
  }

  /** Writes what {@link #unPackNet} reads for this type. */
  static void write(int type, MovementParameters params, WireWriter out) {
    out.u32(params.bitfield);
    if (type == 6 || type == 7) {
      out.f32(params.distanceToObject);
      out.f32(params.minDistance);
      out.f32(params.failDistance);
    }
    out.f32(params.speed);
    if (type == 6 || type == 7) {
      out.f32(params.walkRunThreshhold);
    }
    out.f32(params.desiredHeading);
  }
}
