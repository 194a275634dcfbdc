package dev.goldtrace.check;

import java.nio.file.Path;

/** How results that nobody has accepted yet are named: like the golden file, with {@code .new}. */
public final class PendingName {
  static final String SUFFIX = ".new";

  private PendingName() {}

  /** The pending result beside a golden file. */
  public static Path of(Path golden) {
    return golden.resolveSibling(golden.getFileName() + SUFFIX);
  }

  /** Whether a file is called like a pending result. */
  public static boolean isPending(Path file) {
    return file.toString().endsWith(SUFFIX) && TraceName.isGolden(file);
  }
}
