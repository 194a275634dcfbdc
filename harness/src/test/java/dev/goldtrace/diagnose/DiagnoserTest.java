package dev.goldtrace.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.repository.RepositoryRoot;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DiagnoserTest {
  private static final LoadedTrace FULL = trace("retail/constraint/full");
  private static final LoadedTrace DANCE = trace("retail/combined/melee_dance");

  private static LoadedTrace trace(String id) {
    return LoadedTrace.read(RepositoryRoot.find().resolve("traces/" + id + ".trace.jsonl"));
  }

  private static Diagnosis diagnose(LoadedTrace trace, Set<Divergence> carried) {
    return Diagnoser.diagnose(List.of(RecordedTrace.byPort(trace, carried)));
  }

  @Test
  void aRecordingLikeTheGoldenFilesNeedsNoExplanation() {
    Diagnosis diagnosis = diagnose(FULL, Set.of());

    assertThat(diagnosis.equal()).isTrue();
    assertThat(diagnosis.divergences()).isEmpty();
    assertThat(diagnosis.replays()).isEqualTo(1);
  }

  @Test
  void aSingleDivergenceIsNamed() {
    Diagnosis diagnosis = diagnose(FULL, EnumSet.of(Divergence.D_P01));

    assertThat(diagnosis.complete()).isTrue();
    assertThat(diagnosis.divergences()).containsExactly(Divergence.D_P01);
    assertThat(diagnosis.rounding()).isFalse();
  }

  @Test
  void twoDivergencesAreNamedAndWhatDoesNotShowIsLeftOut() {
    Set<Divergence> carried =
        EnumSet.of(Divergence.D_P109, Divergence.D_P63, Divergence.D_P80, Divergence.D_M57);

    assertThat(diagnose(DANCE, carried).divergences())
        .containsExactly(Divergence.D_P63, Divergence.D_P109);
  }

  @Test
  void aDivergenceThatShowsOnlyTogetherWithAnotherIsNamedToo() {
    Set<Divergence> both = EnumSet.of(Divergence.D_M02, Divergence.D_M40);
    RecordedTrace recorded = RecordedTrace.byPort(DANCE, EnumSet.of(Divergence.D_M02));
    assertThat(recorded.reach(0, Set.of()).complete()).as("alone it does not show").isTrue();

    Diagnosis diagnosis = diagnose(DANCE, both);

    assertThat(diagnosis.complete()).isTrue();
    assertThat(diagnosis.divergences()).containsExactlyElementsOf(both);
  }

  @Test
  void aWholeDialectIsReducedToWhatTheTraceShows() {
    Set<Divergence> ace = EnumSet.allOf(Divergence.class);
    ace.removeIf(divergence -> !divergence.isAces());
    RecordedTrace recorded = RecordedTrace.byPort(DANCE, ace);

    Diagnosis diagnosis = Diagnoser.diagnose(List.of(recorded));

    assertThat(diagnosis.complete()).isTrue();
    assertThat(diagnosis.divergences()).hasSizeBetween(3, 12);
    for (Divergence divergence : diagnosis.divergences()) {
      EnumSet<Divergence> fewer = EnumSet.copyOf(diagnosis.divergences());
      fewer.remove(divergence);
      assertThat(recorded.reach(0, fewer).complete()).as("without " + divergence).isFalse();
    }
  }

  @Test
  void whatNoDivergenceExplainsIsExplainedUpToThere() {
    RecordedTrace carried = RecordedTrace.byPort(FULL, EnumSet.of(Divergence.D_P01));
    List<FrameRow> frames = new ArrayList<>(carried.rows().frames());
    FrameRow last = frames.remove(frames.size() - 1);
    frames.add(
        new FrameRow(
            last.tick(),
            last.time(),
            last.guid(),
            last.cell(),
            last.x() + 7,
            last.y(),
            last.z(),
            last.qw(),
            last.qx(),
            last.qy(),
            last.qz(),
            last.heading()));
    RecordedRows rows =
        new RecordedRows(frames, carried.rows().probes(), carried.rows().states(), RowKind.ALL);

    Diagnosis diagnosis = Diagnoser.diagnose(List.of(new RecordedTrace(FULL, rows)));

    assertThat(diagnosis.complete()).isFalse();
    assertThat(diagnosis.divergences()).containsExactly(Divergence.D_P01);
    assertThat(diagnosis.reach().tick()).isEqualTo(last.tick());
  }

  @Test
  void framesAloneAreEnoughToNameWhatMovesAnObject() {
    RecordedRows all = RecordedTrace.byPort(FULL, EnumSet.of(Divergence.D_P01)).rows();
    RecordedRows frames =
        new RecordedRows(all.frames(), List.of(), List.of(), Set.of(RowKind.FRAMES));

    assertThat(Diagnoser.diagnose(List.of(new RecordedTrace(FULL, frames))).divergences())
        .containsExactly(Divergence.D_P01);
  }

  @Test
  void roundingIsRecognisedByTheSizeOfTheDifferences() {
    Rounding rounding =
        Rounding.of(RecordedTrace.byPort(DANCE, EnumSet.of(Divergence.D_P61))).orElseThrow();

    assertThat(rounding.cells()).isPositive();
    assertThat(rounding.ulps()).isBetween(1L, Rounding.FEW_ULPS);
    assertThat(Rounding.of(RecordedTrace.byPort(FULL, EnumSet.of(Divergence.D_P01)))).isEmpty();
  }

  @Test
  void aRecordingSpeaksAgainstWhatItWouldShow() {
    RecordedTrace recorded = RecordedTrace.byPort(FULL, Set.of());

    assertThat(Evidence.against(recorded, Diagnoser.diagnose(List.of(recorded))))
        .contains(Divergence.D_P01)
        .doesNotContain(Divergence.D_P80);
  }
}
