package dev.goldtrace.replay;

import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;

/** The port; a test has it do otherwise in one place. */
public abstract class ForwardingSubject implements Subject {
  private final Subject port = new PortSubject();

  @Override
  public String description() {
    return port.description();
  }

  @Override
  public void start(TraceHeader header) throws SubjectException {
    port.start(header);
  }

  @Override
  public void accept(TraceRecord record, RecordingSink sink) throws SubjectException {
    port.accept(record, sink);
  }

  @Override
  public void end(RecordingSink sink) throws SubjectException {
    port.end(sink);
  }

  @Override
  public void close() {
    port.close();
  }
}
