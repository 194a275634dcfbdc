package dev.goldtrace.cli;

import dev.goldtrace.check.CaseChoice;
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
import dev.goldtrace.explain.Sides;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.process.SubjectCommand;
import dev.goldtrace.report.ConsoleReport;
import dev.goldtrace.report.Progress;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.Style;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.result.ResultCollector;
import dev.goldtrace.result.RunResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays traces and compares with their golden files: the main job. */
@Command(
    name = "replay",
    header = "Replays traces through the port and compares with their golden files, bit by bit.",
    description = {
      "The golden files of a trace lie at the same path below the folder 'golden' that stands"
          + " beside its folder 'traces', or below the folder of --golden.",
      "With --subject another program is replayed through, which speaks the protocol of"
          + " docs/subject-protocol.md on its standard input and output. What is listed as failing"
          + " or not ported is so of the port, and does not count for it. Traces that show a port"
          + " with a known divergence are left out, unless the program says that it has a switch"
          + " for it; where only such traces are asked for, they are unsupported.",
      "Prints one line a trace and, for each that fails, the first divergence and the command that"
          + " runs just that trace again."
    },
    footer = {
      "",
      "Examples:",
      "  goldtrace replay",
      "  goldtrace replay 'retail/sticky/*'",
      "  goldtrace replay --filter manager:StickyManager --failures-only",
      "  goldtrace replay my.trace.jsonl --golden recorded --context 10",
      "  goldtrace replay --subject 'python3 docs/examples/subject.py' 'retail/physics/*'"
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
      names = "--partial",
      description =
          "Compare with the golden files that are there where only some of a trace's three are.")
  private boolean partial;

  @Mixin private ContextOption around = new ContextOption();
  @Mixin private JobsOption jobs = new JobsOption();
  @Mixin private SubjectOptions subject = new SubjectOptions();
  @Mixin private ChoiceOptions choice = new ChoiceOptions();
  @Mixin private ResultOptions output = new ResultOptions();

  @Option(
      names = "--strict",
      description = "Refuse trace files with members that the format does not know.")
  private boolean strict;

  @Mixin private AllureOptions allure = new AllureOptions();

  ReplayCommand(CliContext context) {
    this.context = context;
  }

  /**
   * @param paths what the command line names; it gives no options
   */
  ReplayCommand(CliContext context, List<String> paths) {
    this(context);
    this.paths = paths;
  }

  @Override
  public Integer call() {
    if (!subject.given()) {
      return replay(PortSubject::new, "port", (cases, here) -> cases);
    }
    try (SubjectCommand program = subject.connect(context.workingDirectory())) {
      if (output.isText()) {
        context.out().println("subject:  " + program.description());
      }
      return replay(
          program::subject, program.description(), new SubjectCases(program, context)::of);
    }
  }

  private int replay(
      Supplier<Subject> subjects,
      String description,
      BiFunction<List<TraceCase>, Path, List<TraceCase>> wanted) {
    int contextTicks = around.ticks();
    CaseArguments arguments = new CaseArguments(context, Optional.ofNullable(golden));
    Selection selection = arguments.find(paths);
    Expectations expectations = expectations(selection, arguments.here());
    List<TraceCase> cases =
        wanted.apply(choice.traces(selection.cases(), arguments.here()), arguments.here());
    RunSummary summary = summary(selection, choice.choice(), expectations);
    ResultCollector collector = output.collector(context);
    ConsoleReport report =
        new ConsoleReport(
            context.out(),
            context.colour() ? Style.ANSI : Style.PLAIN,
            output.failuresOnly(),
            contextTicks,
            this::rerun,
            Sides.REPLAY,
            context::suggesting);
    Optional<AllureResults> allureResults =
        allure.results(context, arguments.here(), subjects, this::rerun);
    CaseRunner runner =
        new CaseRunner(arguments.here(), expectations, contextTicks, strict, partial);
    run(
        cases,
        arguments.here(),
        (one, subject) ->
            AllureResults.timed(allureResults, one.id(), () -> runner.run(one, subject)),
        subjects,
        jobs.workers(cases.size()),
        explained -> {
          summary.add(explained.result());
          allureResults.ifPresent(to -> to.add(explained));
          if (output.isText()) {
            report.add(explained);
          }
          if (output.collects()) {
            collector.add(explained, rerun(explained.result().traceCase()));
          }
        });
    ExitCode exit = ExitCode.of(summary);
    output.print(
        () ->
            collector.result(
                choice.facts(RunResult.TRACES, description, summary.notCompared()),
                summary,
                exit.code()),
        () -> report.summary(summary),
        context);
    allure.describe(
        context,
        selection.goldenRoots().stream().map(arguments.here()::resolve).toList(),
        subjects);
    return exit.code();
  }

  private void run(
      List<TraceCase> cases,
      Path here,
      BiFunction<TraceCase, Subject, CaseResult> replay,
      Supplier<Subject> subjects,
      int workers,
      Consumer<ExplainedCase> results) {
    Progress progress = new Progress(context.err(), context.errIsTerminal(), cases.size());
    CaseExplainer explainer = new CaseExplainer(here, new Explainer(FunctionCatalog::ofProgram));
    new SuiteRunner<ExplainedCase>(
            (one, subject) -> explainer.explain(replay.apply(one, subject), subject),
            subjects,
            workers)
        .run(
            cases,
            explained -> {
              progress.clear();
              results.accept(explained);
              explained.result().warnings().forEach(context.err()::println);
              progress.step(explained.result().traceCase().id());
            });
    progress.clear();
  }

  /** What is listed as not passing is so of the port; tolerances are about machines. */
  private Expectations expectations(Selection selection, Path here) {
    Expectations all = Expectations.read(selection.goldenRoots(), here);
    return subject.given() ? new Expectations(List.of(), all.tolerances()) : all;
  }

  /** What concerns no case in particular is told once: by the first of several shards. */
  private RunSummary summary(Selection selection, CaseChoice choice, Expectations expectations) {
    boolean whole = selection.whole() && choice.filters().isEmpty();
    boolean told = whole && choice.shard().index() == 1;
    return new RunSummary(
        choice.filters().isEmpty() && choice.shard().index() == 1 ? selection.orphans() : List.of(),
        told
            ? expectations.unused(selection.cases().stream().map(TraceCase::id).toList())
            : List.of(),
        whole && choice.all() && !subject.given()
            ? expectations.tolerances().entries()
            : List.of());
  }

  private String rerun(TraceCase one) {
    RerunCommand command = context.command("replay").with(one.trace().toString());
    if (golden != null) {
      command.with("--golden", golden.toString());
    }
    if (strict) {
      command.with("--strict");
    }
    if (partial) {
      command.with("--partial");
    }
    subject.addTo(command);
    return command.toString();
  }
}
