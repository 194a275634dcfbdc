package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IdPatternTest {

  @ParameterizedTest
  @CsvSource({
    "retail/sticky/*, retail/sticky/above",
    "retail/*/above, retail/sticky/above",
    "**, retail/sticky/above",
    "**, above",
    "**/above, retail/sticky/above",
    "**/above, above",
    "retail/**, retail/sticky/above",
    "retail/**/above, retail/above",
    "retail/sticky/abov?, retail/sticky/above",
    "retail/sticky/above, retail/sticky/above",
    "a.b+c, a.b+c",
  })
  void matches(String pattern, String id) {
    assertThat(new IdPattern(pattern).matches(id)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "retail/*, retail/sticky/above",
    "sticky/*, retail/sticky/above",
    "retail/**, retailer/above",
    "retail/sticky/abov?, retail/sticky/abov/",
    "a.b, axb",
    "Retail/**, retail/above",
  })
  void doesNotMatch(String pattern, String id) {
    assertThat(new IdPattern(pattern).matches(id)).isFalse();
  }

  @Test
  void showsItselfAsWritten() {
    assertThat(new IdPattern("retail/**")).hasToString("retail/**");
  }
}
