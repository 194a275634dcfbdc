package dev.goldtrace.report;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.PendingName;
import dev.goldtrace.check.RunSummary;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Counts;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.ObjectResult;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explanation;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.replay.SubjectFailure;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Prints results for a reader: one line a trace, and what to know about each that fails. */
public final class ConsoleReport {
  private static final int MOST_OBJECTS = 10;
  private static final int MOST_ORPHANS = 30;

  private final PrintWriter out;
  private final Style style;
  private final boolean failuresOnly;
  private final ContextText context;
  private final Causes causes = new Causes();
  private final Function<TraceCase, String> rerun;
  private final Sides sides;
  private final UnaryOperator<String> suggesting;

  /**
   * @param failuresOnly whether to leave out the lines of cases that are as expected
   * @param context how many ticks or calls to show before and after a divergence
   * @param rerun the command that runs just one case again
   * @param sides what the two that are compared are called
   * @param suggesting spells the commands that a message suggests as the program was started
   */
  public ConsoleReport(
      PrintWriter out,
      Style style,
      boolean failuresOnly,
      int context,
      Function<TraceCase, String> rerun,
      Sides sides,
      UnaryOperator<String> suggesting) {
    this.suggesting = suggesting;
    this.sides = sides;
    this.out = out;
    this.style = style;
    this.failuresOnly = failuresOnly;
    this.context = new ContextText(context, sides);
    this.rerun = rerun;
  }

  /** Prints one case. */
  public void add(ExplainedCase explained) {
    causes.add(explained);
    CaseResult result = explained.result();
    if (result.asExpected() && failuresOnly) {
      return;
    }
    out.println(line(result));
    if (!result.asExpected()) {
      explain(result, explained.explanation());
    }
  }

  private String line(CaseResult result) {
    String id = result.traceCase().id();
    return switch (result.status()) {
      case PASSED -> style.good("ok          ") + id + style.faint("  " + compared(result));
      case NOT_PORTED -> style.odd("not ported  ") + id + style.faint("  " + reason(result));
      case EXPECTED_FAILURE -> style.odd("expected    ") + id + style.faint("  " + reason(result));
      case STALE -> style.bad("STALE       ") + style.strong(id);
      case DIVERGED -> style.bad("DIVERGED    ") + style.strong(id) + "  " + failedOfAll(result);
      case UNSUPPORTED -> style.bad("UNSUPPORTED ") + style.strong(id);
      case SUBJECT_FAILED -> style.bad("FAILED      ") + style.strong(id);
      case UNREADABLE -> style.bad("UNREADABLE  ") + style.strong(id);
    };
  }

  private static String compared(CaseResult result) {
    Counts counts = result.counts();
    return Words.count(counts.ticks(), "tick", "ticks")
        + ", "
        + Words.count(counts.rows(), "row", "rows")
        + ", "
        + Words.count(counts.calls(), "call", "calls")
        + ", "
        + Words.count(result.checks().size(), "check", "checks")
        + (result.notCompared().isEmpty()
            ? ""
            : "; not compared: " + Words.kinds(result.notCompared()));
  }

  private static String reason(CaseResult result) {
    return result.listed().map(ExpectationText::reason).orElse("");
  }

  private static String failedOfAll(CaseResult result) {
    long failed = result.checks().stream().filter(check -> !check.passed()).count();
    return Words.count(failed) + " of " + Words.count(result.checks().size(), "check", "checks");
  }

  private void explain(CaseResult result, Optional<Explanation> explanation) {
    result.problem().ifPresent(problem -> indented(suggesting.apply(problem)));
    result.failure().ifPresent(this::failure);
    if (result.status() == CaseStatus.STALE) {
      result
          .listed()
          .ifPresent(entry -> indented(ExpectationText.stale(entry, result.signature())));
    }
    result
        .comparison()
        .ifPresent(
            comparison ->
                comparison
                    .first()
                    .ifPresent(first -> divergence(result, comparison, first, explanation)));
    indented("run just this: " + rerun.apply(result.traceCase()));
    out.println();
  }

  private void failure(SubjectFailure failure) {
    indented(
        failure.message()
            + ", at line "
            + failure.line()
            + " of the trace ("
            + failure.record()
            + "), last tick started: "
            + failure.tick());
    failure
        .cause()
        .map(Throwable::getStackTrace)
        .filter(frames -> frames.length > 0)
        .ifPresent(frames -> indented("  in " + frames[0]));
    if (!failure.lastWords().isEmpty()) {
      indented("the last lines of its standard error:");
      failure.lastWords().forEach(line -> indented("| " + line));
    }
  }

  private void divergence(
      CaseResult result,
      Comparison comparison,
      Divergence first,
      Optional<Explanation> explanation) {
    indented(style.strong("first divergence: " + DivergenceText.headline(first, sides)));
    boolean calls = result.callsCompared();
    DivergenceText.details(first, sides, calls).forEach(line -> indented("  " + line));
    explanation.ifPresent(
        why -> ExplanationText.lines(why).forEach(line -> indented("  " + suggesting.apply(line))));
    indented("  signature " + Signature.of(first));
    for (String line : context.lines(comparison, first, calls)) {
      indented("  " + style.faint("|") + " " + line);
    }
    indented("failed checks: " + failedChecks(result));
    objects(comparison, first);
    if (comparison.counts().notReached() > 0) {
      indented(
          Words.count(comparison.counts().notReached(), "golden row", "golden rows")
              + " not reached");
    }
  }

  private static String failedChecks(CaseResult result) {
    return result.checks().stream()
        .filter(check -> !check.passed())
        .map(ConsoleReport::failedCheck)
        .collect(Collectors.joining(", "));
  }

  private static String failedCheck(CheckResult result) {
    String address = result.check().address().isPresent() ? result.check().id() + " " : "";
    return address
        + (address.isEmpty() ? result.check().id() : result.check().title())
        + " ("
        + Words.count(result.divergences())
        + ")";
  }

  private void objects(Comparison comparison, Divergence first) {
    List<ObjectResult> objects = comparison.objects();
    for (ObjectResult object : objects.subList(0, Math.min(objects.size(), MOST_OBJECTS))) {
      String later = Words.count(object.later(), "difference", "differences") + " of it after that";
      indented(
          "object "
              + Words.id(object.guid())
              + ": "
              + (object.first() == first
                  ? ""
                  : DivergenceText.inShort(object.first(), sides) + ", ")
              + later);
    }
    if (objects.size() > MOST_OBJECTS) {
      indented("and " + (objects.size() - MOST_OBJECTS) + " more objects");
    }
  }

  /** Prints what the run as a whole compared and how it came out. */
  public void summary(RunSummary summary) {
    CauseTable.lines(causes.all()).forEach(out::println);
    SummaryText end =
        new SummaryText(summary, style, summary.cases(CaseStatus.PASSED), sides.same())
            .and(summary.cases(CaseStatus.DIVERGED), "diverged")
            .and(summary.cases(CaseStatus.SUBJECT_FAILED), "failed")
            .and(summary.cases(CaseStatus.UNSUPPORTED), "unsupported")
            .and(summary.cases(CaseStatus.UNREADABLE), "unreadable")
            .and(summary.orphans().size(), "golden without a trace")
            .and(summary.cases(CaseStatus.NOT_PORTED), "not ported, as listed")
            .and(summary.cases(CaseStatus.EXPECTED_FAILURE), "failing, as listed")
            .and(summary.cases(CaseStatus.STALE) + summary.unused().size(), "stale expectations");
    end.expectations().forEach(out::println);
    orphans(summary.orphans());
    Counts counts = summary.counts();
    out.println(
        "compared: "
            + Words.count(summary.cases(), sides.one(), sides.many())
            + ", "
            + Words.count(summary.checks(), "check", "checks")
            + ", "
            + Words.count(counts.ticks(), "tick", "ticks")
            + ", "
            + Words.count(counts.rows(), "row", "rows")
            + ", "
            + Words.count(counts.cells(), "cell", "cells")
            + ", "
            + Words.count(counts.calls(), "call", "calls"));
    if (!summary.notCompared().isEmpty()) {
      out.println(
          style.odd("not compared: ")
              + Words.kinds(summary.notCompared())
              + "; "
              + sides.incomparable());
    }
    out.println(end.result());
  }

  private void orphans(List<Path> orphans) {
    for (Path orphan : orphans.subList(0, Math.min(orphans.size(), MOST_ORPHANS))) {
      String kind = PendingName.isPending(orphan) ? "pending result" : "golden file";
      out.println(style.bad("ORPHAN      ") + orphan + ": " + kind + " without a trace");
    }
    if (orphans.size() > MOST_ORPHANS) {
      out.println("and " + (orphans.size() - MOST_ORPHANS) + " more golden files without a trace");
    }
  }

  private void indented(String line) {
    out.println("  " + line);
  }
}
