package dev.goldtrace.report;

import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.compare.StateCells;
import dev.goldtrace.compare.TickRows;
import dev.goldtrace.explain.CallAlignment;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** The rows of both sides around a divergence, side by side. */
final class ContextText {
  private static final String MARK = ">";
  private static final String OTHER = "*";

  private final int context;
  private final Sides sides;

  /**
   * @param context how many ticks, or calls, to show before and after
   * @param sides what the two are called
   */
  ContextText(int context, Sides sides) {
    this.context = context;
    this.sides = sides;
  }

  /**
   * The rows, and the calls on the object.
   *
   * @param compared whether calls were compared: where they were not, nothing is said of them
   */
  List<String> lines(Comparison comparison, Divergence divergence, boolean compared) {
    List<TickRows> window = comparison.around(divergence);
    if (divergence.expectedCall().isPresent() || divergence.actualCall().isPresent()) {
      return calls(window, divergence);
    }
    List<String> lines = new ArrayList<>(rows(window, divergence));
    if (compared) {
      lines.addAll(callsOfTick(window, divergence));
    }
    return lines;
  }

  private List<String> rows(List<TickRows> window, Divergence divergence) {
    if (divergence.aspect() == ColumnGroup.FRAMES || divergence.aspect() == ColumnGroup.HEADING) {
      return rows(window, divergence, FrameColumn.ALL, TickRows.Side::frames, FrameRow::guid);
    }
    List<Column<StateRow>> columns =
        StateCells.all().stream().filter(column -> column.group() == divergence.aspect()).toList();
    return rows(window, divergence, columns, TickRows.Side::states, StateRow::guid);
  }

  private <R> List<String> rows(
      List<TickRows> window,
      Divergence divergence,
      List<? extends Column<R>> columns,
      Function<TickRows.Side, List<R>> rowsOf,
      ToIntFunction<R> guidOf) {
    Table table = new Table();
    List<String> header = new ArrayList<>(List.of("", "tick", "side"));
    columns.forEach(column -> header.add(column.title()));
    table.add(header);
    for (TickRows tick : window) {
      if (Math.abs((long) tick.tick() - divergence.tick()) > context) {
        continue;
      }
      R expected = find(rowsOf.apply(tick.expected()), guidOf, divergence.guid());
      R actual = find(rowsOf.apply(tick.actual()), guidOf, divergence.guid());
      if (expected == null && actual == null && tick.tick() != divergence.tick()) {
        continue;
      }
      String mark = tick.tick() == divergence.tick() ? MARK : "";
      String number = Integer.toString(tick.tick());
      if (expected != null && actual != null && same(columns, expected, actual)) {
        table.add(line(mark, number, "both", columns, expected, expected));
      } else {
        table.add(line(mark, number, sides.expected(), columns, expected, expected));
        table.add(line("", "", sides.actual(), columns, actual, expected));
      }
    }
    return table.lines();
  }

  private static <R> R find(List<R> rows, ToIntFunction<R> guidOf, int guid) {
    return rows.stream().filter(row -> guidOf.applyAsInt(row) == guid).findFirst().orElse(null);
  }

  private static <R> boolean same(List<? extends Column<R>> columns, R a, R b) {
    return columns.stream().allMatch(column -> column.same(a, b));
  }

  private static <R> List<String> line(
      String mark, String tick, String side, List<? extends Column<R>> columns, R row, R expected) {
    List<String> line = new ArrayList<>(List.of(mark, tick, side));
    if (row == null) {
      line.add("(no row)");
      return line;
    }
    for (Column<R> column : columns) {
      String value = Words.value(column.cell(row));
      boolean other = expected != null && !column.same(row, expected);
      line.add((value.isEmpty() ? "-" : value) + (other ? OTHER : ""));
    }
    return line;
  }

  /** The two sequences of calls as one: {@code -} only golden, {@code +} only replayed. */
  private List<String> calls(List<TickRows> window, Divergence divergence) {
    List<ProbeRow> expected = new ArrayList<>();
    List<ProbeRow> actual = new ArrayList<>();
    for (TickRows tick : window) {
      expected.addAll(tick.expected().probes());
      actual.addAll(tick.actual().probes());
    }
    List<CallAlignment.Line> lines = CallAlignment.of(expected, actual);
    int at = 0;
    while (at < lines.size() && !lines.get(at).concerns(divergence)) {
      at++;
    }
    return table(
        lines.subList(Math.max(0, at - context), Math.min(lines.size(), at + context + 2)));
  }

  /** What was called on the object in the tick at which its rows differ: the last few calls. */
  private List<String> callsOfTick(List<TickRows> window, Divergence divergence) {
    for (TickRows tick : window) {
      if (tick.tick() == divergence.tick()) {
        List<CallAlignment.Line> lines =
            CallAlignment.of(
                on(divergence.guid(), tick.expected().probes()),
                on(divergence.guid(), tick.actual().probes()));
        return lines.isEmpty()
            ? List.of("no calls on it in tick " + tick.tick())
            : table(
                lines.subList(Math.max(0, lines.size() - Math.max(1, 2 * context)), lines.size()));
      }
    }
    return List.of();
  }

  private static List<ProbeRow> on(int guid, List<ProbeRow> calls) {
    return calls.stream().filter(call -> call.guid() == guid).toList();
  }

  private static List<String> table(List<CallAlignment.Line> lines) {
    Table table = new Table();
    table.add(List.of("", "seq", "tick", "object", "call"));
    for (CallAlignment.Line line : lines) {
      ProbeRow call = line.call();
      table.add(
          List.of(
              line.side().sign(),
              Integer.toString(call.seq()),
              Integer.toString(call.tick()),
              Words.id(call.guid()),
              Words.call(call)));
    }
    return table.lines();
  }
}
