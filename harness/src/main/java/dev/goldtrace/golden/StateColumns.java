package dev.goldtrace.golden;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The columns of a state file, by version of the format. */
public enum StateColumns {
  V1_0(StateColumn.VZ),
  V1_1(StateColumn.STATE);

  private final List<StateColumn> columns;
  private final String header;

  StateColumns(StateColumn last) {
    columns = List.of(Arrays.copyOf(StateColumn.values(), last.ordinal() + 1));
    header =
        columns.stream().map(StateColumn::title).collect(Collectors.joining(",", "tick,guid,", ""));
  }

  /** The columns after {@code tick} and {@code guid}; a column's index is its ordinal. */
  public List<StateColumn> columns() {
    return columns;
  }

  /** The header line, without line end. */
  public String header() {
    return header;
  }
}
