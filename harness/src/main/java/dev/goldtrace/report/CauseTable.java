package dev.goldtrace.report;

import dev.goldtrace.report.Causes.Cause;
import java.util.ArrayList;
import java.util.List;

/** Prints what many divergences have in common, a line a cause. */
final class CauseTable {

  private CauseTable() {}

  /** Most traces first; nothing where so few diverge that it tells nothing. */
  static List<String> lines(List<Cause> causes) {
    if (!Causes.worthShowing(causes)) {
      return List.of();
    }
    Table table = new Table();
    table.add(List.of("TRACES", "CAUSE", "FIRST EXAMPLE"));
    causes.stream()
        .limit(Causes.MOST_SHOWN)
        .forEach(
            cause ->
                table.add(List.of(Words.count(cause.cases()), cause.cause(), cause.example())));
    List<String> lines = new ArrayList<>(table.lines());
    if (causes.size() > Causes.MOST_SHOWN) {
      lines.add("and " + (causes.size() - Causes.MOST_SHOWN) + " more causes");
    }
    lines.add("");
    return lines;
  }
}
