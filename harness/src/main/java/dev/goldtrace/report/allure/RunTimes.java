package dev.goldtrace.report.allure;

import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * When each trace and each file of vectors was run: the only thing about results that is not the
 * same in every run. Several threads may use one.
 */
final class RunTimes {
  private final OptionalLong fixed;
  private final Map<String, Span> spans = new ConcurrentHashMap<>();

  /**
   * A stretch of time.
   *
   * @param start milliseconds since 1970
   * @param stop likewise, not before the start
   */
  record Span(long start, long stop) {

    /** A moment without a length of its own: the end of this. */
    Span end() {
      return new Span(stop, stop);
    }
  }

  /**
   * @param fixed the time of everything, milliseconds since 1970; empty: the clock tells
   */
  RunTimes(OptionalLong fixed) {
    this.fixed = fixed;
  }

  /** Does the work that is timed under an id. */
  <T> T measure(String id, Supplier<T> work) {
    long start = System.currentTimeMillis();
    long begun = System.nanoTime();
    T done = work.get();
    // The difference of two readings of the calendar may be negative.
    long lasted = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
    spans.put(id, new Span(start, start + lasted));
    return done;
  }

  /** When the work was done that was timed under an id; now, if none was. */
  Span of(String id) {
    if (fixed.isPresent()) {
      return new Span(fixed.getAsLong(), fixed.getAsLong());
    }
    long now = System.currentTimeMillis();
    return spans.getOrDefault(id, new Span(now, now));
  }
}
