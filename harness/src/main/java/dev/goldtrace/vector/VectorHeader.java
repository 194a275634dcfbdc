package dev.goldtrace.vector;

import dev.goldtrace.trace.TraceDialect;

/**
 * The first line of a vector file.
 *
 * @param address the function's entry point in the retail executable, whatever the dialect
 * @param function retail's qualified name, e.g. {@code "Frame::cache"}
 * @param dialect whose behaviour the file holds
 * @param origin where the file comes from, a word of {@link dev.goldtrace.trace.TraceOrigin}
 */
public record VectorHeader(int address, String function, TraceDialect dialect, String origin) {}
