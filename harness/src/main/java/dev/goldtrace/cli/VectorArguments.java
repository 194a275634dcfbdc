package dev.goldtrace.cli;

import dev.goldtrace.check.UnknownCaseException;
import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.check.VectorFinder.VectorFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The files of function vectors that a command line names. Where there is no folder of vectors in
 * the working directory, ids are looked up in the repository.
 */
final class VectorArguments {
  private final CliContext context;
  private final Path here;

  VectorArguments(CliContext context) {
    this.context = context;
    here =
        Files.isDirectory(context.resolve(VectorFinder.FOLDER))
            ? context.workingDirectory()
            : context.repository().orElse(context.workingDirectory());
  }

  /** The folder that the paths of the files are relative to. */
  Path here() {
    return here;
  }

  /**
   * The files named, or all of the folder of vectors when none is named.
   *
   * @throws UsageException nothing is named and there is no folder of vectors
   * @throws dev.goldtrace.trace.InputException no file is called so
   */
  List<VectorFile> find(List<String> paths) {
    Path folder = here.resolve(VectorFinder.FOLDER);
    if (paths.isEmpty() && !Files.isDirectory(folder)) {
      throw new UsageException(
          "there is no folder '"
              + VectorFinder.FOLDER
              + "' in "
              + here
              + "; name a vector file or a folder of vectors.");
    }
    try {
      return new VectorFinder(here)
          .find(
              paths.isEmpty()
                  ? List.of(VectorFinder.FOLDER)
                  : paths.stream().map(path -> context.seenFrom(here, path)).toList());
    } catch (UnknownCaseException e) {
      throw new UnknownArgument(context, folder)
          .problem(e, VectorFinder.id(e.argument()), "id of function vectors");
    }
  }
}
