package dev.goldtrace.replay.process;

import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateWriter;
import dev.goldtrace.replay.FileRecording;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.trace.TraceReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Traces of one object that stands still for four ticks, with golden files of the port. */
final class StandingTrace {

  private StandingTrace() {}

  /**
   * Writes a trace below traces/ and its golden files below golden/.
   *
   * @param beforeTheLastTick more lines, or nothing
   */
  static void write(Path here, String id, String beforeTheLastTick) throws IOException {
    Path trace = here.resolve("traces/" + id + ".trace.jsonl");
    Path golden = here.resolve("golden");
    Files.createDirectories(trace.getParent());
    Files.createDirectories(golden);
    StringBuilder text =
        new StringBuilder(
            "{\"k\":\"trace\",\"v\":1,\"id\":\""
                + id
                + "\",\"origin\":\"authored\",\"dialect\":\"retail\",\"build\":\"test\","
                + "\"title\":\"stands\",\"tags\":[],\"time\":1000}\n"
                + "{\"k\":\"object\",\"guid\":\"0x80000001\",\"pos\":{\"cell\":\"0xA9B40019\","
                + "\"o\":[84,10,10],\"q\":[1,0,0,0]},\"state\":\"0x00000008\"}\n");
    for (int n = 0; n < 4; n++) {
      text.append(n == 3 ? beforeTheLastTick : "")
          .append("{\"k\":\"tick\",\"n\":")
          .append(n)
          .append(",\"time\":1000.")
          .append(n + 1)
          .append(",\"quantum\":0.1}\n");
    }
    Files.writeString(trace, text);
    try (TraceReader reader = TraceReader.open(trace);
        FileRecording recording =
            new FileRecording(
                new FrameWriter(Files.newOutputStream(golden.resolve(id + ".frames.csv"))),
                new ProbeWriter(Files.newOutputStream(golden.resolve(id + ".probes.csv"))),
                new StateWriter(
                    Files.newOutputStream(golden.resolve(id + ".state.csv")), StateColumns.V1_0))) {
      Replayer.replay(reader, id, new PortSubject(), recording);
    }
  }
}
