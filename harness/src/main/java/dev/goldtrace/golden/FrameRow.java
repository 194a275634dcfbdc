package dev.goldtrace.golden;

/**
 * Where one object stands after one tick.
 *
 * @param tick number of the tick
 * @param time its time, seconds
 * @param guid the object
 * @param cell objcell id
 * @param x origin inside the landblock, metres
 * @param qw rotation quaternion
 * @param heading degrees clockwise from north
 */
public record FrameRow(
    int tick,
    double time,
    int guid,
    int cell,
    float x,
    float y,
    float z,
    float qw,
    float qx,
    float qy,
    float qz,
    float heading) {

  /** The same row of a tick with another number. */
  public FrameRow atTick(int number) {
    return new FrameRow(number, time, guid, cell, x, y, z, qw, qx, qy, qz, heading);
  }
}
