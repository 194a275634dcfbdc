package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.result.ResultJson;
import dev.goldtrace.result.RunResult;
import dev.goldtrace.result.RunResult.CheckTotal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangesCommandTest {

  @TempDir private Path here;

  @Test
  void whatBrokeComesFirst() throws IOException {
    result("old", check("0x1", 0, 0), check("0x2", 2, 9), check("0x3", 1, 1), check("0x4", 1, 5));
    result("new", check("0x1", 1, 3), check("0x2", 1, 9), check("0x3", 0, 0), check("0x4", 1, 6));

    CommandRun run = CommandRun.in(here, "changes", "old", "new");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .containsSubsequence("BROKEN", "0x1", "REGRESSED", "0x4", "IMPROVED", "0x2", "NEW MATCH");
  }

  @Test
  void nothingWorseIsAsExpected() throws IOException {
    result("old", check("0x1", 1, 1));
    result("new", check("0x1", 0, 0), check("0x2", 0, 0));

    assertThat(CommandRun.in(here, "changes", "old", "new").code()).isZero();
    assertThat(CommandRun.in(here, "changes", "old", "old").out()).isEqualTo("No check changed.\n");
  }

  @Test
  void aCheckThatIsGoneIsWorseButNotBroken() throws IOException {
    result("old", check("0x1", 0, 0));
    result("new");

    assertThat(CommandRun.in(here, "changes", "old", "new"))
        .returns(1, CommandRun::code)
        .extracting(CommandRun::out)
        .asString()
        .startsWith("NOT IN NEW  ")
        .doesNotContain("BROKEN");
  }

  @Test
  void atMostThirtyRowsOfAKindAreShown() throws IOException {
    result("old", IntStream.range(0, 40).mapToObj(i -> check("c" + i, 0, 0)).toList());
    result("new", IntStream.range(0, 40).mapToObj(i -> check("c" + i, 1, i)).toList());

    assertThat(CommandRun.in(here, "changes", "old", "new").out()).contains("and 10 more broken");
  }

  @Test
  void filtersChooseByIdAddressAndClass() throws IOException {
    result("old", check("0x00555710", 0, 0), check("frames", 0, 0));
    result("new", check("0x00555710", 1, 1), check("frames", 1, 1));

    assertThat(CommandRun.in(here, "changes", "old", "new", "--filter", "address:555710").out())
        .contains("0x00555710")
        .doesNotContain("frames");
    assertThat(CommandRun.in(here, "changes", "old", "new", "--filter", "fram*").out())
        .contains("frames")
        .doesNotContain("0x00555710");
    assertThat(CommandRun.in(here, "changes", "old", "new", "--filter", "manager:Other").code())
        .isZero();
    assertThat(CommandRun.in(here, "changes", "old", "new", "--filter", "tag:x").code())
        .isEqualTo(2);
  }

  @Test
  void theShardsTogetherAreTheWhole() throws IOException {
    CheckTotal[] before =
        IntStream.range(0, 9).mapToObj(i -> check("c" + i, 0, 0)).toArray(CheckTotal[]::new);
    CheckTotal[] after =
        IntStream.range(0, 9).mapToObj(i -> check("c" + i, 1, 1)).toArray(CheckTotal[]::new);
    result("old", before);
    result("new", after);

    List<String> ids =
        Stream.of("1/3", "2/3", "3/3")
            .flatMap(
                part -> CommandRun.in(here, "changes", "old", "new", "--shard", part).out().lines())
            .filter(line -> line.matches("c[0-9] .*"))
            .map(line -> line.substring(0, 2))
            .toList();

    assertThat(ids).containsExactlyInAnyOrder("c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8");
  }

  @Test
  void failuresOnlyLeavesOutWhatIsBetter() throws IOException {
    result("old", check("0x1", 1, 1), check("0x2", 0, 0));
    result("new", check("0x1", 0, 0), check("0x2", 1, 1));

    assertThat(CommandRun.in(here, "changes", "old", "new", "--failures-only").out())
        .contains("0x2")
        .doesNotContain("0x1");
    assertThat(CommandRun.in(here, "changes", "new", "old", "--failures-only").out())
        .contains("0x1")
        .doesNotContain("0x2");
  }

  @Test
  void resultsOfTracesAndOfVectorsAreNotCompared() throws IOException {
    result("old", check("0x1", 0, 0));
    result("new", RunResult.VECTORS, List.of(check("0x1", 0, 0)));

    assertThat(CommandRun.in(here, "changes", "old", "new"))
        .returns(2, CommandRun::code)
        .extracting(CommandRun::err)
        .asString()
        .contains("old holds results of traces and new of vectors");
  }

  @Test
  void resultsOfFunctionVectorsAreCompared() throws IOException {
    String name = "golden/vectors/retail/Frame.get_heading.vectors.jsonl";
    Path vectors = here.resolve(name);
    Files.createDirectories(vectors.getParent());
    Files.copy(RepositoryRoot.find().resolve(name), vectors);
    Files.writeString(
        here.resolve("old"), CommandRun.in(here, "vectors", "--format", "json").out());
    Files.writeString(
        vectors, Files.readString(vectors).replaceFirst("\"valueF\":0}", "\"valueF\":1.5}"));
    Files.writeString(
        here.resolve("new"), CommandRun.in(here, "vectors", "--format", "json").out());

    CommandRun run = CommandRun.in(here, "changes", "old", "new");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).containsSubsequence("BROKEN", "0x00535760", "Frame::get_heading");
  }

  @Test
  void whatIsNoResultIsExplained() throws IOException {
    Files.writeString(here.resolve("a.json"), "{}");
    Files.writeString(here.resolve("b.json"), "{\"schema\":\"goldtrace-results\",\"version\":2}");
    Files.writeString(here.resolve("c.json"), "nonsense");

    assertThat(CommandRun.in(here, "changes", "a.json", "a.json").err())
        .contains(
            "a.json: holds no results; replay, vectors and compare print them with --format json");
    assertThat(CommandRun.in(here, "changes", "b.json", "a.json").err())
        .contains("b.json: holds results of version 2; this program reads version 1");
    Files.writeString(here.resolve("f.json"), "{\"schema\":\n");
    Files.write(here.resolve("e.json"), new byte[] {0x1F, (byte) 0x8B, 8, 0});
    Files.writeString(here.resolve("g.json"), "{\"schema\":\"goldtrace-results\"}\n{}\n");
    assertThat(CommandRun.in(here, "changes", "g.json", "a.json").err())
        .contains("g.json: holds more than one JSON document; make it again with --format json");
    assertThat(CommandRun.in(here, "changes", "f.json", "a.json").err())
        .contains("is no JSON of results: it ends inside an object, an array or a text; is the");
    assertThat(CommandRun.in(here, "changes", "e.json", "a.json").err())
        .isEqualTo(
            "goldtrace: e.json:1: is no JSON of results: a control character, which only binary data"
                + " has there; make it again with --format json\n");
    assertThat(CommandRun.in(here, "changes", "c.json", "a.json").err())
        .isEqualTo(
            "goldtrace: c.json:1: is no JSON of results: unknown word \"nonsense\", text must be in"
                + " quotes; make it again with --format json\n");
    assertThat(CommandRun.in(here, "changes", "d.json", "a.json").code()).isEqualTo(3);
  }

  @Test
  void aResultOfAnOlderProgramIsExplained() throws IOException {
    result("now", check("0x1", 0, 0));
    String text = Files.readString(here.resolve("now"));
    Files.writeString(here.resolve("old"), text.replaceFirst("  \"causes\" : \\[ \\],\n", ""));
    Files.writeString(here.resolve("odd"), text.replace("\"failed\" : 0", "\"failed\" : \"no\""));

    assertThat(CommandRun.in(here, "changes", "old", "now"))
        .isEqualTo(
            new CommandRun(
                3,
                "",
                "goldtrace: old: has no member 'causes', which results have; a program before the"
                    + " first release wrote it: make it again with --format json\n"));
    assertThat(CommandRun.in(here, "changes", "odd", "now").err())
        .isEqualTo(
            "goldtrace: odd: 'functions[0].failed' is not what results hold; make it again with"
                + " --format json\n");
    assertThat(CommandRun.in(here, "changes", ".", "now").err())
        .isEqualTo("goldtrace: .: can't be read: Is a directory\n");
    assertThat(CommandRun.in(here, "changes", "/dev/zero", "now").err())
        .startsWith("goldtrace: /dev/zero: is a device; expected a regular file");
  }

  private static CheckTotal check(String id, int failed, long divergences) {
    return new CheckTotal(id, "f", "C", 3, failed, 100, divergences);
  }

  private void result(String name, CheckTotal... checks) throws IOException {
    result(name, List.of(checks));
  }

  private void result(String name, List<CheckTotal> checks) throws IOException {
    result(name, RunResult.TRACES, checks);
  }

  private void result(String name, String kind, List<CheckTotal> checks) throws IOException {
    RunResult result =
        new RunResult(
            RunResult.SCHEMA,
            RunResult.VERSION,
            new RunResult.RunFacts(kind, "p", "s", List.of(), List.of(), "1/1"),
            "as_expected",
            0,
            new RunResult.Totals(0, 0, 0, 0, 0, 0, 0, 0),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            checks,
            List.of());
    Files.writeString(here.resolve(name), ResultJson.write(result));
  }
}
