package dev.goldtrace.check;

import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;

/**
 * What a trace consists of.
 *
 * @param traceCase the case
 * @param header the trace's first line
 * @param ticks its ticks and frames
 * @param objects the objects it declares
 * @param calls its calls
 * @param messages its wire messages
 */
public record CaseFacts(
    TraceCase traceCase, TraceHeader header, long ticks, long objects, long calls, long messages) {

  /**
   * Reads a trace.
   *
   * @param here the folder that relative paths are relative to
   * @throws dev.goldtrace.trace.InputException the file is no trace
   */
  public static CaseFacts read(TraceCase traceCase, Path here) {
    long ticks = 0;
    long objects = 0;
    long calls = 0;
    long messages = 0;
    try (TraceReader reader = TraceReader.open(here.resolve(traceCase.trace()))) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        if (record instanceof TickRecord || record instanceof FrameRecord) {
          ticks++;
        } else if (record instanceof ObjectRecord) {
          objects++;
        } else if (record instanceof CallRecord) {
          calls++;
        } else if (record instanceof MsgRecord) {
          messages++;
        }
      }
      return new CaseFacts(traceCase, reader.header(), ticks, objects, calls, messages);
    }
  }

  /** The folder of the case: the id without its last part; empty if it has only one. */
  public String family() {
    String id = traceCase.id();
    return id.substring(0, Math.max(0, id.lastIndexOf('/')));
  }
}
