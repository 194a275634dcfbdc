package dev.goldtrace.cli;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.NotPortedList;
import dev.goldtrace.check.UnknownCaseException;
import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.check.VectorSummary;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.report.DocumentPrinter;
import dev.goldtrace.report.OutputFormat;
import dev.goldtrace.report.Progress;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.Style;
import dev.goldtrace.report.VectorDocument;
import dev.goldtrace.report.VectorReport;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.vector.VectorFunctions;
import dev.goldtrace.vector.VectorResult;
import dev.goldtrace.vector.VectorRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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

  @Option(names = "--failures-only", description = "Leave out the files that are as expected.")
  private boolean failuresOnly;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How to print: text, json or markdown. Default: ${DEFAULT-VALUE}.")
  private OutputFormat format;

  @Mixin private AllureOptions allure;

  VectorsCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<VectorFile> files = select();
    NotPortedList notPorted =
        NotPortedList.read(
                context.resolve("golden").resolve(NotPortedList.FILE),
                "golden/" + NotPortedList.FILE)
            .aboutVectors(true);
    VectorSummary summary =
        new VectorSummary(
            notPorted,
            paths.isEmpty()
                ? notPorted.unused(files.stream().map(VectorFile::id).toList())
                : List.of());
    Optional<AllureResults> results =
        allure.results(
            context,
            context.workingDirectory(),
            PortSubject::new,
            one -> new RerunCommand("replay").with(one.trace().toString()).toString());
    VectorReport report =
        new VectorReport(context.out(), context.colour() ? Style.ANSI : Style.PLAIN, failuresOnly);
    VectorDocument document = new VectorDocument(failuresOnly);
    Progress progress = new Progress(context.err(), context.errIsTerminal(), files.size());
    VectorRun run = new VectorRun(VectorFunctions.ofPort());
    for (VectorFile file : files) {
      Optional<VectorResult> result = Optional.empty();
      String problem = "";
      try {
        result = Optional.of(run.run(context.resolve(file.file().toString())));
      } catch (InputException e) {
        problem = e.getMessage();
      }
      CaseStatus status = summary.add(file, result);
      progress.clear();
      if (format == OutputFormat.TEXT) {
        report.add(file, status, result, problem, summary.listed(file));
      } else {
        document.add(file, status, result, problem, summary.listed(file));
      }
      if (results.isPresent()) {
        results.get().add(file, status, result, problem, summary.listed(file));
      }
      progress.step(file.id());
    }
    progress.clear();
    if (format == OutputFormat.TEXT) {
      report.summary(summary);
    } else {
      context.out().print(new DocumentPrinter(format).print(document.document(summary)));
    }
    allure.describe(context, List.of(context.resolve("golden")), PortSubject::new);
    return exitCode(summary).code();
  }

  private List<VectorFile> select() {
    Path folder = context.resolve(VectorFinder.FOLDER);
    if (paths.isEmpty() && !Files.isDirectory(folder)) {
      throw new UsageException(
          "there is no folder '"
              + VectorFinder.FOLDER
              + "' here; name a vector file or a folder of vectors.");
    }
    try {
      return new VectorFinder(context.workingDirectory())
          .find(paths.isEmpty() ? List.of(VectorFinder.FOLDER) : paths);
    } catch (UnknownCaseException e) {
      throw new UnknownArgument(context, folder).problem(e, e.argument(), "id of function vectors");
    }
  }

  private static ExitCode exitCode(VectorSummary summary) {
    if (summary.unreadable()) {
      return ExitCode.UNREADABLE_INPUT;
    }
    if (summary.diverged()) {
      return ExitCode.DIVERGENCE;
    }
    return summary.stale() ? ExitCode.STALE_EXPECTATION : ExitCode.AS_EXPECTED;
  }
}
