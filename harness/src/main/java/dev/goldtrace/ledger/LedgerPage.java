package dev.goldtrace.ledger;

import java.util.List;
import java.util.function.Predicate;

/** The ledger as a page of documentation, docs/divergences.md. */
public final class LedgerPage {
  private static final String HEAD =
      """
      # Known divergences from retail

      Where ACE's movement code, or a design document for ports, is known to do otherwise than the retail client
      11.4186, and what can be seen of it. Differences without a visible effect are left out.

      The port does as retail does. A *switch* makes it do as the other side does: `Divergence` in `physics-port` has a
      constant of each. `Dialect.ACE` is all of ACE's switches; traces with `dialect` `ace` are replayed in it. *Covered*
      means that another entry's switch shows the same; *none*, that the port cannot show it, and why.
      `goldtrace explain D-P01` prints one entry.

      This page is generated from the ledger that comes with the program:
      `mvn test -pl harness -am -Dtest=LedgerPageTest -Dgoldtrace.update=true -Dsurefire.failIfNoSpecifiedTests=false`.
      """;

  private static final String DESIGN =
      """

      These statements are neither retail's nor ACE's; they stand in early design documents for ports. No dialect has
      them on. Where such a document repeats ACE's version, the entry above counts: D-P01, D-P02, D-P37, D-P40, D-P51
      and D-P72.
      """;

  private LedgerPage() {}

  /** The page; every line ends in {@code '\n'}. */
  public static String of(Ledger ledger) {
    StringBuilder page = new StringBuilder(HEAD);
    page.append("\n").append(counts(ledger)).append("\n");
    section(
        page, ledger, "Positions, targets, geometry and the tick", "", "ACE", startsWith("D-P"));
    section(page, ledger, "Motions and move-to", "", "ACE", startsWith("D-M"));
    section(page, ledger, "Design documents", DESIGN, "Document", startsWith("D-S"));
    return page.toString();
  }

  private static Predicate<LedgerEntry> startsWith(String prefix) {
    return entry -> entry.id().startsWith(prefix);
  }

  private static String counts(Ledger ledger) {
    return String.format(
        "%d entries: %d switches, %d covered by one, %d that the port cannot show.",
        ledger.entries().size(),
        count(ledger, LedgerEntry.Kind.SWITCH),
        count(ledger, LedgerEntry.Kind.COVERED),
        count(ledger, LedgerEntry.Kind.DOCUMENTED));
  }

  private static long count(Ledger ledger, LedgerEntry.Kind kind) {
    return ledger.entries().stream().filter(entry -> entry.kind() == kind).count();
  }

  private static void section(
      StringBuilder page,
      Ledger ledger,
      String title,
      String text,
      String other,
      Predicate<LedgerEntry> of) {
    page.append("\n## ").append(title).append("\n").append(text).append("\n");
    row(page, List.of("Id", "Function", "Difference", "Retail", other, "Visible effect", "Port"));
    page.append("|---|---|---|---|---|---|---|\n");
    ledger.entries().stream()
        .filter(of)
        .forEach(
            entry ->
                row(
                    page,
                    List.of(
                        entry.id(),
                        (String.join(" ", entry.addresses()) + " " + entry.function()).strip(),
                        entry.title(),
                        entry.retail(),
                        entry.other(),
                        entry.effect(),
                        entry.inThePort())));
  }

  private static void row(StringBuilder page, List<String> cells) {
    page.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
