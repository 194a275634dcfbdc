package dev.goldtrace.golden;

import dev.goldtrace.trace.TraceHeader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The columns of a state file, by version of the format. */
public enum StateColumns {
  V1_0(StateColumn.VZ),
  V1_1(StateColumn.STATE),
  V1_2(StateColumn.ANSWER);

  private final List<StateColumn> columns;
  private final String header;

  StateColumns(StateColumn last) {
    columns = List.of(Arrays.copyOf(StateColumn.values(), last.ordinal() + 1));
    header =
        columns.stream().map(StateColumn::title).collect(Collectors.joining(",", "tick,guid,", ""));
  }

  /** Those of the rows of a trace. */
  public static StateColumns of(TraceHeader header) {
    if (header.allColumns()) {
      return V1_2;
    }
    return header.collision() ? V1_1 : V1_0;
  }

  /** The fewest that have a column of that name; those of 1.0 if none has. */
  static StateColumns withColumn(String title) {
    for (StateColumns version : values()) {
      if (version.columns.stream().anyMatch(column -> column.title().equals(title))) {
        return version;
      }
    }
    return V1_0;
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
