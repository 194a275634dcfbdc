package dev.goldtrace.report;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.check.VectorSummary;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Title;
import dev.goldtrace.vector.VectorDivergence;
import dev.goldtrace.vector.VectorResult;
import java.util.Locale;
import java.util.Optional;

/** Collects the results of function vectors for programs and for Markdown. */
public final class VectorDocument {
  private final Listing.Builder files =
      Listing.of(
          "files",
          "id",
          "status",
          "address",
          "function",
          "cases",
          "values",
          "divergences",
          "first",
          "reason");
  private final boolean failuresOnly;

  /**
   * @param failuresOnly whether to leave out the files that are as expected
   */
  public VectorDocument(boolean failuresOnly) {
    this.failuresOnly = failuresOnly;
  }

  /**
   * Adds one file.
   *
   * @param result what came of it; empty when it can't be read
   * @param problem why it can't be read
   * @param listed the entry of the not-ported list that it matches
   */
  public void add(
      VectorFile file,
      CaseStatus status,
      Optional<VectorResult> result,
      String problem,
      Optional<NotPorted> listed) {
    if (failuresOnly && (status == CaseStatus.PASSED || status == CaseStatus.NOT_PORTED)) {
      return;
    }
    files.row(
        file.id(),
        status.name().toLowerCase(Locale.ROOT),
        result.map(one -> NumberText.hex(one.header().address())).orElse(""),
        result.map(one -> one.header().function()).orElse(""),
        result.map(VectorResult::cases).orElse(0),
        result.map(VectorResult::cells).orElse(0L),
        result.map(VectorResult::divergences).orElse(0L),
        result.flatMap(VectorResult::first).map(VectorDivergence::message).orElse(""),
        listed.map(NotPorted::reason).orElse(problem));
  }

  /** The document of the whole run. */
  public Document document(VectorSummary summary) {
    return Document.of(
        new Title("Function vectors"),
        files.build(),
        new Fact("compared files", summary.files()),
        new Fact("compared cases", summary.cases()),
        new Fact("compared values", summary.cells()),
        new Fact("stale entries", summary.unused().stream().map(NotPorted::place).toList()),
        new Fact("as expected", summary.asExpected()));
  }
}
