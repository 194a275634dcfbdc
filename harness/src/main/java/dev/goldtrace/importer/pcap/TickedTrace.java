package dev.goldtrace.importer.pcap;

import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.Inputs;
import dev.goldtrace.trace.MessageType;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.Slice;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TimeRecord;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.TraceWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts ticks between the records of a session: frames at an even rate, counted in seconds of the
 * wall clock from the first record on. What arrived since the frame before happens at the start of
 * a frame, with the clocks set to it, as in the client; then the objects are ticked.
 *
 * <p>A capture does not say when animations end, and an object whose motions stay pending does
 * nothing. So one motion of an object is done in each of the {@value #DONE_TICKS} ticks after its
 * creation and after each movement event.
 */
final class TickedTrace {
  static final int MOST_TICKS = 2_000_000;

  private static final int DONE_TICKS = 32;
  private static final long TAIL_NANOS = 2_000_000_000L;
  private static final Slice ONE_DONE = new Slice(null, 1, null);

  private final List<TimedRecord> records;
  private final int rate;
  private final Map<Integer, Integer> doneTicks = new LinkedHashMap<>();

  /**
   * @param records in the order of time, at least one
   * @param rate ticks a second
   */
  TickedTrace(List<TimedRecord> records, int rate) {
    this.records = records;
    this.rate = rate;
  }

  /** How many ticks there will be. */
  long ticks() {
    return (long) Math.ceil(seconds(records.get(records.size() - 1).nanos() + TAIL_NANOS) * rate);
  }

  void write(TraceWriter writer) throws IOException {
    long ticks = ticks();
    float quantum = (float) (1.0 / rate);
    int next = 0;
    for (int n = 0; n < ticks; n++) {
      double time = (double) (n + 1) / rate;
      boolean clockIsSet = n == 0;
      while (next < records.size() && seconds(records.get(next).nanos()) <= time) {
        // What starts the trace happens at its start time.
        if (!clockIsSet) {
          writer.write(new TimeRecord(0, time));
          clockIsSet = true;
        }
        TraceRecord record = records.get(next++).record();
        writer.write(record);
        notice(record);
      }
      writer.write(new TickRecord(0, n, time, quantum, finishedMotions()));
    }
  }

  private double seconds(long nanos) {
    return (nanos - records.get(0).nanos()) / 1e9;
  }

  private void notice(TraceRecord record) {
    if (record instanceof CallRecord call && call.fn() == CallFunction.SET_HOLD_RUN) {
      doneTicks.put(call.guid(), DONE_TICKS);
    } else if (record instanceof MsgRecord msg && msg.type() == MessageType.UPDATE_MOTION) {
      doneTicks.put(msg.guid(), DONE_TICKS);
    } else if (record instanceof RemoveRecord remove) {
      doneTicks.remove(remove.guid());
    }
  }

  private Inputs<Slice> finishedMotions() {
    int[] guids = doneTicks.keySet().stream().mapToInt(Integer::intValue).toArray();
    List<Slice> slices = new ArrayList<>();
    for (int i = 0; i < guids.length; i++) {
      slices.add(ONE_DONE);
    }
    doneTicks.replaceAll((guid, left) -> left - 1);
    doneTicks.values().removeIf(left -> left == 0);
    return Inputs.of(guids, slices);
  }
}
