package dev.goldtrace.benchmark;

import dev.goldtrace.port.probe.Probe;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs JMH and keeps how often a second each benchmark ran: on average, and in the best tenth of
 * the time, when nothing else used the processor's core and caches.
 */
final class Rates {
  private static final int ITERATION_MILLIS = 200;
  private static final int BEST_PERCENT = 90;

  private final int seconds;
  private final Map<String, Double> perSecond = new HashMap<>();
  private final Map<String, Double> bestPerSecond = new HashMap<>();

  /**
   * @param seconds a benchmark is measured in each of three processes
   */
  Rates(int seconds) {
    this.seconds = seconds;
  }

  /** Runs {@link PortBenchmark} with these scenes. */
  void runPort(String[] probes, String... scenes) throws RunnerException {
    for (RunResult result :
        new Runner(
                options(PortBenchmark.class).param("scene", scenes).param("probes", probes).build())
            .run()) {
      String scene = result.getParams().getParam("scene");
      String probe = result.getParams().getParam("probes");
      keep(scene + "/" + probe, result.getPrimaryResult());
    }
  }

  /** Runs every benchmark of {@link TraceBenchmark}. */
  void runTrace() throws RunnerException {
    for (RunResult result : new Runner(options(TraceBenchmark.class).build()).run()) {
      keep(result.getPrimaryResult().getLabel(), result.getPrimaryResult());
    }
  }

  private void keep(String name, Result<?> result) {
    perSecond.put(name, result.getScore());
    bestPerSecond.put(name, result.getStatistics().getPercentile(BEST_PERCENT));
  }

  private ChainedOptionsBuilder options(Class<?> benchmark) {
    return new OptionsBuilder()
        .include(Pattern.quote(benchmark.getName()) + "\\.")
        // What the compiler inlines differs from process to process, and with it the rate.
        .forks(3)
        .measurementIterations(seconds * 1000 / ITERATION_MILLIS)
        .measurementTime(TimeValue.milliseconds(ITERATION_MILLIS));
  }

  /** Object-ticks a second of a scene, on average. */
  double objectTicks(String scene, String probes) {
    return of(scene + "/" + probes) * objects(scene);
  }

  /** Object-ticks a second of a scene, in the best tenth of the time. */
  double bestObjectTicks(String scene, String probes) {
    return best(scene + "/" + probes) * objects(scene);
  }

  private static int objects(String scene) {
    return Scenes.of(scene, Probe.NONE).objects();
  }

  /** Runs a second of a benchmark, on average. */
  double of(String benchmark) {
    return perSecond.get(benchmark);
  }

  /** Runs a second of a benchmark, in the best tenth of the time. */
  double best(String benchmark) {
    return bestPerSecond.get(benchmark);
  }
}
