package dev.goldtrace.golden;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GoldenRoundTripTest {

  @Test
  void everyReferenceFramesFileIsWrittenBackWithTheSameBytes() throws IOException {
    for (Path file : files(".frames.csv")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (FrameReader reader = FrameReader.open(file);
          FrameWriter writer = new FrameWriter(out)) {
        for (FrameRow row = reader.next(); row != null; row = reader.next()) {
          writer.write(row);
        }
      }
      assertSame(file, out);
    }
  }

  @Test
  void everyReferenceProbesFileIsWrittenBackWithTheSameBytes() throws IOException {
    for (Path file : files(".probes.csv")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (ProbeReader reader = ProbeReader.open(file);
          ProbeWriter writer = new ProbeWriter(out)) {
        for (ProbeRow row = reader.next(); row != null; row = reader.next()) {
          writer.write(row);
        }
      }
      assertSame(file, out);
    }
  }

  @Test
  void everyReferenceStateFileIsWrittenBackWithTheSameBytes() throws IOException {
    for (Path file : files(".state.csv")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (StateReader reader = StateReader.open(file);
          StateWriter writer = new StateWriter(out, reader.columns())) {
        for (StateRow row = reader.next(); row != null; row = reader.next()) {
          writer.write(row);
        }
      }
      assertSame(file, out);
    }
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(RepositoryRoot.find().resolve("golden"))) {
      List<Path> found = files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
      assertThat(found).hasSizeGreaterThanOrEqualTo(325);
      return found;
    }
  }

  private static void assertSame(Path file, ByteArrayOutputStream out) throws IOException {
    assertThat(out.toString(UTF_8).equals(Files.readString(file))).as(file.toString()).isTrue();
  }
}
