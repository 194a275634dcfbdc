package dev.goldtrace.golden;

import java.util.Objects;

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

  /**
   * As records are equal: to the last bit, but one NaN is like the other. Written out because Java
   * would put it together at its first use, which takes a tenth of a short run.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof FrameRow row
        && tick == row.tick
        && Double.compare(time, row.time) == 0
        && guid == row.guid
        && cell == row.cell
        && Float.compare(x, row.x) == 0
        && Float.compare(y, row.y) == 0
        && Float.compare(z, row.z) == 0
        && Float.compare(qw, row.qw) == 0
        && Float.compare(qx, row.qx) == 0
        && Float.compare(qy, row.qy) == 0
        && Float.compare(qz, row.qz) == 0
        && Float.compare(heading, row.heading) == 0;
  }

  @Override
  public int hashCode() {
    return Objects.hash(tick, guid);
  }
}
