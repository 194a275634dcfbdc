package dev.goldtrace.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutputAlignmentTest {

  @Test
  void aChangedLineTakesThePlaceOfTheOneItResembles() {
    assertThat(
            OutputAlignment.align(
                List.of("ok   follow  240 ticks", "...", "result:   1 as golden"),
                List.of("ok   follow  250 ticks", "compared: 1 trace", "result:   2 as golden")))
        .containsExactly("ok   follow  250 ticks", "...", "result:   2 as golden");
  }

  @Test
  void whatWasLeftOutInFrontStaysLeftOut() {
    assertThat(
            OutputAlignment.align(
                List.of("...", "rounding  10 numbers", "..."),
                List.of("trace  a", "verdict  b", "rounding  11 numbers", "ID  FOR")))
        .containsExactly("...", "rounding  11 numbers", "...");
  }

  @Test
  void withoutAnythingLeftOutAllLinesAreShown() {
    assertThat(
            OutputAlignment.align(
                List.of("ID  RESULT", "a   pending", "gone for good"),
                List.of("ID  RESULT", "a   pending", "b   pending", "c   unchanged")))
        .containsExactly("ID  RESULT", "a   pending", "b   pending", "c   unchanged");
  }

  @Test
  void anEmptyBlockIsFilled() {
    assertThat(OutputAlignment.align(List.of(), List.of("one", "", "two")))
        .containsExactly("one", "", "two");
  }
}
