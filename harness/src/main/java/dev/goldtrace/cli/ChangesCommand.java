package dev.goldtrace.cli;

import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import dev.goldtrace.report.Words;
import dev.goldtrace.result.CaseEntry;
import dev.goldtrace.result.ResultChanges;
import dev.goldtrace.result.ResultChanges.Change;
import dev.goldtrace.result.ResultChanges.Row;
import dev.goldtrace.result.ResultJson;
import dev.goldtrace.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says what is better and what is worse than in an earlier run. */
@Command(
    name = "changes",
    header = "Compares two results: what broke, regressed, improved and matches now.",
    description = {
      "Results are what 'goldtrace replay', 'vectors' and 'compare' print with --format json."
          + " Checks are compared by retail address, the broken ones first. Exit code 1: something"
          + " is worse than before."
    },
    optionListHeading = "%nOptions:%n",
    footer = {"", "Examples:", "  goldtrace changes before.json after.json"})
final class ChangesCommand implements Callable<Integer> {
  private static final int MOST_ROWS = 30;

  private final CliContext context;

  @Parameters(index = "0", paramLabel = "OLD.json", description = "The earlier result.")
  private String old;

  @Parameters(index = "1", paramLabel = "NEW.json", description = "The later result.")
  private String now;

  @Mixin private ChoiceOptions choice;
  @Mixin private FailuresOption failures;
  @Mixin private FormatOption format;

  ChangesCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    RunResult before = ResultJson.read(context.resolve(old), old);
    RunResult after = ResultJson.read(context.resolve(now), now);
    requireSameKind(before.run().kind(), after.run().kind());
    ResultChanges changes = ResultChanges.between(before, after, choice.ofChecks());
    List<Block> blocks = new ArrayList<>();
    for (Change change : Change.values()) {
      if (failures.only() && !change.worse()) {
        continue;
      }
      List<Row> rows = changes.rows(change);
      if (!rows.isEmpty()) {
        blocks.add(listing(change, rows));
      }
      if (rows.size() > MOST_ROWS) {
        blocks.add(new Note("and " + (rows.size() - MOST_ROWS) + " more " + word(change)));
      }
    }
    otherCases(before, after).ifPresent(blocks::add);
    if (blocks.isEmpty()) {
      blocks.add(new Note(failures.only() ? "No check is worse." : "No check changed."));
    }
    format.print(new Document(blocks), context);
    return (changes.worse() ? ExitCode.DIVERGENCE : ExitCode.AS_EXPECTED).code();
  }

  private void requireSameKind(String before, String after) {
    if (!before.equals(after)) {
      throw new UsageException(
          old
              + " holds results of "
              + before
              + " and "
              + now
              + " of "
              + after
              + "; compare results of the same kind.");
    }
  }

  /** Where the two results are of different cases, a check may be gone or worse for that alone. */
  private Optional<Note> otherCases(RunResult before, RunResult after) {
    Set<String> onlyBefore = ids(before);
    Set<String> onlyAfter = ids(after);
    onlyBefore.removeAll(ids(after));
    onlyAfter.removeAll(ids(before));
    return onlyBefore.isEmpty() && onlyAfter.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Note(
                "The two results are not of the same "
                    + before.run().kind()
                    + ": "
                    + Words.count(onlyBefore.size())
                    + " only in "
                    + old
                    + ", "
                    + Words.count(onlyAfter.size())
                    + " only in "
                    + now
                    + ". A check may be missing or differ for that alone."));
  }

  private static Set<String> ids(RunResult result) {
    return result.cases().stream()
        .map(CaseEntry::id)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Listing listing(Change change, List<Row> rows) {
    Listing.Builder listing =
        Listing.of(word(change), word(change), "failed", "now", "differences", "after", "check");
    for (Row row : rows.subList(0, Math.min(rows.size(), MOST_ROWS))) {
      listing.row(
          row.id(),
          row.failedBefore(),
          row.failedNow(),
          row.divergencesBefore(),
          row.divergencesNow(),
          row.title());
    }
    return listing.build();
  }

  private static String word(Change change) {
    return change.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
