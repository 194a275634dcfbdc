package dev.goldtrace.replay;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import java.util.Set;

/** Hands on the rows of some kinds only. */
public final class KindFilter implements RecordingSink {
  private final Set<RowKind> kinds;
  private final RecordingSink sink;

  /**
   * @param kinds the kinds to hand on
   * @param sink what takes them
   */
  public KindFilter(Set<RowKind> kinds, RecordingSink sink) {
    this.kinds = Set.copyOf(kinds);
    this.sink = sink;
  }

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
