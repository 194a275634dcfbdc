package dev.goldtrace.vector;

import dev.goldtrace.trace.FirstProblem;
import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import dev.goldtrace.trace.TraceDialect;
import dev.goldtrace.trace.TraceOrigin;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Streams a vector file, plain or gzip, one case a line. Everything unreadable is an {@link
 * InputException} with file, line and column.
 */
public final class VectorReader implements AutoCloseable {
  private static final String EMPTY = "empty file: expected a vector file's header line";
  private static final String NO_CASES =
      "no case after the header: expected at least one line {\"in\":{...},\"out\":{...}}";

  private final TextLines lines;
  private final InputProblems problems;
  private final VectorHeader header;

  private VectorReader(TextLines lines) {
    this.lines = lines;
    this.problems = new FirstProblem(lines.file(), ReadOptions.QUIET);
    this.header = readHeader();
  }

  /**
   * Opens a file and reads its header.
   *
   * @throws InputException if there is no such file, or it holds no vectors
   */
  public static VectorReader open(Path file) {
    return of(TextLines.open(file, InputLimits.DEFAULT));
  }

  /**
   * Reads a text.
   *
   * @param file what to call it in messages
   */
  static VectorReader of(String file, String text) {
    return of(
        TextLines.of(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            file,
            InputLimits.DEFAULT));
  }

  private static VectorReader of(TextLines lines) {
    try {
      return new VectorReader(lines);
    } catch (InputException e) {
      lines.close();
      throw e;
    }
  }

  public VectorHeader header() {
    return header;
  }

  /** The file as the user named it. */
  public String file() {
    return lines.file();
  }

  /**
   * Reads all lines and tells of every problem on the way, the first one of each line.
   *
   * @param lines the file, plain or gzip
   */
  public static void readAll(TextLines lines, InputProblems problems) {
    boolean anything = false;
    while (lines.next()) {
      boolean first = !anything;
      anything = true;
      if (first && ForeignText.refuse(lines, problems, ForeignText.VECTORS)) {
        return;
      }
      if (!lines.check(problems)) {
        continue;
      }
      VectorLine line = new VectorLine(lines.file(), lines.number());
      try {
        if (first) {
          header(line, lines.text());
        } else {
          vectorCase(line, lines.text());
        }
      } catch (InputException e) {
        problems.error(e.line(), e.column(), e.problem());
      }
    }
    if (!anything) {
      problems.error(0, 0, EMPTY);
    } else if (lines.number() == 1) {
      problems.error(1, 0, NO_CASES);
    }
  }

  private VectorHeader readHeader() {
    if (!lines.next()) {
      problems.error(0, 0, EMPTY);
    }
    ForeignText.refuse(lines, problems, ForeignText.VECTORS);
    return header(line(), lines.text());
  }

  private static VectorHeader header(VectorLine line, String text) {
    VectorInput members = new VectorInput(line, "header", line.parse(text));
    if (!members.text("k").equals("vectors")) {
      throw members.error("k", "expected \"vectors\"; is this a vector file?");
    }
    if (members.int32("v") != 1) {
      throw members.error("v", "expected format version 1");
    }
    VectorHeader header =
        new VectorHeader(
            members.hex("addr"), members.text("fn"), dialect(members), origin(members));
    members.rejectUnknown();
    return header;
  }

  private static TraceDialect dialect(VectorInput members) {
    String word = members.text("dialect");
    for (TraceDialect dialect : TraceDialect.values()) {
      if (dialect.word().equals(word)) {
        return dialect;
      }
    }
    throw members.error("dialect", "expected \"retail\" or \"ace\"");
  }

  private static String origin(VectorInput members) {
    String word = members.text("origin");
    List<String> words = Arrays.stream(TraceOrigin.values()).map(TraceOrigin::word).toList();
    if (!words.contains(word)) {
      throw members.error("origin", "expected one of " + String.join(", ", words));
    }
    return word;
  }

  /** The next case; null at the end of the file. */
  VectorCase next() {
    if (!lines.next()) {
      if (lines.number() == 1) {
        problems.error(1, 0, NO_CASES);
      }
      return null;
    }
    return vectorCase(line(), lines.text());
  }

  /** The line that was gone to, if it is text. */
  private VectorLine line() {
    lines.check(problems);
    return new VectorLine(lines.file(), lines.number());
  }

  private static VectorCase vectorCase(VectorLine line, String text) {
    VectorValue.Group members = line.parse(text);
    for (Map.Entry<String, VectorValue> member : members.members().entrySet()) {
      if (!member.getKey().equals("in") && !member.getKey().equals("out")) {
        throw line.error(
            member.getValue().column(), member.getKey() + ": unknown member, expected in and out");
      }
    }
    VectorInput both = new VectorInput(line, "case", members);
    both.group("in");
    both.group("out");
    return new VectorCase(
        line.number(),
        new VectorInput(line, "in", line.group(members.members().get("in"), "in")),
        line.group(members.members().get("out"), "out"));
  }

  @Override
  public void close() {
    lines.close();
  }
}
