package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.diagnose.Diagnoser;
import dev.goldtrace.diagnose.Diagnosis;
import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.diagnose.RecordedRows;
import dev.goldtrace.diagnose.RecordedTrace;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a port does that has what a design document says, in numbers that are derived from that
 * (docs/divergences.md, "Design documents") and from the specification of everything around it.
 */
class DivergencesExpectationsTest {
  private static final Path ROOT = RepositoryRoot.find();
  private static final String FAMILY = "authored/divergences";

  static Stream<Path> traces() throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve("traces").resolve(FAMILY))) {
      return files.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("traces")
  void diagnoseNamesWhatTheGoldenFilesHold(Path file) {
    LoadedTrace trace = LoadedTrace.read(file);
    String name = file.getFileName().toString().replace(".trace.jsonl", "");
    Path golden = ROOT.resolve("golden").resolve(FAMILY).resolve(name);
    RecordedTrace recorded = new RecordedTrace(trace, RecordedRows.read(GoldenFiles.at(golden)));

    Diagnosis diagnosis = Diagnoser.diagnose(List.of(recorded));

    assertThat(diagnosis.complete()).isTrue();
    assertThat(diagnosis.divergences())
        .extracting(Divergence::id)
        .containsExactlyElementsOf(trace.header().divergences());
    assertThat(trace.header().tags()).containsAll(trace.header().divergences());
  }

  // --- sticking (position-managers.md 4.3) ---

  @Test
  void SP04_aStickEndsAtItsDeadline() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/sticky_deadline");

    assertThat(List.of(0, 1, 2))
        .extracting(tick -> trace.state(tick, A, StateColumn.ST_TARGET))
        .containsExactly("0x80000002", "0x80000002", "0x00000000");
    assertThat(trace.state(1, A, StateColumn.ST_TIMEOUT)).isEqualTo("1001");
  }
}
