package dev.goldtrace.check;

import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * The cases that are known not to pass because something is not ported. They are run like all
 * others; the list only says what to expect of them.
 */
public final class NotPortedList {

  /** Name of the file in the golden folder. */
  public static final String FILE = "not-ported.csv";

  /** Nothing is listed. */
  public static final NotPortedList EMPTY = new NotPortedList(List.of());

  private static final List<String> HEADER = List.of("pattern", "address", "function", "reason");

  private final List<NotPorted> entries;

  public NotPortedList(List<NotPorted> entries) {
    this.entries = List.copyOf(entries);
  }

  /**
   * Reads the list of a golden folder; a folder without one lists nothing.
   *
   * @param shown the file as messages name it
   * @throws InputException the file can't be read as such a list
   */
  public static NotPortedList read(Path file, String shown) {
    if (!Files.exists(file)) {
      return EMPTY;
    }
    List<NotPorted> entries = new ArrayList<>();
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8);
        CSVParser parser = CSVFormat.RFC4180.parse(reader)) {
      for (CSVRecord row : parser) {
        int line = (int) parser.getCurrentLineNumber();
        if (row.getRecordNumber() == 1) {
          requireHeader(row, shown);
        } else {
          entries.add(entry(row, shown, line));
        }
      }
    } catch (IOException e) {
      throw new InputException(shown, 0, 0, "can't be read as CSV: " + e.getMessage(), e);
    }
    return new NotPortedList(entries);
  }

  private static void requireHeader(CSVRecord row, String shown) {
    if (!row.toList().equals(HEADER)) {
      throw new InputException(shown, 1, 0, "the first line must be " + String.join(",", HEADER));
    }
  }

  private static NotPorted entry(CSVRecord row, String shown, int line) {
    if (row.size() != HEADER.size() || row.get(0).isBlank() || row.get(3).isBlank()) {
      throw new InputException(
          shown, line, 0, "expected " + String.join(",", HEADER) + " with a pattern and a reason");
    }
    return new NotPorted(
        new IdPattern(row.get(0)), row.get(1), row.get(2), row.get(3), shown, line);
  }

  /** The entries that match none of the ids. */
  public List<NotPorted> unused(Collection<String> ids) {
    return entries.stream()
        .filter(entry -> ids.stream().noneMatch(entry.pattern()::matches))
        .toList();
  }

  /** This list and another one. */
  public NotPortedList and(NotPortedList other) {
    List<NotPorted> all = new ArrayList<>(entries);
    all.addAll(other.entries);
    return new NotPortedList(all);
  }

  /** The entries about function vectors, whose ids start with {@code vectors/}; or the others. */
  public NotPortedList aboutVectors(boolean vectors) {
    return new NotPortedList(
        entries.stream()
            .filter(entry -> entry.pattern().toString().startsWith("vectors/") == vectors)
            .toList());
  }

  /** The first entry that a case id matches. */
  public Optional<NotPorted> find(String id) {
    return entries.stream().filter(entry -> entry.pattern().matches(id)).findFirst();
  }
}
