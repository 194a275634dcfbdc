package dev.goldtrace.cli;

import dev.goldtrace.file.UnwritableFileException;
import dev.goldtrace.report.allure.UnwritableResultsException;
import dev.goldtrace.trace.FileTrouble;
import dev.goldtrace.trace.InputException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;

/**
 * What ended a command, in the user's words.
 *
 * @param exit the code of the exit
 * @param message one line
 * @param isMistakeOfProgram whether it is to be reported
 */
record Failure(ExitCode exit, String message, boolean isMistakeOfProgram) {

  private Failure(ExitCode exit, String message) {
    this(exit, message, false);
  }

  /** What is not the user's or the file system's doing is an internal error. */
  static Failure of(Throwable e) {
    if (e instanceof InputException) {
      return new Failure(ExitCode.UNREADABLE_INPUT, e.getMessage());
    }
    if (e instanceof UsageException) {
      return new Failure(ExitCode.USAGE, e.getMessage());
    }
    if (e instanceof WriteProblem || e instanceof UnwritableResultsException) {
      return new Failure(ExitCode.UNWRITABLE_OUTPUT, e.getMessage());
    }
    if (e instanceof UnusableSubjectException) {
      return new Failure(ExitCode.UNUSABLE_SUBJECT, e.getMessage());
    }
    if (e instanceof InvalidPathException path) {
      return new Failure(
          ExitCode.USAGE,
          "'"
              + path.getInput()
              + "' can't be the name of a file here ("
              + path.getReason()
              + "). If its letters are right, set LC_ALL=C.UTF-8.");
    }
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutOfMemoryError) {
        return new Failure(
            ExitCode.INTERNAL_ERROR,
            "out of memory: give Java more with GOLDTRACE_JAVA_OPTS=-Xmx2g, or choose less with"
                + " --filter or --shard");
      }
    }
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof UnwritableFileException file) {
        return new Failure(ExitCode.UNWRITABLE_OUTPUT, "cannot write " + file.getMessage() + ".");
      }
      if (cause instanceof FileSystemException file && file.getFile() != null) {
        return new Failure(ExitCode.UNREADABLE_INPUT, FileTrouble.of(file));
      }
    }
    return new Failure(
        ExitCode.INTERNAL_ERROR,
        "internal error: " + e.toString().lines().findFirst().orElse(""),
        true);
  }
}
