package dev.goldtrace.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Divergence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FolderDiagnosisTest {
  private static final Reach NOT = new Reach(false, 0, 3, 10, 4, Optional.empty());
  private static final Reach WHOLE = new Reach(true, 0, 9, 30, 10, Optional.empty());

  private static Diagnosis needs(Divergence divergence, Divergence... alternatives) {
    return new Diagnosis(
        NOT, List.of(divergence), WHOLE, Map.of(divergence, List.of(alternatives)), 1);
  }

  @Test
  void ofEquivalentDivergencesTheOneThatNoTraceSpeaksAgainstIsChosen() {
    FolderDiagnosis folder = new FolderDiagnosis();
    FolderDiagnosis.Part doubtful =
        new FolderDiagnosis.Part("a", needs(Divergence.D_P14, Divergence.D_P61), Set.of());
    folder.add(doubtful);
    folder.add(
        new FolderDiagnosis.Part(
            "b",
            new Diagnosis(WHOLE, List.of(), WHOLE, Map.of(), 1),
            Set.of(Divergence.D_P14, Divergence.D_M01)));

    assertThat(folder.explanation(doubtful)).containsExactly(Divergence.D_P61);
    assertThat(folder.findings()).hasSize(1);
    assertThat(folder.findings().get(0).evidenceFor()).isEqualTo(1);
    assertThat(folder.findings().get(0).uncontradicted()).isTrue();
    assertThat(folder.findings().get(0).alternatives()).isEmpty();
    assertThat(folder.excluded()).containsExactly(Divergence.D_P14, Divergence.D_M01);
  }

  @Test
  void whatOneTraceNeedsAndAnotherForbidsIsContradicted() {
    FolderDiagnosis folder = new FolderDiagnosis();
    folder.add(new FolderDiagnosis.Part("a", needs(Divergence.D_P01), Set.of()));
    folder.add(
        new FolderDiagnosis.Part(
            "b", new Diagnosis(WHOLE, List.of(), WHOLE, Map.of(), 1), Set.of(Divergence.D_P01)));

    assertThat(folder.findings().get(0).evidenceAgainst()).isEqualTo(1);
    assertThat(folder.findings().get(0).uncontradicted()).isFalse();
  }

  @Test
  void whatNoTraceShowsIsUnseen() {
    FolderDiagnosis folder = new FolderDiagnosis();
    folder.add(new FolderDiagnosis.Part("a", needs(Divergence.D_P01), Set.of(Divergence.D_M01)));

    assertThat(folder.unseen())
        .hasSize(Divergence.values().length - 2)
        .doesNotContain(Divergence.D_P01, Divergence.D_M01);
  }
}
