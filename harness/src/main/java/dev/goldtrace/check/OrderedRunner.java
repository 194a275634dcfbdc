package dev.goldtrace.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Does pieces of work, several at a time, and hands out their results in the order of the pieces:
 * what is reported does not depend on the number of jobs.
 *
 * @param <C> a piece of work
 * @param <T> what comes of it
 */
public final class OrderedRunner<C, T> {

  /** Results that may wait for an earlier one, for each job; bounds what is held in memory. */
  private static final int WAITING_PER_JOB = 4;

  private static final int LONGEST_END_SECONDS = 30;

  private final Work<C, T> work;
  private final int jobs;

  /**
   * What is done with a piece.
   *
   * @param <C> the piece
   * @param <T> what comes of it
   */
  public interface Work<C, T> {
    T apply(C piece) throws InterruptedException;
  }

  /**
   * @param work called by several threads at the same time
   * @param jobs how many pieces are worked on at the same time, at least 1
   */
  public OrderedRunner(Work<C, T> work, int jobs) {
    this.work = work;
    this.jobs = jobs;
  }

  /** Does all the work; returns when all results have been handed out, and nothing is running. */
  public void run(List<C> pieces, Consumer<T> results) {
    ExecutorService executor = Executors.newFixedThreadPool(jobs);
    try {
      Deque<Future<T>> waiting = new ArrayDeque<>();
      for (C piece : pieces) {
        if (waiting.size() >= jobs * WAITING_PER_JOB) {
          results.accept(get(waiting.remove()));
        }
        waiting.add(executor.submit(() -> work.apply(piece)));
      }
      while (!waiting.isEmpty()) {
        results.accept(get(waiting.remove()));
      }
    } finally {
      executor.shutdownNow();
      awaitInterrupted(executor);
    }
  }

  /** A run that breaks off leaves no case running. */
  private static void awaitInterrupted(ExecutorService executor) {
    try {
      executor.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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
