package dev.goldtrace.coverage;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorExpectations;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.coverage.Outcome.Verdict;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.vector.VectorFunctions;
import dev.goldtrace.vector.VectorResult;
import dev.goldtrace.vector.VectorRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Runs traces and vectors through the port of the world that it is loaded in. */
public final class PortExercise implements Exercise {
  private final Path here;
  private final VectorExpectations expected;
  private final CaseRunner runner;
  private final VectorRun vectors = new VectorRun(VectorFunctions.ofPort());

  /**
   * @param here the folder that relative paths are relative to
   */
  public PortExercise(Path here) {
    this.here = here;
    Path golden = Path.of("golden");
    expected = VectorExpectations.read(golden, here);
    runner = new CaseRunner(here, Expectations.read(List.of(golden), here), 0, false);
  }

  @Override
  public Outcome trace(String id, Path trace, List<Path> goldenBases) {
    try (PortSubject subject = new PortSubject()) {
      CaseResult result = runner.run(new TraceCase(id, trace, goldenBases), subject);
      Set<Integer> failed =
          result.checks().stream()
              .filter(check -> !check.passed())
              .map(CheckResult::check)
              .flatMap(check -> check.address().stream())
              .collect(Collectors.toSet());
      return new Outcome(verdict(result), failed, result.problem());
    }
  }

  private static Verdict verdict(CaseResult result) {
    return switch (result.status()) {
      case PASSED -> Verdict.PASSED;
      // Listed as failing: what it does instead is what counts here.
      case STALE -> result.signature().isEmpty() ? Verdict.PASSED : Verdict.FAILED;
      case NOT_PORTED, EXPECTED_FAILURE -> Verdict.FAILED_AS_EXPECTED;
      case DIVERGED, SUBJECT_FAILED -> Verdict.FAILED;
      case UNSUPPORTED, UNREADABLE -> Verdict.NOT_RUN;
    };
  }

  @Override
  public Outcome vectors(String id, Path file) {
    VectorFile vectorFile = new VectorFile(id, file);
    VectorResult result;
    try {
      result = vectors.run(here.resolve(file), expected.tolerances(vectorFile));
    } catch (InputException e) {
      return Outcome.unreadable(e.getMessage());
    }
    if (!result.ported()) {
      return new Outcome(Verdict.NOT_RUN, Set.of());
    }
    if (result.passed()) {
      return new Outcome(Verdict.PASSED, Set.of());
    }
    return new Outcome(
        expected.listed(vectorFile).isPresent() ? Verdict.FAILED_AS_EXPECTED : Verdict.FAILED,
        Set.of(result.header().address()));
  }
}
