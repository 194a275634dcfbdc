package dev.goldtrace.vector;

import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.ToleranceMeter;
import dev.goldtrace.golden.CellType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares what the port answered in one case with the file. The port's value decides the type:
 * floats by their bits unless a tolerance is written down, integers and booleans exactly, doubles
 * as {@link VectorOutput} says. A member or element that only one side has is a divergence.
 */
final class VectorComparison {
  private final VectorLine line;
  private final ToleranceMeter tolerances;
  private final List<VectorDivergence> divergences = new ArrayList<>();
  private int cells;

  private VectorComparison(VectorLine line, ToleranceMeter tolerances) {
    this.line = line;
    this.tolerances = tolerances;
  }

  static VectorComparison of(
      VectorLine line, VectorValue.Group expected, VectorOutput actual, ToleranceMeter tolerances) {
    VectorComparison comparison = new VectorComparison(line, tolerances);
    comparison.members("out", expected.members(), actual.members());
    return comparison;
  }

  /** In the order of the file. */
  List<VectorDivergence> divergences() {
    return Collections.unmodifiableList(divergences);
  }

  /** Single values compared, absent ones included. */
  int cells() {
    return cells;
  }

  private void members(
      String path, Map<String, VectorValue> expected, Map<String, VectorOutput.Value> actual) {
    Set<String> names = new LinkedHashSet<>(expected.keySet());
    names.addAll(actual.keySet());
    for (String name : names) {
      value(path + "." + name, expected.get(name), actual.get(name));
    }
  }

  private void items(String path, List<VectorValue> expected, List<VectorOutput.Value> actual) {
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      value(
          path + "[" + i + "]",
          i < expected.size() ? expected.get(i) : null,
          i < actual.size() ? actual.get(i) : null);
    }
  }

  /** A null stands for a value that this side does not have. */
  private void value(String path, VectorValue expected, VectorOutput.Value actual) {
    if (expected == null || actual == null) {
      cells++;
      add(
          VectorDivergence.plain(
              line.number(),
              path,
              expected == null ? "absent" : expected.shown(),
              actual == null ? "absent" : actual.shown()));
    } else if (expected instanceof VectorValue.Nothing || actual instanceof VectorOutput.Nothing) {
      nothing(path, expected, actual);
    } else if (actual instanceof VectorOutput.Group group) {
      members(path, line.group(expected, path).members(), group.members().members());
    } else if (actual instanceof VectorOutput.Items items) {
      items(path, line.items(expected, path), items.values());
    } else {
      cells++;
      cell(path, expected, actual);
    }
  }

  private void nothing(String path, VectorValue expected, VectorOutput.Value actual) {
    cells++;
    if (!(expected instanceof VectorValue.Nothing && actual instanceof VectorOutput.Nothing)) {
      add(VectorDivergence.plain(line.number(), path, expected.shown(), actual.shown()));
    }
  }

  private void cell(String path, VectorValue expected, VectorOutput.Value actual) {
    if (actual instanceof VectorOutput.Float32 float32) {
      float32(path, line.float32(expected, path), float32);
    } else if (actual instanceof VectorOutput.Float64 float64) {
      float64(path, line.float64(expected, path), float64);
    } else if (actual instanceof VectorOutput.Int32 int32) {
      exact(path, new VectorOutput.Int32(line.int32(expected, path)), int32);
    } else if (actual instanceof VectorOutput.Hex hex) {
      exact(path, new VectorOutput.Hex(line.hex(expected, path)), hex);
    } else if (actual instanceof VectorOutput.Flag flag) {
      exact(path, new VectorOutput.Flag(line.flag(expected, path)), flag);
    } else if (actual instanceof VectorOutput.Text text) {
      exact(path, new VectorOutput.Text(line.text(expected, path)), text);
    } else {
      throw new AssertionError(actual);
    }
  }

  private void exact(String path, VectorOutput.Value expected, VectorOutput.Value actual) {
    if (!expected.equals(actual)) {
      add(VectorDivergence.plain(line.number(), path, expected.shown(), actual.shown()));
    }
  }

  private void float32(String path, float expected, VectorOutput.Float32 actual) {
    boolean equal = Float.floatToIntBits(expected) == Float.floatToIntBits(actual.value());
    if (!equal && !allowed(path, cell(expected), cell(actual.value()))) {
      add(VectorDivergence.float32(line.number(), path, expected, actual.value()));
    }
  }

  private void float64(String path, double expected, VectorOutput.Float64 actual) {
    boolean equal = Double.doubleToLongBits(expected) == Double.doubleToLongBits(actual.value());
    boolean within =
        actual.tolerance() > 0 && Math.abs(expected - actual.value()) <= actual.tolerance();
    if (!equal && !within && !allowed(path, cell(expected), cell(actual.value()))) {
      add(VectorDivergence.float64(line.number(), path, expected, actual.value()));
    }
  }

  private static Cell cell(float value) {
    return Cell.of(CellType.F32, Float.floatToIntBits(value));
  }

  private static Cell cell(double value) {
    return Cell.of(CellType.F64, Double.doubleToLongBits(value));
  }

  /** A tolerance names one value, or all elements of an array by the array. */
  private boolean allowed(String path, Cell expected, Cell actual) {
    return tolerances.allows(path, expected, actual)
        || tolerances.allows(path.replaceAll("\\[\\d+]", ""), expected, actual);
  }

  private void add(VectorDivergence divergence) {
    divergences.add(divergence);
  }
}
