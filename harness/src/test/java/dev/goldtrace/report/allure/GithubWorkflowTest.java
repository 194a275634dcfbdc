package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.report.allure.Workflow.Job;
import dev.goldtrace.report.allure.Workflow.Step;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * What docs/ci/github-actions.yml tells a build machine to do, done twice in a repository with a
 * few traces: first everything passes, then one divergence of each kind is there.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GithubWorkflowTest {
  private Workflow workflow;
  private Map<String, String> whole;
  private WorkflowRun good;
  private WorkflowRun planted;

  @BeforeAll
  void runTheJobsTwice(@TempDir Path here) throws IOException {
    workflow = Workflow.read(RepositoryRoot.find().resolve("docs/ci/github-actions.yml"));
    Path repository = Files.createDirectory(here.resolve("repository"));
    Path caches = Files.createDirectory(here.resolve("caches"));
    PlantedRun traces = PlantedRun.in(repository);
    good = new WorkflowRun(repository, Files.createDirectory(here.resolve("1")), caches, 1);
    jobs(good);
    traces.plant();
    planted = new WorkflowRun(repository, Files.createDirectory(here.resolve("2")), caches, 2);
    jobs(planted);
    CommandRun.with(planted.environment(), repository, "replay", "--allure", "whole");
    CommandRun.with(planted.environment(), repository, "vectors", "--allure", "whole");
    whole = files(repository.resolve("whole"));
  }

  private void jobs(WorkflowRun run) throws IOException {
    Job report = workflow.jobs().get("report");
    assertThat(report.needs()).isEqualTo("replay");
    run.job(workflow.jobs().get("replay"));
    run.job(report);
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> list = Files.list(folder)) {
      for (Path file : list.toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }

  private static List<Path> shards(WorkflowRun run) {
    return run.artifacts().entrySet().stream()
        .filter(one -> one.getKey().startsWith("allure-results-"))
        .map(Map.Entry::getValue)
        .toList();
  }

  private static long results(Set<String> files) {
    return files.stream().filter(file -> file.endsWith("-result.json")).count();
  }

  @Test
  void theShardsTogetherWriteTheFilesOfTheWholeAndNoResultTwice() throws IOException {
    Map<String, String> together = new TreeMap<>();
    long results = 0;
    for (Path shard : shards(planted)) {
      Map<String, String> files = files(shard);
      assertThat(results(files.keySet())).as("results of %s", shard).isPositive();
      results += results(files.keySet());
      together.putAll(files);
    }

    assertThat(shards(planted)).hasSize(4);
    assertThat(together).isEqualTo(whole);
    assertThat(results).isEqualTo(results(whole.keySet())).isGreaterThan(100);
  }

  @Test
  void everyCommandSucceedsWhenAllIsAsGoldenAndADivergenceIsSeenByItsExitCode() {
    assertThat(good.commands()).hasSize(6);
    assertThat(good.commands()).allSatisfy((line, run) -> assertThat(run.code()).isZero());
    assertThat(good.commands()).allSatisfy((line, run) -> assertThat(run.err()).isEmpty());
    assertThat(planted.commands()).containsOnlyKeys(good.commands().keySet());
    assertThat(planted.commands().values()).extracting(CommandRun::code).contains(1);
    assertThat(planted.commands().get("./goldtrace report").code()).isZero();
  }

  @Test
  void theReportShowsEveryResultOfEveryShard() throws IOException {
    for (WorkflowRun run : List.of(good, planted)) {
      Path report = run.artifacts().get("goldtrace-report").resolve("allure");
      Set<String> shown = new TreeSet<>();
      try (Stream<Path> cases = Files.list(report.resolve("data/test-cases"))) {
        for (Path one : cases.toList()) {
          shown.add(new ObjectMapper().readTree(one.toFile()).get("fullName").asText());
        }
      }
      Set<String> written = new TreeSet<>();
      for (Path shard : shards(run)) {
        for (Map.Entry<String, String> file : files(shard).entrySet()) {
          if (file.getKey().endsWith("-result.json")) {
            written.add(new ObjectMapper().readTree(file.getValue()).get("fullName").asText());
          }
        }
      }
      assertThat(shown).isEqualTo(written);
    }
  }

  @Test
  void theReportIsKeptAsAFolderAndAsOneFile() {
    Path kept = planted.artifacts().get("goldtrace-report");

    assertThat(kept.resolve("allure/index.html")).isNotEmptyFile();
    assertThat(kept.resolve("goldtrace.html"))
        .content()
        .contains("DecompressionStream", "window.reportDataReady = true");
  }

  @Test
  void theHistoryGoesOnFromRunToRun() throws IOException {
    Path report = planted.artifacts().get("goldtrace-report").resolve("allure");
    JsonNode trend =
        new ObjectMapper().readTree(report.resolve("history/history-trend.json").toFile());
    JsonNode executors =
        new ObjectMapper().readTree(report.resolve("widgets/executors.json").toFile());

    assertThat(trend).hasSize(2);
    assertThat(trend.get(0).at("/data/failed").asInt()).isGreaterThanOrEqualTo(8);
    assertThat(trend.get(1).at("/data/failed").asInt()).isZero();
    assertThat(trend.get(0).at("/buildOrder").asInt()).isEqualTo(2);
    assertThat(executors.get(0).get("buildUrl").asText())
        .isEqualTo("https://github.com/owner/name/actions/runs/2");
  }

  @Test
  void theTestsAreRunWithTheCommandOfTheReadme() throws IOException {
    List<String> lines =
        workflow.jobs().get("test").steps().stream()
            .map(Step::run)
            .filter(line -> line != null)
            .toList();

    assertThat(lines).containsExactly("mvn -B verify");
    assertThat(Files.readString(RepositoryRoot.find().resolve("README.md")))
        .contains("\nmvn verify\n");
  }
}
