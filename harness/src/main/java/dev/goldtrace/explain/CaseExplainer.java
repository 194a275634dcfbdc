package dev.goldtrace.explain;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

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
    BothSides sides =
        new BothSides(
            golden(result.traceCase(), subject.emits()), replayed(result.traceCase(), subject));
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

  private Recording replayed(TraceCase one, Subject subject) {
    Recording recording = new Recording();
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()))) {
      Replayer.replay(trace, one.trace().toString(), subject, recording);
    }
    return recording;
  }

  /** The golden rows of the kinds that the subject emits. */
  private Recording golden(TraceCase one, Set<RowKind> emitted) {
    GoldenFiles files = one.golden(here);
    Recording recording = new Recording();
    try (FrameReader frames = FrameReader.open(files.frames());
        ProbeReader probes = ProbeReader.open(files.probes());
        StateReader states = StateReader.open(files.state())) {
      for (FrameRow row = frames.next();
          row != null && emitted.contains(RowKind.FRAMES);
          row = frames.next()) {
        recording.frame(row);
      }
      for (ProbeRow row = probes.next();
          row != null && emitted.contains(RowKind.PROBES);
          row = probes.next()) {
        recording.probe(row);
      }
      for (StateRow row = states.next();
          row != null && emitted.contains(RowKind.STATE);
          row = states.next()) {
        recording.state(row);
      }
    }
    return recording;
  }
}
