package dev.goldtrace.golden;

import dev.goldtrace.trace.FirstProblem;
import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** Reads {@code NAME.state.csv} of any version of the format. */
public final class StateReader extends RowReader<StateRow> {

  /** Columns before those of {@link StateColumn}. */
  private static final int BEFORE = 2;

  private StateColumns columns = StateColumns.V1_0;
  private StateRow.Builder builder;
  private final StatesBefore before = new StatesBefore();

  private StateReader(TextLines lines, InputProblems problems) {
    super(lines, problems, ForeignText.STATE);
  }

  /** Opens a file and reads its header; accepts what does no harm. */
  public static StateReader open(Path file) {
    return open(file, ReadOptions.QUIET);
  }

  /**
   * Opens a file, plain or gzip, and reads its header.
   *
   * @throws InputException if there is no such file, or it holds no state
   */
  public static StateReader open(Path file, ReadOptions options) {
    return of(TextLines.open(file, options.limits()), options);
  }

  /** Reads the header of a file that is open. */
  public static StateReader of(TextLines lines, ReadOptions options) {
    StateReader reader = new StateReader(lines, new FirstProblem(lines.file(), options));
    reader.open();
    return reader;
  }

  /** Gives on all rows that can be read and tells of every problem on the way. */
  public static void readAll(TextLines lines, InputProblems problems, Consumer<StateRow> sink) {
    new StateReader(lines, problems).readAll(sink);
  }

  /** The file's columns. */
  public StateColumns columns() {
    return columns;
  }

  @Override
  List<String> titles(List<String> found) {
    columns =
        found.stream()
            .map(StateColumns::withColumn)
            .max(Comparator.naturalOrder())
            .orElse(StateColumns.V1_0);
    builder = StateRow.builder(columns);
    return List.of(columns.header().split(","));
  }

  @Override
  StateRow nextKnown(TextLines lines) {
    return before.next(lines);
  }

  @Override
  void read(TextLines line, StateRow row) {
    before.remember(line, row);
  }

  @Override
  StateRow row(CsvRow cells) {
    return state(cells, columns, builder);
  }

  @Override
  StateRow row(QuickCells cells) {
    return state(cells, columns, builder);
  }

  /** The row that the cells hold. */
  static StateRow state(Cells cells, StateColumns columns, StateRow.Builder builder) {
    int tick = cells.int32(0);
    int guid = cells.hex(1);
    int cell = BEFORE;
    for (StateColumn column : columns.columns()) {
      if (!cells.passEmpty(cell)) {
        fill(column, cells, cell, builder);
      }
      cell++;
    }
    return builder.build(tick, guid);
  }

  private static void fill(StateColumn column, Cells cells, int cell, StateRow.Builder builder) {
    switch (column.type()) {
      case HEX -> builder.hex(column, cells.hex(cell));
      case INT -> builder.int32(column, cells.int32(cell));
      case BOOL -> builder.bool(column, cells.bool(cell));
      case F32 -> builder.float32(column, cells.float32(cell));
      case F64 -> builder.float64(column, cells.float64(cell));
      case TEXT -> builder.nodes(cells.text(cell));
    }
  }
}
