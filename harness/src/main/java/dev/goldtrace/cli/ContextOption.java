package dev.goldtrace.cli;

import picocli.CommandLine.Option;

/** How much a command shows around a place. */
final class ContextOption {
  @Option(
      names = "--context",
      paramLabel = "N",
      description =
          "Ticks to show before and after a divergence or tick. Default: ${DEFAULT-VALUE}.")
  private int ticks = 3;

  /**
   * @throws UsageException it is less than 0
   */
  int ticks() {
    if (ticks < 0) {
      throw new UsageException("--context must be at least 0, not " + ticks + ".");
    }
    return ticks;
  }
}
