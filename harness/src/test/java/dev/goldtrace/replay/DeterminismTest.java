package dev.goldtrace.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateWriter;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.TraceReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeterminismTest {
  private final Path root = RepositoryRoot.find();
  private final Subject subject = new PortSubject();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chase/crowd12",
        "combined/melee_dance",
        "constraint/taper",
        "interp/cap20",
        "minterp/wire_states",
        "sticky/above",
        "turnto/wire_object_unknown",
        "collide/air_into_side",
        "remote/stream6_frames60",
      })
  void theRecordingIsTheGoldenFilesByteForByte(String id) throws IOException {
    Files3 recorded = record(id);

    assertThat(recorded.frames).isEqualTo(golden(id, ".frames.csv"));
    assertThat(recorded.probes).isEqualTo(golden(id, ".probes.csv"));
    assertThat(recorded.state).isEqualTo(golden(id, ".state.csv"));
  }

  @Test
  void aTraceGivesTheSameBytesTwiceAndAfterAnotherTrace() throws IOException {
    Files3 first = record("combined/everything_then_exit");
    Files3 second = record("combined/everything_then_exit");
    record("remote/stream6_frames60");
    Files3 afterAnother = record("combined/everything_then_exit");

    assertThat(second).isEqualTo(first);
    assertThat(afterAnother).isEqualTo(first);
  }

  private record Files3(String frames, String probes, String state) {}

  private Files3 record(String id) throws IOException {
    ByteArrayOutputStream frames = new ByteArrayOutputStream();
    ByteArrayOutputStream probes = new ByteArrayOutputStream();
    ByteArrayOutputStream state = new ByteArrayOutputStream();
    Path file = root.resolve("traces/retail/" + id + ".trace.jsonl");
    try (TraceReader trace = TraceReader.open(file);
        FileRecording recording =
            new FileRecording(
                new FrameWriter(frames),
                new ProbeWriter(probes),
                new StateWriter(state, StateColumns.of(trace.header())))) {
      ReplayOutcome outcome = Replayer.replay(trace, id, subject, recording);

      assertThat(outcome.failure()).isEmpty();
    }
    return new Files3(text(frames), text(probes), text(state));
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private String golden(String id, String suffix) throws IOException {
    return Files.readString(root.resolve("golden/retail/" + id + suffix));
  }
}
