package dev.goldtrace.replay;

import java.util.List;
import java.util.Optional;

/**
 * Where and why a subject stopped.
 *
 * @param kind unsupported, or gone wrong
 * @param message why, on one line
 * @param line line of the trace file at which it stopped
 * @param record what that line asked for, in words
 * @param tick number of the last tick started, -1 before the first
 * @param cause the exception behind it
 * @param lastWords the last lines that the subject printed for people to read
 */
public record SubjectFailure(
    SubjectException.Kind kind,
    String message,
    int line,
    String record,
    int tick,
    Optional<Throwable> cause,
    List<String> lastWords) {

  public SubjectFailure {
    lastWords = List.copyOf(lastWords);
  }

  /** Why and where, on one line. */
  public String inShort() {
    return message + " (" + record + ", line " + line + ")";
  }
}
