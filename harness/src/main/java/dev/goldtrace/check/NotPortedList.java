package dev.goldtrace.check;

import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

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
    ListFile list = new ListFile(shown, HEADER);
    List<NotPorted> entries = new ArrayList<>();
    for (ListFile.Entry entry : list.read(file)) {
      entries.add(
          new NotPorted(
              new IdPattern(list.required(entry, 0, "a pattern of ids")),
              entry.cell(1),
              entry.cell(2),
              list.required(entry, 3, "a sentence"),
              shown,
              entry.line()));
    }
    return new NotPortedList(entries);
  }

  /** The entries in the list's order. */
  public List<NotPorted> entries() {
    return entries;
  }

  /** The entries that match none of the ids. */
  public List<NotPorted> unused(Collection<String> ids) {
    return entries.stream()
        .filter(entry -> ids.stream().noneMatch(entry.pattern()::matches))
        .toList();
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
