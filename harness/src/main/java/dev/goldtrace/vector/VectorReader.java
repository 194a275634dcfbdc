package dev.goldtrace.vector;

import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.TextLines;
import dev.goldtrace.trace.TraceDialect;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Streams a vector file, one case a line. Everything unreadable is an {@link InputException} with
 * file, line and column.
 */
public final class VectorReader implements AutoCloseable {
  private static final String EMPTY = "empty file: expected a vector file's header line";

  private final String file;
  private final BufferedReader reader;
  private final VectorHeader header;
  private int lineNumber;

  private VectorReader(String file, Reader reader) {
    this.file = file;
    this.reader = new BufferedReader(reader);
    this.header = readHeader();
  }

  /** Opens a file and reads its header. */
  public static VectorReader open(Path file) {
    InputFile.check(file, file.toString());
    Reader reader;
    try {
      reader =
          new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8.newDecoder());
    } catch (NoSuchFileException e) {
      throw new InputException(file.toString(), 0, 0, "no such file", e);
    } catch (IOException e) {
      throw new InputException(file.toString(), 0, 0, "can't be opened: " + e.getMessage(), e);
    }
    try {
      return new VectorReader(file.toString(), reader);
    } catch (InputException e) {
      try {
        reader.close();
      } catch (IOException closing) {
        e.addSuppressed(closing);
      }
      throw e;
    }
  }

  /** Reads what is already open. */
  static VectorReader of(String file, Reader reader) {
    return new VectorReader(file, reader);
  }

  public VectorHeader header() {
    return header;
  }

  /** The file as the user named it. */
  public String file() {
    return file;
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
    }
  }

  private VectorHeader readHeader() {
    String text = readLine();
    if (text == null) {
      throw new InputException(file, 0, 0, EMPTY);
    }
    return header(new VectorLine(file, lineNumber), text);
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
            members.hex("addr"), members.text("fn"), dialect(members), members.text("origin"));
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

  /** The next case; null at the end of the file. */
  VectorCase next() {
    String text = readLine();
    if (text == null) {
      return null;
    }
    return vectorCase(new VectorLine(file, lineNumber), text);
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

  private String readLine() {
    try {
      lineNumber++;
      return reader.readLine();
    } catch (CharacterCodingException e) {
      throw new InputException(file, lineNumber, 0, "not UTF-8: save the file as UTF-8", e);
    } catch (IOException e) {
      throw new InputException(file, lineNumber, 0, "can't be read: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException e) {
      throw new InputException(file, 0, 0, "can't be closed: " + e.getMessage(), e);
    }
  }
}
