package dev.goldtrace.cli;

import dev.goldtrace.authoring.Change;
import dev.goldtrace.authoring.Draft;
import dev.goldtrace.authoring.Recorder;
import dev.goldtrace.check.SuiteRunner;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import dev.goldtrace.report.Words;
import dev.goldtrace.text.QuotedWord;
import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Records what the port does under authored traces, as pending results. */
@Command(
    name = "record",
    header = "Records golden files of your own traces, as pending results.",
    description = {
      "Replays traces of origin 'authored' through the port and writes what changes beside the"
          + " golden files, as NAME.frames.csv.new and so on. A golden file itself changes only"
          + " with 'goldtrace accept'.",
      "Golden files of outside origin (cdb, retail-model, ace, pcap) are refused. With CI=true"
          + " nothing is written, and the exit code is 1 if something would change."
    },
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace record my.trace.jsonl",
      "  goldtrace record 'authored/**'"
    })
final class RecordCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "TRACE",
      arity = "1..*",
      description =
          "A trace file, a folder, or a pattern of ids: * for a part of one segment, ** for any"
              + " number of segments.")
  private List<String> paths;

  @Mixin private ChoiceOptions choice;
  @Mixin private JobsOption jobs;
  @Mixin private FormatOption format;

  private final Listing.Builder rows =
      Listing.of("traces", "id", "result", "frames", "probes", "state");
  private final List<String> problems = new ArrayList<>();
  private int changed;
  private int unchanged;
  private int failed;
  private boolean unreadable;

  RecordCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CaseArguments arguments = new CaseArguments(context);
    List<TraceCase> cases = choice.traces(arguments.find(paths).cases(), arguments.here());
    OutsideOrigin.refuse(context, "record", cases, arguments.here());
    PendingArguments.completeAcceptances(context, cases, arguments.here());
    new SuiteRunner<Drafted>(
            (one, subject) -> drafted(one, new Recorder(arguments.here(), subject)),
            PortSubject::new,
            jobs.workers(cases.size()))
        .run(cases, drafted -> record(drafted, arguments.here()));
    print();
    if (unreadable) {
      return ExitCode.UNREADABLE_INPUT.code();
    }
    boolean good = failed == 0 && !(context.ci() && changed > 0);
    return (good ? ExitCode.AS_EXPECTED : ExitCode.DIVERGENCE).code();
  }

  /** What came of replaying a trace: a draft, or why it can't be read. */
  private record Drafted(TraceCase one, Optional<Draft> draft, String problem) {}

  private static Drafted drafted(TraceCase one, Recorder recorder) {
    try {
      return new Drafted(one, Optional.of(recorder.draft(one)), "");
    } catch (InputException e) {
      return new Drafted(one, Optional.empty(), e.getMessage());
    } catch (IOException e) {
      throw WriteProblem.of("record " + one.id(), e);
    }
  }

  private void record(Drafted drafted, Path here) {
    TraceCase one = drafted.one();
    if (drafted.draft().isEmpty()) {
      unreadable = true;
      row(one, "unreadable", List.of());
      problems.add(drafted.problem());
      return;
    }
    Draft draft = drafted.draft().get();
    if (draft.failure().isPresent()) {
      failed++;
      row(one, "failed", List.of());
      problems.add(
          one.trace()
              + ":"
              + draft.failure().get().line()
              + ": "
              + draft.failure().get().message()
              + "; nothing recorded");
      return;
    }
    if (!context.ci()) {
      save(draft, one, here);
    }
    boolean changes = draft.changesSomething();
    changed += changes ? 1 : 0;
    unchanged += changes ? 0 : 1;
    row(one, !changes ? "unchanged" : context.ci() ? "would change" : "pending", draft.changes());
  }

  private static void save(Draft draft, TraceCase one, Path here) {
    try {
      draft.save(here);
    } catch (IOException e) {
      throw WriteProblem.of("record " + one.id(), e);
    }
  }

  private void row(TraceCase one, String result, List<Change> changes) {
    List<String> words = changes.stream().map(Change::word).toList();
    boolean none = words.isEmpty();
    rows.row(
        one.id(),
        result,
        none ? "-" : words.get(0),
        none ? "-" : words.get(1),
        none ? "-" : words.get(2));
  }

  private void print() {
    List<Document.Block> blocks = new ArrayList<>();
    blocks.add(rows.build());
    problems.forEach(problem -> blocks.add(new Note(problem)));
    blocks.add(new Note(summary()));
    nextStep().ifPresent(step -> blocks.add(new Note(step)));
    format.print(new Document(blocks), context);
  }

  private String summary() {
    String text =
        Words.count(changed)
            + (context.ci() ? " would change, " : " pending, ")
            + Words.count(unchanged)
            + " unchanged";
    return failed + problems.size() == 0 ? text + "." : text + ", " + problems.size() + " failed.";
  }

  private Optional<String> nextStep() {
    if (context.ci()) {
      return Optional.of(
          "CI is set, so nothing was written."
              + (changed > 0 ? " Record outside of CI, review, accept, and commit." : ""));
    }
    return changed == 0
        ? Optional.empty()
        : Optional.of(
            "Next: '"
                + context.command("review")
                + " "
                + paths.stream().map(QuotedWord::of).collect(Collectors.joining(" "))
                + "'.");
  }
}
