package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import org.junit.jupiter.api.Test;

/** What the specification says of branches that only the traces named here take. */
class SeldomTakenBranchesExpectationsTest {

  /** position-managers.md 6.6 C: neither the first position, nor that of the jump node. */
  @Test
  void aBlipGoesPastAJumpNodeToTheLastPosition() {
    AuthoredTrace trace = AuthoredTrace.read("interp/blip_past_a_jump_node");
    assertThat(trace.frame(0, A).y()).isEqualTo(160f);
    assertThat(trace.state(0, A, StateColumn.VY)).isEqualTo("5");
    assertThat(trace.state(0, A, StateColumn.IP_DEPTH)).isEqualTo("0");
    assertThat(trace.state(0, A, StateColumn.IP_FAILS)).isEqualTo("0");
  }

  /**
   * D-P25: the fifth tick finds progress, as the first distance is 999999 (6.3 step 5, 6.5 step 6);
   * the tenth finds none.
   */
  @Test
  void aSmallRestIsAFailureToAce() {
    AuthoredTrace trace = AuthoredTrace.read("interp/ace_small_rest_is_a_failure");
    String[] fails = {"0", "0", "1"};
    String[] depth = {"2", "2", "1"};
    int[] ticks = {4, 8, 9};
    for (int i = 0; i < ticks.length; i++) {
      assertThat(trace.state(ticks[i], A, StateColumn.IP_FAILS)).isEqualTo(fails[i]);
      assertThat(trace.state(ticks[i], A, StateColumn.IP_DEPTH)).isEqualTo(depth[i]);
    }
    assertThat(trace.calls(9, A, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly("success=0");
    assertThat(trace.state(9, A, StateColumn.IP_ORIG_DIST)).isEqualTo("5");
  }

  /** position-managers.md 7.3. */
  @Test
  void nobodyIsAskedToBeWatched() {
    AuthoredTrace trace = AuthoredTrace.read("target/quantum_for_an_unknown_target");
    assertThat(trace.state(0, A, StateColumn.TG_OBJECT)).isEqualTo("0x80000009");
    assertThat(trace.state(0, A, StateColumn.TG_STATUS)).isEqualTo("0");
    assertThat(trace.state(0, A, StateColumn.TG_QUANTUM)).isEqualTo("0.5");
    assertThat(trace.probes)
        .extracting(row -> row.function())
        .containsExactly(
            ProbedFunction.TARGET_MANAGER_SET_TARGET,
            ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM);
  }

  /**
   * D-P32: as above, but the node was the only one. Retail would go where it was; format.md section
   * 7, ace-throws.
   */
  @Test
  void whatTwoObjectsThrowKeepsNoThirdOneFromMoving() {
    AuthoredTrace trace = AuthoredTrace.read("object/two_objects_throw_in_one_tick");
    for (int guid : new int[] {A, B}) {
      assertThat(trace.state(8, guid, StateColumn.IP_DEPTH)).isEqualTo("1");
      assertThat(trace.state(9, guid, StateColumn.IP_DEPTH)).isEqualTo("0");
      assertThat(trace.state(9, guid, StateColumn.IP_FAILS)).isEqualTo("1");
      assertThat(trace.calls(9, guid, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).isEmpty();
      assertThat(trace.frame(9, guid).y()).isZero();
    }
    assertThat(trace.lastTick()).isEqualTo(9);
    assertThat(trace.frame(8, C).y()).isEqualTo(10f);
    assertThat(trace.frame(9, C).y()).isEqualTo(10.25f);
  }

  @Test
  void aceComparesEachComponentOfAVelocity() {
    AuthoredTrace trace = AuthoredTrace.read("object/ace_velocity_of_one_axis");
    String[][] expected = {
      {"1.0000001", "2", "3"}, {"1", "2.0000002", "3"}, {"1", "2", "3.0000002"},
    };
    for (int i = 0; i < expected.length; i++) {
      assertThat(trace.state(0, A + i, StateColumn.VX)).isEqualTo(expected[i][0]);
      assertThat(trace.state(0, A + i, StateColumn.VY)).isEqualTo(expected[i][1]);
      assertThat(trace.state(0, A + i, StateColumn.VZ)).isEqualTo(expected[i][2]);
    }
  }

  /** physics-tick.md 3 step 8: the heading of no velocity would be north. */
  @Test
  void aSledAtRestKeepsItsHeading() {
    FrameRow row = AuthoredTrace.read("object/sled_at_rest").frame(0, A);
    assertThat((double) row.heading()).isCloseTo(90, within(1e-4));
    assertThat((double) row.x()).isCloseTo(84.25, within(1e-5));
  }
}
