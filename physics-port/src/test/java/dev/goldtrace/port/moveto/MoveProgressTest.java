package dev.goldtrace.port.moveto;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Dialect;
import org.junit.jupiter.api.Test;

class MoveProgressTest {
  private static final double START = 100.0;

  private final MoveProgress progress = new MoveProgress(Dialect.RETAIL);

  @Test
  void theFirstSecondIsGraceIncludingItsEnd() {
    progress.restart(10.0f, START);
    assertThat(progress.checkProgressMade(50.0f, false, START + 1.0)).isTrue();
    assertThat(progress.previousDistanceTime).isEqualTo(START);
    assertThat(progress.checkProgressMade(50.0f, false, Math.nextUp(START + 1.0))).isFalse();
  }

  @Test
  void aQuarterMetreASecondIsEnough() {
    progress.restart(10.0f, START);
    assertThat(progress.checkProgressMade(Math.nextUp(9.5f), false, START + 2.0)).isFalse();
    assertThat(progress.checkProgressMade(9.5f, false, START + 2.0)).isTrue();
    assertThat(progress.previousDistance).isEqualTo(9.5f);
    assertThat(progress.previousDistanceTime).isEqualTo(START + 2.0);
  }

  @Test
  void movingAwayTheDistanceMustGrow() {
    progress.restart(10.0f, START);
    assertThat(progress.checkProgressMade(Math.nextDown(10.5f), true, START + 2.0)).isFalse();
    assertThat(progress.checkProgressMade(10.5f, true, START + 2.0)).isTrue();
  }

  @Test
  void aFailedTestDoesNotMoveTheCheckpoint() {
    progress.restart(10.0f, START);
    assertThat(progress.checkProgressMade(9.9f, false, START + 2.0)).isFalse();
    assertThat(progress.previousDistance).isEqualTo(10.0f);
    assertThat(progress.previousDistanceTime).isEqualTo(START);
  }

  @Test
  void progressIsAlsoNeededSinceTheStart() {
    progress.restart(10.0f, START);
    progress.previousDistance = 12.0f;
    progress.previousDistanceTime = START + 8.0;
    assertThat(progress.checkProgressMade(9.0f, false, START + 10.0)).isFalse();
    assertThat(progress.previousDistance).as("the checkpoint moves all the same").isEqualTo(9.0f);

    progress.previousDistance = 12.0f;
    progress.previousDistanceTime = START + 8.0;
    assertThat(progress.checkProgressMade(7.5f, false, START + 10.0)).isTrue();
  }

  @Test
  void DM18_differencesAreDouble() {
    progress.restart(16777216.0f, START);
    // The float difference rounds up past the limit, the double one stays below it.
    float distance = 0.4f;
    double exact = (double) 16777216.0f - distance;
    double elapsed = 16777215.7 * 4.0;
    assertThat(exact / elapsed).isLessThan(0.25);
    assertThat((16777216.0f - distance) / elapsed).isGreaterThan(0.25);
    assertThat(progress.checkProgressMade(distance, false, START + elapsed)).isFalse();

    progress.restart(distance, START);
    assertThat(progress.checkProgressMade(16777216.0f, true, START + elapsed)).isFalse();
  }

  @Test
  void fromAnInfiniteCheckpointComingCloserPassesAndGoingAwayFails() {
    progress.restart(Float.MAX_VALUE, START);
    assertThat(progress.checkProgressMade(5.0f, true, START + 2.0)).isFalse();
    assertThat(progress.checkProgressMade(5.0f, false, START + 2.0)).isTrue();
  }
}
