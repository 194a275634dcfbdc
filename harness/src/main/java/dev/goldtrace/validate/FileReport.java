package dev.goldtrace.validate;

import java.util.List;

/**
 * What was found in one file.
 *
 * @param file the file as the user named it
 * @param kind what it was read as
 * @param lines how many lines it has
 * @param problems the first of them, in order
 * @param errors how many errors there are in all
 * @param warnings how many kinds of harmless deviation there are
 */
public record FileReport(
    String file, FileKind kind, int lines, List<Problem> problems, int errors, int warnings) {

  public FileReport {
    problems = List.copyOf(problems);
  }

  public boolean valid() {
    return errors == 0;
  }

  /** How many problems are not in {@link #problems}. */
  public int more() {
    return errors + warnings - problems.size();
  }
}
