package dev.goldtrace.report;

import dev.goldtrace.check.Summary;
import java.util.ArrayList;
import java.util.List;

/** What stands at the end of every report on a run. */
final class SummaryText {
  private final Summary summary;
  private final Style style;
  private final StringBuilder verdict = new StringBuilder();

  /**
   * @param passed how many do not differ
   * @param same how those are
   */
  SummaryText(Summary summary, Style style, int passed, String same) {
    this.summary = summary;
    this.style = style;
    verdict.append(Words.count(passed)).append(' ').append(same);
  }

  /** What became of the lists of expectations, a line each. */
  List<String> expectations() {
    List<String> lines = new ArrayList<>();
    summary
        .unused()
        .forEach(entry -> lines.add(style.bad("STALE       ") + ExpectationText.unused(entry)));
    summary
        .tolerances()
        .forEach(use -> lines.add(style.odd("tolerance   ") + ExpectationText.used(use)));
    summary
        .unusedTolerances()
        .forEach(entry -> lines.add(style.odd("UNNEEDED    ") + ExpectationText.unneeded(entry)));
    return lines;
  }

  /** Adds to the last line how many came out in another way, if any did. */
  SummaryText and(int number, String what) {
    if (number > 0) {
      verdict.append(", ").append(Words.count(number)).append(' ').append(what);
    }
    return this;
  }

  /** The last line: how many came out in which way. */
  String result() {
    return (summary.asExpected() ? style.good("result:   ") : style.bad("result:   ")) + verdict;
  }
}
