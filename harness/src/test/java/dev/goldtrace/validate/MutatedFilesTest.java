package dev.goldtrace.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.InputLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever bytes a file holds, it is told as a problem or read; nothing else is thrown. */
class MutatedFilesTest {

  private static final int MUTATIONS = 300;
  private static final int MOST_BYTES = 4000;
  private static final byte[] TELLING =
      "{}[]\",:;=\n\r\0-eE.0x9\u00ff".getBytes(StandardCharsets.ISO_8859_1);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "traces/retail/sticky/above.trace.jsonl",
        "traces/retail/collide/air_into_side.trace.jsonl",
        "golden/retail/chase/held_item.frames.csv",
        "golden/retail/chase/held_item.probes.csv",
        "golden/retail/chase/held_item.state.csv",
        "golden/vectors/retail/heading_diff.vectors.jsonl"
      })
  void mutatedFileIsNeverAnInternalError(String name) throws IOException {
    byte[] whole = Files.readAllBytes(RepositoryRoot.find().resolve(name));
    byte[] original = Arrays.copyOf(whole, Math.min(whole.length, MOST_BYTES));
    Path file = folder.resolve(Path.of(name).getFileName());
    Validator validator = new Validator(false, 10, new InputLimits(2000, 1 << 20, 10));
    SplittableRandom random = new SplittableRandom(name.hashCode());
    int[] invalid = new int[1];
    for (int i = 0; i < MUTATIONS; i++) {
      Files.write(file, mutate(original, random));
      validator.validate(file, name, report -> invalid[0] += report.valid() ? 0 : 1);
    }
    assertThat(invalid[0]).isBetween(MUTATIONS / 2, MUTATIONS);
  }

  private static byte[] mutate(byte[] original, SplittableRandom random) {
    byte[] bytes = original.clone();
    for (int n = random.nextInt(1, 6); n > 0; n--) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(4)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = TELLING[random.nextInt(TELLING.length)];
        case 2 -> System.arraycopy(bytes, at, bytes, random.nextInt(at + 1), bytes.length - at);
        default -> bytes = Arrays.copyOf(bytes, Math.max(at, 1));
      }
    }
    return bytes;
  }
}
