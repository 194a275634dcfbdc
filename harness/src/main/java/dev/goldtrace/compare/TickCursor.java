package dev.goldtrace.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Hands out the rows of a source tick by tick. */
final class TickCursor<R> {
  private final RowSource<R> source;
  private final ToIntFunction<R> tickOf;
  private R head;
  private boolean started;
  private int rowsOfLastTick;

  TickCursor(RowSource<R> source, ToIntFunction<R> tickOf) {
    this.source = source;
    this.tickOf = tickOf;
  }

  /** The rows up to the first one of a later tick. */
  List<R> through(int tick) {
    List<R> rows = new ArrayList<>(rowsOfLastTick);
    while (peek() != null && tickOf.applyAsInt(head) <= tick) {
      rows.add(head);
      head = source.next();
    }
    rowsOfLastTick = rows.size();
    return rows;
  }

  /** The tick of the next row, or {@link Integer#MAX_VALUE} at the end. */
  int nextTick() {
    return peek() == null ? Integer.MAX_VALUE : tickOf.applyAsInt(head);
  }

  private R peek() {
    if (!started) {
      started = true;
      head = source.next();
    }
    return head;
  }
}
