package dev.goldtrace.diagnose;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.RowKind;
import java.util.List;
import java.util.Optional;

/** Follows a recording row by row up to the first one that a replay makes otherwise. */
final class FirstDifference implements RecordingSink {
  private static final int NONE = Integer.MAX_VALUE;

  private final RecordedRows recorded;
  private int frames;
  private int probes;
  private int states;
  private boolean found;
  private int tick = -1;
  private Optional<Object> otherwise = Optional.empty();

  FirstDifference(RecordedRows recorded) {
    this.recorded = recorded;
  }

  /** Whether a row was otherwise; what comes after it is not looked at. */
  boolean found() {
    return found;
  }

  @Override
  public void tick(int n, double time) {
    leftBefore(n);
    if (!found) {
      tick = n;
    }
  }

  @Override
  public void probe(ProbeRow row) {
    if (recorded.kinds().contains(RowKind.PROBES) && same(row, recorded.probes(), probes)) {
      probes++;
    }
  }

  @Override
  public void frame(FrameRow row) {
    if (recorded.kinds().contains(RowKind.FRAMES) && same(row, recorded.frames(), frames)) {
      frames++;
    }
  }

  @Override
  public void state(StateRow row) {
    if (recorded.kinds().contains(RowKind.STATE) && same(row, recorded.states(), states)) {
      states++;
    }
  }

  private <R> boolean same(R row, List<R> rows, int next) {
    if (found) {
      return false;
    }
    if (next < rows.size() && row.equals(rows.get(next))) {
      return true;
    }
    found = true;
    otherwise = Optional.of(row);
    return false;
  }

  /** The recording has rows before this tick that the replay did not come to. */
  private void leftBefore(int next) {
    int left = Math.min(nextFrame(), Math.min(nextProbe(), nextState()));
    if (!found && left < next) {
      found = true;
      tick = left;
    }
  }

  private int nextFrame() {
    return frames < recorded.frames().size() ? recorded.frames().get(frames).tick() : NONE;
  }

  private int nextProbe() {
    return probes < recorded.probes().size() ? recorded.probes().get(probes).tick() : NONE;
  }

  private int nextState() {
    return states < recorded.states().size() ? recorded.states().get(states).tick() : NONE;
  }

  /** The replay is over: how far it has followed. */
  Reach finish(int trace) {
    leftBefore(NONE);
    return new Reach(!found, trace, tick, (long) frames + probes + states, frames, otherwise);
  }
}
