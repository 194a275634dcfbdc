package dev.goldtrace.trace;

import java.util.List;
import java.util.Optional;

/**
 * Sets the frame clock, then runs CPhysics::UseTime (format 1.1).
 *
 * @param line see {@link TraceRecord#line}
 * @param n number of the frame, from 0
 * @param time the frame clock, seconds
 * @param in what the environment does in the first, second, ... UpdateObjectInternal of an object
 *     in this frame
 */
public record FrameRecord(int line, int n, double time, Inputs<List<Slice>> in)
    implements TraceRecord {

  @Override
  public Optional<Integer> tick() {
    return Optional.of(n);
  }

  /** What the environment does to one object in its k-th slice of this frame, k from 0. */
  public Slice slice(int guid, int k) {
    List<Slice> slices = in.find(guid);
    return slices == null || k >= slices.size() ? Slice.NOTHING : slices.get(k);
  }
}
