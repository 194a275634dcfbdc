package dev.goldtrace.report.allure;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.DocumentPrinter;
import dev.goldtrace.report.FunctionFacts;
import dev.goldtrace.report.OutputFormat;
import dev.goldtrace.report.RerunCommand;
import java.util.ArrayList;
import java.util.List;

/** What {@code goldtrace explain} says of a function, but for the traces that enter it. */
final class FunctionText {
  private final FunctionCatalog catalog;

  FunctionText(FunctionCatalog catalog) {
    this.catalog = catalog;
  }

  String of(int address) {
    List<Block> blocks = new ArrayList<>(FunctionFacts.of(catalog, address));
    String command = new RerunCommand("explain").with(NumberText.hex(address)).toString();
    blocks.add(new Fact("more", command));
    return new DocumentPrinter(OutputFormat.TEXT).print(new Document(blocks));
  }
}
