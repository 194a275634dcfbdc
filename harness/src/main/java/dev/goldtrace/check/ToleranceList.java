package dev.goldtrace.check;

import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.compare.StateCells;
import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.golden.CellType;
import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What need not be exact, by exception: columns of frames and state, and members of the results of
 * function vectors, whose patterns start with {@code vectors/}. What is not listed is compared bit
 * by bit. Arguments of calls have no tolerance: a call is the same or another one, and its
 * arguments are what the columns before it held or the trace gave.
 */
public record ToleranceList(List<ToleranceEntry> entries) {

  /** Name of the file in the golden folder. */
  public static final String FILE = "tolerances.csv";

  private static final String VECTORS = "vectors/";
  private static final String MEMBER = "out(\\.\\w+|\\[\\d+])+";

  /** Everything is exact. */
  public static final ToleranceList EXACT = new ToleranceList(List.of());

  private static final List<String> HEADER =
      List.of("pattern", "column", "absolute", "ulp", "reason", "measured");

  public ToleranceList {
    entries = List.copyOf(entries);
  }

  /**
   * Reads the list of a golden folder; a folder without one lists nothing.
   *
   * @param shown the file as messages name it
   * @throws InputException the file can't be read as such a list
   */
  public static ToleranceList read(Path file, String shown) {
    ListFile list = new ListFile(shown, HEADER);
    List<ToleranceEntry> entries = new ArrayList<>();
    for (ListFile.Entry entry : list.read(file)) {
      String pattern = list.required(entry, 0, "a pattern of trace ids");
      requireNumbers(list, entry, isAboutVectors(pattern));
      double absolute = absolute(list, entry);
      long ulps = ulps(list, entry);
      if (absolute == 0 && ulps == 0) {
        throw list.problem(entry, 2, "more than 0, or ulp must be");
      }
      entries.add(
          new ToleranceEntry(
              new IdPattern(pattern),
              new Tolerance(shown + ":" + entry.line(), entry.cell(1), absolute, ulps),
              list.required(entry, 4, "a sentence"),
              list.required(entry, 5, "the largest distance seen, e.g. 3e-06")));
    }
    return new ToleranceList(entries);
  }

  private static boolean isAboutVectors(String pattern) {
    return pattern.startsWith(VECTORS);
  }

  private static void requireNumbers(ListFile list, ListFile.Entry entry, boolean vectors) {
    if (vectors && !entry.cell(1).matches(MEMBER)) {
      throw list.problem(
          entry, 1, "a member of the vectors' out that holds numbers, e.g. out.frame.q or out.x");
    }
    if (!vectors && !isNumberColumn(entry.cell(1))) {
      throw list.problem(
          entry, 1, "a column of frames or state that holds numbers with a fraction");
    }
  }

  private static boolean isNumberColumn(String title) {
    Predicate<Column<?>> number =
        column -> column.type() == CellType.F32 || column.type() == CellType.F64;
    return Stream.concat(FrameColumn.ALL.stream(), StateCells.all().stream())
        .filter(number)
        .anyMatch(column -> column.title().equals(title));
  }

  private static double absolute(ListFile list, ListFile.Entry entry) {
    String text = entry.cell(2);
    if (text.isEmpty()) {
      return 0;
    }
    if (!text.matches("\\d+(\\.\\d+)?([eE][+-]?\\d+)?")) {
      throw list.problem(entry, 2, "a number, e.g. 1e-06, or nothing");
    }
    return Double.parseDouble(text);
  }

  private static long ulps(ListFile list, ListFile.Entry entry) {
    String text = entry.cell(3);
    if (text.isEmpty()) {
      return 0;
    }
    if (!text.matches("\\d{1,18}")) {
      throw list.problem(entry, 3, "a whole number or nothing");
    }
    return Long.parseLong(text);
  }

  /** The entries about function vectors, or the others. */
  public ToleranceList aboutVectors(boolean vectors) {
    return new ToleranceList(
        entries.stream()
            .filter(entry -> isAboutVectors(entry.pattern().toString()) == vectors)
            .toList());
  }

  /** This list and another one. */
  ToleranceList and(ToleranceList other) {
    return new ToleranceList(Stream.concat(entries.stream(), other.entries.stream()).toList());
  }

  /** The tolerances of a case, in the list's order. */
  public List<Tolerance> of(String id) {
    return entries.stream()
        .filter(entry -> entry.pattern().matches(id))
        .map(ToleranceEntry::tolerance)
        .toList();
  }
}
