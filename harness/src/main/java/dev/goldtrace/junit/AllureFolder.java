package dev.goldtrace.junit;

import dev.goldtrace.replay.Subject;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.allure.AllureLevel;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.report.allure.AllureSettings;
import dev.goldtrace.report.allure.RunFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the engine's results for Allure go: the same files as the command line writes. */
final class AllureFolder {
  private AllureFolder() {}

  /**
   * Describes the run in the folder and answers what takes its results, if they are wanted.
   *
   * @param goldenRoots the folders of the golden files, absolute
   */
  static Optional<AllureResults> open(EngineSettings settings, List<Path> goldenRoots) {
    return settings
        .allure()
        .map(folder -> open(settings, goldenRoots, settings.here().resolve(folder)));
  }

  private static AllureResults open(EngineSettings settings, List<Path> goldenRoots, Path folder) {
    Map<String, String> environment = System.getenv();
    try (Subject subject = settings.subjects().get()) {
      new RunFiles(folder).write(goldenRoots, subject.description(), environment);
    }
    return new AllureResults(
        AllureSettings.of(folder, AllureLevel.CHECK, environment),
        settings.here(),
        settings.subjects(),
        one -> new RerunCommand("replay").with(one.trace().toString()).toString());
  }
}
