package dev.goldtrace.cli;

import dev.goldtrace.authoring.PendingResult;
import dev.goldtrace.check.PendingName;
import dev.goldtrace.check.Selection;
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

  /** Those of some traces, or of all in the folder traces when none is named. */
  static PendingArguments find(CliContext context, List<String> paths) {
    CaseArguments arguments = new CaseArguments(context);
    Selection selection = arguments.find(paths);
    return new PendingArguments(
        arguments.here(),
        selection.cases().stream()
            .map(one -> PendingResult.of(one, arguments.here()))
            .flatMap(Optional::stream)
            .toList(),
        selection.orphans().stream().filter(PendingName::isPending).toList());
  }

  /**
   * Those that a decision is about.
   *
   * @param command the command that decides
   * @param all whether {@code --all} was given
   * @throws UsageException nothing was named, or nothing of it is pending
   */
  static PendingArguments decided(
      CliContext context, String command, List<String> paths, boolean all) {
    if (paths.isEmpty() != all) {
      throw new UsageException(
          all
              ? "--all and traces exclude each other; give one of the two."
              : "name the traces, or all of them: './goldtrace "
                  + command
                  + " PATTERN...' or './goldtrace "
                  + command
                  + " --all'; './goldtrace review' lists what is pending.");
    }
    if (context.ci()) {
      throw new UsageException(
          "CI is set, so nothing is written: " + command + " outside of CI, then commit.");
    }
    PendingArguments found = find(context, paths);
    if (found.results().isEmpty() && !all) {
      throw new UsageException(
          "nothing is pending for "
              + String.join(", ", paths)
              + "; './goldtrace review' lists what is.");
    }
    return found;
  }

  /** A path as a user would write it. */
  String shown(Path file) {
    return (file.startsWith(here) ? here.relativize(file) : file).toString().replace('\\', '/');
  }
}
