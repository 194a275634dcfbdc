package dev.goldtrace.check;

import dev.goldtrace.replay.Subject;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
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
    try {
      new OrderedRunner<TraceCase, T>(one -> run(one, idle), jobs).run(cases, results);
    } finally {
      all.forEach(Subject::close);
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
}
