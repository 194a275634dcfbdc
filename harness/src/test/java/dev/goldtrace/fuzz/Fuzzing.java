package dev.goldtrace.fuzz;

import com.sun.management.ThreadMXBean;
import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Gives one target many damaged inputs. An input is named by its number, which is the seed of its
 * damage, so that one alone can be repeated.
 *
 * <p>It runs in a thread of its own. What does not return counts as hanging when it has used {@link
 * #HANG_SECONDS} of processor time, ten times what an input may take, or when it has stood still
 * for {@link #STANDSTILL_SECONDS}: the machine may be busy.
 */
final class Fuzzing {
  private static final int HANG_SECONDS = 10;
  private static final int STANDSTILL_SECONDS = 300;
  private static final long NANOS = 1_000_000_000;
  private static final long MOST_ALLOCATED = 64L << 20;
  private static final int LONGEST_MESSAGE = 2000;
  private static final int MOST_FAILURES = 10;
  private static final Pattern LOCATED =
      Pattern.compile("(?s)(offset \\d+ \\(0x[0-9A-F]+\\)|[^:]+(:\\d+)*): .+");
  private static final Pattern INTERNAL =
      Pattern.compile("[A-Za-z]+Exception|java\\.(lang|util|io)\\b|@[0-9a-f]{6,8}\\b");

  private final FuzzTarget target;
  private final List<byte[]> samples;
  private final Path folder;
  private final Map<String, String> failures = new LinkedHashMap<>();
  private volatile long current;
  private volatile long since;
  private volatile long cpuBefore;
  private long inputs;
  private long refused;
  private long slowest;
  private long mostAllocated;

  Fuzzing(FuzzTarget target, Path folder) throws IOException {
    this.target = target;
    this.samples = target.samples();
    this.folder = folder;
    if (samples.isEmpty()) {
      throw new IllegalStateException(target + " has no samples");
    }
  }

  /** Runs the inputs of these numbers. */
  void run(long from, long to) throws InterruptedException {
    since = System.nanoTime();
    current = from;
    Thread thread = new Thread(() -> runAll(from, to), "fuzzing " + target);
    thread.setDaemon(true);
    thread.start();
    while (thread.isAlive()) {
      thread.join(1000);
      if (thread.isAlive() && hangs(thread)) {
        IllegalStateException where = new IllegalStateException("still here");
        where.setStackTrace(thread.getStackTrace());
        fail("hangs", current, "no answer within " + HANG_SECONDS + " s", where);
        return;
      }
    }
  }

  private boolean hangs(Thread thread) {
    long cpu = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId()) - cpuBefore;
    return cpu > HANG_SECONDS * NANOS || System.nanoTime() - since > STANDSTILL_SECONDS * NANOS;
  }

  private void runAll(long from, long to) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (long number = from; number < to && failures.size() < MOST_FAILURES; number++) {
      current = number;
      since = System.nanoTime();
      cpuBefore = threads.getCurrentThreadCpuTime();
      long before = threads.getCurrentThreadAllocatedBytes();
      one(number);
      long allocated = threads.getCurrentThreadAllocatedBytes() - before;
      mostAllocated = Math.max(mostAllocated, allocated);
      slowest = Math.max(slowest, threads.getCurrentThreadCpuTime() - cpuBefore);
      inputs++;
      if (allocated > MOST_ALLOCATED) {
        fail("memory", number, "allocated " + allocated + " bytes", null);
      }
    }
  }

  private void one(long number) {
    SplittableRandom random = new SplittableRandom(number);
    byte[] input = new Mutator(random).mutate(samples.get(random.nextInt(samples.size())));
    try {
      target.read(input, folder).ifPresent(message -> check(message, number));
    } catch (InputException e) {
      check(e.getMessage(), number);
    } catch (IOException | RuntimeException | Error e) {
      StackTraceElement[] trace = e.getStackTrace();
      String place = trace.length == 0 ? "" : trace[0].toString();
      fail(e.getClass() + " at " + place, number, e.toString(), e);
    }
  }

  private void check(String message, long number) {
    refused++;
    if (!LOCATED.matcher(message).matches()) {
      fail("not located", number, message, null);
    } else if (message.indexOf('\n') >= 0 || message.length() > LONGEST_MESSAGE) {
      fail("not one short line", number, message, null);
    } else if (INTERNAL.matcher(message).find()) {
      fail("speaks of the program's inside", number, message, null);
    }
  }

  /** One failure of each kind is enough. */
  private void fail(String kind, long number, String what, Throwable thrown) {
    StringBuilder text = new StringBuilder();
    text.append(target).append(" input ").append(number).append(": ").append(kind).append(": ");
    text.append(what);
    List<String> frames = new ArrayList<>();
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      frames.add("  " + cause);
      for (int i = 0; i < Math.min(8, cause.getStackTrace().length); i++) {
        frames.add("    at " + cause.getStackTrace()[i]);
      }
    }
    frames.forEach(frame -> text.append('\n').append(frame));
    text.append("\n  repeat it: mvn test -pl harness -am -Dtest=FuzzTest")
        .append(" -Dsurefire.failIfNoSpecifiedTests=false -Dgoldtrace.fuzz=")
        .append(target)
        .append(':')
        .append(number);
    failures.putIfAbsent(kind, text.toString());
  }

  List<String> failures() {
    return List.copyOf(failures.values());
  }

  long refused() {
    return refused;
  }

  /** Most processor time that an input took. */
  double slowestSeconds() {
    return slowest / (double) NANOS;
  }

  /** Numbers of a run, for people. */
  String summary() {
    return String.format(
        Locale.ROOT,
        "%-8s %7d inputs, %7d refused, slowest %.3f s of processor time, at most %.1f MB allocated",
        target,
        inputs,
        refused,
        slowestSeconds(),
        mostAllocated / 1e6);
  }

  /** The number in {@code TARGET:NUMBER} if it names an input of this target. */
  static Optional<Long> chosen(FuzzTarget target, String property) {
    return property.startsWith(target + ":")
        ? Optional.of(Long.parseLong(property.substring(target.toString().length() + 1)))
        : Optional.empty();
  }
}
