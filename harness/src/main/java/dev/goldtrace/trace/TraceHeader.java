package dev.goldtrace.trace;

import java.util.List;

/**
 * The first line of a trace ({@code k} = {@code trace}).
 *
 * @param line see {@link TraceRecord#line}
 * @param id the trace's name, e.g. {@code sticky/above}
 * @param origin where the recording comes from
 * @param dialect whose behaviour the golden files hold
 * @param build the program that was recorded, in words
 * @param title what happens in the trace, one line
 * @param tags words to select traces by
 * @param time the clock at the start, seconds
 * @param groundZ height of the ground plane of a trace of format 1.1; null in format 1.0
 * @param allColumns whether the state is recorded in all columns: format 1.2
 * @param divergences ids of the known divergences that the golden files hold besides those of the
 *     dialect, e.g. {@code D-SP12}: format 1.2
 */
public record TraceHeader(
    int line,
    String id,
    TraceOrigin origin,
    TraceDialect dialect,
    String build,
    String title,
    List<String> tags,
    double time,
    Float groundZ,
    boolean allColumns,
    List<String> divergences)
    implements TraceRecord {

  public TraceHeader {
    tags = List.copyOf(tags);
    divergences = List.copyOf(divergences);
  }

  /** A header of format 1.0 or 1.1. */
  public TraceHeader(
      int line,
      String id,
      TraceOrigin origin,
      TraceDialect dialect,
      String build,
      String title,
      List<String> tags,
      double time,
      Float groundZ) {
    this(line, id, origin, dialect, build, title, tags, time, groundZ, false, List.of());
  }

  /** Whether the replayer runs its own collision transition: format 1.1. */
  public boolean collision() {
    return groundZ != null;
  }
}
