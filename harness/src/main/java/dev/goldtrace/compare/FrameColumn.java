package dev.goldtrace.compare;

import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.FrameRow;
import java.util.List;
import java.util.function.ToLongFunction;

/** The compared columns of a frame row, in their order. */
public enum FrameColumn implements Column<FrameRow> {
  TIME("time", CellType.F64, row -> Double.doubleToRawLongBits(row.time())),
  CELL("cell", CellType.HEX, FrameRow::cell),
  X("x", CellType.F32, row -> Float.floatToRawIntBits(row.x())),
  Y("y", CellType.F32, row -> Float.floatToRawIntBits(row.y())),
  Z("z", CellType.F32, row -> Float.floatToRawIntBits(row.z())),
  QW("qw", CellType.F32, row -> Float.floatToRawIntBits(row.qw())),
  QX("qx", CellType.F32, row -> Float.floatToRawIntBits(row.qx())),
  QY("qy", CellType.F32, row -> Float.floatToRawIntBits(row.qy())),
  QZ("qz", CellType.F32, row -> Float.floatToRawIntBits(row.qz())),
  HEADING("heading", CellType.F32, row -> Float.floatToRawIntBits(row.heading()));

  /** All of them. */
  public static final List<Column<FrameRow>> ALL = List.of(values());

  /** One bit for each column: none is ever empty. */
  static final long EACH = (1L << values().length) - 1;

  private final String title;
  private final CellType type;
  private final ToLongFunction<FrameRow> bits;

  FrameColumn(String title, CellType type, ToLongFunction<FrameRow> bits) {
    this.title = title;
    this.type = type;
    this.bits = bits;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public CellType type() {
    return type;
  }

  @Override
  public ColumnGroup group() {
    return this == HEADING ? ColumnGroup.HEADING : ColumnGroup.FRAMES;
  }

  @Override
  public Cell cell(FrameRow row) {
    return Cell.of(type, bits.applyAsLong(row));
  }

  @Override
  public boolean isEmpty(FrameRow row) {
    return false;
  }

  @Override
  public boolean same(FrameRow a, FrameRow b) {
    return bits.applyAsLong(a) == bits.applyAsLong(b) || Column.super.same(a, b);
  }
}
