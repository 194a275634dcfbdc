package dev.goldtrace.cli;

import java.util.Objects;
import picocli.CommandLine.Option;

/** How much a command shows around a place. */
final class ContextOption {
  private static final int DEFAULT = 3;

  @Option(
      names = "--context",
      paramLabel = "N",
      description =
          "Ticks to show before and after a divergence or tick. Default: " + DEFAULT + ".")
  private Integer ticks;

  /** Whether the command line gives it. */
  boolean given() {
    return ticks != null;
  }

  /**
   * @throws UsageException it is less than 0
   */
  int ticks() {
    int number = Objects.requireNonNullElse(ticks, DEFAULT);
    if (number < 0) {
      throw new UsageException("--context must be at least 0, not " + number + ".");
    }
    return number;
  }
}
