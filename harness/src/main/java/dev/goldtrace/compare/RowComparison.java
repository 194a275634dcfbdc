package dev.goldtrace.compare;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Compares the rows of one kind, tick by tick: rows by object, cells by column. A row without a
 * counterpart is a divergence of every group that has a value in it.
 */
final class RowComparison<R> {
  private static final int WHOLE_ROW = -1;
  private static final List<ColumnGroup> GROUPS = List.of(ColumnGroup.values());

  private final ToIntFunction<R> tickOf;
  private final ToIntFunction<R> guidOf;
  private final Function<R, List<Column<R>>> columnsOf;
  private final int columnBase;
  private final Findings findings;
  private final ObjectOrder order;
  private final LastEntered lastEntered;
  private final ToleranceMeter tolerances;

  /** How many cells of each group a row fills. */
  private final int[] filled = new int[GROUPS.size()];

  private long rows;
  private long cells;

  /**
   * @param columnsOf the columns that a row has; those of one row are the first of another's, or
   *     the other way round
   * @param columnBase number of the first column among the columns of all kinds of row
   */
  RowComparison(
      ToIntFunction<R> tickOf,
      ToIntFunction<R> guidOf,
      Function<R, List<Column<R>>> columnsOf,
      int columnBase,
      Findings findings,
      ObjectOrder order,
      LastEntered lastEntered,
      ToleranceMeter tolerances) {
    this.tickOf = tickOf;
    this.guidOf = guidOf;
    this.columnsOf = columnsOf;
    this.columnBase = columnBase;
    this.findings = findings;
    this.order = order;
    this.lastEntered = lastEntered;
    this.tolerances = tolerances;
  }

  /** Rows that both sides had. */
  long rows() {
    return rows;
  }

  /** Cells of those rows. */
  long cells() {
    return cells;
  }

  /**
   * Compares the rows of one tick.
   *
   * @param expected golden rows up to this tick; one of an earlier tick stands at a wrong place
   * @param actual recorded rows of this tick
   */
  void compare(int tick, double time, List<R> expected, List<R> actual) {
    actual.forEach(row -> order.of(guidOf.applyAsInt(row)));
    expected.forEach(row -> order.of(guidOf.applyAsInt(row)));
    Map<Integer, Deque<R>> unmatched = new HashMap<>();
    for (R row : actual) {
      unmatched.computeIfAbsent(guidOf.applyAsInt(row), guid -> new ArrayDeque<>()).add(row);
    }
    List<R> matched = new ArrayList<>();
    for (R row : expected) {
      Deque<R> candidates = unmatched.get(guidOf.applyAsInt(row));
      int rowTick = tickOf.applyAsInt(row);
      if (rowTick != tick || candidates == null || candidates.isEmpty()) {
        wholeRow(DivergenceKind.MISSING_ROW, rowTick, rowTick == tick ? time : Double.NaN, row);
      } else {
        R counterpart = candidates.remove();
        matched.add(counterpart);
        compareCells(tick, time, row, counterpart);
      }
    }
    Set<R> extra = Collections.newSetFromMap(new IdentityHashMap<>());
    unmatched.values().forEach(extra::addAll);
    List<R> kept = new ArrayList<>();
    for (R row : actual) {
      if (extra.contains(row)) {
        wholeRow(DivergenceKind.EXTRA_ROW, tick, time, row);
      } else {
        kept.add(row);
      }
    }
    compareOrder(tick, time, matched, kept);
  }

  private void compareOrder(int tick, double time, List<R> expected, List<R> actual) {
    for (int i = 0; i < expected.size(); i++) {
      if (expected.get(i) != actual.get(i)) {
        R row = expected.get(i);
        diverged(
            DivergenceKind.ROW_ORDER,
            columnsOf.apply(row).get(0).group(),
            tick,
            time,
            guidOf.applyAsInt(row),
            "",
            WHOLE_ROW,
            Optional.empty(),
            Optional.empty());
        return;
      }
    }
  }

  private void compareCells(int tick, double time, R expected, R actual) {
    List<Column<R>> columns = columnsOf.apply(expected);
    if (columnsOf.apply(actual).size() > columns.size()) {
      columns = columnsOf.apply(actual);
    }
    rows++;
    cells += columns.size();
    Arrays.fill(filled, 0);
    // Almost all rows are equal, so whole rows are looked at first.
    boolean equal = expected.equals(actual);
    for (int i = 0; i < columns.size(); i++) {
      Column<R> column = columns.get(i);
      if (!column.isEmpty(expected) || !column.isEmpty(actual)) {
        filled[column.group().ordinal()]++;
      }
      if (!equal
          && !column.same(expected, actual)
          && !tolerances.allows(column.title(), column.cell(expected), column.cell(actual))) {
        diverged(
            DivergenceKind.VALUE,
            column.group(),
            tick,
            time,
            guidOf.applyAsInt(expected),
            column.title(),
            i,
            Optional.of(column.cell(expected)),
            Optional.of(column.cell(actual)));
      }
    }
    for (int i = 0; i < filled.length; i++) {
      if (filled[i] > 0) {
        findings.compared(GROUPS.get(i), 1, filled[i]);
      }
    }
  }

  private void wholeRow(DivergenceKind kind, int tick, double time, R row) {
    Set<ColumnGroup> groups = EnumSet.noneOf(ColumnGroup.class);
    for (Column<R> column : columnsOf.apply(row)) {
      if (!column.isEmpty(row) && groups.add(column.group())) {
        diverged(
            kind,
            column.group(),
            tick,
            time,
            guidOf.applyAsInt(row),
            "",
            WHOLE_ROW,
            Optional.empty(),
            Optional.empty());
      }
    }
  }

  private void diverged(
      DivergenceKind kind,
      ColumnGroup group,
      int tick,
      double time,
      int guid,
      String field,
      int column,
      Optional<Cell> expected,
      Optional<Cell> actual) {
    Divergence divergence =
        new Divergence(
            kind,
            group,
            tick,
            time,
            guid,
            field,
            expected,
            actual,
            Optional.empty(),
            Optional.empty(),
            lastEntered.of(guid));
    findings.row(
        divergence, new Place(tick, Place.Phase.ROWS, order.of(guid), columnBase + column));
  }
}
