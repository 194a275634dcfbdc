package dev.goldtrace.check;

import dev.goldtrace.compare.ToleranceUse;
import dev.goldtrace.vector.VectorResult;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds up the results of function vectors. */
public final class VectorSummary implements Summary {
  private final VectorExpectations expectations;
  private final List<NotPorted> unused;
  private final ToleranceTally tolerances;
  private final Map<CaseStatus, Integer> files = new EnumMap<>(CaseStatus.class);
  private long cases;
  private long cells;

  /**
   * @param expectations what is expected not to pass, and what need not be exact
   * @param unused entries of the not-ported list that match nothing although all was asked for
   * @param allowed the tolerances that are to be reported when nothing needs them
   */
  public VectorSummary(
      VectorExpectations expectations, List<NotPorted> unused, List<ToleranceEntry> allowed) {
    this.expectations = expectations;
    this.unused = List.copyOf(unused);
    this.tolerances = new ToleranceTally(allowed);
  }

  /**
   * Counts one file and answers how it came out.
   *
   * @param result what came of it; empty when it can't be read
   */
  public CaseStatus add(VectorFinder.VectorFile file, Optional<VectorResult> result) {
    CaseStatus status = status(file, result);
    files.merge(status, 1, Integer::sum);
    result.ifPresent(one -> tolerances.add(one.tolerances()));
    if (result.isPresent() && result.get().ported()) {
      cases += result.get().cases();
      cells += result.get().cells();
    }
    return status;
  }

  private CaseStatus status(VectorFinder.VectorFile file, Optional<VectorResult> result) {
    if (result.isEmpty()) {
      return CaseStatus.UNREADABLE;
    }
    boolean passed = result.get().passed() && result.get().cases() > 0;
    if (expectations.listed(file).isPresent()) {
      return passed ? CaseStatus.STALE : CaseStatus.NOT_PORTED;
    }
    if (passed) {
      return CaseStatus.PASSED;
    }
    return result.get().ported() ? CaseStatus.DIVERGED : CaseStatus.UNSUPPORTED;
  }

  /** How many files came out this way. */
  public int files(CaseStatus status) {
    return files.getOrDefault(status, 0);
  }

  public int files() {
    return files.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Cases that were run. */
  public long cases() {
    return cases;
  }

  /** Values that were compared. */
  public long cells() {
    return cells;
  }

  /** The entry of the not-ported list that a file matches. */
  public Optional<NotPorted> listed(VectorFinder.VectorFile file) {
    return expectations.listed(file);
  }

  @Override
  public List<NotPorted> unused() {
    return unused;
  }

  @Override
  public List<ToleranceUse> tolerances() {
    return tolerances.used();
  }

  @Override
  public List<ToleranceEntry> unusedTolerances() {
    return tolerances.unneeded();
  }

  @Override
  public boolean diverged() {
    return files(CaseStatus.DIVERGED) + files(CaseStatus.UNSUPPORTED) > 0;
  }

  @Override
  public boolean unreadable() {
    return files(CaseStatus.UNREADABLE) > 0;
  }

  @Override
  public boolean stale() {
    return files(CaseStatus.STALE) > 0 || !unused.isEmpty();
  }
}
