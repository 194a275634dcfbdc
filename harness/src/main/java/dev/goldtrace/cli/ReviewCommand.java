package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import dev.goldtrace.report.ReviewReport;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private ChoiceOptions choice;
  @Mixin private ContextOption around;
  @Mixin private FormatOption format;

  ReviewCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    int contextTicks = around.ticks();
    PendingArguments pending = PendingArguments.find(context, paths, choice);
    ReviewReport report = new ReviewReport(contextTicks, context::command);
    for (PendingResult result : pending.results()) {
      report.add(result, result.compare(contextTicks));
    }
    pending.orphans().forEach(report::orphan);
    format.print(report.document(), context);
    return (pending.orphans().isEmpty() ? ExitCode.AS_EXPECTED : ExitCode.UNREADABLE_INPUT).code();
  }
}
