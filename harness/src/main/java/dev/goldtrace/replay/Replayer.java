package dev.goldtrace.replay;

import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.util.Optional;

/**
 * Feeds one trace to a subject, record by record. A subject that goes wrong ends the replay with a
 * {@link SubjectFailure}; a trace that makes no sense ends it with an {@link InputException}.
 */
public final class Replayer {
  private final TraceReader trace;
  private final String file;
  private final Subject subject;
  private final RecordingSink sink;
  private int lastTick = -1;
  private int ticks;

  private Replayer(TraceReader trace, String file, Subject subject, RecordingSink sink) {
    this.trace = trace;
    this.file = file;
    this.subject = subject;
    this.sink = sink;
  }

  /**
   * Replays a whole trace.
   *
   * @param trace of which nothing but the header has been read
   * @param file the trace as messages name it
   * @throws InputException the trace can't be read, or one of its records makes no sense
   */
  public static ReplayOutcome replay(
      TraceReader trace, String file, Subject subject, RecordingSink sink) {
    return new Replayer(trace, file, subject, sink).run();
  }

  private ReplayOutcome run() {
    TraceHeader header = trace.header();
    TraceRecord record = header;
    try {
      requireSwitches(header);
      subject.start(header);
      for (record = trace.next(); record != null; record = trace.next()) {
        if (record != header) {
          countTick(record);
          subject.accept(record, sink);
        }
      }
      subject.end(sink);
      return new ReplayOutcome(header, ticks, Optional.empty());
    } catch (SubjectException e) {
      if (e.kind() == SubjectException.Kind.MALFORMED) {
        throw new InputException(file, record == null ? 0 : record.line(), 0, e.getMessage(), e);
      }
      return new ReplayOutcome(header, ticks, Optional.of(failure(e, record)));
    }
  }

  private void requireSwitches(TraceHeader header) throws SubjectException {
    for (String divergence : header.divergences()) {
      if (!subject.hasSwitch(divergence)) {
        throw new SubjectException(
            SubjectException.Kind.UNSUPPORTED,
            "the subject has no switch for the known divergence " + divergence);
      }
    }
  }

  private void countTick(TraceRecord record) {
    if (record instanceof TickRecord tick) {
      lastTick = tick.n();
      ticks++;
    } else if (record instanceof FrameRecord frame) {
      lastTick = frame.n();
      ticks++;
    }
  }

  private SubjectFailure failure(SubjectException e, TraceRecord record) {
    return new SubjectFailure(
        e.kind(),
        e.getMessage(),
        record == null ? 0 : record.line(),
        record == null ? "end of the trace" : TraceWords.of(record),
        lastTick,
        Optional.ofNullable(e.getCause()),
        e.lastWords());
  }
}
