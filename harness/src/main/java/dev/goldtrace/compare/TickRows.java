package dev.goldtrace.compare;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import java.util.Collections;
import java.util.List;

/**
 * Everything that both sides have of one tick.
 *
 * @param tick its number; -1: before the first tick
 * @param expected the golden side
 * @param actual the recorded side
 */
public record TickRows(int tick, Side expected, Side actual) {

  /** One side's rows, in their order; the lists are not to be changed any more. */
  public record Side(List<FrameRow> frames, List<ProbeRow> probes, List<StateRow> states) {

    public Side {
      frames = Collections.unmodifiableList(frames);
      probes = Collections.unmodifiableList(probes);
      states = Collections.unmodifiableList(states);
    }

    boolean isEmpty() {
      return frames.isEmpty() && probes.isEmpty() && states.isEmpty();
    }
  }
}
