package dev.goldtrace.compare;

import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The compared columns of a state row, in their order. */
public record StateCells(StateColumn column) implements Column<StateRow> {

  private static final Map<StateColumns, List<Column<StateRow>>> BY_VERSION =
      new EnumMap<>(StateColumns.class);

  static {
    for (StateColumns version : StateColumns.values()) {
      List<Column<StateRow>> cells = new ArrayList<>();
      version.columns().forEach(column -> cells.add(new StateCells(column)));
      BY_VERSION.put(version, List.copyOf(cells));
    }
  }

  /** Those of one version of the format. */
  public static List<Column<StateRow>> of(StateColumns version) {
    return BY_VERSION.get(version);
  }

  /** Those of all versions. */
  public static List<Column<StateRow>> all() {
    return of(StateColumns.V1_2);
  }

  @Override
  public String title() {
    return column.title();
  }

  @Override
  public CellType type() {
    return column.type();
  }

  @Override
  public ColumnGroup group() {
    return ColumnGroup.of(column);
  }

  @Override
  public boolean isEmpty(StateRow row) {
    return column.ordinal() >= row.columns().columns().size() || row.isEmpty(column);
  }

  @Override
  public Cell cell(StateRow row) {
    if (isEmpty(row)) {
      return Cell.empty(column.type());
    }
    return column.type() == CellType.TEXT
        ? Cell.text(row.nodes())
        : Cell.of(column.type(), row.word(column));
  }
}
