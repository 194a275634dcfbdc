package dev.goldtrace.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program itself: what all commands have in common. */
@Command(
    name = "goldtrace",
    versionProvider = VersionText.class,
    header = "Replays golden traces through a port and reports where the two part.",
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "An argument @FILE stands for the lines of FILE, one argument a line.",
      "'goldtrace COMMAND --help' describes a command."
    })
final class GoldtraceCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Print the version and end.")
  private boolean version;

  @Option(
      names = "--stacktrace",
      scope = ScopeType.INHERIT,
      description = "Print the stack trace of an error.")
  private boolean stacktrace;

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    err.println("goldtrace: which command?");
    err.println();
    spec.commandLine().usage(err);
    return ExitCode.USAGE.code();
  }
}
