package dev.goldtrace.diagnose;

import dev.goldtrace.check.TraceEnding;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.TraceComparison;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.replay.KindFilter;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceRecord;
import java.util.Optional;
import java.util.Set;

/** A trace and a recording of it that is to be explained. */
public record RecordedTrace(LoadedTrace trace, RecordedRows rows) {

  /** The trace as the port records it when some divergences are the other way round. */
  public static RecordedTrace byPort(LoadedTrace trace, Set<Divergence> flipped) {
    Recording recording = new Recording();
    replay(trace, dialect(trace, flipped), recording);
    return new RecordedTrace(trace, RecordedRows.of(recording));
  }

  /** How far the port follows the recording when some divergences are the other way round. */
  Reach reach(int index, Set<Divergence> flipped) {
    FirstDifference difference = new FirstDifference(rows);
    replay(trace, dialect(trace, flipped), difference);
    return difference.finish(index);
  }

  /**
   * Whether the port, as the trace wants it, makes exactly this recording and ends as the trace
   * must end.
   */
  public boolean reproduced() {
    FirstDifference difference = new FirstDifference(rows);
    Optional<TraceRecord> refused = replay(trace, PortSubject.dialect(trace.header()), difference);
    Optional<TraceRecord> due =
        TraceEnding.failsAtLast(trace.header()) ? Optional.of(trace.last()) : Optional.empty();
    return difference.finish(0).complete() && refused.equals(due);
  }

  /** Compares the whole replay with the recording, which is the expected side. */
  public Comparison compare(Set<Divergence> flipped) {
    TraceComparison comparison = new TraceComparison(rows.expected(), 0);
    replay(trace, dialect(trace, flipped), new KindFilter(rows.kinds(), comparison));
    return comparison.finish();
  }

  /**
   * The dialect of the golden files, with some divergences the other way round. Those that the
   * trace's header names are off: a recording may be of a port without them, and golden files that
   * hold them are explained by them.
   */
  private static Dialect dialect(LoadedTrace trace, Set<Divergence> flipped) {
    Dialect dialect = PortSubject.dialectAlone(trace.header());
    for (Divergence divergence : flipped) {
      dialect = dialect.has(divergence) ? dialect.without(divergence) : dialect.with(divergence);
    }
    return dialect;
  }

  /**
   * Replays until the end, the first difference, or the record that the port cannot carry out, and
   * answers that record.
   */
  private static Optional<TraceRecord> replay(
      LoadedTrace trace, Dialect dialect, RecordingSink sink) {
    TraceRecord at = trace.header();
    try (PortSubject port = new PortSubject(header -> dialect)) {
      port.start(trace.header());
      for (TraceRecord record : trace.records()) {
        at = record;
        port.accept(record, sink);
        if (sink instanceof FirstDifference difference && difference.found()) {
          return Optional.empty();
        }
      }
      port.end(sink);
      return Optional.empty();
    } catch (SubjectException | InputException e) {
      // What the port cannot do, it has not recorded; the comparison sees that.
      return Optional.of(at);
    }
  }
}
