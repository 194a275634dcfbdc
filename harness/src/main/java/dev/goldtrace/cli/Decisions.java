package dev.goldtrace.cli;

import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import dev.goldtrace.report.DocumentPrinter;
import dev.goldtrace.report.OutputFormat;
import dev.goldtrace.report.Words;

/** What became of pending results, file by file. */
final class Decisions {
  private final String done;
  private final Listing.Builder files;
  private int count;

  /**
   * @param done what was done to the files, e.g. {@code accepted}
   */
  Decisions(String done) {
    this.done = done;
    this.files = Listing.of(done, "id", "file");
  }

  void add(String id, String file) {
    files.row(id, file);
    count++;
  }

  void print(CliContext context, OutputFormat format) {
    Note note =
        new Note(
            count == 0
                ? "Nothing is pending."
                : Words.count(count, "file ", "files ") + done + ".");
    boolean listed = count > 0 || format == OutputFormat.JSON;
    context
        .out()
        .print(
            new DocumentPrinter(format)
                .print(listed ? Document.of(files.build(), note) : Document.of(note)));
  }
}
