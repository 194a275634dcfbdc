package dev.goldtrace.minimize;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceRecord;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The numbers of the ticks that are left: 0, 1, 2 again. */
final class TickNumbers {
  private final TreeMap<Integer, Integer> numbers = new TreeMap<>();

  TickNumbers(List<Reduction.Kept> kept) {
    for (Reduction.Kept one : kept) {
      Optional<Integer> tick = one.record().tick();
      tick.ifPresent(old -> numbers.put(old, numbers.size()));
    }
  }

  boolean has(int old) {
    return numbers.containsKey(old);
  }

  /** The new number of a tick; of one that is left out, that of the tick before it. */
  int of(int old) {
    var before = numbers.floorEntry(old);
    return before == null ? -1 : before.getValue();
  }

  TraceRecord renumbered(TraceRecord record) {
    if (record instanceof TickRecord tick) {
      return new TickRecord(0, of(tick.n()), tick.time(), tick.quantum(), tick.in());
    }
    if (record instanceof FrameRecord frame) {
      return new FrameRecord(0, of(frame.n()), frame.time(), frame.in());
    }
    return record;
  }

  ProbeRow renumbered(ProbeRow row, int seq) {
    return new ProbeRow(seq, of(row.tick()), row.time(), row.guid(), row.function(), row.args());
  }
}
