package dev.goldtrace.diagnose;

import dev.goldtrace.compare.CallCells;
import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.Difference;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.compare.StateCells;
import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RowKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The hypothesis that a recording differs by rounding alone: the same rows and calls, the same ids
 * and whole numbers, and floating-point numbers that lie close together.
 *
 * @param cells how many numbers differ
 * @param ulps the largest difference in float32 ULP, of numbers that do not nearly cancel out
 * @param absolute the largest difference
 */
public record Rounding(long cells, long ulps, double absolute) {
  /** Errors of float32 arithmetic that have gone through a few operations. */
  static final long FEW_ULPS = 256;

  /** Where numbers cancel out, ULP say nothing: a millimetre, a thousandth of a degree. */
  static final double NEARLY_NOTHING = 1e-3;

  /** Whether a recording differs by rounding alone from what the port does by itself. */
  public static Optional<Rounding> of(RecordedTrace recorded) {
    RecordedRows port = RecordedTrace.byPort(recorded.trace(), Set.of()).rows();
    Meter meter = new Meter();
    RecordedRows other = recorded.rows();
    boolean alike =
        (!other.kinds().contains(RowKind.FRAMES) || meter.frames(port.frames(), other.frames()))
            && (!other.kinds().contains(RowKind.PROBES)
                || meter.probes(port.probes(), other.probes()))
            && (!other.kinds().contains(RowKind.STATE)
                || meter.states(port.states(), other.states()));
    return alike && meter.cells > 0
        ? Optional.of(new Rounding(meter.cells, meter.ulps, meter.absolute))
        : Optional.empty();
  }

  /** Takes the largest difference; every method says whether rounding can be the reason. */
  private static final class Meter {
    private long cells;
    private long ulps;
    private double absolute;

    boolean frames(List<FrameRow> a, List<FrameRow> b) {
      if (a.size() != b.size()) {
        return false;
      }
      for (int i = 0; i < a.size(); i++) {
        if (a.get(i).tick() != b.get(i).tick()
            || a.get(i).guid() != b.get(i).guid()
            || !columns(FrameColumn.ALL, a.get(i), b.get(i))) {
          return false;
        }
      }
      return true;
    }

    boolean states(List<StateRow> a, List<StateRow> b) {
      if (a.size() != b.size()) {
        return false;
      }
      for (int i = 0; i < a.size(); i++) {
        if (a.get(i).tick() != b.get(i).tick()
            || a.get(i).guid() != b.get(i).guid()
            || a.get(i).columns() != b.get(i).columns()
            || !columns(StateCells.of(a.get(i).columns()), a.get(i), b.get(i))) {
          return false;
        }
      }
      return true;
    }

    boolean probes(List<ProbeRow> a, List<ProbeRow> b) {
      if (a.size() != b.size()) {
        return false;
      }
      for (int i = 0; i < a.size(); i++) {
        if (!call(a.get(i), b.get(i))) {
          return false;
        }
      }
      return true;
    }

    private boolean call(ProbeRow a, ProbeRow b) {
      if (a.tick() != b.tick() || a.guid() != b.guid() || a.function() != b.function()) {
        return false;
      }
      for (int i = 0; i < a.args().length; i++) {
        if (!near(CallCells.argument(a, i), CallCells.argument(b, i))) {
          return false;
        }
      }
      return true;
    }

    private <R> boolean columns(List<Column<R>> columns, R a, R b) {
      if (a.equals(b)) {
        return true;
      }
      for (Column<R> column : columns) {
        if (!near(column.cell(a), column.cell(b))) {
          return false;
        }
      }
      return true;
    }

    private boolean near(Cell a, Cell b) {
      if (a.same(b)) {
        return true;
      }
      if (a.type() == CellType.TEXT && b.type() == CellType.TEXT) {
        return nodesNear(a.text(), b.text());
      }
      if (!a.floating() || !b.floating()) {
        return false;
      }
      return near(a.value(), b.value());
    }

    /** Lists of nodes like {@code 9:135.5|7}: the same types, headings close together. */
    private boolean nodesNear(String a, String b) {
      String[] first = a.split("[|:]");
      String[] second = b.split("[|:]");
      if (first.length != second.length) {
        return false;
      }
      for (int i = 0; i < first.length; i++) {
        if (!first[i].equals(second[i])
            && !(first[i].contains(".")
                && second[i].contains(".")
                && near(Double.parseDouble(first[i]), Double.parseDouble(second[i])))) {
          return false;
        }
      }
      return true;
    }

    private boolean near(double a, double b) {
      Optional<Difference> difference = Difference.between(float32(a), float32(b));
      double apart = Math.abs(a - b);
      if (difference.isEmpty()
          || (difference.get().ulps() > FEW_ULPS && !(apart <= NEARLY_NOTHING))) {
        return false;
      }
      cells++;
      absolute = Math.max(absolute, apart);
      if (difference.get().ulps() <= FEW_ULPS) {
        // The same float32: doubles that differ in a later bit.
        ulps = Math.max(ulps, Math.max(1, difference.get().ulps()));
      }
      return true;
    }

    private static Cell float32(double value) {
      return Cell.of(CellType.F32, Float.floatToRawIntBits((float) value));
    }
  }
}
