package dev.goldtrace.importer.ace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.repository.Toolchain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The recorder for ACE servers: what it writes is a trace with its golden files. The server itself
 * is not here; a small program drives the recorder in its place, where a C# compiler is installed.
 */
class AceRecorderTest {
  private static final Path RECORDER = RepositoryRoot.find().resolve("traces/recorders/ace");
  private static final Path STAND_INS =
      RepositoryRoot.find().resolve("harness/src/test/resources/recorders/ace");
  private static final Path SAMPLE = STAND_INS.resolve("sample");

  @TempDir private Path scratch;

  @Test
  void whatItWritesIsValid() throws IOException {
    CommandRun run = CommandRun.of(arguments("validate", files(SAMPLE)));

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  @Test
  void whatItWritesReplaysAsGolden() throws IOException {
    CommandRun run =
        CommandRun.of(
            "replay",
            SAMPLE.resolve("sample.trace.jsonl").toString(),
            "--golden",
            SAMPLE.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("sample  3 ticks, 12 rows, 2 calls");
    assertThat(run.code()).isZero();
  }

  @Test
  void aRecordingInAnyCultureHasTheBytesOfTheSample() throws IOException, InterruptedException {
    Path program = compile();

    Toolchain.run(scratch, "mono", program.toString(), scratch.resolve("out").toString());

    List<Path> written = files(scratch.resolve("out"));
    assertThat(written).extracting(Path::getFileName).isEqualTo(names(SAMPLE));
    for (Path file : written) {
      assertThat(file).hasSameTextualContentAs(SAMPLE.resolve(file.getFileName()));
    }
  }

  @Test
  void itsNumbersAreThoseOfTheFormat() throws IOException, InterruptedException {
    Path program = compile();
    Random random = new Random(20_240_607);
    List<String> bits = new ArrayList<>(List.of("00000000", "80000000", "7F7FFFFF", "00000001"));
    List<String> expected = new ArrayList<>(List.of("0", "-0", "3.4028235e+38", "1e-45"));
    // Powers of two have their shortest digits on the far side more often than others.
    for (int exponent = 1; exponent < 255; exponent++) {
      bits.add(String.format("%08X", exponent << 23));
      expected.add(NumberText.csv(Float.intBitsToFloat(exponent << 23)));
    }
    for (int i = 0; i < 2000; i++) {
      int single = random.nextInt();
      bits.add(String.format("%08X", single));
      expected.add(NumberText.csv(Float.intBitsToFloat(single)));
      long wide = random.nextLong();
      bits.add(String.format("%016X", wide));
      expected.add(NumberText.csv(Double.longBitsToDouble(wide)));
    }
    Path input = Files.write(scratch.resolve("bits.txt"), bits);

    List<String> printed = Toolchain.output(scratch, input, "mono", program.toString(), "numbers");
    assertThat(printed).hasSameSizeAs(expected);
    assertThat(IntStream.range(0, bits.size()))
        .filteredOn(i -> !printed.get(i).equals(expected.get(i)))
        .extracting(i -> bits.get(i) + ": " + printed.get(i) + ", not " + expected.get(i))
        .isEmpty();
  }

  /** Compiles the recorder with stand-ins for the server and the patching library. */
  private Path compile() throws IOException, InterruptedException {
    Toolchain.require("mcs");
    Toolchain.require("mono");
    Path program = scratch.resolve("sample.exe");
    List<String> command =
        new ArrayList<>(
            List.of("mcs", "-langversion:7.2", "-r:System.Numerics", "-out:" + program));
    for (Path folder : List.of(RECORDER, STAND_INS)) {
      try (Stream<Path> sources = Files.list(folder)) {
        sources
            .map(Path::toString)
            .filter(name -> name.endsWith(".cs"))
            .sorted()
            .forEach(command::add);
      }
    }
    Toolchain.run(scratch, command.toArray(String[]::new));
    return program;
  }

  private static String[] arguments(String command, List<Path> files) {
    return Stream.concat(Stream.of(command), files.stream().map(Path::toString))
        .toArray(String[]::new);
  }

  private static List<Path> names(Path folder) throws IOException {
    return files(folder).stream().map(Path::getFileName).toList();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
