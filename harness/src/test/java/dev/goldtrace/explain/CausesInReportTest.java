package dev.goldtrace.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.RunSummary;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.report.ConsoleReport;
import dev.goldtrace.report.Style;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CausesInReportTest {
  private static final Kind CUT = new Mismatched("the trace ends at tick 8, the golden at 19");
  private static final Kind CLOCK = new TraceClock(3);

  @Test
  void fourDivergencesAreCountedByCauseMostFirst() {
    assertThat(report(CLOCK, CUT, CUT, CUT))
        .containsSubsequence(
            "TRACES  CAUSE                     FIRST EXAMPLE",
            "3       none blamed, mismatched   case1",
            "1       none blamed, trace clock  case0");
  }

  @Test
  void threeDivergencesAreNotCounted() {
    assertThat(report(CLOCK, CUT, CUT)).doesNotContain("FIRST EXAMPLE");
  }

  private static String report(Kind... kinds) {
    StringWriter text = new StringWriter();
    ConsoleReport report =
        new ConsoleReport(
            new PrintWriter(text, true),
            Style.PLAIN,
            false,
            0,
            one -> "again",
            Sides.REPLAY,
            message -> message);
    for (int i = 0; i < kinds.length; i++) {
      report.add(
          new ExplainedCase(
              diverged(i), Optional.of(new Explanation(kinds[i], Optional.empty(), Sides.REPLAY))));
    }
    report.summary(new RunSummary(List.of(), List.of(), List.of()));
    return text.toString();
  }

  private static CaseResult diverged(int number) {
    return new CaseResult(
        new TraceCase("case" + number, Path.of("case.trace.jsonl"), List.of(Path.of("case"))),
        CaseStatus.DIVERGED,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Set.of(),
        Optional.empty());
  }
}
