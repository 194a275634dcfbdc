package dev.goldtrace.compare;

import dev.goldtrace.golden.ProbeRow;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The calls of one tick on both sides, and where each stands. */
final class TickCalls {
  private final int tick;
  private final List<ProbeRow> expected;
  private final List<ProbeRow> actual;
  private final int inTick;
  private final Map<ProbeRow, Integer> places = new IdentityHashMap<>();

  TickCalls(int tick, List<ProbeRow> expected, List<ProbeRow> actual, int inTick) {
    this.tick = tick;
    this.expected = expected;
    this.actual = actual;
    this.inTick = inTick;
    for (int i = 0; i < expected.size(); i++) {
      places.put(expected.get(i), i);
    }
    for (int i = 0; i < actual.size(); i++) {
      places.put(actual.get(i), i);
    }
  }

  int tick() {
    return tick;
  }

  List<ProbeRow> expected() {
    return expected;
  }

  List<ProbeRow> actual() {
    return actual;
  }

  Place place(CallMismatch mismatch) {
    int at = index(mismatch);
    boolean after = at >= inTick && inTick < actual.size();
    return new Place(tick, after ? Place.Phase.CALLS_AFTER_TICK : Place.Phase.CALLS_OF_TICK, 0, at);
  }

  /** The recorded call before a mismatch; none if it is the first of the tick. */
  Optional<ProbeRow> before(CallMismatch mismatch) {
    int at = Math.min(index(mismatch), actual.size());
    return at == 0 ? Optional.empty() : Optional.of(actual.get(at - 1));
  }

  private int index(CallMismatch mismatch) {
    return places.get(mismatch.actual() != null ? mismatch.actual() : mismatch.expected());
  }
}
