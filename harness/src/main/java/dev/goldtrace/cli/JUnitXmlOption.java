package dev.goldtrace.cli;

import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.result.JUnitXml;
import dev.goldtrace.result.RunResult;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Whether a command also writes what build servers read. */
final class JUnitXmlOption {
  @Option(
      names = "--junit-xml",
      paramLabel = "FILE",
      description = "Also write the results as JUnit XML, for build servers.")
  private Path file;

  /** Whether the results must be collected for it. */
  boolean wanted() {
    return file != null;
  }

  /** Writes a result if it is wanted. */
  void write(RunResult result, CliContext context) {
    if (file == null) {
      return;
    }
    try {
      AtomicFile.write(context.resolve(file.toString()), JUnitXml.write(result));
    } catch (IOException e) {
      throw WriteProblem.of("write the results of --junit-xml", e);
    }
  }
}
