package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VectorsCommandTest {
  private static final String FOLDER = "golden/vectors/retail/";
  private static final String GET_HEADING = FOLDER + "Frame.get_heading.vectors.jsonl";

  @TempDir private Path here;

  @BeforeEach
  void twoFiles() throws IOException {
    Files.createDirectories(here.resolve(FOLDER));
    for (String file : List.of(GET_HEADING, FOLDER + "Vector3.is_zero.vectors.jsonl")) {
      Files.copy(RepositoryRoot.find().resolve(file), here.resolve(file));
    }
  }

  @Test
  void printsOneLineAFile() {
    CommandRun run = CommandRun.in(here, "vectors");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("ok          vectors/retail/Frame.get_heading  ")
        .contains("ok          vectors/retail/Vector3.is_zero  ")
        .endsWith("result:   2 as golden\n");
  }

  @Test
  void printsJsonThatProgramsCanRead() throws IOException {
    CommandRun run = CommandRun.in(here, "vectors", "--format", "json");

    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(run.code()).isZero();
    assertThat(json.path("cases").findValuesAsText("status")).containsExactly("passed", "passed");
    assertThat(json.path("cases").findValuesAsText("owner")).containsExactly("Frame", "Vector3");
  }

  @Test
  void theVectorsOfTheRepositoryAreAsExpected() {
    CommandRun run = CommandRun.of("vectors", "--failures-only");

    assertThat(run.out()).startsWith("compared: ").contains(" as golden");
    assertThat(run.code()).isZero();
  }

  @Test
  void findsFilesByPattern() {
    assertThat(CommandRun.in(here, "vectors", "retail/Vector3.*").out())
        .contains("compared: 1 file, ");
  }

  @Test
  void aDivergenceIsShownWithTheCommandThatRunsItAgain() throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(here.resolve(GET_HEADING)));
    lines.set(1, lines.get(1).replace("\"valueF\":0}", "\"valueF\":1.5}"));
    Files.write(here.resolve(GET_HEADING), lines);

    CommandRun run = CommandRun.in(here, "vectors");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("DIVERGED    vectors/retail/Frame.get_heading  0x00535760 Frame::get_heading")
        .contains("first divergence: line 2, out.valueF: expected 1.5, got ")
        .contains("run just this: ./goldtrace vectors " + GET_HEADING)
        .contains("result:   1 as golden, 1 diverged");
  }

  @Test
  void aFunctionThatIsNotPortedFailsUnlessItIsListed() throws IOException {
    String file = FOLDER + "Nothing.at_all.vectors.jsonl";
    Files.write(
        here.resolve(file),
        List.of(
            "{\"k\":\"vectors\",\"v\":1,\"addr\":\"0x00400000\",\"fn\":\"Nothing::at_all\","
                + "\"dialect\":\"retail\",\"origin\":\"authored\"}",
            "{\"in\":{},\"out\":{}}"));

    assertThat(CommandRun.in(here, "vectors").code()).isEqualTo(1);

    Files.write(
        here.resolve("golden/not-ported.csv"),
        List.of("pattern,address,function,reason", "vectors/retail/Nothing.*,,f,not there yet"));
    CommandRun listed = CommandRun.in(here, "vectors");

    assertThat(listed.code()).isZero();
    assertThat(listed.out()).endsWith("result:   2 as golden, 1 not ported, as listed\n");
  }

  @Test
  void aListedFileThatPassesIsStale() throws IOException {
    Files.write(
        here.resolve("golden/not-ported.csv"),
        List.of("pattern,address,function,reason", "vectors/retail/Frame.*,,f,not there yet"));

    CommandRun run = CommandRun.in(here, "vectors");

    assertThat(run.code()).isEqualTo(4);
    assertThat(run.out()).contains("STALE       vectors/retail/Frame.get_heading");
  }

  @Test
  void filtersChooseByAddressClassOriginAndId() {
    assertThat(CommandRun.in(here, "vectors", "--filter", "address:0x00535760").out())
        .contains("ok          vectors/retail/Frame.get_heading", "compared: 1 file, ");
    assertThat(CommandRun.in(here, "vectors", "--filter", "manager:Vector3").out())
        .contains("ok          vectors/retail/Vector3.is_zero", "compared: 1 file, ");
    assertThat(CommandRun.in(here, "vectors", "--filter", "family:retail").out())
        .contains("compared: 2 files, ");
    assertThat(CommandRun.in(here, "vectors", "--filter", "origin:ace"))
        .returns(2, CommandRun::code)
        .returns("goldtrace: no file of function vectors fulfils origin:ace.\n", CommandRun::err);
  }

  @Test
  void theShardsTogetherAreTheWholeAndTheJobsChangeNothing() {
    String whole = CommandRun.in(here, "vectors", "--jobs", "1").out();
    String shards =
        CommandRun.in(here, "vectors", "--shard", "1/2").out()
            + CommandRun.in(here, "vectors", "--shard", "2/2").out();

    assertThat(CommandRun.in(here, "vectors", "--jobs", "3").out()).isEqualTo(whole);
    assertThat(shards.lines().filter(line -> line.startsWith("ok ")))
        .containsExactlyInAnyOrderElementsOf(
            whole.lines().filter(line -> line.startsWith("ok ")).toList());
  }

  @Test
  void aToleranceIsUsedAndOneThatNothingNeedsIsTold() throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(here.resolve(GET_HEADING)));
    lines.set(1, lines.get(1).replace("\"valueF\":0}", "\"valueF\":1.5}"));
    Files.write(here.resolve(GET_HEADING), lines);
    Files.write(
        here.resolve("golden/tolerances.csv"),
        List.of(
            "pattern,column,absolute,ulp,reason,measured",
            "vectors/retail/Frame.*,out.valueF,2,,why,1.5",
            "vectors/**,out.other,1,,why,0.5",
            "retail/**,x,1,,why,0.5"));

    CommandRun run = CommandRun.in(here, "vectors");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "tolerance   golden/tolerances.csv:2: column out.valueF, 1 cell needs it, at most 1.5",
            "UNNEEDED    golden/tolerances.csv:3: no file of function vectors that matches")
        .doesNotContain("tolerances.csv:4");
  }

  @Test
  void aToleranceOfVectorsNamesAMemberOfTheirResults() throws IOException {
    Files.write(
        here.resolve("golden/tolerances.csv"),
        List.of("pattern,column,absolute,ulp,reason,measured", "vectors/**,x,1,,why,0.5"));

    CommandRun run = CommandRun.in(here, "vectors");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("tolerances.csv:2", "a member of the vectors' out");
  }

  @Test
  void anUnknownFileIsAMissingInputWithANearMatch() {
    CommandRun run = CommandRun.in(here, "vectors", "vectors/retail/Frame.get_headin");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("Did you mean 'vectors/retail/Frame.get_heading'?");
  }
}
