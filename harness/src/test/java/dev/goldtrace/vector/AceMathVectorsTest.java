package dev.goldtrace.vector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.TraceDialect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The reference tells ACE's arithmetic from retail's, divergence by divergence. */
class AceMathVectorsTest {
  private static final Path FOLDER = RepositoryRoot.find().resolve("golden/vectors/ace");
  private static final List<String> FILES =
      List.of(
          "Frame.get_heading",
          "Frame.set_heading",
          "Position.cylinder_distance",
          "Position.cylinder_distance_no_z",
          "Position.distance",
          "Position.get_offset",
          "Position.globaltolocalvec",
          "Position.heading");

  private static List<String> failing(Set<Divergence> divergences) {
    VectorRun run =
        new VectorRun(
            VectorFunctions.of(TraceDialect.ACE, new AceMathVectors(Dialect.of(divergences))));
    List<String> failing = new ArrayList<>();
    for (String file : FILES) {
      VectorResult result = run.run(FOLDER.resolve(file + ".vectors.jsonl"), List.of());
      assertThat(result.ported()).isTrue();
      if (!result.passed()) {
        failing.add(file);
      }
    }
    return failing;
  }

  private static List<String> failingWithout(Divergence divergence) {
    return failing(Dialect.ACE.without(divergence).divergences());
  }

  @Test
  void allFilesAgreeWithAllDivergences() {
    assertThat(failing(Dialect.ACE.divergences())).isEmpty();
  }

  @Test
  void noFileAgreesWithRetailsArithmetic() {
    assertThat(failing(EnumSet.noneOf(Divergence.class))).isEqualTo(FILES);
  }

  @Test
  void floatOffsetsAreSeenInOffsetsDistancesCylindersAndTurnedVectors() {
    assertThat(failingWithout(Divergence.D_P61))
        .containsExactly(
            "Position.cylinder_distance",
            "Position.cylinder_distance_no_z",
            "Position.distance",
            "Position.get_offset",
            "Position.globaltolocalvec");
  }

  @Test
  void floatHeadingsAreSeenInHeadings() {
    assertThat(failingWithout(Divergence.D_P64))
        .containsExactly("Frame.get_heading", "Frame.set_heading", "Position.heading");
  }

  @Test
  void cylinderCasesAreSeenInCylinders() {
    assertThat(failingWithout(Divergence.D_M17)).containsExactly("Position.cylinder_distance");
  }

  @Test
  void wrongPitchAndWrongAxisAreSeenInSetHeading() {
    assertThat(failingWithout(Divergence.D_P62)).containsExactly("Frame.set_heading");
    assertThat(failingWithout(Divergence.D_P63)).containsExactly("Frame.set_heading");
  }
}
