package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.replay.process.JavaProgram;
import dev.goldtrace.replay.process.PortProgram;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.testkit.engine.EngineTestKit;

class AllureResultsTest {
  private static final String ABOVE = "retail/sticky/above";
  private static final String TAPER = "retail/constraint/taper";
  private static final String STICK_TO = "0x00555710";

  @TempDir private Path here;

  @BeforeEach
  void twoTracesAndAFileOfVectors() throws IOException {
    Path root = RepositoryRoot.find();
    for (String id : List.of(ABOVE, TAPER)) {
      copy(root, "traces/" + id + ".trace.jsonl");
      copy(root, "golden/" + id + ".frames.csv");
      copy(root, "golden/" + id + ".probes.csv");
      copy(root, "golden/" + id + ".state.csv");
    }
    copy(root, "golden/vectors/retail/heading_diff.vectors.jsonl");
  }

  private void copy(Path root, String file) throws IOException {
    Files.createDirectories(here.resolve(file).getParent());
    Files.copy(root.resolve(file), here.resolve(file));
  }

  private void edit(String file, String what, String by) throws IOException {
    String text = Files.readString(here.resolve(file));
    assertThat(text).contains(what);
    Files.writeString(here.resolve(file), text.replaceFirst(what, by));
  }

  private Map<String, JsonNode> results(String folder) throws IOException {
    Map<String, JsonNode> results = new TreeMap<>();
    try (Stream<Path> files = Files.list(here.resolve(folder))) {
      for (Path file : files.filter(one -> one.toString().endsWith("-result.json")).toList()) {
        JsonNode result = new ObjectMapper().readTree(file.toFile());
        results.put(result.get("fullName").asText(), result);
      }
    }
    return results;
  }

  private static List<String> labels(JsonNode result, String name) {
    List<String> values = new ArrayList<>();
    for (JsonNode label : result.get("labels")) {
      if (label.get("name").asText().equals(name)) {
        values.add(label.get("value").asText());
      }
    }
    return values;
  }

  @Test
  void writesOneResultForEachTraceAndCheckWithItsPlaceInTheTrees() throws IOException {
    CommandRun run = CommandRun.in(here, "replay", "--allure", "results");

    Map<String, JsonNode> results = results("results");
    JsonNode stickTo = results.get(ABOVE + "#" + STICK_TO);
    assertThat(run.code()).isZero();
    assertThat(results).containsKeys(ABOVE + "#replay", ABOVE + "#frames", TAPER + "#heading");
    assertThat(stickTo.get("status").asText()).isEqualTo("passed");
    assertThat(stickTo.get("attachments")).isEmpty();
    assertThat(labels(stickTo, "epic")).containsExactly("StickyManager");
    assertThat(labels(stickTo, "feature")).containsExactly(STICK_TO + " StickyManager::StickTo");
    assertThat(labels(stickTo, "story")).containsExactly("sticky");
    assertThat(labels(stickTo, "suite")).containsExactly("retail");
    assertThat(labels(stickTo, "address")).containsExactly(STICK_TO);
    assertThat(labels(stickTo, "origin")).containsExactly("retail-model");
    assertThat(stickTo.get("links").toString())
        .contains("docs/spec/position-managers.md#", "StickyManager.java#L");
    assertThat(stickTo.get("description").asText()).contains("StickyManager::StickTo", "Compared:");
  }

  @Test
  void aDivergenceFailsItsCheckWithBothValuesAndAtMostAHundredKilobytesOfEvidence()
      throws IOException {
    edit("golden/" + ABOVE + ".frames.csv", "84.666664", "84.66667");

    CommandRun run = CommandRun.in(here, "replay", "--allure", "results");

    JsonNode frames = results("results").get(ABOVE + "#frames");
    assertThat(run.code()).isEqualTo(1);
    assertThat(frames.get("status").asText()).isEqualTo("failed");
    assertThat(frames.at("/statusDetails/message").asText())
        .startsWith("DIVERGENCE frames: tick 0,")
        .contains("column x\n", "golden    84.66667 ", "replayed  84.666664 ");
    assertThat(frames.at("/statusDetails/expected").asText()).startsWith("84.66667 ");
    assertThat(frames.at("/statusDetails/actual").asText()).startsWith("84.666664 ");
    assertThat(frames.get("attachments"))
        .extracting(one -> one.get("name").asText())
        .containsExactly(
            "run just this",
            "explanation",
            "rows of both sides",
            "calls of both sides",
            "plot",
            "trace around the tick");
    long bytes = 0;
    for (JsonNode one : frames.get("attachments")) {
      bytes += Files.size(here.resolve("results").resolve(one.get("source").asText()));
    }
    assertThat(bytes).isBetween(1000L, 100_000L);
    assertThat(results("results").get(ABOVE + "#heading").get("attachments")).isEmpty();
  }

  @Test
  void theExplanationSaysWhatTheFunctionIs() throws IOException {
    edit("golden/" + ABOVE + ".probes.csv", "radius=", "radius=1");

    CommandRun.in(here, "replay", "--allure", "results");

    assertThat(attachment(results("results").get(ABOVE + "#" + STICK_TO), "explanation"))
        .startsWith("tick -1, time ")
        .contains(
            "\nkind      ",
            "\naddress  " + STICK_TO + "\nname     StickyManager::StickTo\n",
            "\nspec     docs/spec/position-managers.md:",
            "\nport     StickyManager.stickTo (physics-port/",
            "\nmore     ./goldtrace explain " + STICK_TO + "\n");
  }

  private String attachment(JsonNode result, String name) throws IOException {
    for (JsonNode one : result.get("attachments")) {
      if (one.get("name").asText().equals(name)) {
        return Files.readString(here.resolve("results").resolve(one.get("source").asText()));
      }
    }
    throw new AssertionError("no " + name + " in " + result.get("attachments"));
  }

  @Test
  void anotherProgramThatDoesTheSameHasTheSameResults() throws IOException {
    CommandRun.withOwnEnvironment(here, "replay", "--allure", "port");

    CommandRun run = replayThrough("", "program");

    Map<String, String> program = files("program");
    assertThat(run.code()).isZero();
    assertThat(program.remove("environment.properties")).contains("\nSubject = port 1\n");
    assertThat(files("port").remove("environment.properties"))
        .contains(
            "\nSubject = goldtrace physics-port 0.1.0-SNAPSHOT of the retail client 11.4186\n");
    assertThat(program.keySet()).hasSizeGreaterThan(30);
    assertThat(files("port")).containsAllEntriesOf(program);
  }

  private CommandRun replayThrough(String arguments, String folder) {
    return CommandRun.withOwnEnvironment(
        here,
        "replay",
        "--jobs",
        "1",
        "--subject-timeout",
        "60",
        "--subject",
        JavaProgram.command(PortProgram.class) + arguments,
        "--allure",
        folder);
  }

  @Test
  void aCrashLeavesAResultForEachCheckThatItKeptFromBeingMade() throws IOException {
    CommandRun.in(here, "replay", "--allure", "good");

    CommandRun run = replayThrough(" frames,probes,state 30", "results");

    Map<String, JsonNode> crashed = results("results");
    JsonNode whole = crashed.get(TAPER + "#replay");
    assertThat(run.code()).isEqualTo(1);
    assertThat(crashed).containsOnlyKeys(results("good").keySet());
    assertThat(crashed.values())
        .extracting(one -> one.get("status").asText())
        .containsOnly("broken");
    assertThat(whole.at("/statusDetails/message").asText())
        .startsWith("CRASH: the subject ended with exit code 3");
    assertThat(attachment(whole, "last words of the subject")).isEqualTo("enough\n");
    assertThat(attachment(whole, "trace around the last record")).contains("\n> ");
    assertThat(crashed.get(TAPER + "#frames").at("/statusDetails/message").asText())
        .startsWith("NOT REACHED: the subject ended with exit code 3");
    assertThat(crashed.get(TAPER + "#frames").get("attachments")).isEmpty();
  }

  @Test
  void whatAProgramDoesNotEmitIsSkippedWithTheReason() throws IOException {
    CommandRun.in(here, "replay", "--allure", "good");

    CommandRun run = replayThrough(" frames", "results");

    Map<String, JsonNode> results = results("results");
    JsonNode stickTo = results.get(ABOVE + "#" + STICK_TO);
    assertThat(run.code()).isZero();
    assertThat(results).containsOnlyKeys(results("good").keySet());
    assertThat(results.get(ABOVE + "#frames").get("status").asText()).isEqualTo("passed");
    assertThat(stickTo.get("status").asText()).isEqualTo("skipped");
    assertThat(stickTo.at("/statusDetails/message").asText())
        .isEqualTo("NOT COMPARED: the subject does not emit probes");
  }

  @Test
  void onlyTheReplayHasADurationAndAFixedTimeHasNone() throws IOException {
    CommandRun.in(here, "replay", "--allure", "results");
    Map<String, JsonNode> results = results("results");
    JsonNode whole = results.get(ABOVE + "#replay");
    JsonNode frames = results.get(ABOVE + "#frames");

    assertThat(whole.get("stop").asLong())
        .isGreaterThanOrEqualTo(whole.get("start").asLong())
        .isEqualTo(frames.get("start").asLong())
        .isEqualTo(frames.get("stop").asLong());

    CommandRun.with(Map.of("SOURCE_DATE_EPOCH", "1000"), here, "replay", "--allure", "fixed");
    assertThat(results("fixed").values())
        .allMatch(one -> one.get("start").asLong() == 1_000_000)
        .allMatch(one -> one.get("stop").asLong() == 1_000_000);
  }

  @Test
  void whatIsNoDivergenceIsBrokenAndWhatAListExpectsIsSkippedWithTheReason() throws IOException {
    Files.delete(here.resolve("golden/" + TAPER + ".state.csv"));
    edit("golden/" + ABOVE + ".frames.csv", "84.666664", "84.66667");
    Files.writeString(
        here.resolve("golden/expected-failures.csv"),
        "pattern,address,signature,reason,since\n" + ABOVE + ",,0/*/x,rounded too late,issue 7\n");

    CommandRun.in(here, "replay", "--allure", "results");

    JsonNode missing = results("results").get(TAPER + "#replay");
    JsonNode unreached = results("results").get(TAPER + "#frames");
    JsonNode expected = results("results").get(ABOVE + "#frames");
    assertThat(missing.get("status").asText()).isEqualTo("broken");
    assertThat(missing.at("/statusDetails/message").asText()).startsWith("GOLDEN MISSING: ");
    assertThat(unreached.get("status").asText()).isEqualTo("broken");
    assertThat(unreached.at("/statusDetails/message").asText())
        .startsWith("NOT REACHED: ")
        .contains("golden file missing");
    assertThat(expected.get("status").asText()).isEqualTo("skipped");
    assertThat(expected.at("/statusDetails/known").asBoolean()).isTrue();
    assertThat(expected.at("/statusDetails/message").asText())
        .isEqualTo("EXPECTED: rounded too late");
  }

  @Test
  void theLevelOfTracesWritesOneResultATrace() throws IOException {
    CommandRun.in(here, "replay", "--allure", "results", "--allure-level", "trace");

    assertThat(results("results")).containsOnlyKeys(ABOVE + "#replay", TAPER + "#replay");
  }

  @Test
  void noNameSaysAWordTwiceInARow() throws IOException {
    CommandRun.in(here, "replay", "--allure", "results");

    assertThat(results("results").values())
        .hasSizeGreaterThan(30)
        .allSatisfy(
            one ->
                assertThat(one.get("name").asText() + " / " + labels(one, "feature"))
                    .doesNotContainPattern("\\b(\\w+) \\1\\b"));
  }

  @Test
  void theSameRunIntoTheSameFolderLeavesTheSameFiles() throws IOException {
    edit("golden/" + ABOVE + ".frames.csv", "84.666664", "84.66667");
    CommandRun.in(here, "replay", "--allure", "results");
    Map<String, String> first = files("results");

    CommandRun again = CommandRun.in(here, "replay", "--allure", "results");

    assertThat(again.err()).isEmpty();
    assertThat(again.code()).isEqualTo(1);
    assertThat(files("results")).isEqualTo(first);
  }

  @Test
  void resultsOfATraceThatIsGoneStayUnlessTheFolderIsCleaned() throws IOException {
    CommandRun.in(here, "replay", "--allure", "results");
    Files.delete(here.resolve("traces/" + TAPER + ".trace.jsonl"));

    CommandRun.in(here, "replay", "--allure", "results");
    assertThat(results("results")).containsKeys(ABOVE + "#replay", TAPER + "#replay");

    CommandRun.in(here, "replay", "--allure", "results", "--allure-clean");
    assertThat(results("results"))
        .containsKey(ABOVE + "#replay")
        .doesNotContainKey(TAPER + "#replay");
  }

  @Test
  void vectorsLeaveWhatTheTracesWereReplayedThrough() throws IOException {
    replayThrough("", "results");
    CommandRun.in(here, "vectors", "--allure", "results");
    CommandRun.in(here, "vectors", "--allure", "vectors");

    assertThat(files("results").get("environment.properties")).contains("\nSubject = port 1\n");
    assertThat(files("vectors").get("environment.properties"))
        .contains("\nSubject = goldtrace physics-port ");
  }

  @Test
  void whatCanNotBeWrittenEndsTheRunWithOneLine() throws IOException {
    CommandRun.in(here, "replay", "--allure", "results");
    Path result;
    try (Stream<Path> files = Files.list(here.resolve("results"))) {
      result = files.filter(one -> one.toString().endsWith("-result.json")).findFirst().get();
    }
    Files.delete(result);
    Files.createDirectories(result.resolve("in the way"));

    CommandRun run = CommandRun.in(here, "replay", "--allure", "results");

    assertThat(run.code()).isEqualTo(5);
    assertThat(run.err())
        .startsWith("goldtrace: cannot write the results for Allure: ")
        .contains(result.getFileName().toString())
        .hasLineCount(1);
  }

  @Test
  void theTestEngineWritesTheSameFilesAsTheCommandLineButForTheTime() throws IOException {
    edit("golden/" + ABOVE + ".frames.csv", "84.666664", "84.66667");
    Files.delete(here.resolve("golden/" + TAPER + ".state.csv"));
    CommandRun.withOwnEnvironment(here, "replay", "--allure", "commandline");
    CommandRun.withOwnEnvironment(here, "vectors", "--allure", "commandline");

    EngineTestKit.engine("goldtrace")
        .configurationParameter("goldtrace.root", here.toString())
        .configurationParameter("goldtrace.allure", "engine")
        .configurationParameter("goldtrace.execution.parallel.enabled", "true")
        .selectors(selectDirectory("traces"), selectDirectory("golden/vectors"))
        .execute();

    assertThat(files("engine")).isEqualTo(files("commandline")).hasSizeGreaterThan(40);
  }

  private Map<String, String> files(String folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> list = Files.list(here.resolve(folder))) {
      for (Path file : list.toList()) {
        files.put(
            file.getFileName().toString(),
            Files.readString(file).replaceAll("\"(start|stop)\":\\d+", "\"$1\":0"));
      }
    }
    return files;
  }
}
