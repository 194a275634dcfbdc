package dev.goldtrace.cli;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.RunSummary;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.SuiteRunner;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.explain.CaseExplainer;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explainer;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.report.ConsoleReport;
import dev.goldtrace.report.Progress;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.Style;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays traces and compares with their golden files: the main job. */
@Command(
    name = "replay",
    header = "Replays traces through the port and compares with their golden files, bit by bit.",
    description = {
      "The golden files of a trace lie at the same path below the folder 'golden' that stands"
          + " beside its folder 'traces', or below the folder of --golden.",
      "Prints one line a trace and, for each that fails, the first divergence and the command that"
          + " runs just that trace again."
    },
    footer = {
      "",
      "Examples:",
      "  goldtrace replay",
      "  goldtrace replay 'retail/sticky/*'",
      "  goldtrace replay my.trace.jsonl --golden recorded --context 10"
    })
final class ReplayCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "PATH",
      description =
          "A trace file, a folder, or a pattern of ids: * for a part of one segment, ** for any"
              + " number of segments. Default: traces.")
  private List<String> paths = List.of();

  @Option(
      names = "--golden",
      paramLabel = "DIR",
      description = "Where the golden files are, instead of beside the folder 'traces'.")
  private Path golden;

  @Option(
      names = "--context",
      paramLabel = "N",
      defaultValue = "3",
      description = "Ticks to show before and after a divergence. Default: ${DEFAULT-VALUE}.")
  private int contextTicks;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description = "Traces to replay at the same time. Default: one for each processor.")
  private Integer jobs;

  @Option(names = "--failures-only", description = "Leave out the traces that are as expected.")
  private boolean failuresOnly;

  @Option(
      names = "--strict",
      description = "Refuse trace files with members that the format does not know.")
  private boolean strict;

  ReplayCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    int workers = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
    requireAtLeast("--jobs", workers, 1);
    requireAtLeast("--context", contextTicks, 0);
    CaseArguments arguments = new CaseArguments(context, Optional.ofNullable(golden));
    Selection selection = arguments.find(paths);
    Expectations expectations = Expectations.read(selection.goldenRoots(), arguments.here());
    RunSummary summary =
        new RunSummary(
            selection.orphans(),
            selection.whole()
                ? expectations.unused(selection.cases().stream().map(TraceCase::id).toList())
                : List.of(),
            selection.whole() ? expectations.tolerances().entries() : List.of());
    ConsoleReport report =
        new ConsoleReport(
            context.out(),
            context.colour() ? Style.ANSI : Style.PLAIN,
            failuresOnly,
            contextTicks,
            this::rerun);
    Progress progress =
        new Progress(context.err(), context.errIsTerminal(), selection.cases().size());
    CaseRunner runner = new CaseRunner(arguments.here(), expectations, contextTicks, strict);
    CaseExplainer explainer =
        new CaseExplainer(arguments.here(), new Explainer(FunctionCatalog.ofProgram()));
    new SuiteRunner<ExplainedCase>(
            (one, subject) -> explainer.explain(runner.run(one, subject), subject),
            PortSubject::new,
            Math.min(workers, selection.cases().size()))
        .run(
            selection.cases(),
            explained -> {
              CaseResult result = explained.result();
              progress.clear();
              summary.add(result);
              report.add(explained);
              result.warnings().forEach(context.err()::println);
              progress.step(result.traceCase().id());
            });
    progress.clear();
    report.summary(summary);
    return exitCode(summary).code();
  }

  private String rerun(TraceCase one) {
    RerunCommand command = new RerunCommand("replay").with(one.trace().toString());
    return (golden == null ? command : command.with("--golden", golden.toString())).toString();
  }

  private static void requireAtLeast(String option, int value, int least) {
    if (value < least) {
      throw new UsageException(option + " must be at least " + least + ", not " + value + ".");
    }
  }

  private static ExitCode exitCode(RunSummary summary) {
    if (summary.unreadable()) {
      return ExitCode.UNREADABLE_INPUT;
    }
    if (summary.diverged()) {
      return ExitCode.DIVERGENCE;
    }
    return summary.stale() ? ExitCode.STALE_EXPECTATION : ExitCode.AS_EXPECTED;
  }
}
