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
import java.util.function.ToLongFunction;

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
  private final ToLongFunction<R> filledOf;
  private final int columnBase;
  private final Findings findings;
  private final ObjectOrder order;
  private final LastEntered lastEntered;
  private final ToleranceMeter tolerances;

  /** The columns of each group, one bit a column. */
  private final long[] columnsOfGroup = new long[GROUPS.size()];

  private long rows;
  private long cells;

  /** The objects of the last recorded rows, whose places in the order are known. */
  private int[] known = new int[16];

  private int knownCount;

  /** Rows that were not counted yet, whose filled cells are those of the same columns. */
  private long alike;

  private long filledOfAlike;

  /**
   * @param columnsOf the columns that a row has; those of one row are the first of another's, or
   *     the other way round
   * @param filledOf which of these are not empty in a row, one bit a column
   * @param allColumns the most columns that a row may have
   * @param columnBase number of the first column among the columns of all kinds of row
   */
  RowComparison(
      ToIntFunction<R> tickOf,
      ToIntFunction<R> guidOf,
      Function<R, List<Column<R>>> columnsOf,
      ToLongFunction<R> filledOf,
      List<Column<R>> allColumns,
      int columnBase,
      Findings findings,
      ObjectOrder order,
      LastEntered lastEntered,
      ToleranceMeter tolerances) {
    this.tickOf = tickOf;
    this.guidOf = guidOf;
    this.columnsOf = columnsOf;
    this.filledOf = filledOf;
    this.columnBase = columnBase;
    this.findings = findings;
    this.order = order;
    this.lastEntered = lastEntered;
    this.tolerances = tolerances;
    for (int i = 0; i < allColumns.size(); i++) {
      columnsOfGroup[allColumns.get(i).group().ordinal()] |= 1L << i;
    }
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
    putInOrder(actual);
    if (sameObjects(tick, expected, actual)) {
      for (int i = 0; i < actual.size(); i++) {
        compareCells(tick, time, expected.get(i), actual.get(i));
      }
    } else {
      matchObjects(tick, time, expected, actual);
    }
  }

  /** Almost always the objects are those of the tick before. */
  private void putInOrder(List<R> actual) {
    if (actual.size() > known.length) {
      known = Arrays.copyOf(known, 2 * actual.size());
    }
    for (int i = 0; i < actual.size(); i++) {
      int guid = guidOf.applyAsInt(actual.get(i));
      if (i >= knownCount || known[i] != guid) {
        order.of(guid);
        known[i] = guid;
        knownCount = Math.max(knownCount, i + 1);
      }
    }
  }

  /** Almost always both sides have the rows of the same objects in the same order. */
  private boolean sameObjects(int tick, List<R> expected, List<R> actual) {
    boolean same = expected.size() == actual.size();
    for (int i = 0; same && i < actual.size(); i++) {
      R row = expected.get(i);
      same =
          tickOf.applyAsInt(row) == tick
              && guidOf.applyAsInt(row) == guidOf.applyAsInt(actual.get(i));
    }
    return same;
  }

  private void matchObjects(int tick, double time, List<R> expected, List<R> actual) {
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
    long filled = filledOf.applyAsLong(expected) | filledOf.applyAsLong(actual);
    if (filled != filledOfAlike) {
      count();
      filledOfAlike = filled;
    }
    alike++;
    // Almost all rows are equal, so whole rows are looked at first.
    if (!expected.equals(actual)) {
      compareColumns(tick, time, columns, expected, actual);
    }
  }

  /** Counts the rows that were compared since it was called last. */
  void count() {
    for (int i = 0; i < columnsOfGroup.length && alike > 0; i++) {
      int ofGroup = Long.bitCount(filledOfAlike & columnsOfGroup[i]);
      if (ofGroup > 0) {
        findings.compared(GROUPS.get(i), alike, alike * ofGroup);
      }
    }
    alike = 0;
  }

  private void compareColumns(
      int tick, double time, List<Column<R>> columns, R expected, R actual) {
    for (int i = 0; i < columns.size(); i++) {
      Column<R> column = columns.get(i);
      if (!column.same(expected, actual)
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
