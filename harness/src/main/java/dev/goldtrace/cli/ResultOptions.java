package dev.goldtrace.cli;

import dev.goldtrace.result.ResultCollector;
import dev.goldtrace.result.ResultJson;
import dev.goldtrace.result.ResultMarkdown;
import dev.goldtrace.result.RunResult;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;

/** How a command that compares tells what came of it: on standard output and to build servers. */
final class ResultOptions {
  @Mixin private FailuresOption failures = new FailuresOption();
  @Mixin private FormatOption format = new FormatOption();
  @Mixin private JUnitXmlOption junitXml = new JUnitXmlOption();

  boolean failuresOnly() {
    return failures.only();
  }

  /** Whether each case is printed when it is done. */
  boolean isText() {
    return format.isText();
  }

  /** Whether the entries of the result are to be collected. */
  boolean collects() {
    return !format.isText() || junitXml.wanted();
  }

  /**
   * What collects them, for a run that is about to begin.
   *
   * @throws WriteProblem they can't be written where they are wanted
   */
  ResultCollector collector(CliContext context) {
    junitXml.requireWritable(context);
    return new ResultCollector(failures.only());
  }

  /**
   * Prints the end of the text, or the whole result in another form, and writes what build servers
   * read if it is wanted.
   *
   * @param result makes the result, if there is more to print than text
   * @param text prints the end of the text
   */
  void print(Supplier<RunResult> result, Runnable text, CliContext context) {
    if (!collects()) {
      text.run();
      return;
    }
    RunResult whole = result.get();
    switch (format.format()) {
      case TEXT -> text.run();
      case JSON -> context.out().print(ResultJson.write(whole));
      case MARKDOWN -> context.out().print(ResultMarkdown.write(whole));
    }
    junitXml.write(whole, context);
  }
}
