package dev.goldtrace.importer.cdb;

import java.util.ArrayList;
import java.util.List;

/** What of a log was left out: each by its line, as long as there are not too many. */
final class SkippedLines {
  /** The most that are kept; more are only counted. */
  private static final int MOST_KEPT = 1000;

  private final List<CdbReport.Omission> kept = new ArrayList<>();
  private long count;

  /**
   * @param line line in the log, from 1
   * @param reason what was left out and why
   */
  void add(int line, String reason) {
    count++;
    if (kept.size() < MOST_KEPT) {
      kept.add(new CdbReport.Omission(line, reason));
    }
  }

  List<CdbReport.Omission> kept() {
    return List.copyOf(kept);
  }

  long count() {
    return count;
  }
}
