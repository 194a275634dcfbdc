package dev.goldtrace.check;

import java.nio.file.Path;

/**
 * The file that says that a result is being accepted: while it is there, the golden files of the
 * trace may be old and new ones mixed. Each of its lines names a golden file that its pending file
 * is to replace.
 */
public final class AcceptanceMark {
  private static final String SUFFIX = ".accepting";

  private AcceptanceMark() {}

  /** Where the mark of these golden files lies: {@code NAME.accepting} beside them. */
  public static Path of(GoldenFiles golden) {
    return golden.mark(SUFFIX);
  }
}
