package dev.goldtrace.result;

import dev.goldtrace.explain.Sides;
import dev.goldtrace.report.Causes;
import dev.goldtrace.report.Causes.Cause;
import dev.goldtrace.report.MarkdownText;
import dev.goldtrace.report.Words;
import java.util.List;

/** Results for issues and reviews: the totals, then each case that is not as expected. */
public final class ResultMarkdown {
  private ResultMarkdown() {}

  /** Writes a result. */
  public static String write(RunResult result) {
    StringBuilder text = new StringBuilder("# Conformance: ");
    text.append(result.verdict().replace('_', ' ')).append("\n\n");
    text.append("| cases | status |\n| ---: | --- |\n");
    result
        .statuses()
        .forEach(
            count ->
                text.append("| ")
                    .append(Words.count(count.cases()))
                    .append(" | ")
                    .append(count.status().replace('_', ' '))
                    .append(" |\n"));
    text.append("\nCompared: ").append(compared(result.run().kind(), result.totals()));
    if (!result.run().notCompared().isEmpty()) {
      text.append("\nNot compared: ")
          .append(String.join(", ", result.run().notCompared()))
          .append("; ")
          .append(sides(result.run().kind()).incomparable())
          .append(".\n");
    }
    causes(text, result.causes());
    result.stale().forEach(line -> text.append("\n- stale: ").append(MarkdownText.escape(line)));
    result
        .orphans()
        .forEach(
            line ->
                text.append("\n- golden file without a trace: ").append(MarkdownText.escape(line)));
    result.cases().stream()
        .filter(one -> !one.asExpected())
        .forEach(one -> append(text, one, sides(result.run().kind())));
    return text.toString().stripTrailing() + "\n";
  }

  private static Sides sides(String kind) {
    return kind.equals(RunResult.RECORDINGS) ? Sides.RECORDINGS : Sides.REPLAY;
  }

  private static String compared(String kind, RunResult.Totals totals) {
    Sides sides = sides(kind);
    String cells = Words.count(totals.cells(), "cell", "cells");
    List<String> parts =
        kind.equals(RunResult.VECTORS)
            ? List.of(
                Words.count(
                    totals.cases(), "file of function vectors", "files of function vectors"),
                Words.count(totals.rows(), "case", "cases"),
                Words.count(totals.cells(), "value", "values"))
            : rows(totals, Words.count(totals.cases(), sides.one(), sides.many()), cells);
    return String.join(", ", parts) + ".\n";
  }

  private static List<String> rows(RunResult.Totals totals, String cases, String cells) {
    return List.of(
        cases,
        Words.count(totals.checks(), "check", "checks"),
        Words.count(totals.ticks(), "tick", "ticks"),
        Words.count(totals.rows(), "row", "rows"),
        cells,
        Words.count(totals.calls(), "call", "calls"));
  }

  /** What many divergences have in common; nothing where so few diverge that it tells nothing. */
  private static void causes(StringBuilder text, List<Cause> causes) {
    if (!Causes.worthShowing(causes)) {
      return;
    }
    text.append("\n| cases | cause | first example |\n| ---: | --- | --- |\n");
    for (Cause cause : causes.subList(0, Math.min(causes.size(), Causes.MOST_SHOWN))) {
      text.append("| ")
          .append(Words.count(cause.cases()))
          .append(" | ")
          .append(MarkdownText.escape(cause.cause()))
          .append(" | ")
          .append(MarkdownText.escape(cause.example()))
          .append(" |\n");
    }
    if (causes.size() > Causes.MOST_SHOWN) {
      text.append("\nand ").append(causes.size() - Causes.MOST_SHOWN).append(" more causes\n");
    }
  }

  private static void append(StringBuilder text, CaseEntry one, Sides sides) {
    text.append("\n## ")
        .append(MarkdownText.escape(one.id()))
        .append(": ")
        .append(one.status().replace('_', ' '));
    text.append("\n\n");
    item(text, "problem", one.problem());
    item(text, "stopped", one.failure());
    item(text, "listed", one.listed());
    DivergenceEntry first = one.first();
    if (first != null) {
      item(text, "first divergence", first.headline());
      item(text, sides.expected(), value(first.golden()));
      item(text, sides.actual(), value(first.replayed()));
      item(text, "apart", first.ulps() == null ? null : first.ulps() + " ULP");
      item(text, "entered last before it", first.lastEntered());
    }
    ExplanationEntry why = one.explanation();
    if (why != null) {
      item(text, "kind", why.kind().replace('_', ' ') + ": " + why.diagnosis());
      if (why.blame() != null) {
        item(text, "blame", blame(why.blame()));
        item(text, "note", why.blame().note());
      }
      item(text, "next step", why.nextStep());
    }
    text.append("\n```sh\n").append(one.rerun()).append("\n```\n");
  }

  private static String value(DivergenceEntry.Value value) {
    if (value == null) {
      return null;
    }
    return "`" + value.text() + "`" + (value.bits() == null ? "" : " (bits " + value.bits() + ")");
  }

  private static String blame(ExplanationEntry.BlameEntry blame) {
    String name = blame.address() + " " + blame.name();
    return (blame.spec() == null ? name : "[" + name + "](" + blame.spec() + ")")
        + (blame.source() == null ? "" : ", " + blame.source());
  }

  private static void item(StringBuilder text, String name, String value) {
    if (value != null) {
      text.append("- ").append(name).append(": ");
      text.append(MarkdownText.escape(value)).append('\n');
    }
  }
}
