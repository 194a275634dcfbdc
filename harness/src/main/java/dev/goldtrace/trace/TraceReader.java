package dev.goldtrace.trace;

import java.io.InputStream;
import java.nio.file.Path;

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
  public static void readAll(TextLines lines, InputProblems problems, RecordSink sink) {
    TraceReader reader = new TraceReader(lines, problems);
    int records = 0;
    while (lines.next()) {
      TraceRecord record = reader.record();
      if (record != null) {
        records++;
        sink.accept(record);
      }
    }
    if (lines.number() == 0) {
      reader.empty();
    }
  }

  /** Takes records one by one. */
  @FunctionalInterface
  public interface RecordSink {
    void accept(TraceRecord record);
  }

  private void readHeader() {
    if (!lines.next()) {
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
    return lines.next() ? record() : null;
  }

  private TraceRecord record() {
    if (!lines.check(problems)) {
      rules.unreadable(lines);
      return null;
    }
    if (!lines.terminated()) {
      problems.deviation(
          "no line end",
          lines.number(),
          lines.length() + 1,
          "the last line has no line end; is the file truncated?");
    }
    TraceRecord record = parser.parse(lines);
    if (record == null) {
      rules.unreadable(lines);
      return null;
    }
    return rules.check(record, lines) ? record : null;
  }

  @Override
  public void close() {
    lines.close();
  }
}
