package dev.goldtrace.cli;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.UnknownCaseException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The traces that a command line names. Where there is no folder of traces in the working
 * directory, ids are looked up in the repository.
 */
final class CaseArguments {
  private static final String TRACES = "traces";

  private final CliContext context;
  private final Optional<Path> golden;
  private final Path here;

  CaseArguments(CliContext context) {
    this(context, Optional.empty());
  }

  /**
   * @param golden the folder that holds the golden files, instead of the convention
   */
  CaseArguments(CliContext context, Optional<Path> golden) {
    this.context = context;
    this.golden = golden.map(folder -> context.resolve(folder.toString()));
    here =
        Files.isDirectory(context.resolve(TRACES))
            ? context.workingDirectory()
            : context.repository().orElse(context.workingDirectory());
  }

  /** The folder that the paths of the cases are relative to. */
  Path here() {
    return here;
  }

  /**
   * The cases named, or all of the folder traces when none is named.
   *
   * @throws UsageException nothing is named and there is no folder traces
   * @throws dev.goldtrace.trace.InputException no trace is called so
   */
  Selection find(List<String> paths) {
    if (paths.isEmpty() && !Files.isDirectory(here.resolve(TRACES))) {
      throw new UsageException(
          "there is no folder '"
              + TRACES
              + "' in "
              + here
              + "; name a trace file or a folder of traces.");
    }
    try {
      return new CaseFinder(here, golden)
          .find(
              paths.isEmpty()
                  ? List.of(TRACES)
                  : paths.stream().map(path -> context.seenFrom(here, path)).toList());
    } catch (UnknownCaseException e) {
      throw new UnknownArgument(context, here.resolve(TRACES))
          .problem(e, CaseFinder.withoutDressing(e.argument()), "trace id");
    }
  }
}
