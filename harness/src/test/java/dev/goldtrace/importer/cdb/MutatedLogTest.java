package dev.goldtrace.importer.cdb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.validate.FileReport;
import dev.goldtrace.validate.Validator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a log holds, it is imported as a valid trace with a report, or refused in one line. */
class MutatedLogTest {
  private static final int MUTATIONS = 200;
  private static final byte[] TELLING =
      "GT1 . \n\r\0`:>0x80000001 ffffffff begin end remove\u00ff"
          .getBytes(StandardCharsets.ISO_8859_1);

  @TempDir private Path folder;

  @Test
  void aMutatedLogIsNeverAnInternalErrorAndItsTraceIsValid() throws IOException {
    byte[] original =
        Files.readAllBytes(RepositoryRoot.find().resolve("docs/examples/cdb/movement.log"));
    SplittableRandom random = new SplittableRandom(11);
    int refused = 0;
    int told = 0;
    Path log = folder.resolve("movement.log");
    Path out = folder.resolve("out");
    for (int i = 0; i < MUTATIONS; i++) {
      Files.write(log, mutate(original, random));
      try {
        boolean omitted = new CdbImport(out, true).run("movement.log", log).omitted() > 0;
        told += omitted ? 1 : 0;
        // What was left out at the end of a log is missing in the golden files, too.
        assertThat(problems(out))
            .as("mutation " + i)
            .allMatch(problem -> omitted && problem.contains("the rows end with tick"));
      } catch (InputException e) {
        assertThat(e.getMessage()).startsWith("movement.log").doesNotContain("\n");
        refused++;
      }
    }
    assertThat(told).isGreaterThan(MUTATIONS / 4);
    assertThat(refused).isLessThan(MUTATIONS / 2);
  }

  private static List<String> problems(Path out) throws IOException {
    List<String> problems = new ArrayList<>();
    Validator validator = new Validator(false, 10, InputLimits.DEFAULT);
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        validator.validate(
            file,
            file.toString(),
            (FileReport report) -> {
              if (!report.valid()) {
                problems.add(report.toString());
              }
            });
      }
    }
    return problems;
  }

  private static byte[] mutate(byte[] original, SplittableRandom random) {
    byte[] bytes = original.clone();
    for (int n = random.nextInt(1, 8); n > 0; n--) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(5)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = TELLING[random.nextInt(TELLING.length)];
        case 2 -> System.arraycopy(bytes, at, bytes, random.nextInt(at + 1), bytes.length - at);
        case 3 -> {
          int length = Math.min(TELLING.length, bytes.length - at);
          System.arraycopy(TELLING, 0, bytes, at, length);
        }
        default -> bytes = Arrays.copyOf(bytes, Math.max(at, bytes.length / 3));
      }
    }
    return bytes;
  }
}
