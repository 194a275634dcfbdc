package dev.goldtrace.replay;

import dev.goldtrace.trace.TraceHeader;
import java.util.Optional;

/**
 * How a replay went.
 *
 * @param header the trace's first line
 * @param ticks how many ticks were started
 * @param failure where the subject stopped, if it did before the end of the trace
 */
public record ReplayOutcome(TraceHeader header, int ticks, Optional<SubjectFailure> failure) {

  /** Whether the whole trace was carried out. */
  public boolean complete() {
    return failure.isEmpty();
  }
}
