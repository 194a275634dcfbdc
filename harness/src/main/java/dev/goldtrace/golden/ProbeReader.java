package dev.goldtrace.golden;

import dev.goldtrace.number.NumberCursor;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.FirstProblem;
import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Reads {@code NAME.probes.csv}. */
public final class ProbeReader extends RowReader<ProbeRow> {

  static final List<String> TITLES = List.of("seq", "tick", "time", "guid", "addr", "fn", "args");

  /** Functions begin at multiples of 16: few share a place. */
  private static final int SHIFT = 4;

  private static final int ADDR = 4;
  private static final int FN = 5;
  private static final int ARGS = 6;

  /** Functions that were read lately, by address. */
  private final ProbedFunction[] known = new ProbedFunction[256];

  private ProbeReader(TextLines lines, InputProblems problems) {
    super(lines, problems, ForeignText.PROBES);
  }

  /** Opens a file and reads its header; accepts what does no harm. */
  public static ProbeReader open(Path file) {
    return open(file, ReadOptions.QUIET);
  }

  /**
   * Opens a file, plain or gzip, and reads its header.
   *
   * @throws InputException if there is no such file, or it holds no probes
   */
  public static ProbeReader open(Path file, ReadOptions options) {
    return of(TextLines.open(file, options.limits()), options);
  }

  /** Reads the header of a file that is open. */
  public static ProbeReader of(TextLines lines, ReadOptions options) {
    ProbeReader reader = new ProbeReader(lines, new FirstProblem(lines.file(), options));
    reader.open();
    return reader;
  }

  /** Gives on all rows that can be read and tells of every problem on the way. */
  public static void readAll(TextLines lines, InputProblems problems, Consumer<ProbeRow> sink) {
    new ProbeReader(lines, problems).readAll(sink);
  }

  @Override
  List<String> titles(List<String> found) {
    return TITLES;
  }

  @Override
  ProbeRow row(CsvRow cells) {
    return probe(cells);
  }

  @Override
  ProbeRow row(QuickCells cells) {
    int seq = cells.int32(0);
    int tick = cells.int32(1);
    double time = cells.time(2);
    int guid = cells.hex(3);
    int address = cells.hex(ADDR);
    ProbedFunction function = function(address);
    if (function == null) {
      cells.cursor().fail();
      return null;
    }
    cells.cursor().expect(function.retailName());
    cells.pass();
    long[] args = args(cells.cursor(), function.arguments());
    cells.pass();
    return new ProbeRow(seq, tick, time, guid, function, args);
  }

  private ProbedFunction function(int address) {
    int place = address >>> SHIFT & known.length - 1;
    if (known[place] == null || known[place].address() != address) {
      known[place] = ProbedFunction.at(address).orElse(null);
    }
    return known[place];
  }

  private static long[] args(NumberCursor cell, List<ProbedFunction.Argument> arguments) {
    long[] words = new long[arguments.size()];
    for (int i = 0; i < words.length; i++) {
      ProbedFunction.Argument argument = arguments.get(i);
      if (i > 0) {
        cell.expect(';');
      }
      cell.expect(argument.name());
      cell.expect('=');
      words[i] =
          switch (argument.type()) {
            case HEX -> cell.hex();
            case INT -> cell.int32();
            case F32 -> Probe.f32(cell.float32());
            case F64 -> Probe.f64(cell.float64());
          };
    }
    return words;
  }

  /** The row that the cells hold; null if that was no row, which was told. */
  static ProbeRow probe(CsvRow cells) {
    int seq = cells.int32(0);
    int tick = cells.int32(1);
    double time = cells.time(2);
    int guid = cells.hex(3);
    ProbedFunction function = function(cells);
    if (function == null) {
      return null;
    }
    long[] args = args(cells, function);
    return cells.ok() ? new ProbeRow(seq, tick, time, guid, function, args) : null;
  }

  private static ProbedFunction function(CsvRow cells) {
    int address = cells.hex(ADDR);
    if (!cells.ok()) {
      return null;
    }
    ProbedFunction function = ProbedFunction.at(address).orElse(null);
    if (function == null) {
      cells.wrong(ADDR, "the address of a probed function (trace format, section 3)");
    } else if (!isNamed(cells, function.retailName())) {
      cells.wrong(
          FN,
          Found.quote(function.retailName()) + ", which is the function at " + cells.text(ADDR));
    }
    return function;
  }

  private static boolean isNamed(CsvRow cells, String name) {
    return cells.length(FN) == name.length() && cells.has(FN, 0, name);
  }

  /** The words of {@code name=value;name=value...}. */
  private static long[] args(CsvRow cells, ProbedFunction function) {
    List<ProbedFunction.Argument> arguments = function.arguments();
    long[] words = new long[arguments.size()];
    int length = cells.length(ARGS);
    int begin = 0;
    for (int i = 0; i < words.length; i++) {
      ProbedFunction.Argument argument = arguments.get(i);
      int nameEnd = begin + argument.name().length();
      if (!cells.has(ARGS, begin, argument.name()) || !cells.has(ARGS, nameEnd, "=")) {
        String found = begin < length ? cells.text(ARGS, begin, length) : "the end";
        cells.wrong(
            ARGS, begin, "args", expectation(function) + " (" + argument.name() + "=...)", found);
        return words;
      }
      int end = cells.next(ARGS, ';', nameEnd);
      boolean last = i == words.length - 1;
      if (last != (end == length)) {
        break;
      }
      words[i] = word(cells, argument, nameEnd + 1, end);
      begin = end + 1;
    }
    if (begin <= length && !(words.length == 0 && length == 0)) {
      cells.wrong(ARGS, 0, "args", expectation(function), cells.text(ARGS));
    }
    return words;
  }

  private static long word(CsvRow cells, ProbedFunction.Argument argument, int from, int to) {
    return switch (argument.type()) {
      case HEX -> cells.hex(ARGS, from, to, argument.name());
      case INT -> cells.int32(ARGS, from, to, argument.name());
      case F32 -> Probe.f32(cells.float32(ARGS, from, to, argument.name()));
      case F64 -> Probe.f64(cells.float64(ARGS, from, to, argument.name()));
    };
  }

  private static String expectation(ProbedFunction function) {
    if (function.arguments().isEmpty()) {
      return "empty for " + function.retailName();
    }
    StringBuilder names = new StringBuilder();
    for (ProbedFunction.Argument argument : function.arguments()) {
      names.append(names.isEmpty() ? "" : ";").append(argument.name()).append("=...");
    }
    return names.toString();
  }
}
