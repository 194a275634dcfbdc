package dev.goldtrace.selftest;

import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;

/** Copies of rows in which the lowest bit of one value is another. */
final class Flip {

  private Flip() {}

  static FrameRow of(FrameRow row, FrameColumn column) {
    return new FrameRow(
        row.tick(),
        column == FrameColumn.TIME ? flip(row.time()) : row.time(),
        row.guid(),
        column == FrameColumn.CELL ? row.cell() ^ 1 : row.cell(),
        column == FrameColumn.X ? flip(row.x()) : row.x(),
        column == FrameColumn.Y ? flip(row.y()) : row.y(),
        column == FrameColumn.Z ? flip(row.z()) : row.z(),
        column == FrameColumn.QW ? flip(row.qw()) : row.qw(),
        column == FrameColumn.QX ? flip(row.qx()) : row.qx(),
        column == FrameColumn.QY ? flip(row.qy()) : row.qy(),
        column == FrameColumn.QZ ? flip(row.qz()) : row.qz(),
        column == FrameColumn.HEADING ? flip(row.heading()) : row.heading());
  }

  /** A row of another object, or of another tick. */
  static FrameRow key(FrameRow row, int tick, int guid) {
    return new FrameRow(
        tick,
        row.time(),
        guid,
        row.cell(),
        row.x(),
        row.y(),
        row.z(),
        row.qw(),
        row.qx(),
        row.qy(),
        row.qz(),
        row.heading());
  }

  static StateRow of(StateRow row, StateColumn flipped) {
    return copy(row, flipped, false, row.tick(), row.guid());
  }

  /** The same row without a value in one column. */
  static StateRow emptied(StateRow row, StateColumn column) {
    return copy(row, column, true, row.tick(), row.guid());
  }

  /** A row of another object, or of another tick. */
  static StateRow key(StateRow row, int tick, int guid) {
    return copy(row, null, false, tick, guid);
  }

  private static StateRow copy(
      StateRow row, StateColumn changed, boolean emptied, int tick, int guid) {
    StateRow.Builder copy = StateRow.builder(row.columns());
    for (StateColumn column : row.columns().columns()) {
      int flip = column == changed && !emptied ? 1 : 0;
      if (row.isEmpty(column) || column == changed && emptied) {
        continue;
      }
      switch (column.type()) {
        case HEX -> copy.hex(column, row.int32(column) ^ flip);
        case INT -> copy.int32(column, row.int32(column) ^ flip);
        case BOOL -> copy.bool(column, (row.word(column) ^ flip) != 0);
        case F32 -> copy.float32(column, Float.intBitsToFloat(row.int32(column) ^ flip));
        case F64 -> copy.float64(column, Double.longBitsToDouble(row.word(column) ^ flip));
        case TEXT -> copy.nodes(row.nodes() + (flip == 0 ? "" : "|8"));
      }
    }
    return copy.build(tick, guid);
  }

  static ProbeRow argument(ProbeRow row, int index) {
    long[] args = row.args().clone();
    args[index] ^= 1;
    return new ProbeRow(row.seq(), row.tick(), row.time(), row.guid(), row.function(), args);
  }

  static ProbeRow time(ProbeRow row) {
    return new ProbeRow(
        row.seq(), row.tick(), flip(row.time()), row.guid(), row.function(), row.args());
  }

  static ProbeRow guid(ProbeRow row, int guid) {
    return new ProbeRow(row.seq(), row.tick(), row.time(), guid, row.function(), row.args());
  }

  static ProbeRow number(ProbeRow row) {
    return new ProbeRow(
        row.seq() ^ 1, row.tick(), row.time(), row.guid(), row.function(), row.args());
  }

  private static float flip(float value) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) ^ 1);
  }

  private static double flip(double value) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(value) ^ 1);
  }
}
