package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListCommandTest {

  @Test
  void aTraceIsListedWithItsCounts() {
    CommandRun run = CommandRun.of("list", "retail/sticky/follow", "--format", "markdown");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            | id | origin | ticks | objects | calls | messages | tags | title |
            | --- | --- | ---: | ---: | ---: | ---: | --- | --- |
            | retail/sticky/follow | retail-model | 240 | 2 | 13 | 0 | sticky, follow | re-stuck every 15 ticks to a walking target |

            1 trace in 1 family, 240 ticks.
            """);
  }

  @Test
  void conditionsAreAllToHold() {
    CommandRun run =
        CommandRun.of(
            "list", "--by", "family", "--filter", "dialect:retail", "--filter", "tag:sticky");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("retail/sticky").doesNotContain("ace/");
  }

  @Test
  void aKnownDivergenceSelectsTheTracesOfAPortThatHasIt() {
    CommandRun run = CommandRun.of("list", "authored/**", "--filter", "divergence:D-SP04");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("authored/divergences/sticky_deadline")
        .contains("\n1 trace in ");
    assertThat(CommandRun.of("list", "retail/**", "--filter", "divergence:*").code()).isEqualTo(2);
  }

  @Test
  void anAddressSelectsTheTracesWhoseReferenceEntersIt() {
    CommandRun run = CommandRun.of("list", "retail/minterp/*", "--filter", "address:0x00555710");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("retail/minterp/exit_with_actions").contains("\n1 trace in ");
  }

  @Test
  void aConditionOfAnotherKindIsAUsageError() {
    CommandRun run = CommandRun.of("list", "--filter", "colour:red");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("'colour:red' is no filter: write tag:").hasLineCount(1);
  }

  @Test
  void aConditionWithoutItsWordIsAUsageError() {
    CommandRun run = CommandRun.of("list", "--filter", "tag:");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: 'tag:' is no filter: write the word that is meant behind the colon.\n");
  }

  @Test
  void anAddressThatIsNotProbedIsAUsageError() {
    CommandRun run = CommandRun.of("list", "--filter", "address:0x00555430");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("is no probed function");
  }

  @Test
  void anIdThatDoesNotExistNamesTheNearestOnes() {
    CommandRun run = CommandRun.of("list", "retail/sticky/folow");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("Did you mean 'retail/sticky/follow'");
  }

  @Test
  void idsAreLookedUpInTheRepositoryFromAFolderBelow() {
    CommandRun run =
        CommandRun.in(RepositoryRoot.find().resolve("docs"), "list", "retail/sticky/follow");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("retail/sticky/follow");
  }

  @Test
  void aFileNamedFromAFolderBelowIsTheOneThere() {
    CommandRun run =
        CommandRun.in(
            RepositoryRoot.find().resolve("docs/tour"), "list", "traces/walk.trace.jsonl");

    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("\nwalk +authored +20 ");
  }

  @Test
  void aFolderNamedFromAFolderBelowIsTheOneThere() {
    CommandRun run = CommandRun.in(RepositoryRoot.find().resolve("docs"), "list", "tour/traces");

    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("\nwalk +authored +20 ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sticky     | 'family:sticky' or '**/sticky/**' or 'tag:sticky'",
        "arrival    | 'tag:arrival'",
        "follow     | '**/follow'",
        "tag:stiky  | 'tag:sticky'",
        "family:stiky | 'family:sticky'",
        "retail/stiky/above | 'retail/sticky/above'",
        "dialect:reatil | 'dialect:retail'",
        "divergence:D-SP4 | 'divergence:D-SP04'",
      })
  void aConditionThatNothingFulfilsHasANearOne(String condition, String near) {
    CommandRun run = CommandRun.of("list", "--filter", condition);

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("goldtrace: no trace fulfils " + condition + ". Did you mean ");
    assertThat(run.err()).contains(near.split(" or ")).hasLineCount(1);
  }

  @Test
  void aTraceThatCannotBeReadDoesNotHideTheOthers(@TempDir Path folder) throws IOException {
    Path traces = Files.createDirectories(folder.resolve("traces"));
    Files.copy(
        RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"),
        traces.resolve("good.trace.jsonl"));
    Files.writeString(traces.resolve("bad.trace.jsonl"), "not JSON");

    CommandRun run = CommandRun.in(folder, "list");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).contains("\ngood ", "\n1 trace in ");
    assertThat(run.err()).contains("traces/bad.trace.jsonl:1:1: not JSON").hasLineCount(1);
    assertThat(CommandRun.in(folder, "list", "bad").out()).isEmpty();
  }

  @Test
  void whatIsHiddenIsNoTrace(@TempDir Path folder) throws IOException {
    Path traces = Files.createDirectories(folder.resolve("traces"));
    Files.copy(
        RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"),
        traces.resolve("above.trace.jsonl"));
    Files.createSymbolicLink(traces.resolve(".#above.trace.jsonl"), Path.of("me@here.123"));
    Files.writeString(traces.resolve("._above.trace.jsonl"), "not JSON");
    Files.createDirectory(traces.resolve(".old"));
    Files.writeString(traces.resolve(".old/above.trace.jsonl"), "not JSON either");

    CommandRun run = CommandRun.in(folder, "list");

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("1 trace in 1 family");
    assertThat(CommandRun.in(folder, "validate", "traces").out()).contains("1 file: 1 valid");
    assertThat(CommandRun.in(traces, "validate", ".old").code())
        .as("what is named itself is looked at")
        .isEqualTo(3);
  }
}
