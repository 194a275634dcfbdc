package dev.goldtrace.validate;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputProblems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Keeps the first problems of a file, errors rather than warnings, and counts the rest. */
final class ProblemList implements InputProblems {

  private static final int MOST_KINDS = 1000;

  private final boolean strict;
  private final int most;
  private final List<Problem> kept = new ArrayList<>();
  private final Set<String> said = new HashSet<>();
  private int errors;
  private int warnings;

  /**
   * @param strict whether harmless deviations are errors
   * @param most how many problems to keep
   */
  ProblemList(boolean strict, int most) {
    this.strict = strict;
    this.most = most;
  }

  @Override
  public void error(int line, int column, String message) {
    errors++;
    keep(new Problem(line, column, false, message));
  }

  @Override
  public void deviation(String kind, int line, int column, String message) {
    if (strict) {
      error(line, column, message);
    } else if (said.size() < MOST_KINDS && said.add(kind)) {
      warnings++;
      keep(new Problem(line, column, true, message));
    }
  }

  /** Whether nothing makes the file invalid so far. */
  boolean none() {
    return errors == 0;
  }

  /** Takes in what ended the reading. */
  void error(InputException e) {
    error(e.line(), e.column(), e.problem());
  }

  private void keep(Problem problem) {
    if (kept.size() == most && !problem.warning()) {
      dropLastWarning();
    }
    if (kept.size() < most) {
      kept.add(problem);
    }
  }

  /** What makes a file invalid must not drown in what does no harm. */
  private void dropLastWarning() {
    for (int i = kept.size() - 1; i >= 0; i--) {
      if (kept.get(i).warning()) {
        kept.remove(i);
        return;
      }
    }
  }

  FileReport report(String file, FileKind kind, int lines) {
    return new FileReport(file, kind, lines, kept, errors, warnings);
  }
}
