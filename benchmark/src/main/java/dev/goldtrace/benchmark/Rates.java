package dev.goldtrace.benchmark;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs JMH and keeps how often a second each benchmark ran. */
final class Rates {
  private final int seconds;
  private final Map<String, Double> perSecond = new HashMap<>();

  /**
   * @param seconds of each of the nine measured iterations
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
      perSecond.put(scene + "/" + probe, result.getPrimaryResult().getScore());
    }
  }

  /** Runs every benchmark of {@link TraceBenchmark}. */
  void runTrace() throws RunnerException {
    for (RunResult result : new Runner(options(TraceBenchmark.class).build()).run()) {
      perSecond.put(result.getPrimaryResult().getLabel(), result.getPrimaryResult().getScore());
    }
  }

  private ChainedOptionsBuilder options(Class<?> benchmark) {
    return new OptionsBuilder()
        .include(Pattern.quote(benchmark.getName()) + "\\.")
        // What the compiler inlines differs from process to process, and with it the rate.
        .forks(3)
        .measurementIterations(3)
        .measurementTime(TimeValue.seconds(seconds));
  }

  /** Object-ticks a second of a scene. */
  double objectTicks(String scene, String probes) {
    int objects = Scenes.of(scene, dev.goldtrace.port.probe.Probe.NONE).objects();
    return of(scene + "/" + probes) * objects;
  }

  /** Runs a second of a benchmark. */
  double of(String benchmark) {
    return perSecond.get(benchmark);
  }
}
