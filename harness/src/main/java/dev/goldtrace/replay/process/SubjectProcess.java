package dev.goldtrace.replay.process;

import dev.goldtrace.replay.SubjectException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A running program that answers each line it is sent. Neither writing to it nor reading from it
 * can take longer than its limits allow; when it breaks down it is ended.
 */
final class SubjectProcess {
  private static final long END_MILLIS = 2000;

  private final Process process;
  private final SubjectLimits limits;
  private final OutputLines output;
  private final ErrorTail errors;
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "subject input");
            thread.setDaemon(true);
            return thread;
          });
  private Future<?> written;
  private Duration allowed;
  private long deadline;
  private int answerLines;
  private long answerBytes;

  private SubjectProcess(Process process, SubjectLimits limits) {
    this.process = process;
    this.limits = limits;
    output = OutputLines.of(process.getInputStream(), limits.maxLine());
    errors = ErrorTail.of(process.getErrorStream());
  }

  /**
   * Starts a program.
   *
   * @param words its name and its arguments
   * @param folder its working directory
   * @throws SubjectException it can't be started
   */
  static SubjectProcess start(List<String> words, Path folder, SubjectLimits limits)
      throws SubjectException {
    try {
      ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
      return new SubjectProcess(builder.start(), limits);
    } catch (IOException e) {
      throw new SubjectException(
          "the subject cannot be started: " + StartProblem.of(words.get(0), folder, e), List.of());
    }
  }

  /** A program that runs already. */
  static SubjectProcess of(Process process, SubjectLimits limits) {
    return new SubjectProcess(process, limits);
  }

  /**
   * Sends one line; the answer's time begins.
   *
   * @param line with its line end
   */
  void send(byte[] line) throws SubjectException {
    // A program may take its time to start: others start at the same time.
    allowed = written == null ? limits.startTime() : limits.answerTime();
    deadline = System.nanoTime() + allowed.toNanos();
    answerLines = 0;
    answerBytes = 0;
    awaitWritten();
    written = writer.submit(() -> write(line));
  }

  void send(String line) throws SubjectException {
    send((line + '\n').getBytes(StandardCharsets.UTF_8));
  }

  /** One line must have been taken in before the next is sent, or they would pile up. */
  private void awaitWritten() throws SubjectException {
    try {
      if (written != null) {
        written.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      }
    } catch (TimeoutException e) {
      throw broken("does not read what it is sent");
    } catch (InterruptedException e) {
      throw interrupted();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private void write(byte[] line) {
    try {
      OutputStream in = process.getOutputStream();
      in.write(line);
      in.flush();
    } catch (IOException e) {
      // It has ended; that is noticed where its answer is awaited.
    }
  }

  /** The next line of the answer to the line sent last. */
  Answer next() throws SubjectException {
    OutputEvent event;
    try {
      event = output.next(deadline);
    } catch (InterruptedException e) {
      throw interrupted();
    }
    if (event == null) {
      throw broken(
          String.format(
              Locale.ROOT, "did not end its answer within %s s", allowed.toMillis() / 1000.0));
    } else if (event instanceof OutputEvent.Line line) {
      return answer(line);
    } else if (event instanceof OutputEvent.End end) {
      throw ended(end.half());
    } else if (event instanceof OutputEvent.TooLong) {
      throw broken("printed a line of more than " + limits.maxLine() + " bytes");
    }
    throw broken("printed bytes that are not UTF-8");
  }

  private Answer answer(OutputEvent.Line line) throws SubjectException {
    answerLines++;
    answerBytes += line.bytes();
    if (answerLines > limits.maxAnswerLines()) {
      throw broken("answered one line with more than " + limits.maxAnswerLines() + " lines");
    }
    if (answerBytes > limits.maxAnswer()) {
      throw broken("answered one line with more than " + limits.maxAnswer() + " bytes");
    }
    try {
      return AnswerParser.parse(line.text());
    } catch (IllegalArgumentException e) {
      throw broken("printed " + e.getMessage());
    }
  }

  private SubjectException ended(String half) {
    String how = "closed its output";
    try {
      if (process.waitFor(END_MILLIS, TimeUnit.MILLISECONDS)) {
        how = "ended with exit code " + process.exitValue();
      }
    } catch (InterruptedException e) {
      return interrupted();
    }
    return broken(
        half.isEmpty()
            ? how + " instead of answering"
            : how + " in the middle of a line: " + AnswerParser.quote(half));
  }

  private SubjectException interrupted() {
    Thread.currentThread().interrupt();
    return broken("was interrupted");
  }

  /** Ends the program, which did something that leaves nothing to rely on. */
  SubjectException broken(String what) {
    kill();
    return new SubjectException("the subject " + what, errors.lines());
  }

  /** Lets the program end by itself, by the end of its input; ends it if it does not. */
  void close() {
    writer.submit(this::closeInput);
    try {
      process.waitFor(END_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    kill();
  }

  private void closeInput() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      // It has ended already.
    }
  }

  private void kill() {
    // A program that a script starts goes on without the script.
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    writer.shutdownNow();
    output.close();
  }
}
