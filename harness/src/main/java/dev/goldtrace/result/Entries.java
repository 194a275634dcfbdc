package dev.goldtrace.result;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.Expectation;
import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Counts;
import dev.goldtrace.compare.Difference;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.explain.Blame;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explanation;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.report.ExpectationText;
import dev.goldtrace.report.Words;
import dev.goldtrace.trace.TraceHeader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Turns what was found into entries of the result. */
final class Entries {

  private Entries() {}

  static CaseEntry of(ExplainedCase explained, String rerun) {
    CaseResult result = explained.result();
    Optional<TraceHeader> header = result.header();
    Counts counts = result.counts();
    Sides sides = explained.explanation().map(Explanation::sides).orElse(Sides.REPLAY);
    return new CaseEntry(
        result.traceCase().id(),
        slashes(result.traceCase().trace().toString()),
        null,
        header.map(it -> it.origin().word()).orElse(null),
        header.map(it -> it.dialect().word()).orElse(null),
        header.map(TraceHeader::title).orElse(null),
        header.map(TraceHeader::tags).orElse(List.of()),
        word(result.status()),
        result.asExpected(),
        counts.ticks(),
        counts.rows(),
        counts.cells(),
        counts.calls(),
        counts.notReached(),
        result.checks().stream().map(check -> of(check, sides)).toList(),
        result.comparison().flatMap(Comparison::first).map(first -> of(first, sides)).orElse(null),
        explained.explanation().map(Entries::of).orElse(null),
        objects(result),
        result.failure().map(Entries::of).orElse(null),
        result.problem().orElse(null),
        result.listed().map(it -> listed(it, result)).orElse(null),
        rerun);
  }

  private static String listed(Expectation entry, CaseResult result) {
    return result.status() == CaseStatus.STALE
        ? ExpectationText.stale(entry, result.signature())
        : entry.place() + ": " + ExpectationText.reason(entry);
  }

  static String slashes(String path) {
    return path.replace('\\', '/');
  }

  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static List<CaseEntry.ObjectEntry> objects(CaseResult result) {
    return result.comparison().map(Comparison::objects).orElse(List.of()).stream()
        .map(
            object ->
                new CaseEntry.ObjectEntry(
                    Words.id(object.guid()),
                    Signature.of(object.first()).toString(),
                    object.later()))
        .toList();
  }

  private static String of(SubjectFailure failure) {
    return failure.message()
        + ", at line "
        + failure.line()
        + " of the trace ("
        + failure.record()
        + "), last tick started: "
        + failure.tick();
  }

  private static CheckEntry of(CheckResult check, Sides sides) {
    return new CheckEntry(
        check.check().id(),
        word(check.check().kind()),
        check.check().title(),
        check.check().owner(),
        check.passed(),
        check.compared(),
        check.cells(),
        check.divergences(),
        check.first().map(first -> of(first, sides)).orElse(null));
  }

  private static DivergenceEntry of(Divergence divergence, Sides sides) {
    Optional<Difference> difference = divergence.difference();
    return new DivergenceEntry(
        Signature.of(divergence).toString(),
        word(divergence.kind()),
        null,
        divergence.tick(),
        Double.isNaN(divergence.time()) ? null : divergence.time(),
        Words.id(divergence.guid()),
        divergence.field().isEmpty() ? null : divergence.field(),
        DivergenceText.headline(divergence, sides),
        divergence
            .expected()
            .map(Entries::of)
            .or(() -> divergence.expectedCall().map(Entries::of))
            .orElse(null),
        divergence
            .actual()
            .map(Entries::of)
            .or(() -> divergence.actualCall().map(Entries::of))
            .orElse(null),
        difference.map(it -> Long.toUnsignedString(it.ulps())).orElse(null),
        difference.map(Difference::absolute).orElse(null),
        divergence.lastEntered().map(Words::call).orElse(null));
  }

  private static DivergenceEntry.Value of(Cell cell) {
    return new DivergenceEntry.Value(Words.value(cell), bits(cell));
  }

  /** The bits of a number with a fraction; null of anything else. */
  static String bits(Cell cell) {
    if (!cell.floating()) {
      return null;
    }
    return cell.type() == CellType.F32
        ? NumberText.hex((int) cell.bits())
        : String.format(Locale.ROOT, "0x%016X", cell.bits());
  }

  private static DivergenceEntry.Value of(ProbeRow call) {
    return new DivergenceEntry.Value(Words.call(call), null);
  }

  private static ExplanationEntry of(Explanation explanation) {
    return new ExplanationEntry(
        explanation.kind().id(),
        explanation.diagnosis(),
        explanation.nextStep(),
        explanation.blame().map(Entries::of).orElse(null));
  }

  private static ExplanationEntry.BlameEntry of(Blame blame) {
    return new ExplanationEntry.BlameEntry(
        NumberText.hex(blame.address()),
        blame.name(),
        word(blame.evidence()),
        blame.section().map(it -> it.link()).orElse(null),
        blame.source().map(it -> it.source()).orElse(null),
        blame.note().orElse(null),
        blame.others().stream().map(NumberText::hex).toList());
  }
}
