package dev.goldtrace.minimize;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.RowSource;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.List;

/** Golden rows in memory. */
record GoldenRows(List<FrameRow> frames, List<ProbeRow> probes, List<StateRow> states) {

  GoldenRows {
    frames = List.copyOf(frames);
    probes = List.copyOf(probes);
    states = List.copyOf(states);
  }

  static GoldenRows read(GoldenFiles files) {
    try (FrameReader frames = FrameReader.open(files.frames());
        ProbeReader probes = ProbeReader.open(files.probes());
        StateReader states = StateReader.open(files.state())) {
      return new GoldenRows(all(frames::next), all(probes::next), all(states::next));
    }
  }

  private static <R> List<R> all(RowSource<R> source) {
    List<R> rows = new ArrayList<>();
    for (R row = source.next(); row != null; row = source.next()) {
      rows.add(row);
    }
    return rows;
  }

  /** The rows up to the end of a tick. */
  GoldenRows through(int tick) {
    return new GoldenRows(
        frames.stream().filter(row -> row.tick() <= tick).toList(),
        probes.stream().filter(row -> row.tick() <= tick).toList(),
        states.stream().filter(row -> row.tick() <= tick).toList());
  }

  ExpectedRows expected() {
    return new ExpectedRows(RowSource.of(frames), RowSource.of(probes), RowSource.of(states));
  }
}
