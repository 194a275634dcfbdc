package dev.goldtrace.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.coverage.FunctionCoverage.Status;
import dev.goldtrace.coverage.FunctionCoverage.Tally;
import dev.goldtrace.coverage.Outcome.Verdict;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FunctionCoverageTest {
  private static final int ADDRESS = 0x00555430;
  private final Tally tally = new Tally();

  @Test
  void onePassingTraceProvesAFunctionThatIsOnlyPassedThroughInFailingOnes() {
    add("a", Verdict.FAILED);
    add("b", Verdict.PASSED);

    assertThat(status(true)).isEqualTo(Status.MATCHED);
    assertThat(tally.result(ADDRESS, true).witness()).contains("b");
  }

  @Test
  void aFunctionWhoseOwnCheckFailsDivergesHoweverManyTracesPass() {
    add("a", Verdict.PASSED);
    add("b", Verdict.FAILED, ADDRESS);

    assertThat(status(true)).isEqualTo(Status.DIVERGING);
    assertThat(tally.result(ADDRESS, true).witness()).contains("b");
  }

  @Test
  void aFunctionThatOnlyFailingTracesEnterIsUnproven() {
    add("a", Verdict.FAILED, 0x00500000);

    assertThat(status(true)).isEqualTo(Status.UNPROVEN);
  }

  @Test
  void aListedFailureOfItsOwnIsExpected() {
    add("a", Verdict.PASSED);
    add("b", Verdict.FAILED_AS_EXPECTED, ADDRESS);

    assertThat(status(true)).isEqualTo(Status.EXPECTED_FAILURE);
  }

  @Test
  void whatIsOnlyEnteredInTracesThatCouldNotBeRunIsNotExercised() {
    add("a", Verdict.NOT_RUN);

    assertThat(status(true)).isEqualTo(Status.NOT_EXERCISED);
  }

  @Test
  void aFunctionThatIsNotPortedIsNotExercised() {
    assertThat(status(false)).isEqualTo(Status.NOT_PORTED);
    assertThat(status(true)).isEqualTo(Status.NOT_EXERCISED);
  }

  private void add(String id, Verdict verdict, Integer... failed) {
    tally.add(id, new Outcome(verdict, Set.of(failed)), ADDRESS, 1);
  }

  private Status status(boolean ported) {
    return tally.result(ADDRESS, ported).status();
  }
}
