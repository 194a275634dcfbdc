package dev.goldtrace.result;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.Expectation;
import dev.goldtrace.check.RunSummary;
import dev.goldtrace.check.ToleranceEntry;
import dev.goldtrace.check.VectorOutcome;
import dev.goldtrace.check.VectorSummary;
import dev.goldtrace.compare.Counts;
import dev.goldtrace.compare.ToleranceUse;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.report.Causes;
import dev.goldtrace.report.ExpectationText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Collects the results of cases into the result of a run. */
public final class ResultCollector {
  private final List<CaseEntry> cases = new ArrayList<>();
  private final Map<String, RunResult.CheckTotal> checks = new TreeMap<>();
  private final Causes causes = new Causes();
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
    causes.add(explained);
    add(Entries.of(explained, rerun));
  }

  /**
   * Takes one file of function vectors.
   *
   * @param rerun the command that runs just this
   */
  public void add(VectorOutcome outcome, String rerun) {
    add(VectorEntries.of(outcome, rerun));
  }

  private void add(CaseEntry entry) {
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

  /** The result of a run of traces or recordings. */
  public RunResult result(RunResult.RunFacts facts, RunSummary summary, int exitCode) {
    Counts counts = summary.counts();
    return result(
        facts,
        verdict(summary.unreadable(), summary.diverged(), summary.stale()),
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
        summary::cases,
        summary.unused(),
        summary.orphans(),
        summary.tolerances(),
        summary.unusedTolerances());
  }

  /** The result of a run of function vectors. */
  public RunResult result(RunResult.RunFacts facts, VectorSummary summary, int exitCode) {
    return result(
        facts,
        verdict(summary.unreadable(), summary.diverged(), summary.stale()),
        exitCode,
        new RunResult.Totals(
            summary.files(),
            checks.values().stream().mapToInt(RunResult.CheckTotal::cases).sum(),
            checks.values().stream().mapToInt(RunResult.CheckTotal::failed).sum(),
            0,
            summary.cases(),
            summary.cells(),
            0,
            0),
        summary::files,
        summary.unused(),
        List.of(),
        summary.tolerances(),
        summary.unusedTolerances());
  }

  private RunResult result(
      RunResult.RunFacts facts,
      String verdict,
      int exitCode,
      RunResult.Totals totals,
      ToIntFunction<CaseStatus> count,
      List<? extends Expectation> unused,
      List<Path> orphans,
      List<ToleranceUse> used,
      List<ToleranceEntry> unneeded) {
    return new RunResult(
        RunResult.SCHEMA,
        RunResult.VERSION,
        facts,
        verdict,
        exitCode,
        totals,
        Arrays.stream(CaseStatus.values())
            .filter(status -> count.applyAsInt(status) > 0)
            .map(
                status -> new RunResult.StatusCount(Entries.word(status), count.applyAsInt(status)))
            .toList(),
        unused.stream().map(ExpectationText::unused).toList(),
        orphans.stream().map(path -> Entries.slashes(path.toString())).toList(),
        used.stream().map(ExpectationText::used).toList(),
        unneeded.stream().map(ExpectationText::unneeded).toList(),
        causes.all(),
        List.copyOf(checks.values()),
        List.copyOf(cases));
  }

  private static String verdict(boolean unreadable, boolean diverged, boolean stale) {
    if (unreadable) {
      return "unreadable";
    }
    if (diverged) {
      return "diverged";
    }
    return stale ? "stale" : "as_expected";
  }
}
