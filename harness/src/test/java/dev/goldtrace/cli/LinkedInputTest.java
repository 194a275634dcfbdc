package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links are followed; what is neither a file nor a folder is refused, and never left out. */
class LinkedInputTest {
  private static final String DANGLING =
      "is a link to \"nowhere\", where there is no such file; mend the link or remove it";

  @TempDir private Path outer;

  private Path here;

  @BeforeEach
  void copyATraceThatPasses() throws IOException {
    here = Files.createDirectory(outer.resolve("work"));
    Path root = RepositoryRoot.find();
    copy(root.resolve("traces/retail/sticky/above.trace.jsonl"), "traces/set/above.trace.jsonl");
    for (String end : new String[] {".frames.csv", ".probes.csv", ".state.csv"}) {
      copy(root.resolve("golden/retail/sticky/above" + end), "golden/set/above" + end);
    }
  }

  @Nested
  class WhatIsNoFileIsRefused {
    @ParameterizedTest
    @ValueSource(strings = {"replay", "validate", "list", "show", "plot", "vectors"})
    void aDeviceThatNeverEnds(String command) {
      CommandRun run = runOrGiveUp(command, "/dev/zero");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out() + run.err())
          .contains("/dev/zero: is a device; expected a regular file", "save what it holds to one");
    }

    @Test
    void aDeviceThatIsToBeCompared() {
      CommandRun run = runOrGiveUp("compare", "/dev/zero", "golden");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err()).contains("/dev/zero: is a device").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "validate", "list", "vectors"})
    void aPipeThatNobodyWritesTo(String command) throws Exception {
      pipe("x");

      CommandRun run = runOrGiveUp(command, "x");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out() + run.err()).contains("x: is a pipe; expected a regular file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "validate", "list", "vectors"})
    void aLinkToNowhere(String command) throws IOException {
      link("x.trace.jsonl", "nowhere");

      CommandRun run = CommandRun.in(here, command, "x.trace.jsonl");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out() + run.err()).contains("x.trace.jsonl: " + DANGLING);
    }
  }

  @Nested
  class WhatIsNoFileIsNotLeftOutOfAFolder {
    @Test
    void aLinkToNowhereIsATraceThatCannotBeRead() throws IOException {
      link("traces/x.trace.jsonl", "nowhere");

      CommandRun run = CommandRun.in(here, "replay", "traces");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out()).contains("UNREADABLE  x\n  traces/x.trace.jsonl: " + DANGLING);
      assertThat(run.out()).contains("1 as golden, 1 unreadable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "list"})
    void aLinkToNowhereIsToldByName(String command) throws IOException {
      link("traces/x.trace.jsonl", "nowhere");

      CommandRun run = CommandRun.in(here, command, "traces");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out() + run.err()).contains("traces/x.trace.jsonl: " + DANGLING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "validate", "list"})
    void aPipeWithATracesName(String command) throws Exception {
      pipe("traces/x.trace.jsonl");

      CommandRun run = runOrGiveUp(command, "traces");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out() + run.err()).contains("traces/x.trace.jsonl: is a pipe;");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--partial"})
    void aGoldenFileThatIsALinkToNowhere(String option) throws IOException {
      Files.delete(here.resolve("golden/set/above.probes.csv"));
      link("golden/set/above.probes.csv", "nowhere");

      CommandRun run =
          option.isEmpty()
              ? CommandRun.in(here, "replay", "traces")
              : CommandRun.in(here, "replay", "traces", option);

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out()).contains("UNREADABLE  set/above\n  golden/set/above.probes.csv: ");
      assertThat(run.out()).contains(DANGLING);
    }
  }

  @Nested
  class LinksAreFollowed {
    @Test
    void toFoldersOfTracesAndGoldenFiles() throws IOException {
      Files.move(here.resolve("traces/set"), outer.resolve("far"));
      Files.move(here.resolve("golden/set"), outer.resolve("far-golden"));
      link("traces/set", "../../far");
      link("golden/set", "../../far-golden");

      CommandRun run = CommandRun.in(here, "replay", "traces");

      assertThat(run.code()).as(run.out() + run.err()).isZero();
      assertThat(run.out()).contains("1 as golden").doesNotContain("ORPHAN");
      assertThat(CommandRun.in(here, "validate", "traces", "golden").out())
          .contains("4 files: 4 valid");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/set", "/set/above.trace.jsonl"})
    void toAFolderOfTracesWhoseGoldenFilesLieBesideTheFolder(String below) throws IOException {
      Files.createSymbolicLink(outer.resolve("mine"), here.resolve("traces"));

      CommandRun run = CommandRun.in(outer, "replay", "mine" + below);

      assertThat(run.out()).contains("set/above").contains("1 as golden");
      assertThat(run.code()).isZero();
      assertThat(CommandRun.in(outer, "list", "mine" + below).out())
          .contains("set/above")
          .contains("1 trace");
    }

    @Test
    void toAFolderOfTracesFromOneThatIsCalledSo() throws IOException {
      Files.createSymbolicLink(outer.resolve("traces"), here.resolve("traces"));

      assertThat(CommandRun.in(outer, "replay", "set/above").out()).contains("1 as golden");
    }

    @ParameterizedTest
    @CsvSource({
      "mine, traces/set, mine",
      "mine, traces/set, mine/above.trace.jsonl",
      "mine.trace.jsonl, traces/set/above.trace.jsonl, mine.trace.jsonl"
    })
    void toWhatLiesInAFolderOfTraces(String link, String target, String argument)
        throws IOException {
      Files.createSymbolicLink(outer.resolve(link), here.resolve(target));

      CommandRun run = CommandRun.in(outer, "replay", argument);

      assertThat(run.out()).contains("set/above").contains("1 as golden");
      assertThat(run.code()).isZero();
      assertThat(CommandRun.in(outer, "list", argument).out()).contains("set/above");
    }

    @Test
    void butATraceIsComparedWithTheGoldenFilesBesideTheLink() throws IOException {
      Path trace = here.resolve("traces/set/above.trace.jsonl");
      Files.createSymbolicLink(outer.resolve("mine.trace.jsonl"), trace);
      Files.writeString(outer.resolve("mine.frames.csv"), "");

      assertThat(CommandRun.in(outer, "replay", "mine.trace.jsonl", "--partial").out())
          .contains("UNREADABLE  mine\n", "mine.frames.csv");
    }

    @ParameterizedTest
    @CsvSource({
      "mine, golden, set/",
      "mine, golden/set, ''",
    })
    void toAFolderOfGoldenFilesWhoseTracesLieBesideTheFolder(
        String link, String target, String below) throws IOException {
      Path frames = here.resolve("golden/set/above.frames.csv");
      List<String> lines = Files.readAllLines(frames);
      Files.write(frames, lines.subList(0, 5));
      Files.delete(here.resolve("golden/set/above.state.csv"));
      Files.createSymbolicLink(outer.resolve(link), here.resolve(target));

      CommandRun run = CommandRun.in(outer, "validate", link);

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out())
          .contains(
              "mine/" + below + "above.frames.csv:5:1: the rows end with tick 1, but the trace",
              "warning: golden file missing beside it: above.state.csv;");
      assertThat(CommandRun.in(outer, "validate", link, "--filter", "set/*").out())
          .isEqualTo(run.out());
    }

    @Test
    void toAGoldenFileThatNeedsNoOthersBesideTheLink() throws IOException {
      Path frames = here.resolve("golden/set/above.frames.csv");
      Files.createSymbolicLink(outer.resolve("mine.frames.csv"), frames);
      List<String> lines = Files.readAllLines(frames);
      Files.write(frames, lines.subList(0, 5));

      assertThat(CommandRun.in(outer, "validate", "mine.frames.csv").out())
          .contains("mine.frames.csv:5:1: the rows end with tick 1", "0 warnings.");
    }

    @Test
    void aTraceIsJudgedByTheNameThatItHasWhereItLies() throws IOException {
      Path trace = here.resolve("traces/set/above.trace.jsonl");
      Files.writeString(trace, Files.readString(trace).replaceFirst("sticky/above", "set/above"));
      Files.createSymbolicLink(outer.resolve("mine.trace.jsonl"), trace);

      assertThat(CommandRun.in(outer, "validate", "--strict", "mine.trace.jsonl").out())
          .isEqualTo("1 file: 1 valid, 0 not, 0 problems, 0 warnings.\n");
    }

    @Test
    void toFunctionVectors() throws IOException {
      String file = "retail/Vector3.is_zero.vectors.jsonl";
      copy(RepositoryRoot.find().resolve("golden/vectors/" + file), "golden/vectors/" + file);
      Files.createSymbolicLink(outer.resolve("mine"), here.resolve("golden/vectors"));

      assertThat(CommandRun.in(outer, "vectors", "mine").out())
          .contains("ok          vectors/retail/Vector3.is_zero ");
    }

    @Test
    void toTheTraceItself() throws IOException {
      Files.move(here.resolve("traces/set/above.trace.jsonl"), outer.resolve("far"));
      link("traces/set/above.trace.jsonl", "../../../far");

      assertThat(CommandRun.in(here, "replay", "traces").out()).contains("1 as golden");
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "validate", "list"})
    void unlessTheyLeadBackToWhereTheyLie(String command) throws IOException {
      link("traces/again", ".");

      CommandRun run = runOrGiveUp(command, "traces");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out() + run.err())
          .contains("traces/again: is a link back to a folder that it lies in; remove the link");
    }
  }

  /** Gives up where the command waits for an end that never comes. */
  private CommandRun runOrGiveUp(String... args) {
    return assertTimeoutPreemptively(Duration.ofMinutes(1), () -> CommandRun.in(here, args));
  }

  private void copy(Path from, String to) throws IOException {
    Path target = here.resolve(to);
    Files.createDirectories(target.getParent());
    Files.copy(from, target);
  }

  private void link(String link, String target) throws IOException {
    Files.createSymbolicLink(here.resolve(link), Path.of(target));
  }

  private void pipe(String name) throws Exception {
    Process made = new ProcessBuilder("mkfifo", here.resolve(name).toString()).start();
    assertThat(made.waitFor()).isZero();
  }
}
