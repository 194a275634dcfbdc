package dev.goldtrace.compare;

import dev.goldtrace.golden.CellType;

/**
 * One compared column of a kind of row.
 *
 * @param <R> the row
 */
public interface Column<R> {

  /** The word in the file's header. */
  String title();

  CellType type();

  ColumnGroup group();

  Cell cell(R row);

  /** Whether the row has nothing in this column. */
  boolean isEmpty(R row);

  /** Whether both rows have the same cell, cheaper than making the two cells. */
  default boolean same(R a, R b) {
    return cell(a).same(cell(b));
  }
}
