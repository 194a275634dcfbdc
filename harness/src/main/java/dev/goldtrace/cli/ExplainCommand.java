package dev.goldtrace.cli;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.ProbeCensus;
import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.ledger.Ledger;
import dev.goldtrace.ledger.LedgerEntry;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.FunctionFacts;
import dev.goldtrace.text.NearMatch;
import dev.goldtrace.vector.VectorReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says what a retail function is, where it is specified and ported, and what tests it. */
@Command(
    name = "explain",
    header =
        "Explains a retail function: specification, source, and which traces enter it;"
            + " or a known divergence.",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace explain 0x00555710",
      "  goldtrace explain StickyManager::adjust_offset",
      "  goldtrace explain StickyManager.adjustOffset",
      "  goldtrace explain D-P01"
    })
final class ExplainCommand implements Callable<Integer> {
  private static final int LISTED = 20;

  private final CliContext context;

  @Parameters(
      paramLabel = "ADDRESS|NAME|ID",
      description =
          "Its address in the retail executable, its name or a part of it, or the Java method;"
              + " or the id of a divergence.")
  private String wanted;

  @Mixin private FormatOption format;

  ExplainCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (Ledger.isId(wanted)) {
      format.print(document(divergence()), context);
      return ExitCode.AS_EXPECTED.code();
    }
    FunctionCatalog catalog = FunctionCatalog.ofProgram();
    int address = address(catalog);
    format.print(document(catalog, address), context);
    return ExitCode.AS_EXPECTED.code();
  }

  private LedgerEntry divergence() {
    Ledger ledger = Ledger.ofProgram();
    return ledger
        .find(wanted)
        .orElseThrow(
            () ->
                new UsageException(
                    "there is no divergence "
                        + wanted
                        + " that could be seen."
                        + NearMatch.hint(
                            wanted, ledger.entries().stream().map(LedgerEntry::id).toList())
                        + " docs/divergences.md lists all."));
  }

  private static Document document(LedgerEntry entry) {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Fact("id", entry.id()));
    blocks.add(new Fact("title", entry.title()));
    blocks.add(new Fact("function", entry.function()));
    if (!entry.addresses().isEmpty()) {
      blocks.add(new Fact("address", entry.addresses()));
    }
    blocks.add(new Fact("retail", entry.retail()));
    blocks.add(new Fact(entry.party(), entry.other()));
    blocks.add(new Fact("effect", entry.effect()));
    blocks.add(new Fact("port", entry.inThePort()));
    return new Document(blocks);
  }

  private int address(FunctionCatalog catalog) {
    List<Integer> found = catalog.find(wanted);
    if (found.size() == 1) {
      return found.get(0);
    }
    if (found.isEmpty()) {
      throw new UsageException(
          "no function known here is called '"
              + wanted
              + "'."
              + NearMatch.hint(catalog.near(wanted))
              + " 'goldtrace coverage' lists all.");
    }
    String list =
        found.stream()
            .limit(LISTED)
            .map(
                address ->
                    "\n  " + NumberText.hex(address) + " " + catalog.name(address).orElse(""))
            .collect(Collectors.joining());
    String more = found.size() > LISTED ? "\n  and " + (found.size() - LISTED) + " more" : "";
    throw new UsageException(
        "'" + wanted + "' can be " + found.size() + " functions; name one:" + list + more);
  }

  private Document document(FunctionCatalog catalog, int address) {
    List<Block> blocks = new ArrayList<>(FunctionFacts.of(catalog, address));
    List<String> vectors = vectors(address);
    if (!vectors.isEmpty()) {
      blocks.add(new Fact("vectors", vectors));
    }
    blocks.addAll(entries(ProbedFunction.at(address)));
    return new Document(blocks);
  }

  private List<String> vectors(int address) {
    Path here = new CaseArguments(context).here();
    if (!Files.isDirectory(here.resolve(VectorFinder.FOLDER))) {
      return List.of();
    }
    List<String> files = new ArrayList<>();
    for (VectorFile file : new VectorFinder(here).find(List.of(VectorFinder.FOLDER))) {
      try (VectorReader reader = VectorReader.open(here.resolve(file.file()))) {
        if (reader.header().address() == address) {
          files.add(file.file().toString());
        }
      }
    }
    return files;
  }

  private List<Block> entries(Optional<ProbedFunction> probed) {
    CaseArguments arguments = new CaseArguments(context);
    if (probed.isEmpty()) {
      return List.of(new Fact("probe", "none: golden files do not say when it is entered"));
    }
    ProbedFunction function = probed.get();
    String logged =
        function.arguments().stream()
            .map(ProbedFunction.Argument::name)
            .collect(Collectors.joining(", ", "logged with (", ")"));
    if (!Files.isDirectory(arguments.here().resolve("traces"))) {
      return List.of(new Fact("probe", logged));
    }
    ProbeCensus census = ProbeCensus.of(arguments.find(List.of()).cases(), arguments.here());
    Listing.Builder listing = Listing.of("traces", "trace", "entries");
    census.entries(function).forEach(listing::row);
    return List.of(
        new Fact("probe", logged), new Fact("entries", census.total(function)), listing.build());
  }
}
