package dev.goldtrace.selftest;

import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.RowSource;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.List;

/** The rows of a recording as lists that can be changed; the rows themselves never change. */
record Rows(List<FrameRow> frames, List<ProbeRow> probes, List<StateRow> states) {

  /** A copy with lists of its own. */
  Rows copy() {
    return new Rows(new ArrayList<>(frames), new ArrayList<>(probes), new ArrayList<>(states));
  }

  ExpectedRows asExpected() {
    return new ExpectedRows(RowSource.of(frames), RowSource.of(probes), RowSource.of(states));
  }
}
