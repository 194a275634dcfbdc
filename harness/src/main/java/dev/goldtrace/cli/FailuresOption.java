package dev.goldtrace.cli;

import picocli.CommandLine.Option;

/** Whether a command prints only what is not as it should be. */
final class FailuresOption {
  @Option(
      names = "--failures-only",
      description = "Leave out what is as expected; it is run and counted all the same.")
  private boolean only;

  boolean only() {
    return only;
  }
}
