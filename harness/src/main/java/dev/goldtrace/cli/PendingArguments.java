package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import dev.goldtrace.check.PendingName;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.file.LeftOver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The pending results that a command line names.
 *
 * @param here the folder that relative paths are relative to
 * @param results the results, by id
 * @param orphans pending files of the folders asked for that belong to no trace
 */
record PendingArguments(Path here, List<PendingResult> results, List<Path> orphans) {

  /**
   * Those of some traces, or of all in the folder traces when none is named. First puts in order
   * what killed runs have left, as {@link #completeAcceptances} says.
   */
  static PendingArguments find(CliContext context, List<String> paths, ChoiceOptions choice) {
    CaseArguments arguments = new CaseArguments(context);
    Selection selection = arguments.find(paths);
    List<TraceCase> cases = choice.traces(selection.cases(), arguments.here());
    completeAcceptances(context, cases, arguments.here());
    return new PendingArguments(
        arguments.here(),
        cases.stream()
            .map(one -> PendingResult.of(one, arguments.here()))
            .flatMap(Optional::stream)
            .toList(),
        choice.choice().all()
            ? selection.orphans().stream().filter(PendingName::isPending).toList()
            : List.of());
  }

  /**
   * Removes the temporary files of killed runs, and carries out what one was to accept, which is
   * told on standard error. On a build machine everything stays as it is.
   */
  static void completeAcceptances(CliContext context, List<TraceCase> cases, Path here) {
    if (context.ci()) {
      return;
    }
    cases.stream()
        .map(one -> one.golden(here).frames().getParent())
        .distinct()
        .forEach(LeftOver::removeFrom);
    for (TraceCase one : cases) {
      try {
        List<Path> files = PendingResult.completeAcceptance(one, here);
        if (!files.isEmpty()) {
          context
              .err()
              .println(
                  "goldtrace: completed the acceptance of "
                      + one.id()
                      + ", which was interrupted before.");
        }
      } catch (IOException e) {
        throw WriteProblem.of("complete the acceptance of " + one.id(), e);
      }
    }
  }

  /**
   * Those that a decision is about.
   *
   * @param command the command that decides
   * @param all whether {@code --all} was given
   * @throws UsageException nothing was named, or nothing of it is pending
   */
  static PendingArguments decided(
      CliContext context, String command, List<String> paths, boolean all, ChoiceOptions choice) {
    if (paths.isEmpty() != all) {
      throw new UsageException(
          all
              ? "--all and traces exclude each other; give one of the two."
              : "name the traces, or all of them: '"
                  + context.command(command)
                  + " PATTERN...' or '"
                  + context.command(command)
                  + " --all'; '"
                  + context.command("review")
                  + "' lists what is pending.");
    }
    if (context.ci()) {
      throw new UsageException(
          "CI is set, so nothing is written: " + command + " outside of CI, then commit.");
    }
    PendingArguments found = find(context, paths, choice);
    if (found.results().isEmpty() && !all) {
      throw new UsageException(
          "nothing is pending for "
              + String.join(", ", paths)
              + "; '"
              + context.command("review")
              + "' lists what is.");
    }
    return found;
  }

  /** A path as a user would write it. */
  String shown(Path file) {
    return (file.startsWith(here) ? here.relativize(file) : file).toString().replace('\\', '/');
  }
}
