package dev.goldtrace.compare;

/**
 * Rows of one kind, in order.
 *
 * @param <R> the row
 */
@FunctionalInterface
public interface RowSource<R> {

  /** The next row, or null at the end. */
  R next();

  /** The rows of a list. */
  static <R> RowSource<R> of(Iterable<? extends R> rows) {
    var iterator = rows.iterator();
    return () -> iterator.hasNext() ? iterator.next() : null;
  }
}
