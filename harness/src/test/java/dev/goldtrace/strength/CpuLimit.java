package dev.goldtrace.strength;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.pitest.util.ExitCode;

/**
 * Ends this process as PIT does when a test takes too long, but by the time that the test computed:
 * on a busy machine a short test may take long, and a mutant would seem to be noticed that is not.
 */
final class CpuLimit {
  /** No trace or vector file takes a fifth of it, also in a process that has just started. */
  private static final long LONGEST_SECONDS = 4;

  private static final long PAUSE_MILLISECONDS = 200;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  /** Id of the thread that runs a test; 0 while none runs. */
  private volatile long thread;

  private volatile long end;

  CpuLimit() {
    Thread watch = new Thread(this::watch, "cpu-limit");
    watch.setDaemon(true);
    watch.start();
  }

  /** Runs a test in this thread. */
  void run(Runnable test) {
    end = threads.getCurrentThreadCpuTime() + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
    thread = Thread.currentThread().getId();
    try {
      test.run();
    } finally {
      thread = 0;
    }
  }

  private void watch() {
    while (true) {
      long watched = thread;
      if (watched != 0 && threads.getThreadCpuTime(watched) > end) {
        Runtime.getRuntime().halt(ExitCode.TIMEOUT.getCode());
      }
      try {
        Thread.sleep(PAUSE_MILLISECONDS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
