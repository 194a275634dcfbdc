package dev.goldtrace.replay.process;

import java.time.Duration;

/**
 * Bounds on what a program may take.
 *
 * @param startTime longest time from the start to the end of the first answer
 * @param answerTime longest time from a line sent to the end of its answer
 * @param maxLine most bytes of a line
 * @param maxAnswerLines most lines of an answer
 * @param maxAnswer most bytes of an answer
 */
public record SubjectLimits(
    Duration startTime, Duration answerTime, int maxLine, int maxAnswerLines, long maxAnswer) {
  private static final Duration SLOW_START = Duration.ofSeconds(30);

  /** Bounds that a tick of ten thousand objects keeps. */
  public static SubjectLimits within(Duration answerTime) {
    Duration startTime = answerTime.compareTo(SLOW_START) < 0 ? SLOW_START : answerTime;
    return new SubjectLimits(startTime, answerTime, 1 << 22, 100_000, 1L << 26);
  }
}
