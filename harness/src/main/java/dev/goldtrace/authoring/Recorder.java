package dev.goldtrace.authoring;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.TraceEnding;
import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateWriter;
import dev.goldtrace.replay.FileRecording;
import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.trace.TraceOrigin;
import dev.goldtrace.trace.TraceReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Replays authored traces and drafts their golden files. A draft is held in memory: a trace that
 * somebody writes by hand is short.
 */
public final class Recorder {
  private final Path here;
  private final Subject subject;

  /**
   * @param here the folder that relative paths are relative to
   * @param subject what the golden files are to be the output of
   */
  public Recorder(Path here, Subject subject) {
    this.here = here;
    this.subject = subject;
  }

  /**
   * Replays one trace; writes nothing.
   *
   * @throws dev.goldtrace.trace.InputException the trace can't be read
   * @throws IllegalArgumentException the trace is of outside origin
   * @throws IOException a golden file that is there can't be read
   */
  public Draft draft(TraceCase one) throws IOException {
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()))) {
      if (trace.header().origin() != TraceOrigin.AUTHORED) {
        throw new IllegalArgumentException(one.id() + " is of outside origin");
      }
      ByteArrayOutputStream frames = new ByteArrayOutputStream();
      ByteArrayOutputStream probes = new ByteArrayOutputStream();
      ByteArrayOutputStream states = new ByteArrayOutputStream();
      StateColumns columns = StateColumns.of(trace.header());
      ReplayOutcome outcome;
      try (FileRecording recording =
          new FileRecording(
              new FrameWriter(frames), new ProbeWriter(probes), new StateWriter(states, columns))) {
        outcome = Replayer.replay(trace, one.trace().toString(), subject, recording);
      }
      Optional<SubjectFailure> failure = TraceEnding.problem(outcome, trace);
      if (failure.isPresent()) {
        return new Draft(one, List.of(), failure);
      }
      GoldenFiles golden = one.golden(here);
      return new Draft(
          one,
          List.of(
              DraftFile.of(golden.frames(), frames.toByteArray()),
              DraftFile.of(golden.probes(), probes.toByteArray()),
              DraftFile.of(golden.state(), states.toByteArray())),
          Optional.empty());
    }
  }
}
