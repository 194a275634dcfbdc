package dev.goldtrace.report;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.check.VectorOutcome;
import dev.goldtrace.check.VectorSummary;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.vector.VectorHeader;
import dev.goldtrace.vector.VectorResult;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Function;

/** Prints the results of function vectors: one line a file. */
public final class VectorReport {
  private final PrintWriter out;
  private final Style style;
  private final boolean failuresOnly;
  private final Function<VectorFile, String> rerun;

  /**
   * @param failuresOnly whether to leave out the files that are as expected
   * @param rerun the command that runs just one file again
   */
  public VectorReport(
      PrintWriter out, Style style, boolean failuresOnly, Function<VectorFile, String> rerun) {
    this.rerun = rerun;
    this.out = out;
    this.style = style;
    this.failuresOnly = failuresOnly;
  }

  /** Prints one file. */
  public void add(VectorOutcome outcome) {
    if (outcome.asExpected() && failuresOnly) {
      return;
    }
    VectorFile file = outcome.file();
    Optional<VectorResult> result = outcome.result();
    String function = result.map(VectorResult::header).map(VectorReport::function).orElse("");
    switch (outcome.status()) {
      case PASSED ->
          out.println(
              style.good("ok          ")
                  + file.id()
                  + style.faint("  " + compared(result.orElseThrow())));
      case NOT_PORTED ->
          out.println(
              style.odd("not ported  ")
                  + file.id()
                  + style.faint("  " + outcome.listed().map(NotPorted::reason).orElse("")));
      case DIVERGED ->
          out.println(style.bad("DIVERGED    ") + style.strong(file.id()) + "  " + function);
      case STALE -> out.println(style.bad("STALE       ") + style.strong(file.id()));
      case UNSUPPORTED ->
          out.println(style.bad("UNSUPPORTED ") + style.strong(file.id()) + "  " + function);
      default -> out.println(style.bad("UNREADABLE  ") + style.strong(file.id()));
    }
    if (!outcome.asExpected()) {
      explain(outcome);
    }
  }

  private void explain(VectorOutcome outcome) {
    if (!outcome.problem().isEmpty()) {
      out.println("  " + outcome.problem());
    }
    if (outcome.status() == CaseStatus.UNSUPPORTED) {
      out.println("  no function of the port is bound to these vectors");
    }
    if (outcome.status() == CaseStatus.STALE) {
      outcome
          .listed()
          .ifPresent(
              entry ->
                  out.println(
                      "  passes, but is listed as not ported; remove it from "
                          + entry.file()
                          + ":"
                          + entry.line()));
    }
    outcome.result().ifPresent(this::explain);
    out.println("  run just this: " + rerun.apply(outcome.file()));
    out.println();
  }

  private void explain(VectorResult result) {
    result
        .first()
        .ifPresent(
            first -> {
              out.println("  first divergence: " + first.message());
              out.println(
                  "  "
                      + Words.count(result.divergences(), "value differs", "values differ")
                      + " in all, of "
                      + Words.count(result.cells()));
            });
  }

  private static String compared(VectorResult result) {
    return Words.count(result.cases(), "case", "cases")
        + ", "
        + Words.count(result.cells(), "value", "values");
  }

  private static String function(VectorHeader header) {
    return NumberText.hex(header.address()) + " " + header.function();
  }

  /** Prints what the run as a whole compared and how it came out. */
  public void summary(VectorSummary summary) {
    SummaryText end =
        new SummaryText(summary, style, summary.files(CaseStatus.PASSED), Sides.REPLAY.same())
            .and(summary.files(CaseStatus.DIVERGED), "diverged")
            .and(summary.files(CaseStatus.UNSUPPORTED), "unsupported")
            .and(summary.files(CaseStatus.UNREADABLE), "unreadable")
            .and(summary.files(CaseStatus.NOT_PORTED), "not ported, as listed")
            .and(summary.files(CaseStatus.STALE) + summary.unused().size(), "stale expectations");
    end.expectations().forEach(out::println);
    out.println(
        "compared: "
            + Words.count(summary.files(), "file", "files")
            + ", "
            + Words.count(summary.cases(), "case", "cases")
            + ", "
            + Words.count(summary.cells(), "value", "values"));
    out.println(end.result());
  }
}
