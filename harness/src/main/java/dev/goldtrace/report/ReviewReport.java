package dev.goldtrace.report;

import dev.goldtrace.authoring.PendingResult;
import dev.goldtrace.compare.AspectResult;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.report.Document.Excerpt;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What pending results change: one line each, then where each change begins. */
public final class ReviewReport {
  private final ContextText context;
  private final Listing.Builder results =
      Listing.of("pending", "id", "frames", "probes", "state", "differences", "first");
  private final List<Document.Block> changes = new ArrayList<>();
  private final List<Document.Block> orphans = new ArrayList<>();
  private final Function<String, RerunCommand> command;
  private int count;

  /**
   * @param context how many ticks or calls to show before and after a divergence
   * @param command makes a command line of this program
   */
  public ReviewReport(int context, Function<String, RerunCommand> command) {
    this.command = command;
    this.context = new ContextText(context, Sides.REPLAY);
  }

  /**
   * Adds a result.
   *
   * @param comparison the result beside its golden files; empty if there are none to compare with
   */
  public void add(PendingResult result, Optional<Comparison> comparison) {
    count++;
    Optional<Divergence> first = comparison.flatMap(Comparison::first);
    results.row(
        result.traceCase().id(),
        result.changes().get(0).word(),
        result.changes().get(1).word(),
        result.changes().get(2).word(),
        comparison.map(ReviewReport::differences).orElse(0L),
        first.map(divergence -> Signature.of(divergence).toString()).orElse("-"));
    first.ifPresent(
        divergence ->
            changes.add(
                new Excerpt(
                    "change of " + result.traceCase().id(),
                    excerpt(comparison.orElseThrow(), divergence))));
  }

  private static long differences(Comparison comparison) {
    return comparison.aspects().stream().mapToLong(AspectResult::divergences).sum();
  }

  private List<String> excerpt(Comparison comparison, Divergence first) {
    List<String> lines = new ArrayList<>();
    lines.add("first difference: " + DivergenceText.headline(first));
    DivergenceText.details(first).forEach(line -> lines.add("  " + line));
    context.lines(comparison, first, true).forEach(line -> lines.add("  | " + line));
    comparison.aspects().stream()
        .filter(aspect -> !aspect.passed())
        .forEach(
            aspect ->
                lines.add(
                    aspect.aspect().id()
                        + ": "
                        + Words.count(aspect.divergences(), "difference", "differences")));
    return lines;
  }

  /** Adds a pending file that belongs to no trace. */
  public void orphan(Path file) {
    orphans.add(
        new Note(
            "ORPHAN "
                + file
                + ": pending result without a trace; delete it, or bring the trace back."));
  }

  /** Everything added so far, and what to do now. */
  public Document document() {
    List<Document.Block> blocks = new ArrayList<>();
    blocks.add(results.build());
    blocks.addAll(changes);
    blocks.addAll(orphans);
    if (count == 0) {
      blocks.add(new Note("Nothing is pending."));
    } else {
      blocks.add(
          new Note(
              Words.count(count, "result", "results")
                  + " pending. What differs is the change of behaviour; one that you can't explain"
                  + " is a mistake."));
      blocks.add(
          new Note(
              "Accept with '%1$s ID...' or '%1$s --all', reject with '%2$s ID...' or '%2$s --all'."
                  .formatted(command.apply("accept"), command.apply("reject"))));
    }
    return new Document(blocks);
  }
}
