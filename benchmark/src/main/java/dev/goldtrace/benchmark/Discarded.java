package dev.goldtrace.benchmark;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RecordingSink;

/** Takes a recording and keeps only how many rows it had. */
final class Discarded implements RecordingSink {
  private long rows;

  long rows() {
    return rows;
  }

  @Override
  public void tick(int n, double time) {
    rows++;
  }

  @Override
  public void probe(ProbeRow row) {
    rows++;
  }

  @Override
  public void frame(FrameRow row) {
    rows++;
  }

  @Override
  public void state(StateRow row) {
    rows++;
  }
}
