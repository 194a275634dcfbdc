package dev.goldtrace.replay.process;

import dev.goldtrace.golden.CellRows;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.TraceWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;

/**
 * Another program, which answers one line after the other. One that broke down is replaced by a
 * fresh process at the next trace; one that says that it failed, or can't do something, goes on.
 */
final class ProcessSubject implements Subject {
  private static final String RESET = "{\"k\":\"reset\"}";

  private final SubjectCommand command;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private SubjectProcess process;
  private TraceWriter writer;
  private CellRows rows;
  private int tick;

  /**
   * @param process it runs already; null: it is started when the first trace is
   */
  ProcessSubject(SubjectCommand command, SubjectProcess process) {
    this.command = command;
    this.process = process;
  }

  @Override
  public String description() {
    return command.description();
  }

  @Override
  public Set<RowKind> emits() {
    return command.emits();
  }

  @Override
  public boolean hasSwitch(String divergence) {
    return command.hasSwitch(divergence);
  }

  @Override
  public void start(TraceHeader header) throws SubjectException {
    if (!command.hello().dialects().contains(header.dialect())) {
      throw unsupported("does not know the dialect " + header.dialect().word());
    }
    if (header.collision() && !command.hello().collision()) {
      throw unsupported("does not replay traces of format 1.1");
    }
    if (header.allColumns() && !command.hello().allColumns()) {
      throw unsupported("does not replay traces of format 1.2");
    }
    if (process == null) {
      process = command.launch();
    }
    tick = -1;
    rows = new CellRows(StateColumns.of(header));
    line.reset();
    writer = writer();
    guarded(() -> process.send(RESET));
    answer(null);
    send(header);
    answer(null);
  }

  private TraceWriter writer() {
    try {
      return new TraceWriter(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void accept(TraceRecord record, RecordingSink sink) throws SubjectException {
    if (record instanceof CallRecord call && !command.hello().canCall(call.fn().retailName())) {
      throw unsupported("does not support calls of " + call.fn().retailName());
    }
    if (record instanceof MsgRecord message && !command.hello().takes(message.type().word())) {
      throw unsupported("does not support messages of type " + message.type().word());
    }
    boolean ticks = true;
    if (record instanceof TickRecord it) {
      tick = it.n();
      sink.tick(tick, it.time());
    } else if (record instanceof FrameRecord it) {
      tick = it.n();
      sink.tick(tick, it.time());
    } else {
      ticks = false;
    }
    send(record);
    answer(new AnswerRows(sink, ticks));
  }

  private static SubjectException unsupported(String what) {
    return new SubjectException(SubjectException.Kind.UNSUPPORTED, "the subject " + what);
  }

  private void send(TraceRecord record) throws SubjectException {
    try {
      writer.write(record);
      writer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    byte[] bytes = line.toByteArray();
    line.reset();
    guarded(() -> process.send(bytes));
  }

  private interface Exchange {
    void run() throws SubjectException;
  }

  /** A process that breaks down is gone. */
  private void guarded(Exchange exchange) throws SubjectException {
    try {
      exchange.run();
    } catch (SubjectException e) {
      if (e.kind() == SubjectException.Kind.BROKEN) {
        process = null;
      }
      throw e;
    }
  }

  /**
   * Reads the answer to the line sent last.
   *
   * @param taken takes its rows; null: it may have none
   */
  private void answer(AnswerRows taken) throws SubjectException {
    guarded(
        () -> {
          Answer answer = process.next();
          while (answer instanceof Answer.Rows it && taken != null) {
            taken.take(it);
            answer = process.next();
          }
          end(answer);
        });
  }

  private void end(Answer answer) throws SubjectException {
    if (answer instanceof Answer.Unsupported no) {
      throw unsupported("does not support this: " + no.reason());
    }
    if (answer instanceof Answer.Failed failed) {
      throw new SubjectException(
          SubjectException.Kind.FAILED, "the subject failed: " + failed.reason());
    }
    if (answer instanceof Answer.Rows it) {
      throw process.broken("answered rows of " + it.kind().word() + " to a reset or a header");
    }
    if (answer instanceof Answer.Hello) {
      throw process.broken("said hello a second time");
    }
  }

  @Override
  public void end(RecordingSink sink) {
    // Every record has been answered.
  }

  @Override
  public void close() {
    if (process != null) {
      process.close();
      process = null;
    }
  }

  /** Checks the rows of one answer and hands them over. */
  private final class AnswerRows {
    private final RecordingSink sink;
    private final boolean ticks;
    private boolean placed;

    AnswerRows(RecordingSink sink, boolean ticks) {
      this.sink = sink;
      this.ticks = ticks;
    }

    void take(Answer.Rows answer) throws SubjectException {
      RowKind kind = answer.kind();
      if (!emits().contains(kind)) {
        throw process.broken("answered " + kind.word() + ", which it did not say it emits");
      }
      if (kind != RowKind.PROBES && !ticks) {
        throw process.broken("answered " + kind.word() + " to a line that is no tick");
      }
      if (kind == RowKind.PROBES && placed) {
        throw process.broken("answered probes after frames or state of the same tick");
      }
      placed |= kind != RowKind.PROBES;
      for (List<String> cells : answer.rows()) {
        take(kind, cells);
      }
    }

    private void take(RowKind kind, List<String> cells) throws SubjectException {
      try {
        switch (kind) {
          case FRAMES -> {
            var row = rows.frame(cells);
            requireTick(row.tick());
            sink.frame(row);
          }
          case PROBES -> {
            ProbeRow row = rows.probe(cells);
            requireTick(row.tick());
            sink.probe(row);
          }
          case STATE -> {
            var row = rows.state(cells);
            requireTick(row.tick());
            sink.state(row);
          }
        }
      } catch (IllegalArgumentException e) {
        throw process.broken("answered a wrong row of " + kind.word() + ": " + e.getMessage());
      }
    }

    private void requireTick(int found) {
      if (found != tick) {
        throw new IllegalArgumentException("tick must be " + tick + ", found " + found);
      }
    }
  }
}
