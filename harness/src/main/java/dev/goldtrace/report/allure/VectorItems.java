package dev.goldtrace.report.allure;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.Words;
import dev.goldtrace.report.allure.HtmlTable.Cell;
import dev.goldtrace.report.allure.Item.Severity;
import dev.goldtrace.vector.VectorDivergence;
import dev.goldtrace.vector.VectorHeader;
import dev.goldtrace.vector.VectorResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the item of a file of function vectors. */
final class VectorItems {
  private static final String UNKNOWN = "vectors";

  private final Links links;
  private final FunctionText functions;
  private final Path here;

  VectorItems(Links links, FunctionText functions, Path here) {
    this.links = links;
    this.functions = functions;
    this.here = here;
  }

  /**
   * @param result what came of it; empty when it can't be read
   * @param problem why it can't be read
   * @param listed the entry of the not-ported list that it matches
   */
  Item of(
      VectorFile file,
      CaseStatus status,
      Optional<VectorResult> result,
      String problem,
      Optional<NotPorted> listed) {
    Optional<VectorHeader> header = result.map(VectorResult::header);
    Optional<Integer> address = header.map(VectorHeader::address);
    Optional<VectorDivergence> first = result.flatMap(VectorResult::first);
    Verdict verdict =
        Verdict.ofVectors(
            status, first, result.map(VectorResult::divergences).orElse(0L), problem, listed);
    String function = header.map(VectorHeader::function).orElse("");
    return new Item(
        file.id(),
        address.map(NumberText::hex).orElse(UNKNOWN),
        file.id() + " " + address.map(NumberText::hex).orElse(UNKNOWN) + " " + function,
        owner(function),
        address.map(one -> links.function(one, function)).orElse(UNKNOWN),
        UNKNOWN,
        header.map(VectorHeader::origin).orElse(""),
        header.map(one -> one.dialect().word()).orElse(""),
        address.map(NumberText::hex).orElse(""),
        Severity.NORMAL,
        links.of(address, file.file()),
        description(function, result),
        verdict,
        verdict.failed() ? evidence(file, address, first) : List.of(),
        false);
  }

  /** The class of {@code Class::function} or {@code Class.function}. */
  private static String owner(String function) {
    String[] parts = function.split("::|\\.");
    return parts.length > 1 ? parts[0] : "functions";
  }

  private static String description(String function, Optional<VectorResult> result) {
    return "**"
        + Item.plain(function)
        + "** answers every input with the recorded output, to the last bit.\n\nCompared: "
        + result.map(one -> Words.count(one.cases(), "case", "cases")).orElse("nothing")
        + result.map(one -> ", " + Words.count(one.cells(), "value", "values")).orElse("")
        + ".";
  }

  private List<TextAttachment> evidence(
      VectorFile file, Optional<Integer> address, Optional<VectorDivergence> first) {
    List<TextAttachment> all = new ArrayList<>();
    String rerun = new RerunCommand("vectors").with(file.file().toString()).toString();
    all.add(TextAttachment.plain("run just this", rerun + "\n"));
    address.ifPresent(one -> all.add(TextAttachment.plain("explanation", functions.of(one))));
    first.ifPresent(
        one -> {
          all.add(TextAttachment.html("values of both sides", table(one)));
          new TraceExcerpt(here.resolve(file.file()))
              .aroundLine(one.line())
              .ifPresent(text -> all.add(TextAttachment.plain("vectors around the case", text)));
        });
    return TextAttachment.within(TextAttachment.MOST_BYTES, all);
  }

  private static String table(VectorDivergence first) {
    HtmlTable table =
        new HtmlTable(
            "First value that differs, in line " + first.line() + ".",
            List.of("value", "golden", "port", "difference"));
    table.row(
        "f",
        List.of(
            new Cell(first.member(), "l"),
            Cell.of(first.expected()),
            new Cell(first.actual(), "d"),
            new Cell(first.difference(), "l")));
    return table.end("");
  }
}
