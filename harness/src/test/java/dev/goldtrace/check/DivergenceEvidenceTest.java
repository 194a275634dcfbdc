package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.repository.RepositoryRoot;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ACE's recordings need each of these divergences: without it the port does not follow them. */
class DivergenceEvidenceTest {
  private static final Path ROOT = RepositoryRoot.find();

  @ParameterizedTest
  @CsvSource({
    "D_P01, constraint/inside",
    "D_P03, constraint/with_sticky",
    "D_P19, sticky/stick_child_both",
    "D_P27, interpolation/node_reached",
    "D_P28, interpolation/with_sticky",
    "D_P32, interpolation/node_reached",
    "D_P37, target/staleness_10s",
    "D_P39, target/watcher_order",
    "D_P54, interpolation/moveorteleport",
    "D_P61, border/move_west",
    "D_P62, moveto_pos/move_away",
    "D_P63, border/move_east",
    "D_P64, border/move_east",
    "D_P66, border/move_east",
    "D_P68, border/move_east",
    "D_P84, crowd/twelve_static",
    "D_P109, border/sticky_across",
    "D_P110, interpolation/far_blip",
    "D_M01, moveto_pos/final_heading_first",
    "D_M02, border/move_east",
    "D_M03, moveto_pos/final_heading_first",
    "D_M05, turn_heading/across_0_right",
    "D_M09, moveto_object/move_away_object",
    "D_M10, moveto_pos/nospheres_orbit",
    "D_M11, border/target_other_block",
    "D_M15, turn_heading/wrap_odd",
    "D_M32, cancel/set_hold_run",
    "D_M40, constraint/inside",
    "D_M41, border/move_east",
    "D_M69, physics/sidestep"
  })
  void withoutTheDivergenceTheRecordingIsNotFollowed(Divergence divergence, String trace) {
    TraceCase one =
        new CaseFinder(ROOT, Optional.empty()).find(List.of("ace/" + trace)).cases().get(0);
    CaseRunner runner = new CaseRunner(ROOT, Expectations.NONE, 0, true);

    assertThat(runner.run(one, new PortSubject()).status()).isEqualTo(CaseStatus.PASSED);
    assertThat(
            runner
                .run(one, new PortSubject(h -> PortSubject.dialect(h).without(divergence)))
                .status())
        .isIn(CaseStatus.DIVERGED, CaseStatus.SUBJECT_FAILED);
  }
}
