package dev.goldtrace.replay;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;

/**
 * Takes what a subject did, in the order in which it happened. Between two {@link #tick} calls come
 * the calls of that tick, then its frame and state rows, then the calls made until the next tick.
 */
public interface RecordingSink {

  /**
   * A tick starts. Comes before the first row of that tick; rows before the first tick belong to
   * tick -1.
   *
   * @param n number of the tick, larger than the last one
   * @param time its clock, seconds
   */
  void tick(int n, double time);

  /** A probed function was entered. */
  void probe(ProbeRow row);

  /** Where one object is after the tick; in object-table order. */
  void frame(FrameRow row);

  /** The managers of one object after the tick; in object-table order. */
  void state(StateRow row);
}
