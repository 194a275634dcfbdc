package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the commands that decide about pending results have in common. */
abstract class DecisionCommand implements Callable<Integer> {
  private final CliContext context;
  private final String verb;
  private final String done;

  @Parameters(
      paramLabel = "PATTERN",
      description = "Trace files, folders or patterns of ids whose pending results are meant.")
  private List<String> paths = List.of();

  @Option(names = "--all", description = "All pending results.")
  private boolean all;

  @Mixin private ChoiceOptions choice;
  @Mixin private FormatOption format;

  /**
   * @param verb the command's name
   * @param done what it did to files, e.g. {@code accepted}
   */
  DecisionCommand(CliContext context, String verb, String done) {
    this.context = context;
    this.verb = verb;
    this.done = done;
  }

  /** Refuses all if one of them can't be decided like this. */
  abstract void check(PendingArguments pending);

  /**
   * Decides about one result.
   *
   * @return the files that were changed
   */
  abstract List<Path> decide(PendingResult result) throws IOException;

  @Override
  public final Integer call() {
    Decisions decisions = new Decisions(done);
    PendingArguments pending = PendingArguments.decided(context, verb, paths, all, choice);
    check(pending);
    for (PendingResult result : pending.results()) {
      try {
        for (Path file : decide(result)) {
          decisions.add(result.traceCase().id(), pending.shown(file));
        }
      } catch (IOException e) {
        decisions.print(context, format.format());
        throw WriteProblem.of(verb + " " + result.traceCase().id(), e);
      }
    }
    decisions.print(context, format.format());
    return ExitCode.AS_EXPECTED.code();
  }
}
