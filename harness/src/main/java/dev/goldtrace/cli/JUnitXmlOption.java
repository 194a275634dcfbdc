package dev.goldtrace.cli;

import dev.goldtrace.result.JUnitXml;
import dev.goldtrace.result.RunResult;
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
    if (file != null) {
      Path target = context.resolve(file.toString());
      OutputFile.write("write the results of --junit-xml", target, JUnitXml.write(result));
    }
  }
}
