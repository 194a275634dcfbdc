package dev.goldtrace.result;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.RunSummary;
import dev.goldtrace.compare.Counts;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.report.ExpectationText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects the results of cases into the result of a run. */
public final class ResultCollector {
  private final List<CaseEntry> cases = new ArrayList<>();
  private final Map<String, RunResult.CheckTotal> checks = new TreeMap<>();
  private final boolean failuresOnly;

  /**
   * @param failuresOnly whether cases that are as expected are counted but not kept
   */
  public ResultCollector(boolean failuresOnly) {
    this.failuresOnly = failuresOnly;
  }

  /**
   * Takes one case.
   *
   * @param rerun the command that runs just this
   */
  public void add(ExplainedCase explained, String rerun) {
    CaseEntry entry = Entries.of(explained, rerun);
    for (CheckEntry check : entry.checks()) {
      RunResult.CheckTotal before =
          checks.getOrDefault(
              check.id(),
              new RunResult.CheckTotal(check.id(), check.title(), check.owner(), 0, 0, 0, 0));
      checks.put(check.id(), before.plus(check));
    }
    if (!failuresOnly || !entry.asExpected()) {
      cases.add(entry);
    }
  }

  /** The result of the run. */
  public RunResult result(RunResult.RunFacts facts, RunSummary summary, int exitCode) {
    Counts counts = summary.counts();
    List<RunResult.StatusCount> statuses = new ArrayList<>();
    for (CaseStatus status : CaseStatus.values()) {
      if (summary.cases(status) > 0) {
        statuses.add(new RunResult.StatusCount(Entries.word(status), summary.cases(status)));
      }
    }
    return new RunResult(
        RunResult.SCHEMA,
        RunResult.VERSION,
        facts,
        verdict(summary),
        exitCode,
        new RunResult.Totals(
            summary.cases(),
            summary.checks(),
            summary.failedChecks(),
            counts.ticks(),
            counts.rows(),
            counts.cells(),
            counts.calls(),
            counts.notReached()),
        statuses,
        summary.unused().stream().map(ExpectationText::unused).toList(),
        summary.orphans().stream().map(path -> Entries.slashes(path.toString())).toList(),
        summary.tolerances().stream().map(ExpectationText::used).toList(),
        summary.unusedTolerances().stream().map(ExpectationText::unneeded).toList(),
        List.copyOf(checks.values()),
        List.copyOf(cases));
  }

  private static String verdict(RunSummary summary) {
    if (summary.unreadable()) {
      return "unreadable";
    }
    if (summary.diverged()) {
      return "diverged";
    }
    return summary.stale() ? "stale" : "as_expected";
  }
}
