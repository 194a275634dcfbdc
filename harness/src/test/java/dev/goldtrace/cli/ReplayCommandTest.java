package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
  private static final List<String> CASES =
      List.of("retail/sticky/above", "retail/interp/single", "retail/constraint/taper");

  @TempDir private Path here;

  @BeforeEach
  void threeCases() throws IOException {
    Path root = RepositoryRoot.find();
    for (String id : CASES) {
      copy(root, "traces/" + id + ".trace.jsonl");
      copy(root, "golden/" + id + ".frames.csv");
      copy(root, "golden/" + id + ".probes.csv");
      copy(root, "golden/" + id + ".state.csv");
    }
  }

  @Test
  void printsOneLineATraceAndWhatWasCompared() {
    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines())
        .hasSize(5)
        .contains("ok          retail/sticky/above  45 ticks, 180 rows, 28 calls, 21 checks")
        .endsWith("result:   3 as golden");
  }

  @Test
  void theOutputIsTheSameForAnyNumberOfJobs() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 9, line -> line.replace(",8", ",9"));

    String one = CommandRun.in(here, "replay", "--jobs", "1").out();

    for (String jobs : List.of("2", "3", "8")) {
      assertThat(CommandRun.in(here, "replay", "--jobs", jobs).out()).isEqualTo(one);
    }
  }

  @Test
  void aDivergenceIsShownWithBothValuesTheirBitsAndTheCommandThatRunsItAgain() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace("84.666664", "84.66667"));

    CommandRun run = CommandRun.in(here, "replay", "--context", "1");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "first divergence: tick 0, time 1000.0333333333333 s, object 0x80000001, column x",
            "golden    84.66667 (bits 0x42A95556)",
            "replayed  84.666664 (bits 0x42A95555)",
            "apart     1 ULP, ",
            "entered last before it: 0x",
            "failed checks: frames (1)",
            "run just this: ./goldtrace replay traces/retail/sticky/above.trace.jsonl\n",
            "result:   2 as golden, 1 diverged");
  }

  @Test
  void theCommandThatRunsItAgainKeepsTheOptionsThatChangeTheResult() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace("84.666664", "84.66667"));

    CommandRun run =
        CommandRun.in(here, "replay", "--strict", "--golden", "golden", "--context", "1");

    assertThat(run.out())
        .contains(
            "run just this: ./goldtrace replay traces/retail/sticky/above.trace.jsonl"
                + " --golden golden --strict\n");
  }

  @Test
  void theCommandThatRunsItAgainBeginsAsTheProgramWasStarted() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace("84.666664", "84.66667"));

    CommandRun run =
        CommandRun.with(Map.of("GOLDTRACE_COMMAND", "/opt/goldtrace/goldtrace"), here, "replay");

    assertThat(run.out())
        .contains(
            "run just this: /opt/goldtrace/goldtrace replay traces/retail/sticky/above.trace.jsonl\n");
  }

  @Test
  void aCallThatTheReplayMakesAndTheGoldenFileLacksIsShownBetweenItsNeighbours()
      throws IOException {
    remove("golden/retail/sticky/above.probes.csv", 3);

    CommandRun run = CommandRun.in(here, "replay", "retail/sticky/*");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "object 0x80000002, call that the golden file lacks: 0x0051A830"
                + " TargetManager::AddVoyeur",
            "| +  2    -1    0x80000002  0x0051A830 TargetManager::AddVoyeur(object=0x80000001,");
  }

  @Test
  void failuresOnlyLeavesOutWhatIsAsExpected() throws IOException {
    edit(
        "golden/retail/sticky/above.state.csv",
        1,
        line -> line.replace("0x80000002", "0x80000003"));

    assertThat(CommandRun.in(here, "replay", "--failures-only").out())
        .contains("DIVERGED    retail/sticky/above")
        .doesNotContain("retail/interp/single");
  }

  @Test
  void aMissingGoldenFileEndsWithTheCodeOfUnreadableInput() throws IOException {
    Files.delete(here.resolve("golden/retail/interp/single.state.csv"));

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains("golden file missing: golden/retail/interp/single.state.csv")
        .contains("result:   2 as golden, 1 unreadable");
  }

  @Test
  void aGoldenFileWithoutATraceFailsTheRunOfTheWholeTree() throws IOException {
    Files.delete(here.resolve("traces/retail/interp/single.trace.jsonl"));

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains(
            "ORPHAN      golden/retail/interp/single.frames.csv: golden file without a trace");
  }

  @Test
  void goldenFilesAreFoundUnderAnotherFolder() throws IOException {
    Files.move(here.resolve("golden"), here.resolve("recorded"));

    assertThat(CommandRun.in(here, "replay", "--golden", "recorded").code()).isZero();
    assertThat(CommandRun.in(here, "replay", "--golden", "recorded/retail").code()).isZero();
    assertThat(
            CommandRun.in(
                    here,
                    "replay",
                    "traces/retail/sticky/above.trace.jsonl",
                    "--golden",
                    "recorded/retail/sticky")
                .code())
        .isZero();
    assertThat(CommandRun.in(here, "replay", "traces").code()).isEqualTo(3);
  }

  @Test
  void aListedCaseThatPassesIsStale() throws IOException {
    notPorted("retail/sticky/**,,everything,a slip");

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isEqualTo(4);
    assertThat(run.out())
        .contains(
            "STALE       retail/sticky/above",
            "remove it from golden/not-ported.csv:2 (retail/sticky/**)");
  }

  @Test
  void aListedCaseThatDoesNotPassIsCounted() throws IOException {
    notPorted("retail/sticky/**,0x00555710,StickyManager::StickTo,not there yet");
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace(",84.", ",85."));

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "not ported  retail/sticky/above  0x00555710 StickyManager::StickTo: not there yet",
            "result:   2 as golden, 1 not ported, as listed");
  }

  @Test
  void anEntryThatMatchesNothingIsStaleInARunOfTheWholeTree() throws IOException {
    notPorted("retail/gone/**,,everything,a slip");

    assertThat(CommandRun.in(here, "replay").code()).isEqualTo(4);
    assertThat(CommandRun.in(here, "replay", "retail/sticky/*").code()).isZero();
  }

  @Test
  void aListedFailureIsRunAndExpected() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace("84.666664", "84.66667"));
    expectedFailures("retail/sticky/*,0x00555430,0/0x80000001/x,rounded twice,issue 12");

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "expected    retail/sticky/above  0/0x80000001/x: rounded twice (since issue 12)",
            "result:   2 as golden, 1 failing, as listed");
  }

  @Test
  void aListedFailureThatPassesOrFailsDifferentlyOrMatchesNothingIsStale() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace("84.666664", "84.66667"));
    expectedFailures(
        "retail/sticky/*,,0/0x80000001/y,rounded twice,issue 12",
        "retail/interp/*,,0/*/y,rounded twice,issue 13",
        "retail/gone/*,,0/*/y,rounded twice,issue 14");

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isEqualTo(4);
    assertThat(run.out())
        .contains(
            "STALE       retail/sticky/above\n  fails with 0/0x80000001/x, but is listed as failing"
                + " with 0/0x80000001/y; look at the new divergence, then correct or remove"
                + " golden/expected-failures.csv:2 (retail/sticky/*)",
            "STALE       retail/interp/single\n  passes, but is listed as failing with 0/*/y;"
                + " remove it from golden/expected-failures.csv:3",
            "STALE       golden/expected-failures.csv:4: retail/gone/* matches no trace",
            "3 stale expectations");
  }

  @Test
  void aToleranceLetsPassWhatItCoversAndSaysHowMuchWasUsed() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace("84.666664", "84.66667"));
    tolerances(
        "retail/sticky/*,x,,1,another C library,8e-06", "**,qw,1e-06,,another C library,1e-07");

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "tolerance   golden/tolerances.csv:2: column x, 1 cell needs it, at most 7.6293945e-06"
                + " and 1 ULP off; allowed: 1 ULP",
            "UNNEEDED    golden/tolerances.csv:3: no trace that matches ** needs a tolerance in"
                + " column qw; remove the entry",
            "result:   3 as golden");
  }

  @Test
  void aToleranceDoesNotLetPassMoreThanItSays() throws IOException {
    edit("golden/retail/sticky/above.frames.csv", 1, line -> line.replace("84.666664", "84.66668"));
    tolerances("retail/sticky/*,x,1e-06,1,another C library,8e-06");

    assertThat(CommandRun.in(here, "replay").code()).isEqualTo(1);
  }

  @Test
  void aListThatCannotBeReadIsToldWithItsPlace() throws IOException {
    tolerances("retail/sticky/*,wx,,1,another C library,8e-06");

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: golden/tolerances.csv:2:17: column must be a column of frames or state that"
                + " holds numbers with a fraction, found 'wx'\n");
  }

  @Test
  void aGoldenFileThatWasCutOffBetweenTwoLinesIsSaidToEndEarly() throws IOException {
    for (String kind : List.of("frames", "state")) {
      Path file = here.resolve("golden/retail/sticky/above." + kind + ".csv");
      List<String> lines = Files.readAllLines(file);
      Files.writeString(file, String.join("\n", lines.subList(0, 61)) + "\n");

      CommandRun run = CommandRun.in(here, "replay", "retail/sticky/above");
      CommandRun validated = CommandRun.in(here, "validate", "golden/retail/sticky");

      assertThat(run.code()).isEqualTo(1);
      assertThat(run.out())
          .contains(
              "kind      golden ends early: the golden file ends with tick 29, but the replay goes on",
              "next      restore golden/retail/sticky/above." + kind + ".csv if it was cut off");
      assertThat(validated.code()).isEqualTo(3);
      assertThat(validated.out())
          .contains(
              "golden/retail/sticky/above."
                  + kind
                  + ".csv:61:1: the rows end with tick 29, but the trace above.trace.jsonl has"
                  + " objects up to tick 44; the file was cut off or recorded too short\n");
      Files.writeString(file, String.join("\n", lines) + "\n");
    }
    assertThat(CommandRun.in(here, "validate", "golden").code()).isZero();
  }

  private void expectedFailures(String... entries) throws IOException {
    list("expected-failures.csv", "pattern,address,signature,reason,since", entries);
  }

  private void tolerances(String... entries) throws IOException {
    list("tolerances.csv", "pattern,column,absolute,ulp,reason,measured", entries);
  }

  private void list(String name, String header, String... entries) throws IOException {
    Files.writeString(
        here.resolve("golden/" + name), header + "\n" + String.join("\n", entries) + "\n");
  }

  @Test
  void anUnknownIdIsAMissingInputWithANearMatch() {
    CommandRun run = CommandRun.in(here, "replay", "retail/stiky/above");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("Did you mean 'retail/sticky/above'");
  }

  @Test
  void withSomeOfTheGoldenFilesOnlyTheseAreComparedIfOneSaysSo() throws IOException {
    String base = "golden/retail/sticky/above";
    Files.delete(here.resolve(base + ".probes.csv"));
    Files.delete(here.resolve(base + ".state.csv"));

    CommandRun strictly = CommandRun.in(here, "replay", "retail/sticky/above");
    CommandRun partly = CommandRun.in(here, "replay", "retail/sticky/above", "--partial");

    assertThat(strictly.code()).isEqualTo(3);
    assertThat(strictly.out()).contains("--partial compares with what is there");
    assertThat(partly.code()).isZero();
    assertThat(partly.out())
        .contains(
            "ok          retail/sticky/above  45 ticks, 90 rows, 0 calls, 2 checks; not compared:"
                + " probes, state");

    edit(base + ".frames.csv", 1, line -> line.replace("84.666664", "84.66667"));
    assertThat(CommandRun.in(here, "replay", "retail/sticky/above", "--partial").out())
        .contains(
            "golden    84.66667",
            "kind      single tick",
            "run just this: ./goldtrace replay traces/retail/sticky/above.trace.jsonl --partial");
  }

  @Test
  void withoutGoldenFilesThereIsNothingPartial() throws IOException {
    for (String kind : List.of("frames", "probes", "state")) {
      Files.delete(here.resolve("golden/retail/sticky/above." + kind + ".csv"));
    }

    assertThat(CommandRun.in(here, "replay", "retail/sticky/above", "--partial").code())
        .isEqualTo(3);
  }

  @Test
  void aFilterThatNothingFulfilsIsAMistakeAndAnEmptyShardIsNot() {
    assertThat(CommandRun.in(here, "replay", "--filter", "tag:none", "--shard", "2/3"))
        .returns(2, CommandRun::code)
        .returns("goldtrace: no trace fulfils tag:none.\n", CommandRun::err);
    assertThat(
            IntStream.rangeClosed(1, 2)
                .map(
                    part ->
                        CommandRun.in(
                                here, "replay", "--filter", "family:sticky", "--shard", part + "/2")
                            .code()))
        .containsExactly(0, 0);
  }

  @Test
  void withoutAFolderTracesItSaysWhatToName(@TempDir Path empty) {
    CommandRun run = CommandRun.in(empty, "replay");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("there is no folder 'traces' in " + empty);
  }

  @Test
  void aMalformedTraceIsReportedInItsPlaceAndTheOthersRun() throws IOException {
    edit("traces/retail/interp/single.trace.jsonl", 2, line -> line + "}");

    CommandRun run = CommandRun.in(here, "replay");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains("  traces/retail/interp/single.trace.jsonl:3:", "2 as golden, 1 unreadable");
  }

  private void notPorted(String entry) throws IOException {
    Files.write(
        here.resolve("golden/not-ported.csv"), List.of("pattern,address,function,reason", entry));
  }

  private interface Edit {
    String apply(String line);
  }

  private void edit(String file, int line, Edit edit) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(here.resolve(file)));
    lines.set(line, edit.apply(lines.get(line)));
    Files.writeString(here.resolve(file), String.join("\n", lines) + "\n");
  }

  private void remove(String file, int line) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(here.resolve(file)));
    lines.remove(line);
    Files.writeString(here.resolve(file), String.join("\n", lines) + "\n");
  }

  private void copy(Path root, String file) throws IOException {
    Path to = here.resolve(file);
    Files.createDirectories(to.getParent());
    Files.copy(root.resolve(file), to);
  }

  @Test
  void theHelpSaysWhatBecomesOfTracesThatAreLeftOutAndAskedForAlone() {
    String help = CommandRun.of("replay", "--help").out().replaceAll("\\s+", " ");

    assertThat(help).contains("where only such traces are asked for, they are unsupported.");
  }
}
