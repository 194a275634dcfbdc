package dev.goldtrace.compare;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RecordingSink;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares a recording with its golden rows while it is made, in memory that does not grow with the
 * trace: both sides are held for one tick and for the context around first divergences.
 *
 * <p>Rows are matched by tick and object, calls by their place in the sequence. Everything that one
 * side has and the other lacks is a divergence.
 */
public final class TraceComparison implements RecordingSink {
  private static final int FRAME_COLUMNS = 1;
  private static final int STATE_COLUMNS = 100;

  private final TickCursor<FrameRow> goldenFrames;
  private final TickCursor<ProbeRow> goldenProbes;
  private final TickCursor<StateRow> goldenStates;

  private final Findings findings = new Findings();
  private final ObjectOrder order = new ObjectOrder();
  private final LastEntered lastEntered = new LastEntered();
  private final ToleranceMeter tolerances;
  private final RowComparison<FrameRow> frameComparison;
  private final RowComparison<StateRow> stateComparison;
  private final ProbeComparison probeComparison = new ProbeComparison(findings, order);
  private final ContextWindows windows;

  // What was recorded of the tick.
  private List<FrameRow> frames = new ArrayList<>();
  private List<ProbeRow> probes = new ArrayList<>();
  private List<StateRow> states = new ArrayList<>();

  private int tick = -1;
  private double time = Double.NaN;
  private long ticks;

  /** How many calls the tick had when its first row came; all of them while none has come. */
  private int callsBeforeRows = Integer.MAX_VALUE;

  /**
   * An exact comparison.
   *
   * @param expected the golden rows, read along
   * @param context how many ticks to keep around a first divergence, before and after
   */
  public TraceComparison(ExpectedRows expected, int context) {
    this(expected, context, List.of());
  }

  /**
   * @param expected the golden rows, read along
   * @param context how many ticks to keep around a first divergence, before and after
   * @param allowed tolerances for columns; columns without one are compared exactly, calls always
   */
  public TraceComparison(ExpectedRows expected, int context, List<Tolerance> allowed) {
    tolerances = new ToleranceMeter(allowed);
    frameComparison =
        new RowComparison<>(
            FrameRow::tick,
            FrameRow::guid,
            row -> FrameColumn.ALL,
            row -> FrameColumn.EACH,
            FrameColumn.ALL,
            FRAME_COLUMNS,
            findings,
            order,
            lastEntered,
            tolerances);
    stateComparison =
        new RowComparison<>(
            StateRow::tick,
            StateRow::guid,
            row -> StateCells.of(row.columns()),
            StateRow::filled,
            StateCells.all(),
            STATE_COLUMNS,
            findings,
            order,
            lastEntered,
            tolerances);
    goldenFrames = new TickCursor<>(expected.frames(), FrameRow::tick);
    goldenProbes = new TickCursor<>(expected.probes(), ProbeRow::tick);
    goldenStates = new TickCursor<>(expected.states(), StateRow::tick);
    windows = new ContextWindows(context);
  }

  @Override
  public void tick(int n, double clock) {
    compareTick();
    tick = n;
    time = clock;
    ticks++;
  }

  @Override
  public void probe(ProbeRow row) {
    probes.add(row);
  }

  @Override
  public void frame(FrameRow row) {
    rowsTaken();
    frames.add(row);
  }

  @Override
  public void state(StateRow row) {
    rowsTaken();
    states.add(row);
  }

  private void rowsTaken() {
    callsBeforeRows = Math.min(callsBeforeRows, probes.size());
  }

  /** The recording is complete. */
  public Comparison finish() {
    compareTick();
    for (int next = nextGoldenTick(); next != Integer.MAX_VALUE; next = nextGoldenTick()) {
      tick = next;
      time = Double.NaN;
      compareTick();
    }
    return result(0);
  }

  /** The recording broke off: golden rows that it did not come to are counted, not compared. */
  public Comparison breakOff() {
    long left = 0;
    List<FrameRow> wantedFrames = goldenFrames.through(tick);
    List<ProbeRow> wantedProbes = goldenProbes.through(tick);
    List<StateRow> wantedStates = goldenStates.through(tick);
    left += Math.max(0, wantedProbes.size() - probes.size());
    left += frames.isEmpty() ? wantedFrames.size() : 0;
    left += states.isEmpty() ? wantedStates.size() : 0;
    compare(
        frames.isEmpty() ? List.of() : wantedFrames,
        wantedProbes.subList(0, Math.min(wantedProbes.size(), probes.size())),
        states.isEmpty() ? List.of() : wantedStates);
    for (int next = nextGoldenTick(); next != Integer.MAX_VALUE; next = nextGoldenTick()) {
      left += goldenFrames.through(next).size();
      left += goldenProbes.through(next).size();
      left += goldenStates.through(next).size();
    }
    return result(left);
  }

  private int nextGoldenTick() {
    return Math.min(
        goldenFrames.nextTick(), Math.min(goldenProbes.nextTick(), goldenStates.nextTick()));
  }

  private Comparison result(long notReached) {
    frameComparison.count();
    stateComparison.count();
    return new Comparison(
        new Counts(
            ticks,
            frameComparison.rows() + stateComparison.rows(),
            frameComparison.cells() + stateComparison.cells(),
            probeComparison.calls(),
            notReached),
        findings.aspectResults(),
        findings.first(),
        findings.objectResults(order),
        tolerances.uses(),
        windows.windows());
  }

  private void compareTick() {
    compare(goldenFrames.through(tick), goldenProbes.through(tick), goldenStates.through(tick));
  }

  private void compare(
      List<FrameRow> wantedFrames, List<ProbeRow> wantedProbes, List<StateRow> wantedStates) {
    int inTick = Math.min(callsBeforeRows, probes.size());
    lastEntered.enter(probes.subList(0, inTick));
    frameComparison.compare(tick, time(wantedFrames), wantedFrames, frames);
    stateComparison.compare(tick, time(wantedFrames), wantedStates, states);
    probeComparison.compare(tick, wantedProbes, probes, inTick);
    lastEntered.enter(probes.subList(inTick, probes.size()));
    windows.add(
        new TickRows(
            tick,
            new TickRows.Side(wantedFrames, wantedProbes, wantedStates),
            new TickRows.Side(frames, probes, states)),
        findings.firstOfSomeAspect(tick));
    // The old lists belong to the window now.
    frames = new ArrayList<>(frames.size());
    probes = new ArrayList<>(probes.size());
    states = new ArrayList<>(states.size());
    callsBeforeRows = Integer.MAX_VALUE;
  }

  private double time(List<FrameRow> wanted) {
    return Double.isNaN(time) && !wanted.isEmpty() ? wanted.get(0).time() : time;
  }
}
