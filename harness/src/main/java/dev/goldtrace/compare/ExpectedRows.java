package dev.goldtrace.compare;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;

/** The rows that a recording must have: the golden side of a comparison. */
public record ExpectedRows(
    RowSource<FrameRow> frames, RowSource<ProbeRow> probes, RowSource<StateRow> states) {}
