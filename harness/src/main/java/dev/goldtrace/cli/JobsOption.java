package dev.goldtrace.cli;

import picocli.CommandLine.Option;

/** How many things a command does at the same time. */
final class JobsOption {
  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description =
          "How many to run at the same time; the output is the same for any number. Default: one"
              + " for each processor.")
  private Integer jobs;

  /**
   * The jobs for some pieces of work, at least one and no more than there are pieces.
   *
   * @throws UsageException less than 1 was asked for
   */
  int workers(int pieces) {
    int wanted = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
    if (wanted < 1) {
      throw new UsageException("--jobs must be at least 1, not " + wanted + ".");
    }
    return Math.max(1, Math.min(wanted, pieces));
  }
}
