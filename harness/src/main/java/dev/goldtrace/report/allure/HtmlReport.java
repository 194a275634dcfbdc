package dev.goldtrace.report.allure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Makes HTML of results: a folder, and one file that holds everything. */
public final class HtmlReport {
  private static final String HISTORY = "history";

  private final AllureProgram allure;
  private final List<Path> results;

  /**
   * @param results the folders of results
   */
  public HtmlReport(AllureProgram allure, List<Path> results) {
    this.allure = allure;
    this.results = List.copyOf(results);
  }

  /** Makes the folder. The history of the report that was there goes on. */
  public void writeFolder(Path report) throws IOException {
    Path old = report.resolve(HISTORY);
    if (!Files.isDirectory(old)) {
      allure.generate(results, report, false);
      return;
    }
    // Allure looks for the history among the results, which may be read-only or of several runs.
    Path kept = Files.createTempDirectory("goldtrace-history");
    try {
      copy(old, kept.resolve(HISTORY));
      allure.generate(Stream.concat(results.stream(), Stream.of(kept)).toList(), report, false);
    } finally {
      delete(kept);
    }
  }

  /** Makes the single file. */
  public void writeFile(Path file) throws IOException {
    Path folder = Files.createTempDirectory("goldtrace-report");
    try {
      allure.generate(results, folder.resolve("html"), true);
      Files.createDirectories(file.toAbsolutePath().getParent());
      SingleFile.pack(folder.resolve("html/index.html"), file);
    } finally {
      delete(folder);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
