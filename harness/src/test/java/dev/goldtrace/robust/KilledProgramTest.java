package dev.goldtrace.robust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.report.allure.AllureProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The program is killed, as by {@code kill -9}, at some moment after it has begun to write.
 * Whatever the moment, each file is there as a whole or not at all, and the next run repairs the
 * rest. In {@code mvn verify} once for each command; many times with {@code mvn verify -Probust}.
 */
class KilledProgramTest {
  private static final Map<String, String> TIME = Map.of("SOURCE_DATE_EPOCH", "1000000000");
  private static final int MANY = 25;
  private static final int LONGEST_DELAY_MICROS = 60_000;

  @TempDir private Path here;

  @ParameterizedTest
  @ValueSource(ints = 1)
  void record(int seed) throws Exception {
    WalkTraces traces = WalkTraces.in(here);
    CommandRun.in(here, "record", "authored/**");
    Map<String, String> whole = FolderContent.of(traces.golden());
    assertThat(whole).hasSize(3 * WalkTraces.NUMBER);
    CommandRun.in(here, "reject", "--all");

    killAt(seed, traces.golden(), name -> true, "record", "authored/**");

    Map<String, String> left = FolderContent.withoutTemporaries(traces.golden());
    left.keySet().removeIf(name -> name.endsWith(".recording"));
    assertThat(whole).containsAllEntriesOf(left);
    assertThat(CommandRun.in(here, "record", "authored/**").code()).isZero();
    assertThat(FolderContent.of(traces.golden())).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(ints = 2)
  void accept(int seed) throws Exception {
    WalkTraces traces = WalkTraces.in(here);
    traces.makePendingChanges();
    Map<String, String> before = FolderContent.of(traces.golden());

    killAt(seed, traces.golden(), name -> name.endsWith(".accepting"), "accept", "--all");

    FolderContent.withoutTemporaries(traces.golden())
        .forEach((name, content) -> assertOldOrNew(name, content, before));
    assertThat(FolderContent.of(traces.golden())).containsKeys(goldenNames(before));
    assertThat(CommandRun.in(here, "accept", "--all").code()).isZero();
    Map<String, String> after = FolderContent.of(traces.golden());
    assertThat(after).containsOnlyKeys(goldenNames(before));
    after.forEach((name, content) -> assertThat(content).isEqualTo(before.get(name + ".new")));
    assertThat(CommandRun.in(here, "replay").code()).isZero();
  }

  private static void assertOldOrNew(String name, String content, Map<String, String> before) {
    if (!name.endsWith(".accepting")) {
      assertThat(content).isIn(before.get(name), before.get(name + ".new"));
    }
  }

  private static String[] goldenNames(Map<String, String> before) {
    return before.keySet().stream().filter(name -> !name.endsWith(".new")).toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(ints = 3)
  void resultsForAllureAndBuildServers(int seed) throws Exception {
    WalkTraces.in(here).makePendingChanges();
    String[] command = {
      "replay", "--allure", "reports/results", "--junit-xml", "reports/junit.xml", "--jobs", "2"
    };
    Path reports = here.resolve("reports");
    CommandRun.with(TIME, here, command);
    Map<String, String> whole = FolderContent.of(reports);
    assertThat(whole).hasSizeGreaterThan(WalkTraces.NUMBER).containsKey("junit.xml");
    delete(reports);

    killAt(seed, reports, name -> true, command);

    assertThat(whole).containsAllEntriesOf(FolderContent.withoutTemporaries(reports));
    CommandRun.with(TIME, here, command);
    assertThat(FolderContent.of(reports)).isEqualTo(whole);
  }

  @ParameterizedTest
  @Tag("robust")
  @MethodSource("manySeeds")
  void recordManyTimes(int seed) throws Exception {
    record(seed);
  }

  @ParameterizedTest
  @Tag("robust")
  @MethodSource("manySeeds")
  void acceptManyTimes(int seed) throws Exception {
    accept(seed);
  }

  @ParameterizedTest
  @Tag("robust")
  @MethodSource("manySeeds")
  void resultsManyTimes(int seed) throws Exception {
    resultsForAllureAndBuildServers(seed);
  }

  /** Killed before it has begun, while Allure works, and while the report is put in its place. */
  @ParameterizedTest
  @Tag("robust")
  @Timeout(value = 1, unit = TimeUnit.HOURS)
  @ValueSource(ints = {1, 4, 7, 10})
  void report(int tenths) throws Exception {
    assumeTrue(AllureProgram.ofBuild().isPresent(), "Allure is not unpacked");
    WalkTraces.in(here).makePendingChanges();
    CommandRun.with(TIME, here, "replay", "--allure", "reports/allure-results");
    long start = System.nanoTime();
    assertThat(CommandRun.in(here, "report").code()).isZero();
    long took = System.nanoTime() - start;
    Path reports = here.resolve("reports");
    Path summary = reports.resolve("allure/widgets/summary.json");
    String whole = Files.readString(summary);
    int files = FolderContent.names(reports).size();

    try (ChildProgram child = ChildProgram.start(here, "report")) {
      LockSupport.parkNanos(took * tenths / 10);
      child.kill();
    }
    // Between two renames there is none; the old one is put back, for its history.
    assertThat(!Files.exists(reports.resolve("allure")) || Files.exists(summary)).isTrue();
    CommandRun repaired = CommandRun.in(here, "report");

    assertThat(repaired.err()).isEmpty();
    assertThat(repaired.code()).isZero();
    assertThat(summary).hasContent(whole);
    assertThat(FolderContent.names(reports)).hasSize(files);
    assertThat(
            Files.readString(reports.resolve("allure/history/history-trend.json"))
                .split("\"data\""))
        .hasSizeGreaterThanOrEqualTo(3);
    assertThat(reports.toFile().list())
        .containsExactlyInAnyOrder("allure-results", "allure", "goldtrace.html");
  }

  static IntStream manySeeds() {
    return IntStream.range(100, 100 + MANY);
  }

  private void killAt(int seed, Path folder, Predicate<String> begun, String... args)
      throws Exception {
    KilledRun.at(seed, LONGEST_DELAY_MICROS, folder, begun, here, args);
  }

  private static void delete(Path folder) throws IOException {
    for (String name : FolderContent.names(folder)) {
      Files.delete(folder.resolve(name));
    }
  }
}
