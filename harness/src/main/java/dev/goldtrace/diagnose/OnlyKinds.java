package dev.goldtrace.diagnose;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.RowKind;
import java.util.Set;

/** Hands on only some kinds of row. */
record OnlyKinds(Set<RowKind> kinds, RecordingSink sink) implements RecordingSink {

  @Override
  public void tick(int n, double time) {
    sink.tick(n, time);
  }

  @Override
  public void probe(ProbeRow row) {
    if (kinds.contains(RowKind.PROBES)) {
      sink.probe(row);
    }
  }

  @Override
  public void frame(FrameRow row) {
    if (kinds.contains(RowKind.FRAMES)) {
      sink.frame(row);
    }
  }

  @Override
  public void state(StateRow row) {
    if (kinds.contains(RowKind.STATE)) {
      sink.state(row);
    }
  }
}
