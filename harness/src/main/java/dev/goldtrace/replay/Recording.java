package dev.goldtrace.replay;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A recording held in memory. */
public final class Recording implements RecordingSink {
  private final List<FrameRow> frames = new ArrayList<>();
  private final List<ProbeRow> probes = new ArrayList<>();
  private final List<StateRow> states = new ArrayList<>();
  private int ticks;

  @Override
  public void tick(int n, double time) {
    ticks++;
  }

  @Override
  public void probe(ProbeRow row) {
    probes.add(row);
  }

  @Override
  public void frame(FrameRow row) {
    frames.add(row);
  }

  @Override
  public void state(StateRow row) {
    states.add(row);
  }

  /** How many ticks were run. */
  public int ticks() {
    return ticks;
  }

  public List<FrameRow> frames() {
    return Collections.unmodifiableList(frames);
  }

  public List<ProbeRow> probes() {
    return Collections.unmodifiableList(probes);
  }

  public List<StateRow> states() {
    return Collections.unmodifiableList(states);
  }
}
