package dev.goldtrace.trace;

/**
 * The object leaves the object table, after exit_world.
 *
 * @param line see {@link TraceRecord#line}
 * @param guid the object's id
 */
public record RemoveRecord(int line, int guid) implements TraceRecord {}
