package dev.goldtrace.trace;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Reads a trace record by record, plain or gzip, in constant memory.
 *
 * <p>Everything wrong with the file is an {@link InputException} with line and column. After one,
 * the reading is over.
 */
public final class TraceReader implements AutoCloseable {

  private final TextLines lines;
  private final InputProblems problems;
  private final RecordParser parser;
  private final TraceRules rules;
  private TraceHeader header;
  private boolean headerGiven;

  private TraceReader(TextLines lines, InputProblems problems) {
    this.lines = lines;
    this.problems = problems;
    this.parser = new RecordParser(problems);
    this.rules = new TraceRules(problems);
  }

  /** Opens a trace and reads its header; accepts what does no harm. */
  public static TraceReader open(Path file) {
    return open(file, ReadOptions.QUIET);
  }

  /**
   * Opens a trace and reads its header.
   *
   * @throws InputException if there is no such file, or it is no trace
   */
  public static TraceReader open(Path file, ReadOptions options) {
    return read(TextLines.open(file, options.limits()), options);
  }

  /**
   * Reads a trace from a stream, plain or gzip, and closes the stream in the end.
   *
   * @param name what to call it in messages
   */
  public static TraceReader of(InputStream in, String name, ReadOptions options) {
    return read(TextLines.of(in, name, options.limits()), options);
  }

  private static TraceReader read(TextLines lines, ReadOptions options) {
    TraceReader reader = new TraceReader(lines, new FirstProblem(lines.file(), options));
    try {
      reader.readHeader();
      return reader;
    } catch (RuntimeException e) {
      reader.close();
      throw e;
    }
  }

  /**
   * Reads all records that can be read and tells of every problem on the way.
   *
   * @param sink gets each record that has no problem
   */
  public static void readAll(TextLines lines, InputProblems problems, Consumer<TraceRecord> sink) {
    TraceReader reader = new TraceReader(lines, problems);
    boolean anything = false;
    while (reader.advance()) {
      if (!anything && ForeignText.refuse(lines, problems, ForeignText.TRACE)) {
        return;
      }
      TraceRecord record = reader.record();
      anything = true;
      if (record != null) {
        sink.accept(record);
      }
    }
    if (!anything) {
      reader.empty();
    }
  }

  private void readHeader() {
    if (!advance()) {
      empty();
    }
    ForeignText.refuse(lines, problems, ForeignText.TRACE);
    header = (TraceHeader) record();
  }

  private void empty() {
    problems.error(
        0,
        0,
        "the file is empty; expected a trace, which begins with {\"k\":\"trace\",\"v\":1,...}");
  }

  /** The first line, which {@link #next} answers as well. */
  public TraceHeader header() {
    return header;
  }

  /**
   * The next record, the header first; null at the end.
   *
   * @throws InputException if the next line is no valid record
   */
  public TraceRecord next() {
    if (!headerGiven) {
      headerGiven = true;
      return header;
    }
    return advance() ? record() : null;
  }

  /** Goes to the next line that is not empty; false at the end. */
  private boolean advance() {
    while (lines.next()) {
      if (!isBlank()) {
        return true;
      }
      problems.deviation("empty line", lines.number(), 1, "the line is empty; remove it");
    }
    return false;
  }

  private boolean isBlank() {
    for (int i = 0; i < lines.length(); i++) {
      if (lines.byteAt(i) != ' ' && lines.byteAt(i) != '\t') {
        return false;
      }
    }
    return lines.fault() == null;
  }

  private TraceRecord record() {
    if (!lines.check(problems)) {
      rules.unreadable(lines.text());
      return null;
    }
    if (!lines.terminated()) {
      problems.deviation(
          "no line end",
          lines.number(),
          lines.column(lines.length()),
          "the last line has no line end; is the file truncated?");
    }
    TraceRecord record = parser.parse(lines);
    if (record == null) {
      rules.unreadable(lines.text());
      return null;
    }
    return rules.check(record, lines) ? record : null;
  }

  @Override
  public void close() {
    lines.close();
  }
}
