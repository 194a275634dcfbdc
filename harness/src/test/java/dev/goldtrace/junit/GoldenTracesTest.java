package dev.goldtrace.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GoldenTracesTest {
  private static final int CONTEXT = 0;

  private final Path root = RepositoryRoot.find();
  private final Selection selection =
      new CaseFinder(root, Optional.empty()).find(List.of("traces"));
  private final Expectations expectations = Expectations.read(selection.goldenRoots(), root);

  @TestFactory
  Stream<DynamicNode> traces() {
    CaseRunner runner = new CaseRunner(root, expectations, CONTEXT, true);
    return selection.cases().stream()
        .map(
            one ->
                dynamicContainer(
                    one.id(),
                    root.resolve(one.trace()).toUri(),
                    Stream.of(one).flatMap(it -> tests(runner.run(it, new PortSubject())))));
  }

  private static Stream<DynamicTest> tests(CaseResult result) {
    List<DynamicTest> tests = new ArrayList<>();
    tests.add(dynamicTest("as expected", () -> asExpected(result)));
    if (result.listed().isEmpty()) {
      for (CheckResult check : result.checks()) {
        tests.add(dynamicTest(name(check), () -> passes(check)));
      }
    }
    return tests.stream();
  }

  private static String name(CheckResult result) {
    return result.check().id() + " " + result.check().title();
  }

  private static void asExpected(CaseResult result) {
    assertThat(result.status())
        .as(
            "%s %s %s",
            result.problem().orElse(""),
            result.failure().map(Object::toString).orElse(""),
            result
                .comparison()
                .flatMap(comparison -> comparison.first())
                .map(DivergenceText::headline)
                .orElse(""))
        .isIn(CaseStatus.PASSED, CaseStatus.NOT_PORTED, CaseStatus.EXPECTED_FAILURE);
  }

  private static void passes(CheckResult check) {
    assertThat(check.first().map(DivergenceText::headline)).isEmpty();
    assertThat(check.compared()).isPositive();
  }

  @Test
  void everyTraceOfTheFolderIsFound() throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve("traces"))) {
      long traces =
          files.filter(file -> file.toString().matches(".*\\.trace\\.jsonl(\\.gz)?")).count();

      assertThat(selection.cases()).hasSize((int) traces).isNotEmpty();
    }
  }

  @Test
  void everyGoldenFileBelongsToATrace() {
    assertThat(selection.orphans()).isEmpty();
  }

  @Test
  void everyExpectationMatchesATrace() {
    assertThat(expectations.unused(selection.cases().stream().map(TraceCase::id).toList()))
        .isEmpty();
  }
}
