package dev.goldtrace.trace;

/**
 * Bounds on what comes from outside, so that no file can use up memory or disk.
 *
 * @param maxLine longest line, in bytes
 * @param maxExpanded most bytes that a compressed file may expand to
 * @param maxEntries most entries of an archive
 */
public record InputLimits(int maxLine, long maxExpanded, int maxEntries) {

  /** Far beyond any real trace: a tick of ten thousand objects is a line of two million. */
  public static final InputLimits DEFAULT = new InputLimits(1 << 24, 1L << 34, 100_000);
}
