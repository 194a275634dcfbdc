package dev.goldtrace.replay;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import java.util.function.Supplier;

/**
 * Hands the rows of a finished recording to a sink, tick by tick. Files do not say which calls of a
 * tick came after its rows were taken; here all come before.
 */
public final class RecordedRows {
  private final Supplier<FrameRow> frames;
  private final Supplier<ProbeRow> probes;
  private final Supplier<StateRow> states;
  private final RecordingSink sink;
  private FrameRow frame;
  private ProbeRow probe;
  private StateRow state;

  private RecordedRows(
      Supplier<FrameRow> frames,
      Supplier<ProbeRow> probes,
      Supplier<StateRow> states,
      RecordingSink sink) {
    this.frames = frames;
    this.probes = probes;
    this.states = states;
    this.sink = sink;
    frame = frames.get();
    probe = probes.get();
    state = states.get();
  }

  /** Hands everything over; each source answers null at its end. */
  public static void play(
      Supplier<FrameRow> frames,
      Supplier<ProbeRow> probes,
      Supplier<StateRow> states,
      RecordingSink sink) {
    RecordedRows rows = new RecordedRows(frames, probes, states, sink);
    rows.rowsOf(-1);
    while (rows.frame != null || rows.probe != null || rows.state != null) {
      int tick = rows.nextTick();
      sink.tick(tick, rows.timeOf(tick));
      rows.rowsOf(tick);
    }
  }

  private int nextTick() {
    int tick = frame == null ? Integer.MAX_VALUE : frame.tick();
    tick = probe == null ? tick : Math.min(tick, probe.tick());
    return state == null ? tick : Math.min(tick, state.tick());
  }

  private double timeOf(int tick) {
    return frame != null && frame.tick() == tick ? frame.time() : Double.NaN;
  }

  private void rowsOf(int tick) {
    for (; probe != null && probe.tick() <= tick; probe = probes.get()) {
      sink.probe(probe);
    }
    for (; frame != null && frame.tick() <= tick; frame = frames.get()) {
      sink.frame(frame);
    }
    for (; state != null && state.tick() <= tick; state = states.get()) {
      sink.state(state);
    }
  }
}
