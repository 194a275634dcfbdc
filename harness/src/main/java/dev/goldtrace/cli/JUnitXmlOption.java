package dev.goldtrace.cli;

import dev.goldtrace.result.JUnitXml;
import dev.goldtrace.result.RunResult;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Whether a command also writes what build servers read. */
final class JUnitXmlOption {
  private static final String DOING = "write the results of --junit-xml";

  @Option(
      names = "--junit-xml",
      paramLabel = "FILE",
      description = "Also write the results as JUnit XML, for build servers." + OutputFile.FOLDERS)
  private Path file;

  /** Whether the results must be collected for it. */
  boolean wanted() {
    return file != null;
  }

  /**
   * Tells before a run rather than after it that the file can't be written.
   *
   * @throws WriteProblem the file system refuses
   */
  void requireWritable(CliContext context) {
    if (file != null) {
      OutputFile.requireWritable(DOING, context.resolve(file.toString()));
    }
  }

  /** Writes a result if it is wanted. */
  void write(RunResult result, CliContext context) {
    if (file != null) {
      OutputFile.write(DOING, context.resolve(file.toString()), JUnitXml.write(result));
    }
  }
}
