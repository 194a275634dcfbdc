package dev.goldtrace.trace;

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
}
