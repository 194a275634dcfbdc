package dev.goldtrace.authored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.diagnose.RecordedRows;
import dev.goldtrace.diagnose.RecordedTrace;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.repository.RepositoryRoot;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** What is recorded of a trace of traces/authored/dialect. */
record DialectRows(RecordedRows rows) {
  static final Path TRACES = RepositoryRoot.find().resolve("traces/authored/dialect");
  private static final Path GOLDEN = RepositoryRoot.find().resolve("golden/authored/dialect");

  /** The golden files say {@code retail}; the port says {@code other} with the divergence. */
  static <T> void decides(
      String name, Divergence divergence, Function<DialectRows, T> what, T retail, T other) {
    assertThat(what.apply(golden(name))).as("golden").isEqualTo(retail);
    assertThat(what.apply(with(name, divergence))).as(divergence.id()).isEqualTo(other);
  }

  static DialectRows golden(String name) {
    return new DialectRows(RecordedRows.read(GoldenFiles.at(GOLDEN.resolve(name))));
  }

  static DialectRows with(String name, Divergence divergence) {
    LoadedTrace trace = LoadedTrace.read(TRACES.resolve(name + ".trace.jsonl"));
    return new DialectRows(RecordedTrace.byPort(trace, Set.of(divergence)).rows());
  }

  FrameRow frame(int tick, int guid) {
    return rows.frames().stream()
        .filter(row -> row.tick() == tick && row.guid() == guid)
        .findFirst()
        .orElseThrow();
  }

  /** A cell as it is printed. */
  String state(int tick, int guid, StateColumn column) {
    StateRow state =
        rows.states().stream()
            .filter(row -> row.tick() == tick && row.guid() == guid)
            .findFirst()
            .orElseThrow();
    return state.text(column);
  }

  /** The arguments of each call of a function on an object. */
  List<String> calls(int guid, ProbedFunction function) {
    return rows.probes().stream()
        .filter(row -> row.guid() == guid && row.function() == function)
        .map(ProbeRow::argsText)
        .toList();
  }

  /** The arguments of the last call of a function on an object. */
  String lastCall(int guid, ProbedFunction function) {
    List<String> calls = calls(guid, function);
    return calls.get(calls.size() - 1);
  }
}
