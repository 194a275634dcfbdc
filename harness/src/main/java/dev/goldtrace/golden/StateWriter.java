package dev.goldtrace.golden;

import dev.goldtrace.number.NumberBuffer;
import java.io.IOException;
import java.io.OutputStream;

/** Writes {@code NAME.state.csv}. */
public final class StateWriter extends RowWriter<StateRow> {

  private final StateColumns columns;

  /** Writes to a stream, which {@link #close} closes. */
  public StateWriter(OutputStream out, StateColumns columns) throws IOException {
    super(out, columns.header());
    this.columns = columns;
  }

  @Override
  void cells(StateRow row, NumberBuffer line) {
    if (row.columns() != columns) {
      throw new IllegalArgumentException(row.columns() + " in a file of " + columns);
    }
    line.appendInt(row.tick()).append(',');
    line.appendHex(row.guid());
    for (StateColumn column : columns.columns()) {
      line.append(',');
      if (!row.isEmpty(column)) {
        row.appendCell(column, line);
      }
    }
  }
}
