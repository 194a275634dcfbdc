package dev.goldtrace.replay;

import dev.goldtrace.port.collision.UnsupportedCollisionException;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceDialect;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.version.ProgramVersion;
import java.util.function.Function;

/**
 * This project's own port, in the same process. An exception of the port ends the trace as a
 * failure of the subject.
 */
public final class PortSubject implements Subject {
  private static final String QUEUE_CONSTRUCTED = "ace-queue-constructed";

  private final Function<TraceHeader, Dialect> dialects;
  private PortWorld world;

  /** Each trace in the dialect of its golden files. */
  public PortSubject() {
    this(PortSubject::dialect);
  }

  /** Each trace in the dialect that is chosen for it. */
  public PortSubject(Function<TraceHeader, Dialect> dialects) {
    this.dialects = dialects;
  }

  @Override
  public String description() {
    return "goldtrace physics-port " + ProgramVersion.ofBuild().ofPort();
  }

  @Override
  public boolean hasSwitch(String divergence) {
    return true;
  }

  @Override
  public void start(TraceHeader header) throws SubjectException {
    world = new PortWorld(header, dialects.apply(header));
  }

  /** The behaviour that a trace's golden files hold. */
  public static Dialect dialect(TraceHeader header) {
    Dialect dialect = dialectAlone(header);
    for (Divergence divergence : Divergence.values()) {
      if (header.divergences().contains(divergence.id())) {
        dialect = dialect.with(divergence);
      }
    }
    return dialect;
  }

  /** The same without the known divergences that the header names. */
  public static Dialect dialectAlone(TraceHeader header) {
    if (header.dialect() == TraceDialect.RETAIL) {
      return Dialect.RETAIL;
    }
    // ACE never makes its interpolation queue; some recordings did so from outside.
    return header.tags().contains(QUEUE_CONSTRUCTED)
        ? Dialect.ACE.without(Divergence.D_P21)
        : Dialect.ACE;
  }

  @Override
  public void accept(TraceRecord record, RecordingSink sink) throws SubjectException {
    try {
      world.accept(record, sink);
    } catch (MalformedMessageException e) {
      throw new SubjectException(
          SubjectException.Kind.MALFORMED, "the message can't be read: " + e.getMessage(), e);
    } catch (UnsupportedCollisionException e) {
      throw new SubjectException(
          SubjectException.Kind.UNSUPPORTED, "not ported: " + e.getMessage(), e);
    } catch (InputException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw failed(e);
    }
  }

  private static SubjectException failed(Throwable cause) {
    return new SubjectException(SubjectException.Kind.FAILED, "the port threw " + cause, cause);
  }

  @Override
  public void end(RecordingSink sink) {
    world = null;
  }

  @Override
  public void close() {
    world = null;
  }
}
