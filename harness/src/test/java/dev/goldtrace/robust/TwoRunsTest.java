package dev.goldtrace.robust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two processes that do the same in one checkout at the same time. */
class TwoRunsTest {
  @TempDir private Path here;

  @Test
  void twoRecordingsLeaveWhatOneLeaves() throws Exception {
    WalkTraces traces = WalkTraces.in(here);
    CommandRun.in(here, "record", "authored/**");
    Map<String, String> one = FolderContent.of(traces.golden());
    CommandRun.in(here, "reject", "--all");

    bothSucceed("record", "authored/**");

    assertThat(FolderContent.of(traces.golden())).isEqualTo(one).isNotEmpty();
  }

  @Test
  void twoAcceptancesAcceptEachResultOnce() throws Exception {
    WalkTraces traces = WalkTraces.in(here);
    traces.makePendingChanges();
    Map<String, String> pending = FolderContent.of(traces.golden());

    bothSucceed("accept", "--all");

    Map<String, String> golden = FolderContent.of(traces.golden());
    assertThat(golden).hasSize(3 * WalkTraces.NUMBER);
    golden.forEach((name, content) -> assertThat(content).isEqualTo(pending.get(name + ".new")));
  }

  @Test
  void twoReplaysIntoOneFolderLeaveWhatOneLeaves() throws Exception {
    WalkTraces.in(here).makePendingChanges();
    String[] command = {
      "replay", "--allure", "results", "--junit-xml", "results/junit.xml", "--jobs", "2"
    };
    CommandRun.with(Map.of("SOURCE_DATE_EPOCH", "1000000000"), here, command);
    Map<String, String> one = FolderContent.of(here.resolve("results"));

    try (ChildProgram first = ChildProgram.start(here, command);
        ChildProgram second = ChildProgram.start(here, command)) {
      assertThat(first.code()).as(first.err()).isEqualTo(1);
      assertThat(second.code()).as(second.err()).isEqualTo(1);
      assertThat(second.out()).isEqualTo(first.out()).contains("DIVERGED");
    }

    assertThat(FolderContent.of(here.resolve("results"))).isEqualTo(one).isNotEmpty();
  }

  private void bothSucceed(String... command) throws Exception {
    try (ChildProgram first = ChildProgram.start(here, command);
        ChildProgram second = ChildProgram.start(here, command)) {
      assertThat(first.code()).as(first.err()).isZero();
      assertThat(second.code()).as(second.err()).isZero();
    }
  }
}
