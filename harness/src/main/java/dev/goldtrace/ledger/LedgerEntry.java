package dev.goldtrace.ledger;

import java.util.List;

/**
 * A known difference from retail that can be seen.
 *
 * @param id e.g. {@code "D-P07"}
 * @param addresses of the retail functions, {@code 0x%08X}; empty where retail has none
 * @param function their names, or what it is about
 * @param title the difference in a few words
 * @param retail what retail does
 * @param other what ACE, or the design document, does
 * @param effect what can be seen
 * @param kind whether the port can show it
 * @param note covered: the ids of the switches that do; documented: why the port does not show it
 * @param branches of a switch: the classes in which the port looks at it
 */
public record LedgerEntry(
    String id,
    List<String> addresses,
    String function,
    String title,
    String retail,
    String other,
    String effect,
    Kind kind,
    String note,
    List<String> branches) {

  /** Whether the port can show a difference. */
  public enum Kind {
    /** It can: by the divergence of that id. */
    SWITCH,
    /** It can: another entry's switch does it too. */
    COVERED,
    /** It cannot. */
    DOCUMENTED
  }

  public LedgerEntry {
    addresses = List.copyOf(addresses);
    branches = List.copyOf(branches);
  }

  /** Whether ACE does so; otherwise a design document says so. */
  public boolean isAces() {
    return !id.startsWith("D-S");
  }

  /** Who does otherwise than retail. */
  public String party() {
    return isAces() ? "ACE" : "design document";
  }

  /** What the port makes of it, in words. */
  public String inThePort() {
    return switch (kind) {
      case SWITCH -> "switch, in " + String.join(", ", branches);
      case COVERED -> "covered by " + note.replace(" ", ", ");
      case DOCUMENTED -> "none: " + note;
    };
  }
}
