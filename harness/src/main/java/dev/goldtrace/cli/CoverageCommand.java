package dev.goldtrace.cli;

import dev.goldtrace.check.CaseTraits;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.RetailFunction;
import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.coverage.CoverageItem;
import dev.goldtrace.coverage.CoverageSurvey;
import dev.goldtrace.coverage.FunctionCoverage;
import dev.goldtrace.coverage.FunctionCoverage.Status;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Progress;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows every known function and whether anything proves it right. */
@Command(
    name = "coverage",
    header = "Shows for every known retail function what the traces and vectors prove.",
    description = {
      "Runs the traces and function vectors with a counter in every ported function. Known are the"
          + " functions that are ported, probed or have a section in the specification.",
      "What can't be read is told on standard error; it proves nothing.",
      "With --filter address: or manager: the table, too, has only these functions."
    },
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace coverage --status not_exercised,not_ported",
      "  goldtrace coverage 'retail/sticky/*' --no-vectors"
    })
final class CoverageCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "PATH",
      description =
          "A trace file, a folder, or a pattern of ids: * for a part of one segment, ** for any"
              + " number of segments. Default: traces.")
  private List<String> paths = List.of();

  @Option(
      names = "--status",
      paramLabel = "STATUS[,STATUS...]",
      split = ",",
      hideParamSyntax = true,
      description = "Only functions of this status: ${COMPLETION-CANDIDATES}.")
  private List<Status> statuses = List.of();

  @Option(names = "--no-vectors", description = "Run the traces only.")
  private boolean withoutVectors;

  @Mixin private ChoiceOptions choice;
  @Mixin private JobsOption jobs;
  @Mixin private FailuresOption failures;
  @Mixin private FormatOption format;

  CoverageCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    FunctionCatalog catalog = FunctionCatalog.ofProgram();
    CaseArguments arguments = new CaseArguments(context);
    List<CoverageItem> items = new ArrayList<>();
    arguments.find(paths).cases().forEach(one -> items.add(CoverageItem.of(one, arguments.here())));
    vectors(arguments).forEach(file -> items.add(CoverageItem.of(file, arguments.here())));
    List<CoverageItem> chosen =
        choice.choose(items, CoverageItem::traits, "trace or file of function vectors");
    Predicate<CaseTraits.Function> wanted = choice.ofFunctions();
    Progress progress = new Progress(context.err(), context.errIsTerminal(), chosen.size());
    CoverageSurvey survey =
        new CoverageSurvey(catalog, arguments.here(), jobs.workers(chosen.size()));
    List<FunctionCoverage> coverage =
        survey.run(chosen, progress::step).stream()
            .filter(function -> wanted.test(function(catalog, function.address())))
            .toList();
    progress.clear();
    format.print(document(catalog, coverage), context);
    if (!survey.unreadable().isEmpty()) {
      survey.unreadable().forEach(problem -> context.say("proves nothing: " + problem));
      return ExitCode.UNREADABLE_INPUT.code();
    }
    boolean diverging =
        coverage.stream().anyMatch(function -> function.status() == Status.DIVERGING);
    return (diverging ? ExitCode.DIVERGENCE : ExitCode.AS_EXPECTED).code();
  }

  private static CaseTraits.Function function(FunctionCatalog catalog, int address) {
    return new CaseTraits.Function(address, catalog.name(address).orElse(""));
  }

  private List<VectorFile> vectors(CaseArguments arguments) {
    boolean none =
        withoutVectors || !Files.isDirectory(arguments.here().resolve(VectorFinder.FOLDER));
    return none ? List.of() : new VectorFinder(arguments.here()).find(List.of(VectorFinder.FOLDER));
  }

  private Document document(FunctionCatalog catalog, List<FunctionCoverage> coverage) {
    Listing.Builder functions =
        Listing.of(
            "functions", "address", "status", "traces", "entries", "name", "port", "witness");
    coverage.stream()
        .filter(function -> statuses.isEmpty() || statuses.contains(function.status()))
        .filter(function -> !failures.only() || function.status() == Status.DIVERGING)
        .forEach(
            function ->
                functions.row(
                    NumberText.hex(function.address()),
                    word(function.status()),
                    function.traces(),
                    function.entries(),
                    catalog.name(function.address()).orElse(""),
                    port(catalog.port().at(function.address())),
                    function.witness().orElse("")));
    return Document.of(functions.build(), summary(coverage));
  }

  private static Listing summary(List<FunctionCoverage> coverage) {
    Listing.Builder summary = Listing.of("summary", "status", "functions", "meaning");
    for (Status status : summaryOrder()) {
      long count = coverage.stream().filter(function -> function.status() == status).count();
      summary.row(word(status), count, status.meaning());
    }
    return summary.build();
  }

  private static List<Status> summaryOrder() {
    List<Status> order = new ArrayList<>(Arrays.asList(Status.values()));
    order.remove(Status.MATCHED);
    order.add(0, Status.MATCHED);
    return order;
  }

  private static String word(Status status) {
    return status.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String port(List<RetailFunction> methods) {
    return methods.stream()
        .map(RetailFunction::method)
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
