package dev.goldtrace.trace;

import java.util.Optional;

/** One line of a trace: what the world is made of and what is done to it, in order. */
public sealed interface TraceRecord
    permits TraceHeader,
        ObjectRecord,
        TickRecord,
        FrameRecord,
        TimeRecord,
        EnvRecord,
        CallRecord,
        MsgRecord,
        RemoveRecord {

  /** Line in the trace file, from 1; 0 in a record that comes from no file. */
  int line();

  /** Number of the tick or frame that the record runs; empty: it runs none. */
  default Optional<Integer> tick() {
    return Optional.empty();
  }
}
