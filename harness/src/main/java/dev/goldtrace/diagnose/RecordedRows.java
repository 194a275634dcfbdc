package dev.goldtrace.diagnose;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.RowSource;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.RowRules;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.RowKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What a program made of one trace, in memory.
 *
 * @param kinds the kinds of row that were recorded; the others can't be compared
 */
public record RecordedRows(
    List<FrameRow> frames, List<ProbeRow> probes, List<StateRow> states, Set<RowKind> kinds) {

  public RecordedRows {
    frames = List.copyOf(frames);
    probes = List.copyOf(probes);
    states = List.copyOf(states);
    kinds = Set.copyOf(kinds);
  }

  /** A recording of this process. */
  public static RecordedRows of(Recording recording) {
    return new RecordedRows(
        recording.frames(), recording.probes(), recording.states(), RowKind.ALL);
  }

  /**
   * Reads those of the files that are there.
   *
   * @throws dev.goldtrace.trace.InputException one of them is not what its name says, or its rows
   *     break the rules
   */
  public static RecordedRows read(GoldenFiles files) {
    List<FrameRow> frames = new ArrayList<>();
    List<ProbeRow> probes = new ArrayList<>();
    List<StateRow> states = new ArrayList<>();
    Set<RowKind> kinds = EnumSet.noneOf(RowKind.class);
    List<Path> missing = files.missing();
    if (!missing.contains(files.frames())) {
      kinds.add(RowKind.FRAMES);
      try (FrameReader reader = FrameReader.open(files.frames())) {
        addAll(reader::next, RowRules.of(files.frames().toString(), reader)::frame, frames);
      }
    }
    if (!missing.contains(files.probes())) {
      kinds.add(RowKind.PROBES);
      try (ProbeReader reader = ProbeReader.open(files.probes())) {
        addAll(reader::next, RowRules.of(files.probes().toString(), reader)::probe, probes);
      }
    }
    if (!missing.contains(files.state())) {
      kinds.add(RowKind.STATE);
      try (StateReader reader = StateReader.open(files.state())) {
        addAll(reader::next, RowRules.of(files.state().toString(), reader)::state, states);
      }
    }
    return new RecordedRows(frames, probes, states, kinds);
  }

  private static <R> void addAll(RowSource<R> source, Consumer<R> rule, List<R> rows) {
    for (R row = source.next(); row != null; row = source.next()) {
      rule.accept(row);
      rows.add(row);
    }
  }

  /** The rows as the expected side of a comparison. */
  ExpectedRows expected() {
    return new ExpectedRows(RowSource.of(frames), RowSource.of(probes), RowSource.of(states));
  }
}
