package dev.goldtrace.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What makes traces out of recordings of other programs. */
@Command(
    name = "import",
    header = "Makes traces out of recordings made elsewhere.",
    synopsisSubcommandLabel = "KIND",
    commandListHeading = "%nKinds of recording:%n",
    optionListHeading = "%nOptions:%n")
final class ImportCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "which kind of recording? One of: "
            + String.join(", ", spec.commandLine().getSubcommands().keySet()));
  }
}
