package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import dev.goldtrace.report.OutputFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes pending results golden files. */
@Command(
    name = "accept",
    header = "Makes pending results golden files.",
    description = {
      "Each pending file takes the place of its golden file by a rename. Results of traces of"
          + " outside origin are refused. With CI=true nothing is written."
    },
    optionListHeading = "%nOptions:%n",
    footer = {"", "Examples:", "  goldtrace accept authored/walk", "  goldtrace accept --all"})
final class AcceptCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "PATTERN",
      description = "Trace files, folders or patterns of ids whose pending results are meant.")
  private List<String> paths = List.of();

  @Option(names = "--all", description = "All pending results.")
  private boolean all;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How to print: text, json or markdown. Default: ${DEFAULT-VALUE}.")
  private OutputFormat format;

  AcceptCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    PendingArguments pending = PendingArguments.decided(context, "accept", paths, all);
    OutsideOrigin.refuse(
        "accept",
        pending.results().stream().map(PendingResult::traceCase).toList(),
        pending.here());
    // What can't be read is not accepted, and nothing else either.
    pending.results().forEach(PendingResult::requireReadable);
    Decisions decisions = new Decisions("accepted");
    for (PendingResult result : pending.results()) {
      try {
        for (Path file : result.accept()) {
          decisions.add(result.traceCase().id(), pending.shown(file));
        }
      } catch (IOException e) {
        decisions.print(context, format);
        throw WriteProblem.of("accept " + result.traceCase().id(), e);
      }
    }
    decisions.print(context, format);
    return ExitCode.AS_EXPECTED.code();
  }
}
