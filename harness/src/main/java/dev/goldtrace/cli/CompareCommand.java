package dev.goldtrace.cli;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.OrderedRunner;
import dev.goldtrace.check.RunSummary;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.RowSource;
import dev.goldtrace.compare.TraceComparison;
import dev.goldtrace.explain.BothSides;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explainer;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.recording.MissingFiles;
import dev.goldtrace.recording.NoCommonNames;
import dev.goldtrace.recording.RecordingFiles;
import dev.goldtrace.recording.Recordings;
import dev.goldtrace.recording.Recordings.Pair;
import dev.goldtrace.replay.RecordedRows;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.report.ConsoleReport;
import dev.goldtrace.report.Progress;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.Style;
import dev.goldtrace.report.Words;
import dev.goldtrace.result.ResultCollector;
import dev.goldtrace.result.RunResult;
import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two recordings from anywhere. */
@Command(
    name = "compare",
    header = "Compares two recordings in the golden format, from whatever program, bit by bit.",
    description = {
      "Each side is a file (NAME.frames.csv, NAME.probes.csv or NAME.state.csv), a folder of such"
          + " files or a zip file of them. Recordings of the same name belong together; if each side"
          + " has only one, those two. A recording that only one side has is told, and is a"
          + " divergence. If one of two folders or zip files lacks a file of a recording that the"
          + " other one has, that recording fails with exit code 3; see --partial.",
      "The members of --format json call A golden and B replayed."
    },
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace compare golden/retail/sticky my-recordings",
      "  goldtrace compare golden/retail/sticky only-frames --partial",
      "  goldtrace compare before.zip after.zip --failures-only",
      "  goldtrace compare golden/retail/sticky/above.frames.csv above.frames.csv"
    })
final class CompareCommand implements Callable<Integer> {
  private static final int MOST_ALONE = 10;

  private final CliContext context;

  @Parameters(index = "0", paramLabel = "A", description = "What must come out.")
  private String a;

  @Parameters(index = "1", paramLabel = "B", description = "What came out.")
  private String b;

  @Option(
      names = "--partial",
      description =
          "Compare the files that both sides have where one side lacks some of a recording's three.")
  private boolean partial;

  @Mixin private ChoiceOptions choice;
  @Mixin private ContextOption around;
  @Mixin private JobsOption jobs;
  @Mixin private ResultOptions output;

  private boolean several;

  CompareCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    try (Recordings left = Recordings.open(context.resolve(a), a);
        Recordings right = Recordings.open(context.resolve(b), b)) {
      return compare(left, right).code();
    }
  }

  private ExitCode compare(Recordings left, Recordings right) {
    int contextTicks = around.ticks();
    List<Pair> pairs = Recordings.pairs(left, right);
    if (pairs.isEmpty()) {
      throw new InputException(
          a, 0, 0, new NoCommonNames(left.names(), right.names()).problem(a, b));
    }
    List<Pair> chosen = choice.withoutHeaders(pairs, Pair::traits, "recording");
    several = pairs.size() > 1;
    RunSummary summary = new RunSummary(List.of(), List.of(), List.of());
    ResultCollector collector = output.collector(context);
    Style style = context.colour() ? Style.ANSI : Style.PLAIN;
    ConsoleReport report =
        new ConsoleReport(
            context.out(),
            style,
            output.failuresOnly(),
            contextTicks,
            this::rerun,
            Sides.RECORDINGS,
            context::suggesting);
    Explainer explainer = new Explainer(FunctionCatalog::ofProgram);
    MissingFiles missing = new MissingFiles(left, right);
    Progress progress = new Progress(context.err(), context.errIsTerminal(), chosen.size());
    new OrderedRunner<Pair, ExplainedCase>(
            pair -> result(pair, missing, contextTicks, explainer), jobs.workers(chosen.size()))
        .run(
            chosen,
            explained -> {
              progress.clear();
              summary.add(explained.result());
              if (output.isText()) {
                report.add(explained);
              }
              if (output.collects()) {
                collector.add(explained, rerun(explained.result().traceCase()));
              }
              progress.step(explained.result().traceCase().id());
            });
    progress.clear();
    boolean whole = choice.choice().all() && !left.isSingleFile() && !right.isSingleFile();
    boolean alone = whole && (alone(left, a, pairs) | alone(right, b, pairs));
    ExitCode told = ExitCode.of(summary);
    ExitCode exit = alone && told == ExitCode.AS_EXPECTED ? ExitCode.DIVERGENCE : told;
    output.print(
        () ->
            collector.result(
                choice.facts(RunResult.RECORDINGS, b, summary.notCompared()), summary, exit.code()),
        () -> report.summary(summary),
        context);
    return exit;
  }

  private ExplainedCase result(
      Pair pair, MissingFiles missing, int contextTicks, Explainer explainer) {
    Optional<String> lacking = partial ? Optional.empty() : missing.of(pair);
    if (lacking.isPresent()) {
      return unreadable(pair, lacking.get() + " (--partial compares what both sides have)");
    }
    try {
      return compare(pair, contextTicks, explainer);
    } catch (InputException e) {
      return unreadable(pair, e.getMessage());
    }
  }

  private ExplainedCase unreadable(Pair pair, String problem) {
    return new ExplainedCase(
        CaseResult.unreadable(traceCase(pair.name()), problem, Optional.empty()), Optional.empty());
  }

  private TraceCase traceCase(String name) {
    return new TraceCase(name, Path.of(a), List.of(Path.of(b)));
  }

  private ExplainedCase compare(Pair pair, int contextTicks, Explainer explainer) {
    RecordingFiles left = pair.a();
    RecordingFiles right = pair.b();
    Set<RowKind> compared = EnumSet.noneOf(RowKind.class);
    compared.addAll(left.parts());
    compared.retainAll(right.parts());
    Recording golden = new Recording();
    left.read(compared, golden);
    Recording replayed = new Recording();
    right.read(compared, replayed);
    TraceComparison rows =
        new TraceComparison(
            new ExpectedRows(
                RowSource.of(golden.frames()),
                RowSource.of(golden.probes()),
                RowSource.of(golden.states())),
            contextTicks);
    RecordedRows.play(
        RowSource.of(replayed.frames())::next,
        RowSource.of(replayed.probes())::next,
        RowSource.of(replayed.states())::next,
        rows);
    Comparison comparison = rows.finish();
    return new ExplainedCase(
        result(pair, compared, comparison),
        explainer.explain(comparison, new BothSides(golden, replayed), left.frames()));
  }

  private CaseResult result(Pair pair, Set<RowKind> compared, Comparison comparison) {
    boolean nothing = comparison.counts().rows() == 0 && comparison.counts().calls() == 0;
    CaseStatus status =
        !comparison.equal()
            ? CaseStatus.DIVERGED
            : nothing ? CaseStatus.UNREADABLE : CaseStatus.PASSED;
    return new CaseResult(
        traceCase(pair.name()),
        status,
        Optional.empty(),
        Optional.of(comparison),
        comparison.aspects().stream().map(CheckResult::of).toList(),
        Optional.empty(),
        nothing ? Optional.of(nothingToCompare(pair, compared)) : Optional.empty(),
        List.of(),
        RowKind.without(compared),
        Optional.empty());
  }

  private static String nothingToCompare(Pair pair, Set<RowKind> compared) {
    return "nothing can be compared: "
        + (compared.isEmpty()
            ? "A has only "
                + Words.kinds(pair.a().parts())
                + " and B only "
                + Words.kinds(pair.b().parts())
                + "; give files of the same kind"
            : "the files of both sides hold no rows of "
                + Words.kinds(compared)
                + "; look at how they were recorded");
  }

  /** Tells of recordings that have no counterpart, on standard error. */
  private boolean alone(Recordings side, String shown, List<Pair> pairs) {
    Set<String> names = side.names();
    if (pairs.size() == 1 && names.size() == 1) {
      return false;
    }
    pairs.forEach(pair -> names.remove(pair.name()));
    names.stream()
        .limit(MOST_ALONE)
        .forEach(name -> context.err().println("only in " + shown + ": " + name));
    if (names.size() > MOST_ALONE) {
      context.err().println("and " + (names.size() - MOST_ALONE) + " more only in " + shown);
    }
    return !names.isEmpty();
  }

  private String rerun(TraceCase one) {
    RerunCommand command = context.command("compare").with(a, b);
    if (partial) {
      command.with("--partial");
    }
    return (several ? command.with("--filter", one.id()) : command).toString();
  }
}
