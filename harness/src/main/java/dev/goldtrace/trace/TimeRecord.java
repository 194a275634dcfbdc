package dev.goldtrace.trace;

/**
 * Sets both clocks and runs nothing.
 *
 * @param line see {@link TraceRecord#line}
 * @param time seconds
 */
public record TimeRecord(int line, double time) implements TraceRecord {}
