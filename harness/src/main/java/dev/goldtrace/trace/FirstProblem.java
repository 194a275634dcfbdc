package dev.goldtrace.trace;

import java.util.HashSet;
import java.util.Set;

/** Ends the reading at the first problem; deviations are warnings unless the reading is strict. */
public final class FirstProblem implements InputProblems {

  private static final int MOST_WARNINGS = 100;

  private final String file;
  private final ReadOptions options;
  private final Set<String> said = new HashSet<>();

  public FirstProblem(String file, ReadOptions options) {
    this.file = file;
    this.options = options;
  }

  @Override
  public void error(int line, int column, String message) {
    throw new InputException(file, line, column, message);
  }

  @Override
  public void deviation(String kind, int line, int column, String message) {
    if (options.strict()) {
      throw new InputException(file, line, column, message + " (refused by --strict)");
    }
    if (said.size() < MOST_WARNINGS && said.add(kind)) {
      options.warnings().accept(new InputWarning(file, line, column, message));
    }
  }
}
