package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompareCommandTest {
  private static final List<String> KINDS = List.of("frames", "probes", "state");

  @TempDir private Path here;

  @BeforeEach
  void twoFolders() throws IOException {
    for (String side : List.of("a", "b")) {
      Files.createDirectories(here.resolve(side));
      for (String name : List.of("above", "follow")) {
        for (String kind : KINDS) {
          String file = name + "." + kind + ".csv";
          Files.copy(
              RepositoryRoot.find().resolve("golden/retail/sticky").resolve(file),
              here.resolve(side).resolve(file));
        }
      }
    }
  }

  @Test
  void equalFoldersAreEqual() {
    CommandRun run = CommandRun.in(here, "compare", "a", "b");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("ok          above  45 ticks", "result:   2 equal");
    assertThat(run.out()).contains("compared: 2 recordings, ").doesNotContain("golden", "trace");
  }

  @Test
  void aDivergenceIsShownAndExplained() throws IOException {
    change("b/above.frames.csv", "84.666664", "84.66667");

    CommandRun run = CommandRun.in(here, "compare", "a", "b", "--failures-only");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "DIVERGED    above",
            "A         84.666664",
            "B         84.66667",
            "kind      single tick",
            "run just this: ./goldtrace compare a b --filter above")
        .doesNotContain("follow");
  }

  @Test
  void aZipFileIsReadWhereItIs() throws IOException {
    Path zip = here.resolve("b.zip");
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      for (String name : List.of("above", "follow")) {
        for (String kind : KINDS) {
          entries.putNextEntry(new ZipEntry(name + "." + kind + ".csv"));
          Files.copy(here.resolve("b").resolve(name + "." + kind + ".csv"), entries);
        }
      }
    }

    assertThat(CommandRun.in(here, "compare", "a", "b.zip").out()).contains("result:   2 equal");
  }

  @Test
  void singleFilesAreComparedWhateverTheirNames() throws IOException {
    Files.move(here.resolve("b/above.frames.csv"), here.resolve("mine.frames.csv"));

    CommandRun run = CommandRun.in(here, "compare", "a/above.frames.csv", "mine.frames.csv");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("45 ticks, 90 rows, 0 calls");
  }

  @Test
  void whatOnlyOneSideHasIsToldAndIsADifference() throws IOException {
    for (String kind : KINDS) {
      Files.delete(here.resolve("b/follow." + kind + ".csv"));
    }
    Files.copy(here.resolve("b/above.frames.csv"), here.resolve("b/third.frames.csv"));

    CommandRun run = CommandRun.in(here, "compare", "a", "b");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("only in a: follow\nonly in b: third\n");
  }

  @Test
  void ofManyThatOnlyOneSideHasTheFirstAreNamed() throws IOException {
    for (int i = 10; i < 40; i++) {
      Files.copy(here.resolve("b/above.frames.csv"), here.resolve("b/more" + i + ".frames.csv"));
    }

    CommandRun run = CommandRun.in(here, "compare", "a", "b");

    assertThat(run.err()).hasLineCount(11).endsWith("and 20 more only in b\n");
  }

  @Test
  void foldersWithoutACommonNameAreAMistakeThatIsExplained() throws IOException {
    Path family = Files.createDirectories(here.resolve("golden/retail"));
    Files.move(here.resolve("a"), family.resolve("sticky"));

    String names =
        "retail/sticky/above and 1 more here, above and 1 more there. A name is the path below the"
            + " folder; ";
    assertThat(CommandRun.in(here, "compare", "golden", "b"))
        .isEqualTo(
            new CommandRun(
                3,
                "",
                "goldtrace: golden: has no recording of the same name as one of b: "
                    + names
                    + "compare golden/retail/sticky and b\n"));
    assertThat(CommandRun.in(here, "compare", "b", "golden").err())
        .endsWith("; compare b and golden/retail/sticky\n");
    Files.delete(here.resolve("b/above.state.csv"));
    for (String kind : KINDS) {
      Files.deleteIfExists(here.resolve("b/above." + kind + ".csv"));
      Files.move(
          here.resolve("b/follow." + kind + ".csv"), here.resolve("b/mine." + kind + ".csv"));
    }
    assertThat(CommandRun.in(here, "compare", "golden", "b").err())
        .endsWith("; give two folders of recordings of the same traces\n");
  }

  @Test
  void withoutCallsItIsUnknownWhatWasEntered() throws IOException {
    change("b/above.frames.csv", "84.666664", "84.66667");

    CommandRun run = CommandRun.in(here, "compare", "a/above.frames.csv", "b/above.frames.csv");

    assertThat(run.out())
        .contains("    entered last before it: unknown, as no calls were compared\n")
        .doesNotContain("no calls on it", "golden file", "replay");
  }

  @Test
  void aLostLineIsNamedOnTheSideThatLacksIt() throws IOException {
    Path file = here.resolve("b/above.frames.csv");
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.remove(5);
    Files.write(file, lines);

    assertThat(CommandRun.in(here, "compare", "a", "b").out())
        .contains(
            "kind      row gap: B lacks the row of 0x80000001 in tick 2, though it has those of"
                + " ticks 1 and 3; A has it\n",
            "next      look at how B is written: a line of it was lost\n");
    assertThat(CommandRun.in(here, "compare", "b", "a").out())
        .contains(
            "kind      row gap: A lacks the row",
            "next      a line was most likely deleted from b/above.frames.csv");
  }

  @Test
  void ofRowsThatStandInAnotherOrderItIsSaidWhichOrderIsRight() throws IOException {
    Path file = here.resolve("a/above.frames.csv");
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    Collections.swap(lines, 3, 4);
    Files.write(file, lines);

    assertThat(CommandRun.in(here, "validate", "a/above.frames.csv").code())
        .as("nothing but the trace says what the order is")
        .isZero();
    assertThat(CommandRun.in(here, "compare", "a", "b").out())
        .contains(
            "kind      irregular golden: A itself is irregular: the rows of tick 1 stand in",
            "next      B is not to blame before the file is in order: each tick of"
                + " a/above.frames.csv must have its rows in the order in which the trace declares"
                + " the objects\n");
  }

  @Test
  void anObjectThatOneSideNeverHasIsSaidToBeMissingThroughout() throws IOException {
    Path file = here.resolve("b/above.frames.csv");
    Files.write(
        file,
        Files.readAllLines(file).stream().filter(line -> !line.contains("0x80000002")).toList());

    assertThat(CommandRun.in(here, "compare", "a", "b").out())
        .contains(
            "A has a row for 0x80000002 in tick 0 and B none, nor in any other tick\n",
            "next      see whether B has rows at all");
    assertThat(CommandRun.in(here, "compare", "b", "a").out())
        .contains("next      see whether A was made of the same trace");
  }

  @Test
  void filtersAndShardsChooseRecordingsAndJobsChangeNothing() {
    String whole = CommandRun.in(here, "compare", "a", "b", "--jobs", "1").out();

    assertThat(CommandRun.in(here, "compare", "a", "b", "--jobs", "3").out()).isEqualTo(whole);
    assertThat(CommandRun.in(here, "compare", "a", "b", "--filter", "fol*").out())
        .contains("follow")
        .doesNotContain("above");
    assertThat(CommandRun.in(here, "compare", "a", "b", "--filter", "address:0x00555710").out())
        .contains("result:   2 equal");
    assertThat(CommandRun.in(here, "compare", "a", "b", "--filter", "address:0x00529680").err())
        .isEqualTo("goldtrace: no recording fulfils address:0x00529680.\n");
    assertThat(CommandRun.in(here, "compare", "a", "b", "--filter", "tag:sticky").err())
        .contains(
            "a recording has no tags, origin, dialect or divergence, so 'tag:sticky' can't be asked");
    assertThat(
            CommandRun.in(here, "compare", "a", "b", "--shard", "1/2").out()
                + CommandRun.in(here, "compare", "a", "b", "--shard", "2/2").out())
        .containsOnlyOnce("ok          above")
        .containsOnlyOnce("ok          follow");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "b"})
  void aFileThatBreaksTheFormatIsBadInputOnEitherSide(String side) throws IOException {
    String frames = twice(side + "/above.frames.csv", 1);
    assertUnreadable(frames + ":3:1: object 0x80000001 has two rows in tick 0");

    restore(frames);
    String calls = twice(side + "/above.probes.csv", 2);
    assertUnreadable(calls + ":4:1: seq must count 0, 1, 2...: expected 2, found 1");

    restore(calls);
    String states = side + "/above.state.csv";
    List<String> lines = new ArrayList<>(Files.readAllLines(here.resolve(states)));
    lines.add(lines.get(1));
    Files.write(here.resolve(states), lines);
    assertUnreadable(states + ":" + lines.size() + ":1: tick must not decrease: found 0 after 44");
  }

  private void assertUnreadable(String problem) {
    CommandRun run = CommandRun.in(here, "compare", "a", "b");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains("UNREADABLE  above\n  " + problem + "\n", "result:   1 equal, 1 unreadable")
        .doesNotContain("kind ");
  }

  /** Doubles a line, by its number without the header. */
  private String twice(String file, int line) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(here.resolve(file)));
    lines.add(line, lines.get(line));
    Files.write(here.resolve(file), lines);
    return file;
  }

  private void restore(String file) throws IOException {
    Files.copy(
        RepositoryRoot.find().resolve("golden/retail/sticky").resolve(file.substring(2)),
        here.resolve(file),
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void theTwoSidesAreCalledAAndB() throws IOException {
    change("b/above.frames.csv", "84.666664", "84.66667");
    Files.delete(here.resolve("b/above.state.csv"));

    CommandRun run = CommandRun.in(here, "compare", "a", "b", "--partial");

    assertThat(run.out())
        .contains(
            "    A         84.666664 (bits 0x42A95555)\n    B         84.66667 (bits 0x42A95556)\n",
            "| >  0     A     1000.0333",
            "not compared: state; A or B lacks files of them\n");

    Files.copy(here.resolve("a/above.state.csv"), here.resolve("b/above.state.csv"));
    Path calls = here.resolve("b/above.probes.csv");
    restore("b/above.frames.csv");
    List<String> rows = Files.readAllLines(calls);
    Files.write(calls, rows.subList(0, rows.size() - 1));
    assertThat(CommandRun.in(here, "compare", "a", "b").out())
        .contains("object 0x80000001, call missing in B: 0x");
    assertThat(CommandRun.in(here, "compare", "b", "a").out()).contains("call that A lacks: 0x");
  }

  @Test
  void aFileThatOneSideLacksFailsItsRecording() throws IOException {
    Files.delete(here.resolve("b/follow.state.csv"));
    Files.delete(here.resolve("a/above.probes.csv"));
    Files.delete(here.resolve("b/above.frames.csv"));

    CommandRun run = CommandRun.in(here, "compare", "a", "b");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains(
            "UNREADABLE  above",
            "file missing in A: a/above.probes.csv; file missing in B: b/above.frames.csv"
                + " (--partial compares what both sides have)\n",
            "UNREADABLE  follow",
            "file missing in B: b/follow.state.csv (--partial compares what both sides have)\n",
            "result:   0 equal, 2 unreadable");

    CommandRun partly = CommandRun.in(here, "compare", "a", "b", "--partial");

    assertThat(partly.code()).isZero();
    assertThat(partly.out())
        .contains("checks; not compared: frames, probes\n", "checks; not compared: state\n")
        .contains("not compared: frames, probes, state; A or B lacks files of them\n")
        .contains("result:   2 equal");
  }

  @Test
  void aPartThatASideNeverHasIsRefusedToo() throws IOException {
    for (String name : List.of("above", "follow")) {
      Files.delete(here.resolve("b/" + name + ".probes.csv"));
      Files.delete(here.resolve("b/" + name + ".state.csv"));
    }

    CommandRun run = CommandRun.in(here, "compare", "a", "b");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains(
            "file missing in B: b/above.probes.csv, b/above.state.csv, and no other recording of B"
                + " has probes or state (--partial compares what both sides have)\n");
    assertThat(CommandRun.in(here, "compare", "a", "b", "--partial").code()).isZero();
    change("b/above.frames.csv", "84.666664", "84.66667");
    assertThat(CommandRun.in(here, "compare", "a", "b", "--partial").out())
        .contains("run just this: ./goldtrace compare a b --partial --filter above");

    for (String name : List.of("above", "follow")) {
      Files.delete(here.resolve("a/" + name + ".probes.csv"));
      Files.delete(here.resolve("a/" + name + ".state.csv"));
    }
    assertThat(CommandRun.in(here, "compare", "a", "a").code())
        .as("what neither side has is missing in none")
        .isZero();
  }

  @Test
  void aFileThatAZipFileLacksIsNamedAsItsEntry() throws IOException {
    Path zip = here.resolve("b.zip");
    try (ZipOutputStream entries = new ZipOutputStream(Files.newOutputStream(zip))) {
      entries.putNextEntry(new ZipEntry("above.frames.csv"));
      Files.copy(here.resolve("b/above.frames.csv"), entries);
    }

    assertThat(CommandRun.in(here, "compare", "a", "b.zip", "--filter", "above"))
        .returns(3, CommandRun::code)
        .extracting(CommandRun::out)
        .asString()
        .contains("file missing in B: b.zip!above.probes.csv, b.zip!above.state.csv (--partial");
  }

  @Test
  void aSingleFileIsComparedWithItsPartOfAFolder() {
    CommandRun run = CommandRun.in(here, "compare", "a/above.frames.csv", "b");

    assertThat(run.out()).contains("45 ticks, 90 rows, 0 calls", "result:   1 equal");
    assertThat(run.err()).as("nothing is said of what was not asked for").isEmpty();
    assertThat(run.code()).isZero();
  }

  @Test
  void whereNothingCanBeComparedItIsSaidWhy() throws IOException {
    CommandRun kinds = CommandRun.in(here, "compare", "a/above.frames.csv", "b/above.state.csv");
    assertThat(kinds.code()).isEqualTo(3);
    assertThat(kinds.out())
        .contains(
            "nothing can be compared: A has only frames and B only state; give files of the same"
                + " kind\n");

    for (String side : List.of("a", "b")) {
      Path frames = here.resolve(side + "/above.frames.csv");
      Files.write(frames, Files.readAllLines(frames).subList(0, 1));
    }
    CommandRun rows = CommandRun.in(here, "compare", "a/above.frames.csv", "b/above.frames.csv");
    assertThat(rows.code()).isEqualTo(3);
    assertThat(rows.out()).contains("the files of both sides hold no rows of frames;");
  }

  @Test
  void anUnreadableFileFailsItsRecordingAlone() throws IOException {
    change("b/above.frames.csv", "84.666664", "many");

    CommandRun run = CommandRun.in(here, "compare", "a", "b");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "UNREADABLE  above",
            "b/above.frames.csv:",
            "ok          follow",
            "result:   1 equal, 1 unreadable");

    change("b/follow.frames.csv", "13.03557", "13.03558");
    CommandRun both = CommandRun.in(here, "compare", "a", "b");
    assertThat(both.out()).contains("DIVERGED    follow", "UNREADABLE  above");
    assertThat(both.code()).as("what can't be read counts more, as in every command").isEqualTo(3);
  }

  @Test
  void whatIsNoRecordingIsExplained() throws IOException {
    Files.writeString(here.resolve("notes.txt"), "hello");

    assertThat(CommandRun.in(here, "compare", "a", "gone").err())
        .isEqualTo("goldtrace: gone: there is no such file or folder; check the path\n");
    assertThat(CommandRun.in(here, "compare", "a", "notes.txt").err())
        .startsWith("goldtrace: notes.txt: holds no recording; expected NAME.frames.csv");
    assertThat(CommandRun.in(here, "compare", "a", "notes.txt").code()).isEqualTo(3);
    Files.write(here.resolve("random.zip"), new byte[] {7, 1, 99, -4, 0, 33});
    assertThat(CommandRun.in(here, "compare", "a", "random.zip"))
        .isEqualTo(
            new CommandRun(
                3,
                "",
                "goldtrace: random.zip: is no zip archive, or a damaged one; make it again\n"));
  }

  private void change(String file, String from, String to) throws IOException {
    Path path = here.resolve(file);
    Files.writeString(path, Files.readString(path).replaceFirst(from, to));
  }
}
