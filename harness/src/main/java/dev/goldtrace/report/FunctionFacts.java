package dev.goldtrace.report;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.RetailFunction;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Fact;
import java.util.ArrayList;
import java.util.List;

/** What this program itself knows of a retail function, without any trace. */
public final class FunctionFacts {

  private FunctionFacts() {}

  /** Address, name, where it is specified, where it is ported, and how ACE differs. */
  public static List<Block> of(FunctionCatalog catalog, int address) {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Fact("address", NumberText.hex(address)));
    catalog.name(address).ifPresent(name -> blocks.add(new Fact("name", name)));
    catalog
        .spec()
        .section(address)
        .ifPresent(
            place -> {
              blocks.add(new Fact("section", place.title()));
              blocks.add(new Fact("spec", place.source()));
              blocks.add(new Fact("link", place.link()));
            });
    blocks.add(new Fact("port", port(catalog.port().at(address))));
    List<String> divergences = catalog.spec().divergences(address);
    if (!divergences.isEmpty()) {
      blocks.add(new Fact("ace", divergences));
    }
    return blocks;
  }

  private static Object port(List<RetailFunction> methods) {
    return methods.isEmpty()
        ? "not ported"
        : methods.stream().map(method -> method.method() + " (" + method.source() + ")").toList();
  }
}
