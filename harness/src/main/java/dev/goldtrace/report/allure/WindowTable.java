package dev.goldtrace.report.allure;

import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.compare.StateCells;
import dev.goldtrace.compare.TickRows;
import dev.goldtrace.explain.CallAlignment;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.report.Words;
import dev.goldtrace.report.allure.HtmlTable.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** The two sides around a divergence as tables, with what differs marked. */
final class WindowTable {
  private static final int MOST_CHARACTERS = 30_000;
  private static final int CALLS_AROUND = 12;

  private final List<TickRows> window;
  private final Divergence divergence;

  WindowTable(List<TickRows> window, Divergence divergence) {
    this.window = window;
    this.divergence = divergence;
  }

  /** The object's rows; those of frames where calls diverge. */
  String rows() {
    if (divergence.aspect() instanceof ColumnGroup group
        && group != ColumnGroup.FRAMES
        && group != ColumnGroup.HEADING) {
      List<Column<StateRow>> columns =
          StateCells.all().stream().filter(column -> column.group() == group).toList();
      return rows(columns, TickRows.Side::states, StateRow::guid);
    }
    return rows(FrameColumn.ALL, TickRows.Side::frames, FrameRow::guid);
  }

  private <R> String rows(
      List<? extends Column<R>> columns,
      Function<TickRows.Side, List<R>> rowsOf,
      ToIntFunction<R> guidOf) {
    List<String> titles = new ArrayList<>(List.of("tick", "side"));
    columns.forEach(column -> titles.add(column.title()));
    HtmlTable table =
        new HtmlTable(
            "Rows of object "
                + Words.id(divergence.guid())
                + "; the first divergence is in tick "
                + divergence.tick()
                + ". Differing cells are red.",
            titles);
    int left = 0;
    for (TickRows tick : window) {
      if (table.length() > MOST_CHARACTERS) {
        left++;
        continue;
      }
      R expected = find(rowsOf.apply(tick.expected()), guidOf);
      R actual = find(rowsOf.apply(tick.actual()), guidOf);
      String first = tick.tick() == divergence.tick() ? "f " : "";
      table.row(first + "g", line(tick.tick(), "golden", columns, expected, actual));
      table.row("r", line(tick.tick(), "replayed", columns, actual, expected));
    }
    return table.end(left == 0 ? "" : left + " more ticks left out");
  }

  private <R> R find(List<R> rows, ToIntFunction<R> guidOf) {
    return rows.stream()
        .filter(row -> guidOf.applyAsInt(row) == divergence.guid())
        .findFirst()
        .orElse(null);
  }

  private static <R> List<Cell> line(
      int tick, String side, List<? extends Column<R>> columns, R row, R other) {
    List<Cell> line = new ArrayList<>();
    line.add(Cell.of(Integer.toString(tick)));
    line.add(new Cell(side, "l"));
    if (row == null) {
      line.add(new Cell("(no row)", other == null ? "l" : "d"));
      return line;
    }
    for (Column<R> column : columns) {
      boolean same = other != null && column.same(row, other);
      line.add(new Cell(Words.value(column.cell(row)), same ? "" : "d"));
    }
    return line;
  }

  /** The calls of both sides as one sequence. */
  String calls() {
    List<CallAlignment.Line> lines =
        CallAlignment.of(
            window.stream().flatMap(tick -> tick.expected().probes().stream()).toList(),
            window.stream().flatMap(tick -> tick.actual().probes().stream()).toList());
    int at = 0;
    while (at < lines.size() && !isPlace(lines.get(at))) {
      at++;
    }
    HtmlTable table =
        new HtmlTable(
            "Calls in ticks "
                + window.get(0).tick()
                + " to "
                + window.get(window.size() - 1).tick()
                + ": - only golden, + only replayed.",
            List.of("", "seq", "tick", "object", "call"));
    int from = Math.max(0, at - CALLS_AROUND);
    int to = Math.min(lines.size(), at + CALLS_AROUND + 1);
    for (int i = from; i < to; i++) {
      CallAlignment.Line line = lines.get(i);
      String style =
          switch (line.side()) {
            case BOTH -> "";
            case GOLDEN -> "g";
            case REPLAYED -> "r";
          };
      String mark = line.side() == CallAlignment.Side.BOTH ? "" : "d";
      table.row(
          (line.concerns(divergence) ? "f " : "") + style,
          List.of(
              new Cell(line.side().sign(), mark),
              Cell.of(Integer.toString(line.call().seq())),
              Cell.of(Integer.toString(line.call().tick())),
              Cell.of(Words.id(line.call().guid())),
              new Cell(Words.call(line.call()), mark.isEmpty() ? "l" : "l d")));
    }
    int left = lines.size() - (to - from);
    return table.end(left == 0 ? "" : left + " more calls left out");
  }

  /** Where the calls part; where rows part: the object's first call after that tick began. */
  private boolean isPlace(CallAlignment.Line line) {
    boolean calls = divergence.expectedCall().isPresent() || divergence.actualCall().isPresent();
    return calls ? line.concerns(divergence) : line.call().tick() >= divergence.tick();
  }
}
