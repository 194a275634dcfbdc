package dev.goldtrace.minimize;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Replays records that are in memory and hands out what each of them makes the subject do. */
final class StepRun implements RecordingSink {
  private Step step = new Step();

  private StepRun() {}

  /**
   * Replays records.
   *
   * @param each takes the index of a record and what was done under it; answers whether to go on
   * @return where the subject stopped, if it did
   */
  static Optional<Stop> run(
      Subject subject,
      TraceHeader header,
      List<? extends TraceRecord> records,
      BiPredicate<Integer, Step> each) {
    StepRun sink = new StepRun();
    int at = 0;
    try {
      subject.start(header);
      for (; at < records.size(); at++) {
        sink.step = new Step();
        subject.accept(records.get(at), sink);
        if (!each.test(at, sink.step)) {
          return Optional.empty();
        }
      }
      subject.end(sink);
      return Optional.empty();
    } catch (SubjectException e) {
      each.test(at, sink.step);
      return Optional.of(new Stop(at, e.getMessage()));
    }
  }

  @Override
  public void tick(int n, double time) {
    // The records say when a tick starts.
  }

  @Override
  public void probe(ProbeRow row) {
    step.probes().add(row);
  }

  @Override
  public void frame(FrameRow row) {
    step.frames().add(row);
  }

  @Override
  public void state(StateRow row) {
    step.states().add(row);
  }
}
