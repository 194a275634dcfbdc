package dev.goldtrace.result;

import dev.goldtrace.check.CaseTraits;
import dev.goldtrace.report.Causes.Cause;
import java.util.List;
import java.util.Set;

/**
 * The result of a run.
 *
 * @param schema name of the schema
 * @param version its version
 * @param run what was run, and with what
 * @param verdict {@code as expected}, or what is not
 * @param exitCode the command's exit code
 * @param totals what was compared
 * @param statuses how many cases came out in which way
 * @param stale expectations that match nothing, in words
 * @param orphans golden files without a trace
 * @param tolerances how much of the tolerances was used, in words
 * @param unneeded tolerances that nothing needs, in words
 * @param causes what divergences have in common, most cases first
 * @param functions what was checked, over all cases
 * @param cases the cases, by id
 */
public record RunResult(
    String schema,
    int version,
    RunFacts run,
    String verdict,
    int exitCode,
    Totals totals,
    List<StatusCount> statuses,
    List<String> stale,
    List<String> orphans,
    List<String> tolerances,
    List<String> unneeded,
    List<Cause> causes,
    List<CheckTotal> functions,
    List<CaseEntry> cases) {

  /** Name of the schema. */
  public static final String SCHEMA = "goldtrace-results";

  /** Version of the schema. */
  public static final int VERSION = 1;

  /**
   * What was run.
   *
   * @param kind what the cases are: {@code traces}, {@code vectors} or {@code recordings}
   * @param program name and version of the program
   * @param subject what the traces were replayed through
   * @param notCompared kinds of row that the subject does not emit
   * @param filters conditions that chose the cases
   * @param shard the part of the cases, {@code i/n}
   */
  public record RunFacts(
      String kind,
      String program,
      String subject,
      List<String> notCompared,
      List<String> filters,
      String shard) {

    public RunFacts {
      // Results that were written before there was a kind are of traces.
      kind = kind == null ? TRACES : kind;
    }
  }

  /** The kinds of case. */
  public static final String TRACES = "traces";

  /** Files of function vectors. */
  public static final String VECTORS = "vectors";

  /** Two recordings each. */
  public static final String RECORDINGS = "recordings";

  /**
   * What was compared.
   *
   * @param rows rows of golden files, or cases of function vectors
   * @param cells cells of rows, or values of cases
   */
  public record Totals(
      int cases,
      long checks,
      long failedChecks,
      long ticks,
      long rows,
      long cells,
      long calls,
      long notReached) {}

  /** How many cases came out in one way. */
  public record StatusCount(String status, int cases) {}

  /**
   * One check over all cases.
   *
   * @param id its address or name
   * @param title what a reader calls it
   * @param owner the retail class
   * @param cases how many cases have it
   * @param failed in how many it fails
   * @param compared rows or calls compared
   * @param divergences how many of them, or of their cells, differ
   */
  public record CheckTotal(
      String id,
      String title,
      String owner,
      int cases,
      int failed,
      long compared,
      long divergences) {

    /** What conditions look at. */
    public CaseTraits traits() {
      boolean function = id.matches("0x[0-9A-F]{8}");
      int address = function ? Integer.parseUnsignedInt(id.substring(2), 16) : 0;
      return new CaseTraits() {
        @Override
        public String id() {
          return id;
        }

        @Override
        public Set<Function> functions() {
          return Set.of(new Function(address, owner));
        }
      };
    }

    CheckTotal plus(CheckEntry check) {
      return new CheckTotal(
          id,
          title,
          owner,
          cases + 1,
          failed + (check.passed() ? 0 : 1),
          compared + check.compared(),
          divergences + check.divergences());
    }
  }
}
