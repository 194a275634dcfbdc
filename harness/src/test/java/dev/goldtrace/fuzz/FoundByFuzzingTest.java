package dev.goldtrace.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.vector.VectorFunctions;
import dev.goldtrace.vector.VectorRun;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What fuzzing has found, in a form that stays when its seeds give other inputs. Two more findings
 * are tests of the classes that they are about: errors behind many warnings ({@code
 * ValidatorTest}), a mover out of all bounds ({@code ShadowGridTest}).
 */
class FoundByFuzzingTest {
  @TempDir private Path folder;

  /** So small a sphere takes millions of steps in a tick. */
  @Test
  void aTransitionOfMillionsOfStepsIsRefused() throws IOException {
    String trace =
        Files.readString(
                RepositoryRoot.find().resolve("traces/retail/collide/air_into_side.trace.jsonl"))
            .replace("\"r\":0.48", "\"r\":1e-8");

    try (TraceReader reader =
        TraceReader.of(
            new ByteArrayInputStream(trace.getBytes(StandardCharsets.UTF_8)),
            "small",
            ReadOptions.QUIET)) {
      ReplayOutcome outcome = Replayer.replay(reader, "small", new PortSubject(), new Recording());

      assertThat(outcome.failure())
          .hasValueSatisfying(
              failure ->
                  assertThat(failure.message()).contains("a transition of more than 200000 steps"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"sphereNum\":1 | \"sphereNum\":2  | number of one of the spheres of g, from 0",
        "\"sphereNum\":1 | \"sphereNum\":-1 | number of one of the spheres of g, from 0",
        "\"c\":[[11.748444,11.7646055,0.10216854], | \"c\":[ | as many centres as g has spheres",
        "\"g\":[{ | \"g\":[{\"o\":[1,1,1],\"r\":1},{ | expected at most 2 spheres",
      })
  void aVectorThatNamesASphereThatIsNotThereIsRefused(String whole, String damaged, String message)
      throws IOException {
    String file = "golden/vectors/retail/CSphere.collide_with_point.vectors.jsonl";
    List<String> lines = Files.readAllLines(RepositoryRoot.find().resolve(file));
    assertThat(lines.get(1)).contains(whole);

    assertThatThrownBy(
            () -> run(lines.get(0), lines.get(1).replaceFirst(Pattern.quote(whole), damaged)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("damaged.vectors.jsonl:2:")
        .hasMessageContaining(message);
  }

  @Test
  void theNameOfAMemberDoesNotBreakTheMessageIntoLines() throws IOException {
    String file = "golden/vectors/retail/heading_diff.vectors.jsonl";
    List<String> lines = Files.readAllLines(RepositoryRoot.find().resolve(file));
    String damaged = lines.get(1).replaceFirst("\"in\":\\{", "\"in\":{\"a\\\\nb\":1,");

    assertThatThrownBy(() -> run(lines.get(0), damaged))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a?b")
        .message()
        .hasLineCount(1);
  }

  private void run(String header, String line) throws IOException {
    Path file = folder.resolve("damaged.vectors.jsonl");
    Files.writeString(file, header + "\n" + line + "\n");
    new VectorRun(VectorFunctions.ofPort()).run(file, List.of());
  }
}
