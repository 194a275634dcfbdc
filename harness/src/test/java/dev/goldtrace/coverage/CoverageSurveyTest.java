package dev.goldtrace.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.ProbeCensus;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.coverage.FunctionCoverage.Status;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.repository.RepositoryRoot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CoverageSurveyTest {
  private static final Path ROOT = RepositoryRoot.find();
  private static final FunctionCatalog CATALOG = FunctionCatalog.ofProgram();

  @Test
  void portedFunctionsAreCountedAsOftenAsTheReferenceEntersThem() {
    List<TraceCase> cases = cases("retail/sticky/follow", "retail/sticky/timeout_edge");
    ProbeCensus census = ProbeCensus.of(cases, ROOT);
    Map<Integer, FunctionCoverage> coverage = survey(cases, List.of());

    for (ProbedFunction function :
        List.of(
            ProbedFunction.STICKY_MANAGER_STICK_TO,
            ProbedFunction.TARGET_MANAGER_SET_TARGET,
            ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET)) {
      assertThat(coverage.get(function.address()))
          .as(function.retailName())
          .extracting(FunctionCoverage::entries, FunctionCoverage::status)
          .containsExactly(census.total(function), Status.MATCHED);
    }
  }

  @Test
  void functionsWithoutAProbeAreCountedToo() {
    FunctionCoverage adjustOffset =
        survey(cases("retail/sticky/follow"), List.of()).get(0x00555430);

    assertThat(adjustOffset.status()).isEqualTo(Status.MATCHED);
    assertThat(adjustOffset.entries()).isPositive();
    assertThat(adjustOffset.witness()).contains("retail/sticky/follow");
  }

  @Test
  void whatNothingEntersIsNotExercised() {
    FunctionCoverage moveToObject = survey(cases("retail/constraint/*"), List.of()).get(0x00529680);

    assertThat(moveToObject.status()).isEqualTo(Status.NOT_EXERCISED);
    assertThat(moveToObject.traces()).isZero();
  }

  @Test
  void vectorsProveTheirFunction() {
    List<VectorFinder.VectorFile> vectors =
        new VectorFinder(ROOT).find(List.of("retail/Frame.cache"));

    assertThat(survey(List.of(), vectors).get(0x00534DF0).status()).isEqualTo(Status.MATCHED);
  }

  @Test
  void theNumberOfJobsChangesNothing() {
    List<CoverageItem> items = items(cases("retail/sticky/*"), List.of());

    assertThat(survey(items, 3)).isEqualTo(survey(items, 1));
  }

  @Test
  void theRunningWorldIsNotTouched() {
    List<String> done = new ArrayList<>();
    new CoverageSurvey(CATALOG, ROOT, 1)
        .run(items(cases("retail/sticky/above"), List.of()), done::add);

    assertThat(done).containsExactly("retail/sticky/above");
    assertThat(PortExercise.class.getClassLoader()).isNotInstanceOf(CountingLoader.class);
  }

  private static List<TraceCase> cases(String... ids) {
    return new CaseFinder(ROOT, Optional.empty()).find(List.of(ids)).cases();
  }

  private static Map<Integer, FunctionCoverage> survey(
      List<TraceCase> cases, List<VectorFinder.VectorFile> vectors) {
    return survey(items(cases, vectors), 2).stream()
        .collect(Collectors.toMap(FunctionCoverage::address, Function.identity()));
  }

  private static List<FunctionCoverage> survey(List<CoverageItem> items, int jobs) {
    return new CoverageSurvey(CATALOG, ROOT, jobs).run(items, id -> {});
  }

  private static List<CoverageItem> items(
      List<TraceCase> cases, List<VectorFinder.VectorFile> vectors) {
    return Stream.concat(
            cases.stream().map(one -> CoverageItem.of(one, ROOT)),
            vectors.stream().map(file -> CoverageItem.of(file, ROOT)))
        .toList();
  }
}
