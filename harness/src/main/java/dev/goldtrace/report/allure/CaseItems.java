package dev.goldtrace.report.allure;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.Check;
import dev.goldtrace.check.CheckCatalog;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Counts;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.report.Words;
import dev.goldtrace.report.allure.Item.Severity;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the items of a trace: one for the replay as a whole and one for each check. */
final class CaseItems {
  /** Id of the check of the replay as a whole. */
  static final String WHOLE = "replay";

  private final CaseResult result;
  private final List<Check> foreseen;
  private final Optional<TraceHeader> header;
  private final Links links;
  private final CaseEvidence evidence;

  /**
   * @param here the folder that relative paths are relative to
   */
  CaseItems(CaseResult result, Path here, Links links, CaseEvidence evidence) {
    TraceCase one = result.traceCase();
    this.result = result;
    // Those of a complete comparison are all there are.
    this.foreseen =
        result.complete() && result.notCompared().isEmpty()
            ? List.of()
            : CheckCatalog.of(one.golden(here)).stream().map(CheckCatalog.Entry::check).toList();
    this.header = result.header().or(() -> header(here.resolve(one.trace())));
    this.links = links;
    this.evidence = evidence;
  }

  private static Optional<TraceHeader> header(Path trace) {
    try (TraceReader reader = TraceReader.open(trace)) {
      return Optional.of(reader.header());
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** The trace in one item. */
  Item whole() {
    return whole(Verdict.whole(result));
  }

  /** All items. What diverges has an item of its own, so the whole only tells of the rest. */
  List<Item> all() {
    List<Item> items = new ArrayList<>();
    boolean told = result.checks().stream().anyMatch(check -> !check.passed());
    Verdict whole = Verdict.whole(result);
    boolean divergence = whole.message().startsWith(Verdict.DIVERGENCE);
    items.add(whole(told && divergence ? Verdict.PASSED : whole));
    checks().forEach(check -> items.add(item(check)));
    return items;
  }

  /**
   * Every check that the golden files ask for, whether the replay came to it or not, so that a run
   * that breaks off has as many results as one that does not.
   */
  private List<CheckResult> checks() {
    Map<String, CheckResult> checks = new LinkedHashMap<>();
    for (Check check : foreseen) {
      checks.put(check.id(), new CheckResult(check, 0, 0, 0, Optional.empty()));
    }
    result.checks().forEach(check -> checks.put(check.check().id(), check));
    return List.copyOf(checks.values());
  }

  private Item whole(Verdict verdict) {
    String id = result.traceCase().id();
    Counts counts = result.counts();
    String title = header.map(TraceHeader::title).map(Item::plain).orElse("");
    return item(
        WHOLE,
        id + " " + WHOLE,
        "Replay",
        "replay of the whole trace",
        "",
        Severity.BLOCKER,
        Optional.empty(),
        (title.isEmpty() ? "" : title + "\n\n")
            + "The trace is replayed to its end, and nothing is left of the golden files.\n\n"
            + "Compared: "
            + String.join(
                ", ",
                Words.count(counts.ticks(), "tick", "ticks"),
                Words.count(counts.rows(), "row", "rows"),
                Words.count(counts.cells(), "cell", "cells"),
                Words.count(counts.calls(), "call", "calls"))
            + ".",
        verdict,
        verdict.failed() ? evidence.ofWhole() : List.of());
  }

  private Item item(CheckResult checked) {
    Check check = checked.check();
    Verdict verdict = Verdict.of(result, checked);
    return item(
        check.id(),
        result.traceCase().id() + " " + check.id() + " " + check.title(),
        check.owner(),
        check.id() + " " + check.title(),
        check.address().map(NumberText::hex).orElse(""),
        severity(check.kind()),
        check.address(),
        asserted(check) + "\n\nCompared: " + compared(checked) + ".",
        verdict,
        checked.passed() || !verdict.failed() ? List.of() : evidence.of(checked));
  }

  private Item item(
      String check,
      String name,
      String epic,
      String feature,
      String address,
      Severity severity,
      Optional<Integer> function,
      String description,
      Verdict verdict,
      List<TextAttachment> attachments) {
    return new Item(
        result.traceCase().id(),
        check,
        name,
        epic,
        feature,
        family(),
        header.map(header -> header.origin().word()).orElse(""),
        header.map(header -> header.dialect().word()).orElse(""),
        address,
        severity,
        links.of(function, result.traceCase().trace()),
        description,
        verdict,
        attachments,
        !check.equals(WHOLE));
  }

  private String family() {
    String id = result.traceCase().id();
    int end = id.lastIndexOf('/');
    return end < 0 ? "traces" : id.substring(id.lastIndexOf('/', end - 1) + 1, end);
  }

  private static Severity severity(Check.Kind kind) {
    return switch (kind) {
      case FRAMES, HEADING, TARGET_STATUS -> Severity.CRITICAL;
      case STATE, CALLS, FUNCTION -> Severity.NORMAL;
    };
  }

  private static String asserted(Check check) {
    return switch (check.kind()) {
      case FRAMES ->
          "After every tick every object has the golden cell, position and rotation, bit by bit.";
      case HEADING -> "After every tick every object has the golden heading, bit by bit.";
      case STATE -> "After every tick the " + check.title() + " is the golden one, bit by bit.";
      case CALLS -> "All probed functions are entered in the order of the golden file.";
      case FUNCTION, TARGET_STATUS ->
          "**"
              + Item.plain(check.title())
              + "** is entered when, on what and with what the golden file says, and never else.";
    };
  }

  private static String compared(CheckResult checked) {
    if (checked.compared() == 0) {
      return "nothing";
    }
    return checked.cells() == 0
        ? Words.count(checked.compared(), "call", "calls")
        : Words.count(checked.compared(), "row", "rows")
            + ", "
            + Words.count(checked.cells(), "cell", "cells");
  }
}
