package dev.goldtrace.explain;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.GoldenRows;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.RowSource;
import dev.goldtrace.replay.KindFilter;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Explains cases that differ: replays them once more and holds both sides in memory, which the
 * verdict never does.
 */
public final class CaseExplainer {
  private final Path here;
  private final Explainer explainer;

  /**
   * @param here the folder that relative paths are relative to
   */
  public CaseExplainer(Path here, Explainer explainer) {
    this.here = here;
    this.explainer = explainer;
  }

  /** Explains one result; nothing if there is nothing to explain. */
  public ExplainedCase explain(CaseResult result, Subject subject) {
    if (result.asExpected() || result.comparison().flatMap(it -> it.first()).isEmpty()) {
      return new ExplainedCase(result, Optional.empty());
    }
    Set<RowKind> compared = RowKind.without(result.notCompared());
    BothSides sides =
        new BothSides(
            golden(result.traceCase(), compared), replayed(result.traceCase(), subject, compared));
    return new ExplainedCase(
        result,
        explainer.explain(result.comparison().orElseThrow(), sides, facts(result.traceCase())));
  }

  private TraceFacts facts(TraceCase one) {
    Path golden = one.golden(here).frames().toAbsolutePath();
    Path root = here.toAbsolutePath();
    Path shown = golden.startsWith(root) ? root.relativize(golden) : golden;
    return TraceFacts.read(here.resolve(one.trace()), shown.toString().replace('\\', '/'));
  }

  private Recording replayed(TraceCase one, Subject subject, Set<RowKind> compared) {
    Recording recording = new Recording();
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()))) {
      Replayer.replay(trace, one.trace().toString(), subject, new KindFilter(compared, recording));
    }
    return recording;
  }

  private Recording golden(TraceCase one, Set<RowKind> compared) {
    Recording recording = new Recording();
    try (GoldenRows golden = GoldenRows.open(one.golden(here), compared, ReadOptions.QUIET)) {
      ExpectedRows rows = golden.expected();
      drain(rows.frames(), recording::frame);
      drain(rows.probes(), recording::probe);
      drain(rows.states(), recording::state);
    }
    return recording;
  }

  private static <R> void drain(RowSource<R> rows, Consumer<R> sink) {
    for (R row = rows.next(); row != null; row = rows.next()) {
      sink.accept(row);
    }
  }
}
