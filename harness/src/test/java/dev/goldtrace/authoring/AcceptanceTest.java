package dev.goldtrace.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.AcceptanceMark;
import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.PendingName;
import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that is killed while it accepts: after each of its changes of the disk. */
class AcceptanceTest {
  private static final String TRACE = "traces/authored/walk.trace.jsonl";
  private static final int STEPS = 5;

  @TempDir private Path here;
  private GoldenFiles golden;

  /** Golden files whose last row is missing, and a pending result that is whole. */
  @BeforeEach
  void aPendingResultThatChangesAllThreeFiles() throws IOException {
    Files.createDirectories(here.resolve(TRACE).getParent());
    Files.copy(
        RepositoryRoot.find().resolve("docs/tour/traces/walk.trace.jsonl"), here.resolve(TRACE));
    golden = GoldenFiles.at(here.resolve("golden/authored/walk"));
    CommandRun.in(here, "record", TRACE);
    for (Path file : golden.all()) {
      Files.copy(PendingName.of(file), file);
      String text = Files.readString(file);
      Files.writeString(file, text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1));
    }
  }

  @Test
  void thereIsAStepForTheMarkForEachFileAndForTheEnd() {
    assertThat(acceptance().steps()).hasSize(STEPS);
  }

  @Test
  void killedBeforeTheMarkIsThereNothingHasHappened() throws IOException {
    List<String> before = contents();

    assertThat(CommandRun.in(here, "review").err()).isEmpty();

    assertThat(contents()).isEqualTo(before);
    assertThat(golden.all()).allMatch(file -> Files.exists(PendingName.of(file)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void killedLaterTheNextCommandCompletesIt(int steps) throws IOException {
    kill(steps);

    CommandRun review = CommandRun.in(here, "review");

    assertThat(review.err())
        .isEqualTo(
            "goldtrace: completed the acceptance of authored/walk, which was interrupted before.\n");
    assertThat(golden.all()).noneMatch(file -> Files.exists(PendingName.of(file)));
    assertThat(AcceptanceMark.of(golden)).doesNotExist();
    assertThat(CommandRun.in(here, "replay").code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void untilThenNothingIsComparedWithMixedFiles(int steps) throws IOException {
    kill(steps);

    CommandRun replay = CommandRun.in(here, "replay");

    assertThat(replay.code()).isEqualTo(3);
    assertThat(replay.out())
        .contains("a result was being accepted when the program was killed", "'goldtrace accept ");
  }

  @Test
  void onABuildMachineNothingIsCompleted() throws IOException {
    kill(2);

    assertThat(CommandRun.inCi(here, "review").err()).isEmpty();
    assertThat(AcceptanceMark.of(golden)).exists();
  }

  @Test
  void acceptItselfCompletesIt() throws IOException {
    kill(3);

    CommandRun accept = CommandRun.in(here, "accept", "--all");

    assertThat(accept.code()).isZero();
    assertThat(CommandRun.in(here, "replay").code()).isZero();
  }

  private Acceptance acceptance() {
    return Acceptance.of(golden, golden.all());
  }

  private void kill(int steps) throws IOException {
    for (Acceptance.Step step : acceptance().steps().subList(0, steps)) {
      step.run();
    }
  }

  private List<String> contents() throws IOException {
    return List.of(
        Files.readString(golden.frames()),
        Files.readString(golden.probes()),
        Files.readString(golden.state()));
  }
}
