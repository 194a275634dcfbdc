package dev.goldtrace.importer.pcap;

import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import java.nio.file.Path;
import java.util.List;

/**
 * What an import did.
 *
 * @param frames frames in the capture
 * @param connections directions of connections of the client's transport in it
 * @param omissions what was left out, in the order in which it first happened
 * @param brokenOff whether the capture ends in the middle of a frame
 */
public record ImportReport(
    long frames, int connections, List<Trace> traces, List<Omission> omissions, boolean brokenOff) {

  public ImportReport {
    traces = List.copyOf(traces);
    omissions = List.copyOf(omissions);
  }

  /**
   * A trace that was written.
   *
   * @param objects objects declared
   * @param messages messages and velocities
   */
  public record Trace(Path file, long objects, long messages, long ticks) {
    static Trace of(Path file, List<TimedRecord> records, long ticks) {
      long objects = records.stream().filter(r -> r.record() instanceof ObjectRecord).count();
      long messages =
          records.stream()
              .filter(
                  r ->
                      r.record() instanceof MsgRecord
                          || r.record() instanceof CallRecord call
                              && call.fn() == CallFunction.SET_VELOCITY)
              .count();
      return new Trace(file, objects, messages, ticks);
    }
  }

  /**
   * What was left out for one reason.
   *
   * @param reason what, in the plural
   * @param frame number of the first frame that it happened in
   */
  public record Omission(String reason, long frame, int count) {}
}
