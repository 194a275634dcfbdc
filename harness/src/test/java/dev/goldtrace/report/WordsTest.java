package dev.goldtrace.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "0 0",
        "999 999",
        "1000 1,000",
        "-999 -999",
        "-1000 -1,000",
        "1234567 1,234,567",
        "-9223372036854775808 -9,223,372,036,854,775,808"
      })
  void thousandsStandApart(long number, String text) {
    assertThat(Words.count(number)).isEqualTo(text);
  }
}
