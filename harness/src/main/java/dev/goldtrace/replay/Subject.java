package dev.goldtrace.replay;

import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import java.util.Set;

/**
 * Something that a trace can be replayed through: the port of this project, or another program. One
 * subject replays one trace after the other; nothing of a trace may reach the next.
 */
public interface Subject extends AutoCloseable {

  /** Who it is, for reports: a name and a version on one line. */
  String description();

  /** Which rows it hands over; the others can't be compared. */
  default Set<RowKind> emits() {
    return RowKind.ALL;
  }

  /**
   * Whether it can be made to show a known divergence that its dialects don't have. A trace whose
   * golden files hold one that it can't show is not replayed through it.
   *
   * @param divergence the id of a switch in docs/divergences.md, e.g. {@code D-SP12}
   */
  default boolean hasSwitch(String divergence) {
    return false;
  }

  /**
   * Forgets everything and starts a trace.
   *
   * @throws SubjectException {@link SubjectException.Kind#UNSUPPORTED} when it can't replay this
   *     kind of trace
   */
  void start(TraceHeader header) throws SubjectException;

  /**
   * Does what one record says. The objects that the record names are known.
   *
   * @param record any record but a header
   * @param sink takes what happens; a tick's rows may come with this record or with a later one,
   *     but in order and after their {@link RecordingSink#tick}
   * @throws SubjectException the record could not be carried out; the trace ends here
   */
  void accept(TraceRecord record, RecordingSink sink) throws SubjectException;

  /** The trace is over: hands over whatever has not been handed over. */
  void end(RecordingSink sink) throws SubjectException;

  @Override
  void close();
}
