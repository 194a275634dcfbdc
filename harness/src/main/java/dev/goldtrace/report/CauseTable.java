package dev.goldtrace.report;

import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explanation;
import dev.goldtrace.number.NumberText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Groups many divergences by what is blamed and what they look like. */
final class CauseTable {
  private static final int FEWEST_TRACES = 4;
  private static final int MOST_LINES = 10;

  private final Map<String, List<String>> traces = new LinkedHashMap<>();
  private int count;

  void add(ExplainedCase explained) {
    explained
        .explanation()
        .ifPresent(
            why -> {
              count++;
              traces
                  .computeIfAbsent(cause(why), key -> new ArrayList<>())
                  .add(explained.result().traceCase().id());
            });
  }

  private static String cause(Explanation why) {
    return why.blame()
            .map(
                blame ->
                    (ExplanationText.isCallee(blame) ? "caller of " : "")
                        + NumberText.hex(blame.address())
                        + " "
                        + blame.name())
            .orElse("none blamed")
        + ", "
        + ExplanationText.kind(why);
  }

  /** A line a cause, most traces first; nothing where so few diverge that it tells nothing. */
  List<String> lines() {
    if (count < FEWEST_TRACES) {
      return List.of();
    }
    Table table = new Table();
    table.add(List.of("TRACES", "CAUSE", "FIRST EXAMPLE"));
    traces.entrySet().stream()
        .sorted(Comparator.comparing(cause -> -cause.getValue().size()))
        .limit(MOST_LINES)
        .forEach(
            cause ->
                table.add(
                    List.of(
                        Words.count(cause.getValue().size()),
                        cause.getKey(),
                        cause.getValue().get(0))));
    List<String> lines = new ArrayList<>(table.lines());
    if (traces.size() > MOST_LINES) {
      lines.add("and " + (traces.size() - MOST_LINES) + " more causes");
    }
    lines.add("");
    return lines;
  }
}
