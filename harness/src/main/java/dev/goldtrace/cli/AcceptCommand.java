package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;

/** Makes pending results golden files. */
@Command(
    name = "accept",
    header = "Makes pending results golden files.",
    description = {
      "The pending files of a trace take the place of its golden files all together: what a killed"
          + " run has begun, the next record, review, accept or reject completes. Results of traces"
          + " of outside origin are refused, and so is everything with CI=true: what a build machine"
          + " would accept nobody has reviewed."
    },
    optionListHeading = "%nOptions:%n",
    footer = {"", "Examples:", "  goldtrace accept authored/walk", "  goldtrace accept --all"})
final class AcceptCommand extends DecisionCommand {
  private final CliContext context;

  AcceptCommand(CliContext context) {
    super(context, "accept", "accepted");
    this.context = context;
  }

  @Override
  void check(PendingArguments pending) {
    OutsideOrigin.refuse(
        context,
        "accept",
        pending.results().stream().map(PendingResult::traceCase).toList(),
        pending.here());
    // What can't be read is not accepted, and nothing else either.
    pending.results().forEach(PendingResult::requireReadable);
  }

  @Override
  List<Path> decide(PendingResult result) throws IOException {
    return result.accept();
  }
}
