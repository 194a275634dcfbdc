package dev.goldtrace.check;

import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.RowSource;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.ReadOptions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** The rows of some of a trace's golden files, while they are read; the others have no rows. */
public final class GoldenRows implements AutoCloseable {
  private final Deque<AutoCloseable> open = new ArrayDeque<>();
  private RowSource<FrameRow> frames = RowSource.of(List.of());
  private RowSource<ProbeRow> probes = RowSource.of(List.of());
  private RowSource<StateRow> states = RowSource.of(List.of());

  private GoldenRows() {}

  /**
   * Opens the files of some kinds.
   *
   * @throws InputException one of them can't be read
   */
  public static GoldenRows open(GoldenFiles golden, Set<RowKind> kinds, ReadOptions options) {
    GoldenRows rows = new GoldenRows();
    try {
      if (kinds.contains(RowKind.FRAMES)) {
        rows.frames = rows.opened(FrameReader.open(golden.frames(), options))::next;
      }
      if (kinds.contains(RowKind.PROBES)) {
        rows.probes = rows.opened(ProbeReader.open(golden.probes(), options))::next;
      }
      if (kinds.contains(RowKind.STATE)) {
        rows.states = rows.opened(StateReader.open(golden.state(), options))::next;
      }
      return rows;
    } catch (InputException e) {
      rows.close();
      throw e;
    }
  }

  private <T extends AutoCloseable> T opened(T reader) {
    open.push(reader);
    return reader;
  }

  /** The rows, each kind in its order. */
  public ExpectedRows expected() {
    return new ExpectedRows(frames, probes, states);
  }

  @Override
  public void close() {
    while (!open.isEmpty()) {
      try {
        open.pop().close();
      } catch (InputException e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
