package dev.goldtrace.cli;

import dev.goldtrace.check.CaseChoice;
import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.RunSummary;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.Shard;
import dev.goldtrace.check.SuiteRunner;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.explain.CaseExplainer;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explainer;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.process.SubjectCommand;
import dev.goldtrace.report.ConsoleReport;
import dev.goldtrace.report.OutputFormat;
import dev.goldtrace.report.Progress;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.Style;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.result.JUnitXml;
import dev.goldtrace.result.ResultCollector;
import dev.goldtrace.result.ResultJson;
import dev.goldtrace.result.ResultMarkdown;
import dev.goldtrace.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
          + " or not ported is so of the port, and does not count for it.",
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

  @Mixin private SubjectOptions subject = new SubjectOptions();

  @Option(names = "--failures-only", description = "Leave out the traces that are as expected.")
  private boolean failuresOnly;

  @Option(
      names = "--filter",
      paramLabel = "CONDITION",
      description =
          "Only traces with tag:WORD, family:WORD, origin:WORD, dialect:WORD, those whose golden"
              + " probes enter address:ADDRESS or a function of manager:CLASS, or those whose id"
              + " matches a pattern. Given several times, all must hold.")
  private List<String> filters = List.of();

  @Option(
      names = "--shard",
      paramLabel = "i/n",
      defaultValue = "1/1",
      description =
          "Only the i-th of n parts. A trace's part depends on its id alone; the parts together"
              + " are the whole.")
  private String shard;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "How to print: text, json (docs/schema/results-v1.schema.json) or markdown. Default:"
              + " ${DEFAULT-VALUE}.")
  private OutputFormat format;

  @Option(
      names = "--junit-xml",
      paramLabel = "FILE",
      description = "Also write the results as JUnit XML, for build servers.")
  private Path junitXml;

  @Option(
      names = "--strict",
      description = "Refuse trace files with members that the format does not know.")
  private boolean strict;

  @Mixin private AllureOptions allure;

  ReplayCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (!subject.given()) {
      return replay(PortSubject::new, "port");
    }
    try (SubjectCommand program = subject.connect(context.workingDirectory())) {
      if (format == OutputFormat.TEXT) {
        context.out().println("subject:  " + program.description());
      }
      return replay(program::subject, program.description());
    }
  }

  private int replay(Supplier<Subject> subjects, String description) {
    int workers = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
    requireAtLeast("--jobs", workers, 1);
    requireAtLeast("--context", contextTicks, 0);
    CaseChoice choice =
        new CaseChoice(filters.stream().map(ListCommand::filter).toList(), shard(shard));
    CaseArguments arguments = new CaseArguments(context, Optional.ofNullable(golden));
    Selection selection = arguments.find(paths);
    Expectations expectations = expectations(selection, arguments.here());
    List<TraceCase> cases = choice.of(selection.cases(), arguments.here());
    if (cases.isEmpty() && !filters.isEmpty() && choice.shard().equals(Shard.WHOLE)) {
      throw new UsageException("no trace fulfils " + String.join(" and ", filters) + ".");
    }
    RunSummary summary = summary(selection, choice, expectations);
    ResultCollector collector = new ResultCollector(failuresOnly);
    ConsoleReport report =
        new ConsoleReport(
            context.out(),
            context.colour() ? Style.ANSI : Style.PLAIN,
            failuresOnly,
            contextTicks,
            this::rerun);
    Optional<AllureResults> allureResults =
        allure.results(context, arguments.here(), subjects, this::rerun);
    run(
        cases,
        arguments.here(),
        new CaseRunner(arguments.here(), expectations, contextTicks, strict),
        subjects,
        workers,
        explained -> {
          summary.add(explained.result());
          allureResults.ifPresent(to -> to.add(explained.result()));
          if (format == OutputFormat.TEXT) {
            report.add(explained);
          }
          if (format != OutputFormat.TEXT || junitXml != null) {
            collector.add(explained, rerun(explained.result().traceCase()));
          }
        });
    ExitCode exit = exitCode(summary);
    RunResult result =
        collector.result(
            new RunResult.RunFacts(
                new VersionText().getVersion()[0],
                description,
                summary.notCompared().stream().map(RowKind::word).toList(),
                filters,
                choice.shard().toString()),
            summary,
            exit.code());
    switch (format) {
      case TEXT -> report.summary(summary);
      case JSON -> context.out().print(ResultJson.write(result));
      case MARKDOWN -> context.out().print(ResultMarkdown.write(result));
    }
    allure.describe(
        context,
        selection.goldenRoots().stream().map(arguments.here()::resolve).toList(),
        subjects);
    if (junitXml != null) {
      write(junitXml, JUnitXml.write(result));
    }
    return exit.code();
  }

  private void run(
      List<TraceCase> cases,
      Path here,
      CaseRunner runner,
      Supplier<Subject> subjects,
      int workers,
      Consumer<ExplainedCase> results) {
    Progress progress = new Progress(context.err(), context.errIsTerminal(), cases.size());
    CaseExplainer explainer = new CaseExplainer(here, new Explainer(FunctionCatalog::ofProgram));
    new SuiteRunner<ExplainedCase>(
            (one, subject) -> explainer.explain(runner.run(one, subject), subject),
            subjects,
            Math.max(1, Math.min(workers, cases.size())))
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

  private static Shard shard(String text) {
    return Shard.parse(text)
        .orElseThrow(
            () ->
                new UsageException(
                    "--shard takes i/n with i from 1 to n, e.g. 1/4, not '" + text + "'."));
  }

  private void write(Path file, String text) {
    Path target = context.workingDirectory().resolve(file);
    try {
      if (target.getParent() != null) {
        Files.createDirectories(target.getParent());
      }
      Files.writeString(target, text);
    } catch (IOException e) {
      throw new UsageException("--junit-xml: " + file + " can't be written: " + e.getMessage());
    }
  }

  private String rerun(TraceCase one) {
    RerunCommand command = new RerunCommand("replay").with(one.trace().toString());
    if (golden != null) {
      command.with("--golden", golden.toString());
    }
    if (strict) {
      command.with("--strict");
    }
    subject.addTo(command);
    return command.toString();
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
