package dev.goldtrace.benchmark;

import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.TraceComparison;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.TraceWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A trace of a chase of twelve: read, written, replayed and compared, all from memory. */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
public class TraceBenchmark {
  static final int CHASERS = 12;
  static final long BYTES = 2_000_000;
  private static final String NAME = "chase";
  private static final int CONTEXT = 3;

  private byte[] trace;
  private byte[] frames;
  private byte[] probes;
  private byte[] states;
  private final List<TraceRecord> records = new ArrayList<>();
  private JsonTokens tokens;

  @Setup
  public void load() throws IOException {
    Path folder = Files.createTempDirectory("goldtrace-benchmark");
    TraceFiles files = ChaseTrace.write(folder, NAME, CHASERS, BYTES);
    trace = take(files.trace());
    frames = take(files.frames());
    probes = take(files.probes());
    states = take(files.state());
    Files.delete(folder);
    try (TraceReader reader = reader()) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        records.add(record);
      }
    }
    tokens = new JsonTokens(trace);
  }

  private static byte[] take(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Files.delete(file);
    return bytes;
  }

  private TraceReader reader() {
    return TraceReader.of(new ByteArrayInputStream(trace), NAME, ReadOptions.QUIET);
  }

  private static TextLines lines(byte[] bytes) {
    return TextLines.of(new ByteArrayInputStream(bytes), NAME, InputLimits.DEFAULT);
  }

  @Benchmark
  public long jacksonScan() throws IOException {
    return JsonTokens.scan(trace);
  }

  @Benchmark
  public double jacksonValues() throws IOException {
    return JsonTokens.scanValues(trace);
  }

  @Benchmark
  public void jacksonWrite() throws IOException {
    tokens.write(OutputStream.nullOutputStream());
  }

  @Benchmark
  public int read() {
    int count = 0;
    try (TraceReader reader = reader()) {
      while (reader.next() != null) {
        count++;
      }
    }
    return count;
  }

  @Benchmark
  public void write() throws IOException {
    try (TraceWriter writer = new TraceWriter(OutputStream.nullOutputStream())) {
      for (TraceRecord record : records) {
        writer.write(record);
      }
    }
  }

  @Benchmark
  @Warmup(iterations = 3, time = 5)
  public long replay() {
    Discarded sink = new Discarded();
    try (TraceReader reader = reader();
        PortSubject port = new PortSubject()) {
      Replayer.replay(reader, NAME, port, sink);
    }
    return sink.rows();
  }

  /** Answers the cells compared; throws if the comparison is not equal. */
  @Benchmark
  // All of its code is compiled only after about twenty seconds.
  @Warmup(iterations = 5, time = 5)
  public long replayAndCompare() {
    try (TraceReader reader = reader();
        PortSubject port = new PortSubject();
        FrameReader goldenFrames = FrameReader.of(lines(frames), ReadOptions.QUIET);
        ProbeReader goldenProbes = ProbeReader.of(lines(probes), ReadOptions.QUIET);
        StateReader goldenStates = StateReader.of(lines(states), ReadOptions.QUIET)) {
      TraceComparison comparison =
          new TraceComparison(
              new ExpectedRows(goldenFrames::next, goldenProbes::next, goldenStates::next),
              CONTEXT);
      Replayer.replay(reader, NAME, port, comparison);
      var result = comparison.finish();
      if (!result.equal()) {
        throw new IllegalStateException("the port does not reproduce its own recording");
      }
      return result.counts().cells();
    }
  }
}
