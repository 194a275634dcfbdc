package dev.goldtrace.replay.process;

import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program whose answers are known before it is asked, in this process. */
public final class CannedSubject {
  private static final String QUESTIONS = "{\"k\":\"hello\",\"protocol\":1}\n{\"k\":\"reset\"}\n";
  private static final SubjectLimits LIMITS =
      new SubjectLimits(Duration.ofSeconds(60), Duration.ofSeconds(60), 1 << 16, 1000, 1 << 20);

  private CannedSubject() {}

  /** What the project's own port answers to the lines of a trace, from hello to the last done. */
  public static byte[] answersTo(byte[] trace) throws IOException {
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    PortProgram.run(questions(trace), answers);
    return answers.toByteArray();
  }

  /** Everything that a program is asked about a trace. */
  static InputStream questions(byte[] trace) {
    return new SequenceInputStream(
        new ByteArrayInputStream(QUESTIONS.getBytes(StandardCharsets.UTF_8)),
        new ByteArrayInputStream(trace));
  }

  /** Replays a trace through a program that answers this; the message if it failed. */
  public static Optional<String> failure(byte[] trace, byte[] answers) {
    SubjectProcess process = SubjectProcess.of(new CannedProcess(answers), LIMITS);
    try (SubjectCommand command =
            SubjectCommand.connect(process, List.of("canned"), Path.of(""), LIMITS);
        Subject subject = command.subject();
        TraceReader reader =
            TraceReader.of(new ByteArrayInputStream(trace), "fuzz", ReadOptions.QUIET)) {
      ReplayOutcome outcome = Replayer.replay(reader, "fuzz", subject, new Recording());
      return outcome.failure().map(failure -> "fuzz:" + failure.line() + ": " + failure.message());
    } catch (SubjectException e) {
      return Optional.of("--subject: " + e.getMessage());
    }
  }

  private static final class CannedProcess extends Process {
    private final InputStream out;

    CannedProcess(byte[] answers) {
      out = new ByteArrayInputStream(answers);
    }

    @Override
    public OutputStream getOutputStream() {
      return OutputStream.nullOutputStream();
    }

    @Override
    public InputStream getInputStream() {
      return out;
    }

    @Override
    public InputStream getErrorStream() {
      return InputStream.nullInputStream();
    }

    @Override
    public int waitFor() {
      return 0;
    }

    @Override
    public boolean waitFor(long timeout, TimeUnit unit) {
      return true;
    }

    @Override
    public int exitValue() {
      return 0;
    }

    @Override
    public Stream<ProcessHandle> descendants() {
      return Stream.empty();
    }

    @Override
    public Process destroyForcibly() {
      return this;
    }

    @Override
    public void destroy() {
      // Nothing runs.
    }
  }
}
