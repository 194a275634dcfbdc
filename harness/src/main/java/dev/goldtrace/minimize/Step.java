package dev.goldtrace.minimize;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/** What a subject did under one record of a trace. */
record Step(List<ProbeRow> probes, List<FrameRow> frames, List<StateRow> states) {

  Step() {
    this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** The step as it is when some objects do not exist. */
  Step without(Set<Integer> guids) {
    return guids.isEmpty()
        ? this
        : new Step(
            probes.stream().filter(row -> !guids.contains(row.guid())).toList(),
            frames.stream().filter(row -> !guids.contains(row.guid())).toList(),
            states.stream().filter(row -> !guids.contains(row.guid())).toList());
  }

  /** Whether the same was done, to the last bit; ticks and calls may have other numbers. */
  boolean same(Step other) {
    if (!numberless(frames, FrameRow::atTick).equals(numberless(other.frames, FrameRow::atTick))
        || !numberless(states, StateRow::atTick).equals(numberless(other.states, StateRow::atTick))
        || probes.size() != other.probes.size()) {
      return false;
    }
    for (int i = 0; i < probes.size(); i++) {
      if (!same(probes.get(i), other.probes.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static <R> List<R> numberless(List<R> rows, BiFunction<R, Integer, R> atTick) {
    return rows.stream().map(row -> atTick.apply(row, 0)).toList();
  }

  private static boolean same(ProbeRow a, ProbeRow b) {
    return a.guid() == b.guid()
        && a.function() == b.function()
        && Double.doubleToLongBits(a.time()) == Double.doubleToLongBits(b.time())
        && Arrays.equals(a.args(), b.args());
  }
}
