package dev.goldtrace.replay.process;

import java.time.Duration;

/**
 * Bounds on what a program may take.
 *
 * @param answerTime longest time from a line sent to the end of its answer
 * @param maxLine most bytes of a line
 * @param maxAnswerLines most lines of an answer
 * @param maxAnswer most bytes of an answer
 */
public record SubjectLimits(Duration answerTime, int maxLine, int maxAnswerLines, long maxAnswer) {

  /** Bounds that a tick of ten thousand objects keeps. */
  public static SubjectLimits within(Duration answerTime) {
    return new SubjectLimits(answerTime, 1 << 22, 100_000, 1L << 26);
  }
}
