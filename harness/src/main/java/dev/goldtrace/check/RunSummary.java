package dev.goldtrace.check;

import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Counts;
import dev.goldtrace.compare.ToleranceUse;
import dev.goldtrace.replay.RowKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Adds up the results of a run. */
public final class RunSummary implements Summary {
  private final Map<CaseStatus, Integer> cases = new EnumMap<>(CaseStatus.class);
  private final List<Path> orphans;
  private final List<Expectation> unused;
  private final ToleranceTally tolerances;
  private final Set<RowKind> notCompared = EnumSet.noneOf(RowKind.class);
  private Counts counts = Counts.NONE;
  private long checks;
  private long failedChecks;

  /**
   * @param orphans golden files without a trace
   * @param unused expectations that match no case although all were asked for
   * @param allowed the tolerances that are to be reported when no case needs them
   */
  public RunSummary(List<Path> orphans, List<Expectation> unused, List<ToleranceEntry> allowed) {
    this.orphans = new ArrayList<>(orphans);
    this.tolerances = new ToleranceTally(allowed);
    this.unused = List.copyOf(unused);
  }

  public void add(CaseResult result) {
    cases.merge(result.status(), 1, Integer::sum);
    counts = counts.plus(result.counts());
    notCompared.addAll(result.notCompared());
    tolerances.add(result.comparison().map(Comparison::tolerances).orElse(List.of()));
    checks += result.checks().size();
    failedChecks += result.checks().stream().filter(check -> !check.passed()).count();
  }

  /** How many cases came out this way. */
  public int cases(CaseStatus status) {
    return cases.getOrDefault(status, 0);
  }

  /** How many cases were run. */
  public int cases() {
    return cases.values().stream().mapToInt(Integer::intValue).sum();
  }

  public Counts counts() {
    return counts;
  }

  public long checks() {
    return checks;
  }

  public long failedChecks() {
    return failedChecks;
  }

  @Override
  public List<ToleranceUse> tolerances() {
    return tolerances.used();
  }

  @Override
  public List<ToleranceEntry> unusedTolerances() {
    return tolerances.unneeded();
  }

  /** Rows that the subject does not emit. */
  public Set<RowKind> notCompared() {
    return Collections.unmodifiableSet(notCompared);
  }

  /** Golden files without a trace. */
  public List<Path> orphans() {
    return List.copyOf(orphans);
  }

  @Override
  public List<Expectation> unused() {
    return unused;
  }

  @Override
  public boolean diverged() {
    return cases(CaseStatus.DIVERGED)
            + cases(CaseStatus.UNSUPPORTED)
            + cases(CaseStatus.SUBJECT_FAILED)
        > 0;
  }

  @Override
  public boolean unreadable() {
    return cases(CaseStatus.UNREADABLE) > 0 || !orphans.isEmpty();
  }

  @Override
  public boolean stale() {
    return cases(CaseStatus.STALE) > 0 || !unused.isEmpty();
  }
}
