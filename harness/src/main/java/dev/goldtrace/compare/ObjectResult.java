package dev.goldtrace.compare;

/**
 * How one object diverged.
 *
 * @param guid the object
 * @param first where it diverged first
 * @param later how many cells, rows and calls of it differ after that
 */
public record ObjectResult(int guid, Divergence first, long later) {}
