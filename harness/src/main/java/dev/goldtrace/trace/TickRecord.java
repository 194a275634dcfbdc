package dev.goldtrace.trace;

import java.util.Optional;

/**
 * Sets both clocks, then runs UpdateObjectInternal for every object.
 *
 * @param line see {@link TraceRecord#line}
 * @param n number of the tick, from 0
 * @param time both clocks, seconds
 * @param quantum length of the tick, seconds
 * @param in what the environment does; an object that is missing: {@link Slice#NOTHING}
 */
public record TickRecord(int line, int n, double time, float quantum, Inputs<Slice> in)
    implements TraceRecord {

  @Override
  public Optional<Integer> tick() {
    return Optional.of(n);
  }

  /** What the environment does to one object. */
  public Slice slice(int guid) {
    Slice slice = in.find(guid);
    return slice == null ? Slice.NOTHING : slice;
  }
}
