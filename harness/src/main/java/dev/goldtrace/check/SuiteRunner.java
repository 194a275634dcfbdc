package dev.goldtrace.check;

import dev.goldtrace.replay.Subject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Runs cases, several at a time, and hands out their results in the order of the cases: what is
 * reported does not depend on the number of jobs.
 *
 * @param <T> what comes of a case
 */
public final class SuiteRunner<T> {

  /** Results that may wait for an earlier one, for each job; bounds what is held in memory. */
  private static final int WAITING_PER_JOB = 4;

  private static final int LONGEST_END_SECONDS = 30;

  private final BiFunction<TraceCase, Subject, T> work;
  private final Supplier<Subject> subjects;
  private final int jobs;

  /**
   * @param work runs one case through a subject; called by several threads at the same time
   * @param subjects makes a subject; each job has one of its own
   * @param jobs how many cases run at the same time, at least 1
   */
  public SuiteRunner(BiFunction<TraceCase, Subject, T> work, Supplier<Subject> subjects, int jobs) {
    this.work = work;
    this.subjects = subjects;
    this.jobs = jobs;
  }

  /** Runs the cases; returns when all results have been handed out. */
  public void run(List<TraceCase> cases, Consumer<T> results) {
    List<Subject> all = Stream.generate(subjects).limit(jobs).toList();
    BlockingQueue<Subject> idle = new LinkedBlockingQueue<>(all);
    ExecutorService executor = Executors.newFixedThreadPool(jobs);
    try {
      Deque<Future<T>> waiting = new ArrayDeque<>();
      for (TraceCase one : cases) {
        if (waiting.size() >= jobs * WAITING_PER_JOB) {
          results.accept(get(waiting.remove()));
        }
        waiting.add(executor.submit(() -> run(one, idle)));
      }
      while (!waiting.isEmpty()) {
        results.accept(get(waiting.remove()));
      }
    } finally {
      executor.shutdownNow();
      awaitInterrupted(executor);
      all.forEach(Subject::close);
    }
  }

  /** A run that breaks off leaves no case running: none uses a subject that is being closed. */
  private static void awaitInterrupted(ExecutorService executor) {
    try {
      executor.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private T run(TraceCase one, BlockingQueue<Subject> idle) throws InterruptedException {
    Subject subject = idle.take();
    try {
      return work.apply(one, subject);
    } finally {
      idle.add(subject);
    }
  }

  private static <T> T get(Future<T> result) {
    try {
      return result.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      // A case's own troubles are in its result; what arrives here is a mistake of this program.
      if (e.getCause() instanceof RuntimeException mistake) {
        throw mistake;
      }
      if (e.getCause() instanceof Error mistake) {
        throw mistake;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
