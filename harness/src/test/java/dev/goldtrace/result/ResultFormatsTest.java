package dev.goldtrace.result;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Real output of a run in which cases pass, differ, are listed, missing and unreadable. */
class ResultFormatsTest {
  private static final List<String> CASES =
      List.of(
          "retail/sticky/above",
          "retail/sticky/follow",
          "retail/interp/single",
          "retail/constraint/taper");

  @TempDir private Path here;

  @BeforeEach
  void casesThatComeOutInEveryWay() throws IOException {
    Path root = RepositoryRoot.find();
    for (String id : CASES) {
      for (String file :
          List.of(
              "traces/" + id + ".trace.jsonl",
              "golden/" + id + ".frames.csv",
              "golden/" + id + ".probes.csv",
              "golden/" + id + ".state.csv")) {
        Files.createDirectories(here.resolve(file).getParent());
        Files.copy(root.resolve(file), here.resolve(file));
      }
    }
    Path frames = here.resolve("golden/retail/sticky/above.frames.csv");
    Files.writeString(frames, Files.readString(frames).replaceFirst("84.666664", "84.66667"));
    Path probes = here.resolve("golden/retail/sticky/follow.probes.csv");
    List<String> lines = new ArrayList<>(Files.readAllLines(probes));
    lines.remove(3);
    Files.writeString(probes, String.join("\n", lines) + "\n");
    Files.delete(here.resolve("golden/retail/interp/single.state.csv"));
    Files.writeString(
        here.resolve("golden/expected-failures.csv"),
        "pattern,address,signature,reason,since\nretail/constraint/*,,0/*/x,why <&>,when\n");
  }

  @Test
  void theJsonIsWhatThePublishedSchemaSays() throws IOException {
    String json = CommandRun.in(here, "replay", "--format", "json").out();

    assertThat(RepositoryRoot.find().resolve("docs/schema/results-v1.schema.json")).exists();
    assertThat(schema().validate(json, InputFormat.JSON)).isEmpty();
    assertThat(json)
        .contains(
            "\"status\" : \"diverged\"",
            "\"status\" : \"stale\"",
            "\"status\" : \"unreadable\"",
            "\"signature\" : \"0/0x80000001/x\"",
            "\"kind\" : \"single_tick\"",
            "\"bits\" : \"0x42A95556\"");
  }

  @Test
  void theJsonTellsWhatElseIsKnownOfTheBlame() throws IOException {
    String file = "golden/retail/sticky/follow.probes.csv";
    String calls = Files.readString(RepositoryRoot.find().resolve(file));
    Files.writeString(here.resolve(file), calls.replaceFirst("speed=1", "speed=2"));
    String json = CommandRun.in(here, "replay", "--format", "json").out();

    assertThat(json)
        .contains(
            "\"note\" : \"",
            "\"lastEntered\" : \"",
            "\"nextStep\" : \"",
            "\"rerun\" : \"./goldtrace replay traces/retail/sticky/follow.trace.jsonl\"",
            "\"cause\" : \"");
  }

  @Test
  void theJsonOfVectorsAndRecordingsIsOfTheSameSchema() throws IOException {
    Path vectors = here.resolve("golden/vectors/retail/Frame.get_heading.vectors.jsonl");
    Files.createDirectories(vectors.getParent());
    Files.writeString(
        vectors,
        Files.readString(
                RepositoryRoot.find()
                    .resolve("golden/vectors/retail/Frame.get_heading.vectors.jsonl"))
            .replaceFirst("\"valueF\":0}", "\"valueF\":1.5}"));
    Files.writeString(vectors.resolveSibling("broken.vectors.jsonl"), "{}\n");
    String ofVectors = CommandRun.in(here, "vectors", "--format", "json").out();
    String ofRecordings =
        CommandRun.in(
                here,
                "compare",
                "golden/retail/sticky",
                RepositoryRoot.find().resolve("golden/retail/sticky").toString(),
                "--filter=*",
                "--format=json")
            .out();

    assertThat(schema().validate(ofVectors, InputFormat.JSON)).isEmpty();
    assertThat(schema().validate(ofRecordings, InputFormat.JSON)).isEmpty();
    assertThat(ofVectors)
        .contains("\"kind\" : \"vectors\"", "\"signature\" : \"2/out.valueF\"", "\"problem\" : ")
        .as("both values with their bits, and how far they are apart")
        .containsPattern("\"text\" : \"1.5\",\\s*\"bits\" : \"0x3F(C0{5}|F80{13})\"")
        .containsPattern("\"ulps\" : \"[0-9]+\",\\s*\"absolute\" : 1.5");
    assertThat(ofRecordings).contains("\"kind\" : \"recordings\"", "\"status\" : \"diverged\"");
  }

  @Test
  void theMarkdownGroupsManyDivergencesByCause() throws IOException {
    for (String id : CASES) {
      Path file = here.resolve("golden/" + id + ".frames.csv");
      Files.writeString(
          file,
          Files.readString(file)
              .replaceFirst("\\n0,([^,]*),([^,]*),([^,]*),[^,]*", "\n0,$1,$2,$3,7"));
    }
    Files.copy(
        RepositoryRoot.find().resolve("golden/retail/interp/single.state.csv"),
        here.resolve("golden/retail/interp/single.state.csv"));
    Files.delete(here.resolve("golden/expected-failures.csv"));

    assertThat(CommandRun.in(here, "replay", "--format", "markdown").out())
        .contains("| cases | cause | first example |", "retail/constraint/taper |");
  }

  @Test
  void theSchemaRefusesWhatItDoesNotDescribe() throws IOException {
    String json = CommandRun.in(here, "replay", "--format", "json").out();

    assertThat(schema().validate(json.replace("\"verdict\"", "\"verdikt\""), InputFormat.JSON))
        .isNotEmpty();
    assertThat(schema().validate(json.replace("single_tick", "odd"), InputFormat.JSON))
        .isNotEmpty();
  }

  @Test
  void theJsonCanBeReadBackAndIsTheSameForAnyNumberOfJobs() throws IOException {
    String one = CommandRun.in(here, "replay", "--format", "json", "--jobs", "1").out();
    String many = CommandRun.in(here, "replay", "--format", "json", "--jobs", "3").out();
    Path file = Files.writeString(here.resolve("result.json"), one);

    assertThat(many).isEqualTo(one);
    assertThat(ResultJson.write(ResultJson.read(file, "result.json"))).isEqualTo(one);
  }

  @Test
  void theJUnitXmlHasATestForEachCheckAndOneForTheCase() throws Exception {
    CommandRun run =
        CommandRun.in(here, "replay", "--junit-xml", "out/junit.xml", "--failures-only");
    Document xml = xml(Files.readString(here.resolve("out/junit.xml")));

    assertThat(run.code()).isEqualTo(3);
    assertThat(xml.getElementsByTagName("testsuite").getLength()).isEqualTo(4);
    assertThat(xml.getElementsByTagName("error").getLength()).isEqualTo(1);
    assertThat(xml.getElementsByTagName("failure").item(0).getTextContent())
        .contains("passes, but is listed as failing with 0/*/x", "run just this: ./goldtrace");
    assertThat(xml.getDocumentElement().getTextContent()).contains("blame: 0x", "next step: ");
  }

  @Test
  void theMarkdownTellsOfEachCaseThatIsNotAsExpected() {
    String text = CommandRun.in(here, "replay", "--format", "markdown").out();

    assertThat(text)
        .startsWith("# Conformance: unreadable\n")
        .contains(
            "## retail/sticky/above: diverged\n",
            "- kind: single tick: x differs in tick 0 only",
            "- entered last before it: 0x00",
            "Compared: 4 traces, ",
            " rows, ",
            "- blame: [0x00");
  }

  @Test
  void theShardsTogetherAreTheWhole() {
    TreeSet<String> ids = new TreeSet<>();
    int cases = 0;
    for (String shard : List.of("1/3", "2/3", "3/3")) {
      List<String> some = ids(CommandRun.in(here, "replay", "--format", "json", "--shard", shard));
      ids.addAll(some);
      cases += some.size();
    }

    assertThat(ids).containsExactlyElementsOf(ids(CommandRun.in(here, "replay", "--format=json")));
    assertThat(cases).isEqualTo(ids.size());
    assertThat(CommandRun.in(here, "replay", "--shard", "4/3").code()).isEqualTo(2);
  }

  @Test
  void filtersChooseByFamilyTagAddressAndManager() {
    assertThat(filtered("family:interp")).containsExactly("retail/interp/single");
    assertThat(filtered("tag:constraint")).containsExactly("retail/constraint/taper");
    assertThat(filtered("address:0x00555710"))
        .containsExactly("retail/sticky/above", "retail/sticky/follow");
    assertThat(filtered("manager:ConstraintManager")).containsExactly("retail/constraint/taper");
    assertThat(CommandRun.in(here, "replay", "--filter", "manager:Nobody").code()).isEqualTo(2);
    assertThat(CommandRun.in(here, "replay", "--filter", "tag:nothing").code()).isEqualTo(2);
  }

  private List<String> filtered(String condition) {
    return ids(CommandRun.in(here, "replay", "--format", "json", "--filter", condition));
  }

  private static List<String> ids(CommandRun run) {
    return Pattern.compile("\"trace\" : \"traces/(.*)\\.trace\\.jsonl\"")
        .matcher(run.out())
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  private static Schema schema() throws IOException {
    Path file = RepositoryRoot.find().resolve("docs/schema/results-v1.schema.json");
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(file), InputFormat.JSON);
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }
}
