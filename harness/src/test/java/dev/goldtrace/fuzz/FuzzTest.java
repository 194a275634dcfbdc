package dev.goldtrace.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Damaged inputs of every kind. {@code -Dgoldtrace.fuzz=TARGET:NUMBER} repeats one input alone,
 * {@code -Dgoldtrace.fuzz.from=NUMBER} begins with another one.
 */
class FuzzTest {
  /** Of the many inputs that the profile runs, {@code mvn verify} runs one in so many. */
  private static final int SAMPLE = 100;

  /** Processor time that one input may take. */
  private static final double MOST_SECONDS = 1;

  private static final String ONE = System.getProperty("goldtrace.fuzz", "");
  private static final long FROM = Long.getLong("goldtrace.fuzz.from", 0);

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void damagedInputIsAnsweredWithALocatedMessage(FuzzTarget target)
      throws IOException, InterruptedException {
    run(target, target.many() / SAMPLE);
  }

  /** A step too long to be walked, a sphere that is not there, a line end in a member's name. */
  @ParameterizedTest
  @CsvSource({"REPLAY,5644", "VECTORS,5445", "VECTORS,14784"})
  void inputsThatWereAnsweredBadlyOnceAreAnsweredWell(FuzzTarget target, long number)
      throws IOException, InterruptedException {
    Fuzzing fuzzing = new Fuzzing(target, folder);
    fuzzing.run(number, number + 1);
    assertThat(fuzzing.failures()).isEmpty();
  }

  @Tag("fuzz")
  @Timeout(value = 1, unit = TimeUnit.HOURS)
  @ParameterizedTest
  @EnumSource
  void manyDamagedInputsAreAnsweredWithALocatedMessage(FuzzTarget target)
      throws IOException, InterruptedException {
    Fuzzing fuzzing = run(target, target.many());
    System.out.println(fuzzing.summary());
    assertThat(fuzzing.slowestSeconds()).isLessThan(MOST_SECONDS);
  }

  private Fuzzing run(FuzzTarget target, long count) throws IOException, InterruptedException {
    Fuzzing fuzzing = new Fuzzing(target, folder);
    if (!ONE.isEmpty()) {
      Optional<Long> number = Fuzzing.chosen(target, ONE);
      if (number.isPresent()) {
        fuzzing.run(number.get(), number.get() + 1);
      }
      assertThat(fuzzing.failures()).isEmpty();
      return fuzzing;
    }
    fuzzing.run(FROM, FROM + count);
    assertThat(fuzzing.failures()).isEmpty();
    // Damage that nobody notices would prove nothing.
    assertThat(fuzzing.refused()).isGreaterThan(count / 5);
    return fuzzing;
  }
}
