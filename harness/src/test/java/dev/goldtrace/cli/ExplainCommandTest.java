package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {

  @Test
  void aProbedFunctionIsExplainedWithTheTracesThatEnterIt() {
    CommandRun run = CommandRun.of("explain", "0x00555710");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("name     StickyManager::StickTo\n")
        .contains("docs/spec/position-managers.md#42-sticktoid-radius-f32-height-f32-0x00555710")
        .containsPattern("port     StickyManager\\.stickTo \\(.*/StickyManager\\.java:\\d+\\)\n")
        .contains("probe    logged with (object, radius, height)\n")
        .containsPattern("\nretail/sticky/follow +12\n");
  }

  @Test
  void aFunctionWithoutAProbeSaysSoAndNamesItsVectors() {
    CommandRun run = CommandRun.of("explain", "Frame.cache");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("golden/vectors/retail/Frame.cache.vectors.jsonl")
        .contains("none: golden files do not say when it is entered");
  }

  @Test
  void aNameThatFitsSeveralListsThemWithTheirAddresses() {
    CommandRun run = CommandRun.of("explain", "adjust_offset");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("name one:\n")
        .contains("\n  0x00555430 StickyManager::adjust_offset\n");
  }

  @Test
  void anUnknownNameHasANearMatch() {
    CommandRun run = CommandRun.of("explain", "StickyManager::StikTo");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("Did you mean 'StickyManager::StickTo'");
  }

  @Test
  void aTypoInTheFunctionsNameAloneHasANearMatch() {
    CommandRun run = CommandRun.of("explain", "Nodecompletd");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("Did you mean 'InterpolationManager::NodeCompleted'");
    assertThat(CommandRun.of("explain", "adjust_ofset").err())
        .contains("Did you mean 'adjust_offset'");
  }

  @Test
  void aDivergenceIsExplainedByItsId() {
    CommandRun run = CommandRun.of("explain", "D-M05");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("id        D-M05\n")
        .contains("address   0x0052A630\n")
        .contains("ACE       only plans it\n")
        .contains("port      switch, in MoveToManager\n");
  }

  @Test
  void anUnknownDivergenceHasANearMatch() {
    CommandRun run = CommandRun.of("explain", "D-P07");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("there is no divergence D-P07 that could be seen.");
  }
}
