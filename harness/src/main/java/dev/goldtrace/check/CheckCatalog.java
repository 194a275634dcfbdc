package dev.goldtrace.check;

import dev.goldtrace.compare.CallSequence;
import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.FunctionCalls;
import dev.goldtrace.compare.StateCells;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The checks of a case that its golden files ask for, known without a replay, in the order in which
 * a comparison reports them.
 */
public final class CheckCatalog {

  /** The first row below a golden file's header. */
  private static final int FIRST_ROW = 2;

  private CheckCatalog() {}

  /**
   * A check and where the golden files first speak of it.
   *
   * @param file golden file, as an absolute path
   * @param line line in it
   */
  public record Entry(Check check, Path file, int line) {}

  /**
   * The checks that golden files ask for. A file that is missing asks for nothing, one that can't
   * be read for what was read before that: the replay as a whole tells of them.
   */
  public static List<Entry> of(GoldenFiles golden) {
    List<Entry> entries = new ArrayList<>();
    if (hasFrames(golden.frames())) {
      entries.add(new Entry(Check.of(ColumnGroup.FRAMES), golden.frames(), FIRST_ROW));
      entries.add(new Entry(Check.of(ColumnGroup.HEADING), golden.frames(), FIRST_ROW));
    }
    firstFilled(golden.state())
        .forEach((group, line) -> entries.add(new Entry(Check.of(group), golden.state(), line)));
    Map<ProbedFunction, Integer> calls = firstCalls(golden.probes());
    if (!calls.isEmpty()) {
      entries.add(new Entry(Check.of(CallSequence.INSTANCE), golden.probes(), FIRST_ROW));
    }
    calls.forEach(
        (function, line) ->
            entries.add(new Entry(Check.of(new FunctionCalls(function)), golden.probes(), line)));
    return entries;
  }

  private static boolean hasFrames(Path file) {
    try (FrameReader reader = FrameReader.open(file)) {
      return reader.next() != null;
    } catch (InputException e) {
      return false;
    }
  }

  private static Map<ColumnGroup, Integer> firstFilled(Path file) {
    Map<ColumnGroup, Integer> lines = new EnumMap<>(ColumnGroup.class);
    try (StateReader reader = StateReader.open(file)) {
      for (StateRow row = reader.next(); row != null; row = reader.next()) {
        for (Column<StateRow> column : StateCells.of(row.columns())) {
          if (!lines.containsKey(column.group()) && !column.isEmpty(row)) {
            lines.put(column.group(), reader.line());
          }
        }
      }
    } catch (InputException e) {
      return lines;
    }
    return lines;
  }

  private static Map<ProbedFunction, Integer> firstCalls(Path file) {
    Map<ProbedFunction, Integer> lines = new EnumMap<>(ProbedFunction.class);
    try (ProbeReader reader = ProbeReader.open(file)) {
      for (ProbeRow row = reader.next(); row != null; row = reader.next()) {
        lines.putIfAbsent(row.function(), reader.line());
      }
    } catch (InputException e) {
      return lines;
    }
    return lines;
  }
}
