package dev.goldtrace.check;

import dev.goldtrace.vector.VectorResult;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds up the results of function vectors. */
public final class VectorSummary {
  private final NotPortedList notPorted;
  private final List<NotPorted> unused;
  private final Map<CaseStatus, Integer> files = new EnumMap<>(CaseStatus.class);
  private long cases;
  private long cells;

  /**
   * @param notPorted what is expected not to pass
   * @param unused entries of it that match nothing although everything was asked for
   */
  public VectorSummary(NotPortedList notPorted, List<NotPorted> unused) {
    this.notPorted = notPorted;
    this.unused = List.copyOf(unused);
  }

  /**
   * Counts one file and answers how it came out.
   *
   * @param result what came of it; empty when it can't be read
   */
  public CaseStatus add(VectorFinder.VectorFile file, Optional<VectorResult> result) {
    CaseStatus status = status(file, result);
    files.merge(status, 1, Integer::sum);
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
    if (notPorted.find(file.id()).isPresent()) {
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
    return notPorted.find(file.id());
  }

  public List<NotPorted> unused() {
    return unused;
  }

  public boolean diverged() {
    return files(CaseStatus.DIVERGED) + files(CaseStatus.UNSUPPORTED) > 0;
  }

  public boolean unreadable() {
    return files(CaseStatus.UNREADABLE) > 0;
  }

  public boolean stale() {
    return files(CaseStatus.STALE) > 0 || !unused.isEmpty();
  }

  public boolean asExpected() {
    return !diverged() && !unreadable() && !stale();
  }
}
