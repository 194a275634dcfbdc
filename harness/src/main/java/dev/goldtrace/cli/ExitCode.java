package dev.goldtrace.cli;

import dev.goldtrace.check.Summary;
import java.util.LinkedHashMap;
import java.util.Map;

/** How a command ended, as the calling shell sees it. */
public enum ExitCode {
  AS_EXPECTED(0, "everything as expected"),
  DIVERGENCE(1, "a divergence was found, or a trace is unsupported or failed on the way"),
  USAGE(2, "the command line is wrong, is refused, or names a place that is taken"),
  UNREADABLE_INPUT(3, "an input is missing or cannot be read as what it should be"),
  STALE_EXPECTATION(
      4, "a listed expectation is stale: it passes, fails differently or matches nothing"),
  UNWRITABLE_OUTPUT(5, "a file or the output cannot be written"),
  UNUSABLE_SUBJECT(6, "the program of --subject can't be started or does not speak the protocol"),
  INTERNAL_ERROR(70, "internal error, or out of memory"),
  OUTPUT_CLOSED(141, "the reader of the output went away");

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  /**
   * What a run ends with: what can't be read counts more than what differs, and that than a list.
   */
  static ExitCode of(Summary summary) {
    if (summary.unreadable()) {
      return UNREADABLE_INPUT;
    }
    if (summary.diverged()) {
      return DIVERGENCE;
    }
    return summary.stale() ? STALE_EXPECTATION : AS_EXPECTED;
  }

  /** The number handed to the shell. */
  public int code() {
    return code;
  }

  /** What it says, without a full stop. */
  public String meaning() {
    return meaning;
  }

  /** Codes and meanings in the order of the help. */
  static Map<String, String> table() {
    Map<String, String> table = new LinkedHashMap<>();
    for (ExitCode exit : values()) {
      table.put(Integer.toString(exit.code), exit.meaning);
    }
    return table;
  }
}
