package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShowCommandTest {

  @Test
  void aTraceIsShownWithItsObjectsAndItsStimulus() {
    CommandRun run = CommandRun.of("show", "retail/sticky/above");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("retail/sticky/above", "retail-model", "0x80000001", "stick_to_object");
  }

  @Test
  void theGoldenRowsAroundATickAreShownForOneObject() {
    CommandRun run =
        CommandRun.of(
            "show", "retail/sticky/above", "--tick=0", "--context=1", "--object=0x80000001");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("84.666664", "st.target=0x80000002")
        .doesNotContain("0x80000002  0xA9B4");
  }

  @Test
  void aTickBeyondTheTraceIsAWrongValue() {
    assertThat(CommandRun.of("show", "retail/sticky/above", "--tick", "45"))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "goldtrace: --tick must be from -1 to 44 in retail/sticky/above, not 45; -1 is"
                    + " before the first tick.\n"));
    assertThat(CommandRun.of("show", "retail/sticky/above", "--tick", "-2").code()).isEqualTo(2);
    assertThat(CommandRun.of("show", "retail/sticky/above", "--tick", "44").code()).isZero();
    assertThat(CommandRun.of("show", "retail/sticky/above", "--tick", "-1").code()).isZero();
  }

  @Test
  void anObjectThatTheTraceDoesNotHaveIsAWrongValue() {
    CommandRun run = CommandRun.of("show", "retail/sticky/above", "--object", "0x12345678");

    assertThat(run)
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "goldtrace: the trace has no object 0x12345678; it has 0x80000001, 0x80000002.\n"));
  }

  @Test
  void aPatternOfSeveralTracesIsAWrongUse() {
    CommandRun run = CommandRun.of("show", "retail/sticky/*");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("'retail/sticky/*' names ");
  }

  @Test
  void anUnknownTraceIsAWrongUseWithANearMatch() {
    assertThat(CommandRun.of("show", "retail/stiky/above").err())
        .contains("Did you mean 'retail/sticky/above'");
  }
}
