package dev.goldtrace.cli;

import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.replay.process.CommandWords;
import dev.goldtrace.replay.process.SubjectCommand;
import dev.goldtrace.replay.process.SubjectLimits;
import dev.goldtrace.report.RerunCommand;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import picocli.CommandLine.Option;

/** What the command line says about another program to replay through. */
final class SubjectOptions {
  private static final int DEFAULT_TIMEOUT = 10;

  @Option(
      names = "--subject",
      paramLabel = "COMMAND",
      description =
          "The program to replay through instead of the port. Words are split and quoted as in a"
              + " shell, without one; each job starts a process of its own.")
  private String command;

  @Option(
      names = "--subject-timeout",
      paramLabel = "SECONDS",
      description =
          "Longest time in which the program must answer a line; it has at least 30 to start."
              + " Default: "
              + DEFAULT_TIMEOUT
              + ".")
  private Integer timeout;

  /**
   * Whether another program is asked for.
   *
   * @throws UsageException it is not, and a time-out is given
   */
  boolean given() {
    if (command == null) {
      UsageException.refuseAlone(timeout != null, "--subject-timeout", "--subject COMMAND");
    }
    return command != null;
  }

  private int timeout() {
    return Objects.requireNonNullElse(timeout, DEFAULT_TIMEOUT);
  }

  /**
   * Starts the program.
   *
   * @throws UsageException the command line of the program is wrong
   * @throws UnusableSubjectException it can't be started, or does not speak the protocol
   */
  SubjectCommand connect(Path folder) {
    if (timeout() < 1) {
      throw new UsageException("--subject-timeout must be at least 1, not " + timeout + ".");
    }
    try {
      return SubjectCommand.connect(
          CommandWords.split(command), folder, SubjectLimits.within(Duration.ofSeconds(timeout())));
    } catch (IllegalArgumentException e) {
      throw new UsageException("--subject: " + e.getMessage() + ".");
    } catch (SubjectException e) {
      throw new UnusableSubjectException("--subject: " + e.getMessage() + lastWords(e), e);
    }
  }

  private static String lastWords(SubjectException e) {
    return e.lastWords().isEmpty()
        ? ""
        : "; the last lines of its standard error:\n  | " + String.join("\n  | ", e.lastWords());
  }

  /** Adds to a command what makes it replay through the same program. */
  void addTo(RerunCommand rerun) {
    if (given()) {
      rerun.with("--subject", command);
    }
    if (given() && timeout() != DEFAULT_TIMEOUT) {
      rerun.with("--subject-timeout", Integer.toString(timeout()));
    }
  }
}
