package dev.goldtrace.result;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.check.VectorOutcome;
import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.Difference;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.report.ExpectationText;
import dev.goldtrace.vector.VectorDivergence;
import dev.goldtrace.vector.VectorHeader;
import dev.goldtrace.vector.VectorResult;
import java.util.List;
import java.util.Optional;

/** Turns what came of function vectors into entries of the result: a case each, with one check. */
final class VectorEntries {

  private VectorEntries() {}

  static CaseEntry of(VectorOutcome outcome, String rerun) {
    Optional<VectorResult> result = outcome.result();
    Optional<VectorHeader> header = result.map(VectorResult::header);
    return new CaseEntry(
        outcome.file().id(),
        null,
        Entries.slashes(outcome.file().file().toString()),
        header.map(VectorHeader::origin).orElse(null),
        header.map(it -> it.dialect().word()).orElse(null),
        header.map(VectorHeader::function).orElse(null),
        List.of(),
        Entries.word(outcome.status()),
        outcome.asExpected(),
        0,
        result.map(VectorResult::cases).orElse(0),
        result.map(VectorResult::cells).orElse(0L),
        0,
        0,
        result.map(VectorEntries::check).map(List::of).orElse(List.of()),
        result.flatMap(VectorResult::first).map(VectorEntries::of).orElse(null),
        null,
        List.of(),
        outcome.status() == CaseStatus.UNSUPPORTED
            ? "no function of the port is bound to these vectors"
            : null,
        outcome.problem().isEmpty() ? null : outcome.problem(),
        outcome.listed().map(entry -> listed(entry, outcome.status())).orElse(null),
        rerun);
  }

  private static String listed(NotPorted entry, CaseStatus status) {
    return status == CaseStatus.STALE
        ? ExpectationText.stale(entry, Optional.empty())
        : entry.place() + ": " + ExpectationText.reason(entry);
  }

  private static CheckEntry check(VectorResult result) {
    VectorHeader header = result.header();
    return new CheckEntry(
        NumberText.hex(header.address()),
        "vectors",
        header.function(),
        header.function().split("::|\\.")[0],
        result.passed(),
        result.cases(),
        result.cells(),
        result.divergences(),
        result.first().map(VectorEntries::of).orElse(null));
  }

  private static DivergenceEntry of(VectorDivergence divergence) {
    return new DivergenceEntry(
        divergence.line() + "/" + divergence.member(),
        "value",
        divergence.line(),
        null,
        null,
        null,
        divergence.member(),
        divergence.message(),
        value(divergence.expected(), divergence.expectedNumber()),
        value(divergence.actual(), divergence.actualNumber()),
        divergence.distance().map(it -> Long.toUnsignedString(it.ulps())).orElse(null),
        divergence.distance().map(Difference::absolute).orElse(null),
        null);
  }

  private static DivergenceEntry.Value value(String text, Optional<Cell> number) {
    return new DivergenceEntry.Value(text, number.map(Entries::bits).orElse(null));
  }
}
