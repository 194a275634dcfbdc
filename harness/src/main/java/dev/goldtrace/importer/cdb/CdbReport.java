package dev.goldtrace.importer.cdb;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/**
 * What an import did.
 *
 * @param lines lines of the log
 * @param records lines of the recorder script among them that were understood
 * @param sessions what each recorded session gave, in the order of the log
 * @param omissions what was left out, by line; the first thousand
 * @param omitted how many there are
 */
public record CdbReport(
    long lines, long records, List<Session> sessions, List<Omission> omissions, long omitted) {

  public CdbReport {
    sessions = List.copyOf(sessions);
    omissions = omissions.stream().sorted(Comparator.comparingInt(Omission::line)).toList();
  }

  /**
   * A session that was written.
   *
   * @param trace the trace file
   * @param golden the golden files
   * @param ticks ticks in it
   * @param calls calls and messages in it
   * @param rows rows of the golden files
   */
  public record Session(
      Path trace, List<Path> golden, int objects, int ticks, int calls, long rows) {
    public Session {
      golden = List.copyOf(golden);
    }
  }

  /**
   * A line, or what begins at it, that was left out.
   *
   * @param line line in the log, from 1
   * @param reason what, and why
   */
  public record Omission(int line, String reason) {}
}
