package dev.goldtrace.cli;

import dev.goldtrace.check.TraceCase;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.report.allure.AllureLevel;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.report.allure.AllureSettings;
import dev.goldtrace.report.allure.ResultFolder;
import dev.goldtrace.report.allure.RunFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
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
              + " them. SOURCE_DATE_EPOCH fixes their time. The folder is made when missing.")
  private Path folder;

  @Option(
      names = "--allure-clean",
      description =
          "Remove the results of earlier runs from that folder first. Without it, those that this"
              + " run does not write again stay, as it must be when several runs share a report.")
  private boolean clean;

  @Option(
      names = "--allure-level",
      paramLabel = "LEVEL",
      description = "One result for each trace or for each trace and check. Default: check.")
  private AllureLevel level;

  @Option(
      names = "--allure-links",
      paramLabel = "URL",
      description =
          "What stands before the repository's paths in the links of results. Default: nothing, or"
              + " the commit's address in a GitHub workflow.")
  private String linkBase;

  /**
   * What takes the results, if they are wanted.
   *
   * @throws UsageException they are not, and another of these options is given
   */
  Optional<AllureResults> results(
      CliContext context,
      Path here,
      Supplier<Subject> subjects,
      Function<TraceCase, String> rerun) {
    Optional<AllureSettings> wanted = settings(context);
    wanted.ifPresent(settings -> prepare(settings.folder()));
    return wanted.map(settings -> new AllureResults(settings, here, subjects, rerun));
  }

  /** Writes what Allure shows of a run of traces as a whole, if results are wanted. */
  void describe(CliContext context, List<Path> goldenRoots, Supplier<Subject> subjects) {
    describe(
        context, subjects, (files, name) -> files.write(goldenRoots, name, context.environment()));
  }

  /** Likewise of a run of function vectors through the port. */
  void describeVectors(CliContext context, List<Path> goldenRoots) {
    describe(
        context,
        PortSubject::new,
        (files, name) -> files.writeForVectors(goldenRoots, name, context.environment()));
  }

  private void describe(
      CliContext context, Supplier<Subject> subjects, BiConsumer<RunFiles, String> write) {
    settings(context)
        .ifPresent(
            settings -> {
              try (Subject subject = subjects.get()) {
                write.accept(new RunFiles(settings.folder()), subject.description());
              }
            });
  }

  private void prepare(Path results) {
    OutputFile.requireWritable(
        "write the results of --allure", results.resolve(RunFiles.ENVIRONMENT));
    if (clean) {
      new ResultFolder(results).clean();
    }
  }

  private Optional<AllureSettings> settings(CliContext context) {
    if (folder == null) {
      UsageException.refuseAlone(clean, "--allure-clean", "--allure DIR");
      UsageException.refuseAlone(level != null, "--allure-level", "--allure DIR");
      UsageException.refuseAlone(linkBase != null, "--allure-links", "--allure DIR");
      return Optional.empty();
    }
    AllureSettings settings =
        AllureSettings.of(
            context.resolve(folder.toString()),
            Objects.requireNonNullElse(level, AllureLevel.CHECK),
            context.environment());
    return Optional.of(linkBase == null ? settings : settings.withLinkBase(linkBase));
  }
}
