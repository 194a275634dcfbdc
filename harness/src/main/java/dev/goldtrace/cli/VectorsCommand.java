package dev.goldtrace.cli;

import dev.goldtrace.check.CaseChoice;
import dev.goldtrace.check.OrderedRunner;
import dev.goldtrace.check.VectorExpectations;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.check.VectorOutcome;
import dev.goldtrace.check.VectorSummary;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.report.Progress;
import dev.goldtrace.report.Style;
import dev.goldtrace.report.VectorReport;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.result.ResultCollector;
import dev.goldtrace.result.RunResult;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.vector.VectorFunctions;
import dev.goldtrace.vector.VectorResult;
import dev.goldtrace.vector.VectorRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Runs function vectors. */
@Command(
    name = "vectors",
    header = "Runs function vectors through the port: single functions, bit by bit.",
    footer = {
      "",
      "Examples:",
      "  goldtrace vectors",
      "  goldtrace vectors 'retail/Frame.*'",
      "  goldtrace vectors --filter address:0x00535760 --format json",
      "  goldtrace vectors golden/vectors/retail/heading_diff.vectors.jsonl"
    })
final class VectorsCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "PATH",
      description =
          "A vector file, a folder, or a pattern of ids: * for a part of one segment, ** for any"
              + " number of segments. Default: golden/vectors.")
  private List<String> paths = List.of();

  @Mixin private ChoiceOptions choice = new ChoiceOptions();
  @Mixin private JobsOption jobs = new JobsOption();
  @Mixin private ResultOptions output = new ResultOptions();
  @Mixin private AllureOptions allure = new AllureOptions();

  VectorsCommand(CliContext context) {
    this.context = context;
  }

  /**
   * @param paths what the command line names; it gives no options
   */
  VectorsCommand(CliContext context, List<String> paths) {
    this(context);
    this.paths = paths;
  }

  @Override
  public Integer call() {
    VectorArguments arguments = new VectorArguments(context);
    List<VectorFile> all = arguments.find(paths);
    List<VectorFile> files = choice.vectors(all, arguments.here());
    VectorExpectations expectations = VectorExpectations.read(Path.of("golden"), arguments.here());
    VectorSummary summary = summary(all, expectations);
    Optional<AllureResults> results =
        allure.results(
            context,
            arguments.here(),
            PortSubject::new,
            one -> context.command("replay").with(one.trace().toString()).toString());
    VectorReport report =
        new VectorReport(
            context.out(),
            context.colour() ? Style.ANSI : Style.PLAIN,
            output.failuresOnly(),
            this::rerun);
    ResultCollector collector = output.collector(context);
    VectorRun vectorRun = new VectorRun(VectorFunctions.ofPort());
    run(
        files,
        file ->
            AllureResults.timed(
                results, file.id(), () -> tried(file, vectorRun, arguments.here(), expectations)),
        tried -> {
          VectorFile file = tried.file();
          VectorOutcome outcome =
              new VectorOutcome(
                  file,
                  summary.add(file, tried.result()),
                  tried.result(),
                  tried.problem(),
                  expectations.listed(file));
          if (output.isText()) {
            report.add(outcome);
          }
          if (output.collects()) {
            collector.add(outcome, rerun(file));
          }
          results.ifPresent(
              to ->
                  to.add(
                      file,
                      outcome.status(),
                      outcome.result(),
                      outcome.problem(),
                      outcome.listed()));
        });
    ExitCode exit = ExitCode.of(summary);
    output.print(
        () ->
            collector.result(
                choice.facts(RunResult.VECTORS, "port", Set.of()), summary, exit.code()),
        () -> report.summary(summary),
        context);
    allure.describeVectors(context, List.of(arguments.here().resolve("golden")));
    return exit.code();
  }

  private String rerun(VectorFile file) {
    return context.command("vectors").with(file.file().toString()).toString();
  }

  /** What came of trying a file: a result, or why it can't be read. */
  private record Tried(VectorFile file, Optional<VectorResult> result, String problem) {}

  private void run(
      List<VectorFile> files,
      OrderedRunner.Work<VectorFile, Tried> tryOne,
      Consumer<Tried> results) {
    Progress progress = new Progress(context.err(), context.errIsTerminal(), files.size());
    new OrderedRunner<VectorFile, Tried>(tryOne, jobs.workers(files.size()))
        .run(
            files,
            tried -> {
              progress.clear();
              results.accept(tried);
              progress.step(tried.file().id());
            });
    progress.clear();
  }

  private static Tried tried(
      VectorFile file, VectorRun run, Path here, VectorExpectations expectations) {
    try {
      VectorResult result = run.run(here.resolve(file.file()), expectations.tolerances(file));
      return new Tried(file, Optional.of(result), "");
    } catch (InputException e) {
      return new Tried(file, Optional.empty(), e.getMessage());
    }
  }

  /** What concerns no file in particular is told once: by the first of several shards. */
  private VectorSummary summary(List<VectorFile> all, VectorExpectations expectations) {
    CaseChoice chosen = choice.choice();
    boolean whole = paths.isEmpty() && chosen.filters().isEmpty();
    List<String> ids = all.stream().map(VectorFile::id).toList();
    return new VectorSummary(
        expectations,
        whole && chosen.shard().index() == 1 ? expectations.notPorted().unused(ids) : List.of(),
        whole && chosen.all() ? expectations.tolerances().entries() : List.of());
  }
}
