package dev.goldtrace.report;

import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.diagnose.Diagnosis;
import dev.goldtrace.diagnose.FolderDiagnosis;
import dev.goldtrace.diagnose.RecordedTrace;
import dev.goldtrace.diagnose.Rounding;
import dev.goldtrace.ledger.Ledger;
import dev.goldtrace.ledger.LedgerEntry;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Diagnoses in words. */
public final class DiagnosisReport {
  private final Ledger ledger;

  /**
   * @param ledger says what the divergences are about
   */
  public DiagnosisReport(Ledger ledger) {
    this.ledger = ledger;
  }

  /**
   * The diagnosis of one trace.
   *
   * @param id the trace
   * @param recording whose recording it is, in words
   * @param before what differs in the dialect of the golden files
   * @param after what differs with the divergences that were found
   */
  public Document trace(
      String id,
      String recording,
      RecordedTrace recorded,
      Diagnosis diagnosis,
      Comparison before,
      Comparison after,
      Optional<Rounding> rounding) {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Fact("trace", id));
    blocks.add(new Fact("recording", recording));
    blocks.add(new Fact("compared", compared(recorded)));
    before.first().ifPresent(first -> blocks.add(new Fact("difference", where(first))));
    blocks.add(new Fact("verdict", verdict(recorded, diagnosis, after)));
    rounding.ifPresent(found -> blocks.add(new Fact("rounding", rounding(found, diagnosis))));
    if (!diagnosis.divergences().isEmpty()) {
      Listing.Builder listing = Listing.of("divergences", "id", "function", "title", "or");
      for (Divergence divergence : diagnosis.divergences()) {
        listing.row(
            divergence.id(),
            ledger.find(divergence.id()).map(LedgerEntry::function).orElse(""),
            title(divergence),
            ids(diagnosis.alternatives(divergence)));
      }
      blocks.add(listing.build());
    }
    return new Document(blocks);
  }

  private static List<String> compared(RecordedTrace recorded) {
    Set<RowKind> kinds = EnumSet.copyOf(recorded.rows().kinds());
    return kinds.stream().map(RowKind::word).toList();
  }

  /** What came out, in one sentence. */
  private String verdict(RecordedTrace recorded, Diagnosis diagnosis, Comparison after) {
    long frames = recorded.rows().frames().size();
    String equal =
        recorded.rows().kinds().contains(RowKind.FRAMES)
            ? Words.count(diagnosis.reach().frames())
                + " of "
                + Words.count(frames, "frame", "frames")
                + " equal"
            : "every row equal";
    if (diagnosis.equal()) {
      return "nothing to explain; " + equal;
    }
    String names =
        diagnosis.divergences().stream().map(this::named).collect(Collectors.joining(" + "));
    if (diagnosis.complete()) {
      return "explained completely by " + names + "; " + equal;
    }
    String first = after.first().map(DiagnosisReport::where).orElse("the end of the recording");
    if (diagnosis.divergences().isEmpty()) {
      return "unexplained: no known divergence moves the first difference, " + first;
    }
    return "explained up to tick "
        + (diagnosis.reach().tick() - 1)
        + " by "
        + names
        + ", the rest unexplained, first at "
        + first;
  }

  private static String where(dev.goldtrace.compare.Divergence divergence) {
    String place =
        divergence.aspect() instanceof ColumnGroup group
            ? divergence.field().isEmpty() ? group.id() : "column " + divergence.field()
            : (divergence.aspect().id() + " " + divergence.field()).strip();
    String values =
        divergence.expected().isPresent() && divergence.actual().isPresent()
            ? ": recorded "
                + Words.value(divergence.expected().get())
                + ", port "
                + Words.value(divergence.actual().get())
            : switch (divergence.kind()) {
              case MISSING_ROW, MISSING_CALL -> ": recorded, but not made by the port";
              case EXTRA_ROW, EXTRA_CALL -> ": made by the port, but not recorded";
              default -> ": another order";
            };
    return "tick "
        + divergence.tick()
        + ", object "
        + Words.id(divergence.guid())
        + ", "
        + place
        + values;
  }

  private static String rounding(Rounding rounding, Diagnosis diagnosis) {
    String numbers =
        "the "
            + Words.count(rounding.cells(), "number that differs is", "numbers that differ are")
            + " within "
            + rounding.ulps()
            + " ULP of float32, at most "
            + NumberText.csv((float) rounding.absolute())
            + " apart: the size of arithmetic at 32 instead of 53 bits";
    if (!diagnosis.complete()) {
      return numbers + ", but no known place of it gives these bits";
    }
    return diagnosis.rounding() ? numbers + ", and that is all it is" : numbers;
  }

  /**
   * The table over many traces.
   *
   * @param unrecorded how many traces have no recording
   */
  public Document folder(FolderDiagnosis folder, int unrecorded) {
    List<FolderDiagnosis.Part> parts = folder.parts();
    List<FolderDiagnosis.Finding> findings = folder.findings();
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Fact("recordings", parts.size()));
    if (unrecorded > 0) {
      blocks.add(new Fact("not recorded", unrecorded));
    }
    blocks.add(new Fact("equal", count(parts, Diagnosis::equal)));
    blocks.add(new Fact("explained", count(parts, one -> !one.equal() && one.complete())));
    blocks.add(new Fact("unexplained", count(parts, one -> !one.complete())));
    blocks.add(new Fact("carried", carried(findings)));
    blocks.add(new Fact("not carried", folder.excluded().size()));
    blocks.add(new Fact("not exercised", folder.unseen().size()));
    if (!findings.isEmpty()) {
      Listing.Builder table = Listing.of("divergences", "id", "for", "against", "or", "title");
      for (FolderDiagnosis.Finding finding : findings) {
        table.row(
            finding.divergence().id(),
            finding.evidenceFor(),
            finding.evidenceAgainst(),
            ids(finding.alternatives()),
            title(finding.divergence()));
      }
      blocks.add(table.build());
      Listing.Builder traces = Listing.of("traces", "trace", "explained", "by");
      for (FolderDiagnosis.Part part : parts) {
        if (!part.diagnosis().equal()) {
          traces.row(part.id(), extent(part.diagnosis()), ids(folder.explanation(part)));
        }
      }
      blocks.add(traces.build());
    }
    if (!folder.excluded().isEmpty()) {
      Listing.Builder excluded = Listing.of("excluded", "not carried", "against", "title");
      for (Divergence divergence : folder.excluded()) {
        excluded.row(divergence.id(), folder.against(divergence), title(divergence));
      }
      blocks.add(excluded.build());
    }
    return new Document(blocks);
  }

  private static String extent(Diagnosis diagnosis) {
    if (diagnosis.complete()) {
      return "completely";
    }
    return diagnosis.divergences().isEmpty()
        ? "no"
        : "up to tick " + (diagnosis.reach().tick() - 1);
  }

  private static List<String> carried(List<FolderDiagnosis.Finding> findings) {
    return findings.stream()
        .filter(FolderDiagnosis.Finding::uncontradicted)
        .map(finding -> finding.divergence().id())
        .toList();
  }

  private static long count(List<FolderDiagnosis.Part> parts, Predicate<Diagnosis> which) {
    return parts.stream().map(FolderDiagnosis.Part::diagnosis).filter(which).count();
  }

  private static List<String> ids(Collection<Divergence> divergences) {
    return divergences.stream().sorted().map(Divergence::id).toList();
  }

  private String named(Divergence divergence) {
    return divergence.id() + " (" + title(divergence) + ")";
  }

  private String title(Divergence divergence) {
    return ledger.find(divergence.id()).map(LedgerEntry::title).orElse("");
  }
}
