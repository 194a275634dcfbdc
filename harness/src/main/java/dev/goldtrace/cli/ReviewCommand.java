package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import dev.goldtrace.report.DocumentPrinter;
import dev.goldtrace.report.OutputFormat;
import dev.goldtrace.report.ReviewReport;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists pending results with what they change. */
@Command(
    name = "review",
    header = "Lists pending results and what accepting them would change.",
    description = {
      "Shows for each result how many values differ from the golden files and the first divergence"
          + " with the rows around it. Never asks anything; prints the commands that accept and"
          + " reject."
    },
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace review",
      "  goldtrace review 'authored/**' --context 5"
    })
final class ReviewCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "PATTERN",
      description =
          "Trace files, folders or patterns of ids whose pending results are meant. Default:"
              + " traces.")
  private List<String> paths = List.of();

  @Option(
      names = "--context",
      paramLabel = "N",
      defaultValue = "3",
      description = "Ticks to show before and after a divergence. Default: ${DEFAULT-VALUE}.")
  private int contextTicks;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How to print: text, json or markdown. Default: ${DEFAULT-VALUE}.")
  private OutputFormat format;

  ReviewCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (contextTicks < 0) {
      throw new UsageException("--context must be at least 0, not " + contextTicks + ".");
    }
    PendingArguments pending = PendingArguments.find(context, paths);
    ReviewReport report = new ReviewReport(contextTicks);
    for (PendingResult result : pending.results()) {
      report.add(result, result.compare(contextTicks));
    }
    pending.orphans().forEach(report::orphan);
    context.out().print(new DocumentPrinter(format).print(report.document()));
    return (pending.orphans().isEmpty() ? ExitCode.AS_EXPECTED : ExitCode.UNREADABLE_INPUT).code();
  }
}
