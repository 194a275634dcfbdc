package dev.goldtrace.report.allure;

import dev.goldtrace.file.LeftOver;
import dev.goldtrace.file.WorkFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
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

  /**
   * Makes the folder and, if it is wanted, the single file. The history of the report that was in
   * the folder goes on in both. Until it is complete, the old one stays.
   */
  public void write(Path report, Optional<Path> singleFile) throws IOException {
    // Allure looks for the history among the results, which may be read-only or of several runs.
    try (WorkFolder work = WorkFolder.in(report.toAbsolutePath().getParent())) {
      Path kept = Files.createDirectory(work.resolve("kept"));
      Path old = report.resolve(HISTORY);
      if (Files.isDirectory(old)) {
        copy(old, kept.resolve(HISTORY));
      }
      List<Path> inputs = Stream.concat(results.stream(), Stream.of(kept)).toList();
      allure.generate(inputs, work.resolve("report"), false);
      if (singleFile.isPresent()) {
        allure.generate(inputs, work.resolve("single"), true);
        LeftOver.removeFrom(singleFile.get().toAbsolutePath().getParent());
        SingleFile.pack(work.resolve("single").resolve("index.html"), singleFile.get());
      }
      work.replace("report", report);
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
}
