package dev.goldtrace.cli;

import dev.goldtrace.check.TraceCase;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.report.allure.AllureLevel;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.report.allure.AllureSettings;
import dev.goldtrace.report.allure.RunFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The options of commands that can write results for Allure. */
final class AllureOptions {
  @Option(
      names = "--allure",
      paramLabel = "DIR",
      description =
          "Write results for Allure into this folder as well; 'goldtrace report' makes HTML of"
              + " them. SOURCE_DATE_EPOCH fixes their time.")
  private Path folder;

  @Option(
      names = "--allure-level",
      paramLabel = "LEVEL",
      defaultValue = "check",
      description =
          "One result for each trace or for each trace and check. Default: ${DEFAULT-VALUE}.")
  private AllureLevel level;

  @Option(
      names = "--allure-links",
      paramLabel = "URL",
      description =
          "What stands before the repository's paths in the links of results. Default: nothing, or"
              + " the commit's address in a GitHub workflow.")
  private String linkBase;

  /** What takes the results, if they are wanted. */
  Optional<AllureResults> results(
      CliContext context,
      Path here,
      Supplier<Subject> subjects,
      Function<TraceCase, String> rerun) {
    Optional<AllureSettings> wanted = settings(context);
    wanted.ifPresent(settings -> requireWritable(settings.folder()));
    return wanted.map(settings -> new AllureResults(settings, here, subjects, rerun));
  }

  /** Writes what Allure shows of the run as a whole, if results are wanted. */
  void describe(CliContext context, List<Path> goldenRoots, Supplier<Subject> subjects) {
    settings(context)
        .ifPresent(
            settings -> {
              try (Subject subject = subjects.get()) {
                new RunFiles(settings.folder())
                    .write(goldenRoots, subject.description(), context.environment());
              }
            });
  }

  /** Told before the run rather than after it. */
  private static void requireWritable(Path folder) {
    try {
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new AccessDeniedException(folder.toString());
      }
    } catch (IOException e) {
      throw WriteProblem.of("write the results of --allure", e);
    }
  }

  private Optional<AllureSettings> settings(CliContext context) {
    if (folder == null) {
      return Optional.empty();
    }
    AllureSettings settings =
        AllureSettings.of(context.resolve(folder.toString()), level, context.environment());
    return Optional.of(linkBase == null ? settings : settings.withLinkBase(linkBase));
  }
}
