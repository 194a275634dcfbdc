package dev.goldtrace.benchmark;

import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Ticks of the port alone: no trace, no recording. */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 6, time = 1)
public class PortBenchmark implements Probe {

  /** A name of {@link Scenes}. */
  @Param({"mover", "chase-12", "chase-500"})
  public String scene;

  /** Whether a probe sees the calls. */
  @Param({"off", "on"})
  public String probes;

  private Scene playing;

  /** What the probe saw; kept, so that seeing is not optimised away. */
  private long seen;

  @Setup
  public void play() {
    playing = Scenes.of(scene, probes.equals("on") ? this : Probe.NONE);
  }

  @Benchmark
  public long tick() {
    playing.tick();
    return seen;
  }

  @Override
  public void enter(int guid, ProbedFunction function, long... args) {
    seen += args.length;
  }
}
