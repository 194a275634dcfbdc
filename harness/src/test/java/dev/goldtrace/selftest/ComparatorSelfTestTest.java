package dev.goldtrace.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparatorSelfTestTest {

  @Test
  void everyPlantedDifferenceIsFoundWhereItIs() {
    ComparatorSelfTest.Result result = new ComparatorSelfTest().run();

    assertThat(result.blunders()).isEmpty();
    assertThat(result.planted()).isGreaterThan(500);
  }
}
