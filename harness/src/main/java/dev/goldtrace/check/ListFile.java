package dev.goldtrace.check;

import dev.goldtrace.trace.FirstProblem;
import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** A list that people keep in a golden folder: a CSV file with a fixed first line. */
final class ListFile {
  private final String shown;
  private final List<String> header;

  /**
   * @param shown the file as messages name it
   * @param header the titles of the first line
   */
  ListFile(String shown, List<String> header) {
    this.shown = shown;
    this.header = List.copyOf(header);
  }

  /** One line of the list: as many cells as the header. */
  record Entry(int line, List<String> cells) {

    String cell(int index) {
      return cells.get(index);
    }
  }

  /**
   * Reads the list; a file that is not there lists nothing.
   *
   * @throws InputException the file can't be read as such a list
   */
  List<Entry> read(Path file) {
    if (!Files.exists(file)) {
      return List.of();
    }
    List<Entry> entries = new ArrayList<>();
    try (CSVParser parser = CSVParser.parse(text(file), CSVFormat.RFC4180)) {
      for (CSVRecord row : parser) {
        // The parser stands behind the record's line end.
        int line = (int) parser.getCurrentLineNumber();
        if (row.getRecordNumber() == 1) {
          requireHeader(row);
        } else {
          entries.add(entry(row, line));
        }
      }
    } catch (IOException | UncheckedIOException e) {
      throw new InputException(shown, 0, 0, "can't be read as CSV: " + e.getMessage(), e);
    }
    return entries;
  }

  /** What is in the file, without a byte order mark and with LF at the end of each line. */
  private String text(Path file) {
    StringBuilder text = new StringBuilder();
    InputProblems problems = new FirstProblem(shown, ReadOptions.QUIET);
    try (TextLines lines = TextLines.open(file, InputLimits.DEFAULT)) {
      while (lines.next()) {
        if (lines.number() == 1) {
          ForeignText.refuse(lines, problems, "a list");
        }
        lines.check(problems);
        text.append(lines.text()).append('\n');
      }
    } catch (InputException e) {
      throw new InputException(shown, e.line(), e.column(), e.problem(), e);
    }
    return text.toString();
  }

  private void requireHeader(CSVRecord row) {
    if (!row.toList().equals(header)) {
      throw new InputException(shown, 1, 0, "the first line must be " + String.join(",", header));
    }
  }

  private Entry entry(CSVRecord row, int line) {
    if (row.size() != header.size()) {
      throw new InputException(
          shown,
          line,
          0,
          "expected "
              + header.size()
              + " cells ("
              + String.join(",", header)
              + "), found "
              + row.size());
    }
    return new Entry(line, row.toList());
  }

  /** What is wrong with a cell. */
  InputException problem(Entry entry, int cell, String expected) {
    int column = 1;
    for (int i = 0; i < cell; i++) {
      column += written(entry.cell(i)) + 1;
    }
    String found = entry.cell(cell);
    return new InputException(
        shown,
        entry.line(),
        column,
        header.get(cell)
            + " must be "
            + expected
            + (found.isEmpty() ? ", but it is empty" : ", found '" + found + "'"));
  }

  /** How many characters a cell takes in the file; quotes only where they are needed. */
  private static int written(String cell) {
    boolean quoted = cell.matches("(?s).*[\",\r\n].*");
    return quoted ? cell.replace("\"", "\"\"").length() + 2 : cell.length();
  }

  /** A cell that must not be empty. */
  String required(Entry entry, int cell, String expected) {
    if (entry.cell(cell).isBlank()) {
      throw problem(entry, cell, expected);
    }
    return entry.cell(cell);
  }
}
