package dev.goldtrace.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** What changed between two results, check by check: by retail address, mostly. */
public final class ResultChanges {

  /** In what way a check changed, worst first. */
  public enum Change {
    /** It passed everywhere and now fails. */
    BROKEN,
    /** It passed, and the later result does not have it. */
    NOT_IN_NEW,
    /** It fails in more places than before. */
    REGRESSED,
    /** It fails in fewer places than before. */
    IMPROVED,
    /** It failed, or was not there, and now passes everywhere. */
    NEW_MATCH;

    /** Whether that is worse than before. */
    public boolean worse() {
      return this == BROKEN || this == NOT_IN_NEW || this == REGRESSED;
    }
  }

  /**
   * One check that changed.
   *
   * @param id its address or name
   * @param title what a reader calls it
   * @param failedBefore in how many cases it failed
   * @param failedNow in how many cases it fails
   * @param divergencesBefore how much differed
   * @param divergencesNow how much differs
   */
  public record Row(
      String id,
      String title,
      int failedBefore,
      int failedNow,
      long divergencesBefore,
      long divergencesNow) {}

  private final Map<Change, List<Row>> rows = new EnumMap<>(Change.class);

  private ResultChanges() {}

  /**
   * Compares the checks of two results.
   *
   * @param wanted which checks
   */
  public static ResultChanges between(
      RunResult old, RunResult now, Predicate<RunResult.CheckTotal> wanted) {
    ResultChanges changes = new ResultChanges();
    Map<String, RunResult.CheckTotal> before = new TreeMap<>();
    old.functions().stream().filter(wanted).forEach(check -> before.put(check.id(), check));
    for (RunResult.CheckTotal check : now.functions().stream().filter(wanted).toList()) {
      changes.add(before.remove(check.id()), check);
    }
    // What is not checked any more is nothing that matches any more.
    before.values().stream()
        .filter(check -> check.failed() == 0)
        .forEach(
            check ->
                changes.add(Change.NOT_IN_NEW, new Row(check.id(), check.title(), 0, 0, 0, 0)));
    Comparator<Row> most =
        Comparator.comparingInt((Row row) -> -Math.abs(row.failedNow() - row.failedBefore()))
            .thenComparing(
                Comparator.comparingLong(
                    row -> -Math.abs(row.divergencesNow() - row.divergencesBefore())))
            .thenComparing(Row::id);
    changes.rows.values().forEach(list -> list.sort(most));
    return changes;
  }

  private void add(RunResult.CheckTotal before, RunResult.CheckTotal now) {
    Row row =
        new Row(
            now.id(),
            now.title(),
            before == null ? 0 : before.failed(),
            now.failed(),
            before == null ? 0 : before.divergences(),
            now.divergences());
    if (before == null) {
      add(now.failed() == 0 ? Change.NEW_MATCH : Change.REGRESSED, row);
    } else if (before.failed() == 0 && now.failed() > 0) {
      add(Change.BROKEN, row);
    } else if (before.failed() > 0 && now.failed() == 0) {
      add(Change.NEW_MATCH, row);
    } else if (worse(row) != 0) {
      add(worse(row) > 0 ? Change.REGRESSED : Change.IMPROVED, row);
    }
  }

  private static int worse(Row row) {
    int cases = Integer.compare(row.failedNow(), row.failedBefore());
    return cases != 0 ? cases : Long.compare(row.divergencesNow(), row.divergencesBefore());
  }

  private void add(Change change, Row row) {
    rows.computeIfAbsent(change, key -> new ArrayList<>()).add(row);
  }

  /** The checks that changed in one way, biggest change first. */
  public List<Row> rows(Change change) {
    return List.copyOf(rows.getOrDefault(change, List.of()));
  }

  /** Whether anything is worse than before. */
  public boolean worse() {
    return rows.keySet().stream().anyMatch(Change::worse);
  }
}
