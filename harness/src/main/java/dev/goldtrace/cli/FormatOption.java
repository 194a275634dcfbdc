package dev.goldtrace.cli;

import dev.goldtrace.report.Document;
import dev.goldtrace.report.DocumentPrinter;
import dev.goldtrace.report.OutputFormat;
import picocli.CommandLine.Option;

/** In what form a command prints its results. */
final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "How to print: text, json or markdown. Default: text.")
  private OutputFormat format = OutputFormat.TEXT;

  OutputFormat format() {
    return format;
  }

  boolean isText() {
    return format == OutputFormat.TEXT;
  }

  void print(Document document, CliContext context) {
    context.out().print(new DocumentPrinter(format).print(document));
  }
}
