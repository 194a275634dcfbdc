package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;

/** Removes pending results. */
@Command(
    name = "reject",
    header = "Removes pending results; the golden files stay as they are.",
    description = "Refused with CI=true: a build machine writes nothing into the repository.",
    optionListHeading = "%nOptions:%n",
    footer = {"", "Examples:", "  goldtrace reject authored/walk", "  goldtrace reject --all"})
final class RejectCommand extends DecisionCommand {

  RejectCommand(CliContext context) {
    super(context, "reject", "removed");
  }

  @Override
  void check(PendingArguments pending) {
    // Whatever is pending may go.
  }

  @Override
  List<Path> decide(PendingResult result) throws IOException {
    return result.reject();
  }
}
