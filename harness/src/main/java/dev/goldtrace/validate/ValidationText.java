package dev.goldtrace.validate;

import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.DocumentPrinter;
import dev.goldtrace.report.OutputFormat;
import dev.goldtrace.report.Words;
import java.util.List;

/** Prints what was found: as lines that an editor can follow, or as a document. */
public final class ValidationText {

  private ValidationText() {}

  /** The reports in a form; every line ends in {@code '\n'}. */
  public static String print(List<FileReport> reports, OutputFormat format) {
    return format == OutputFormat.TEXT
        ? text(reports)
        : new DocumentPrinter(format).print(document(reports));
  }

  private static String text(List<FileReport> reports) {
    StringBuilder text = new StringBuilder();
    for (FileReport report : reports) {
      for (Problem problem : report.problems()) {
        text.append(report.file()).append(problem.line() == 0 ? "" : ":").append(problem.place());
        text.append(problem.warning() ? ": warning: " : ": ");
        text.append(problem.message()).append('\n');
      }
      if (report.more() > 0) {
        text.append(report.file()).append(": and ");
        text.append(Words.count(report.more(), "more problem", "more problems")).append('\n');
      }
    }
    return text.append(summary(reports)).append('\n').toString();
  }

  private static String summary(List<FileReport> reports) {
    long invalid = reports.stream().filter(report -> !report.valid()).count();
    long errors = reports.stream().mapToLong(FileReport::errors).sum();
    long warnings = reports.stream().mapToLong(FileReport::warnings).sum();
    return Words.count(reports.size(), "file", "files")
        + ": "
        + (reports.size() - invalid)
        + " valid, "
        + invalid
        + " not, "
        + Words.count(errors, "problem", "problems")
        + ", "
        + Words.count(warnings, "warning", "warnings")
        + ".";
  }

  private static Document document(List<FileReport> reports) {
    Listing.Builder files =
        Listing.of("files", "file", "kind", "lines", "valid", "errors", "warnings", "notShown");
    Listing.Builder problems =
        Listing.of("problems", "file", "line", "column", "severity", "message");
    for (FileReport report : reports) {
      files.row(
          report.file(),
          report.kind().word(),
          report.lines(),
          report.valid(),
          report.errors(),
          report.warnings(),
          report.more());
      for (Problem problem : report.problems()) {
        problems.row(
            report.file(),
            problem.line(),
            problem.column(),
            problem.warning() ? "warning" : "error",
            problem.message());
      }
    }
    boolean valid = reports.stream().allMatch(FileReport::valid);
    return Document.of(new Fact("valid", valid), files.build(), problems.build());
  }
}
