package dev.goldtrace.coverage;

import dev.goldtrace.coverage.Outcome.Verdict;
import java.util.Optional;

/**
 * What is known of one function after everything has been run.
 *
 * @param address its address in the retail executable
 * @param status the verdict
 * @param traces how many traces and vector files enter it
 * @param entries how often they do together
 * @param witness the first of them that speaks for the verdict: by id
 */
public record FunctionCoverage(
    int address, Status status, int traces, long entries, Optional<String> witness) {

  /** What is known of a function, worst first. */
  public enum Status {
    DIVERGING("a trace or vector in which its own calls or results differ"),
    UNPROVEN("entered only in traces that fail somewhere else"),
    EXPECTED_FAILURE("entered only in traces that are listed as failing"),
    NOT_EXERCISED("ported, and nothing enters it"),
    NOT_PORTED("specified or probed, and not ported"),
    MATCHED("entered in a trace or vector that passes");

    private final String meaning;

    Status(String meaning) {
      this.meaning = meaning;
    }

    /** What it says, for readers. */
    public String meaning() {
      return meaning;
    }
  }

  /** Collects what is found about one function. */
  static final class Tally {
    private int traces;
    private long entries;
    private String diverging;
    private String failedAsListed;
    private String unproven;
    private String listed;
    private String matched;

    void add(String id, Outcome outcome, int address, long times) {
      traces++;
      entries += times;
      boolean own = outcome.failed().contains(address);
      if (outcome.verdict() == Verdict.PASSED) {
        matched = first(matched, id);
      } else if (outcome.verdict() == Verdict.FAILED) {
        diverging = own ? first(diverging, id) : diverging;
        unproven = first(unproven, id);
      } else if (outcome.verdict() == Verdict.FAILED_AS_EXPECTED) {
        failedAsListed = own ? first(failedAsListed, id) : failedAsListed;
        listed = first(listed, id);
      }
    }

    private static String first(String before, String id) {
      return before == null ? id : before;
    }

    FunctionCoverage result(int address, boolean ported) {
      if (diverging != null) {
        return result(address, Status.DIVERGING, diverging);
      }
      if (!ported) {
        return result(address, Status.NOT_PORTED, null);
      }
      if (failedAsListed != null) {
        return result(address, Status.EXPECTED_FAILURE, failedAsListed);
      }
      if (matched != null) {
        return result(address, Status.MATCHED, matched);
      }
      if (unproven != null) {
        return result(address, Status.UNPROVEN, unproven);
      }
      return listed != null
          ? result(address, Status.EXPECTED_FAILURE, listed)
          : result(address, Status.NOT_EXERCISED, null);
    }

    private FunctionCoverage result(int address, Status status, String witness) {
      return new FunctionCoverage(address, status, traces, entries, Optional.ofNullable(witness));
    }
  }
}
