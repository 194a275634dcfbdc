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

/** Removes pending results. */
@Command(
    name = "reject",
    header = "Removes pending results; the golden files stay as they are.",
    optionListHeading = "%nOptions:%n",
    footer = {"", "Examples:", "  goldtrace reject authored/walk", "  goldtrace reject --all"})
final class RejectCommand implements Callable<Integer> {
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

  RejectCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    PendingArguments pending = PendingArguments.decided(context, "reject", paths, all);
    Decisions decisions = new Decisions("removed");
    for (PendingResult result : pending.results()) {
      try {
        for (Path file : result.reject()) {
          decisions.add(result.traceCase().id(), pending.shown(file));
        }
      } catch (IOException e) {
        decisions.print(context, format);
        throw WriteProblem.of("reject " + result.traceCase().id(), e);
      }
    }
    decisions.print(context, format);
    return ExitCode.AS_EXPECTED.code();
  }
}
