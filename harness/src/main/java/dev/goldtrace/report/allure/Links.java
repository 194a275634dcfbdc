package dev.goldtrace.report.allure;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.RetailFunction;
import dev.goldtrace.number.NumberText;
import io.qameta.allure.model.Link;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Links from a result to the specification, the port's source and the trace. */
final class Links {
  private final FunctionCatalog catalog;
  private final String base;

  /**
   * @param base what stands before the repository's paths
   */
  Links(FunctionCatalog catalog, String base) {
    this.catalog = catalog;
    this.base = base;
  }

  List<Link> of(Optional<Integer> address, Path file) {
    List<Link> links = new ArrayList<>();
    if (address.isPresent()) {
      catalog
          .spec()
          .section(address.get())
          .ifPresent(place -> links.add(link("spec: " + place.title(), place.link(), "tms")));
      for (RetailFunction method : catalog.port().at(address.get())) {
        String line = method.line() == 0 ? "" : "#L" + method.line();
        links.add(link("source: " + method.method(), method.file() + line, "source"));
      }
    } else {
      links.add(link("spec: the trace format", "docs/format.md", "tms"));
    }
    if (!file.isAbsolute()) {
      String path = file.toString().replace('\\', '/');
      links.add(link(path, encoded(path), "trace"));
    }
    return links;
  }

  /** The name of a function: as the catalogue knows it. */
  String function(int address, String otherwise) {
    return NumberText.hex(address) + " " + catalog.name(address).orElse(otherwise);
  }

  /**
   * A path from outside as a part of a URL, where it can't begin a scheme, a query or a fragment.
   */
  private static String encoded(String path) {
    return URLEncoder.encode(path, StandardCharsets.UTF_8).replace("+", "%20").replace("%2F", "/");
  }

  private Link link(String name, String path, String type) {
    return new Link().setName(name).setUrl(base + path).setType(type);
  }
}
