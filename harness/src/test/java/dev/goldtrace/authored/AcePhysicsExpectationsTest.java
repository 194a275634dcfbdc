package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import org.junit.jupiter.api.Test;

/** What spec divergences-position.md says of the traces in ACE's dialect. */
class AcePhysicsExpectationsTest {
  private static int bits(AuthoredTrace trace, int tick, int guid) {
    return trace.state(tick, guid).int32(StateColumn.TRANSIENT);
  }

  /** D-P72, D-P73, D-P75: each slice is 1 m to the north, and the tick before them one more. */
  @Test
  void slicesAreATenthOfASecond() {
    AuthoredTrace trace = AuthoredTrace.read("physics_ace/slices");
    assertThat(trace.frame(1, A).y()).isEqualTo(1f);
    // 1/30 s was not enough, and is not lost: 0.05 s is one slice.
    assertThat(trace.frame(1, B).y()).isEqualTo(1f + 1f);
    // 0.1, 0.1 and 0.05 s; D is 97 m from the player.
    assertThat(trace.frame(1, C).y()).isEqualTo(1f + 3f);
    assertThat(trace.frame(1, D).y()).isEqualTo(1f + 3f);
    assertThat(bits(trace, 1, D)).isEqualTo(0x83);
    assertThat(bits(trace, 1, E)).isEqualTo(0x3);
    assertThat(trace.frame(1, E).y()).isEqualTo(10f);
  }

  @Test
  void updatePositionRunsALongTimeToo() {
    AuthoredTrace trace = AuthoredTrace.read("physics_ace/update_position");
    assertThat(trace.frame(0, A).x()).isEqualTo(2.5f);
    assertThat(trace.frame(0, B).x()).isZero();
  }

  /**
   * D-P80, D-P63: a turn about Y by the pitch, then one about Z by the yaw, as
   * CreateFromYawPitchRoll composes them.
   */
  @Test
  void aSledTurnsAlongItsVelocity() {
    AuthoredTrace trace = AuthoredTrace.read("physics_ace/sleds");
    double[] headings = {90, 180, 90, 0};
    double[] z = {0, 0, -1, -0.8};
    for (int i = 0; i < 4; i++) {
      double yaw = Math.toRadians(-headings[i]) / 2;
      double pitch = Math.asin(z[i]) / 2;
      FrameRow row = trace.frame(0, A + i);
      assertThat((double) row.qw()).isCloseTo(Math.cos(pitch) * Math.cos(yaw), within(1e-6));
      assertThat((double) row.qx()).isCloseTo(Math.sin(pitch) * Math.sin(yaw), within(1e-6));
      assertThat((double) row.qy()).isCloseTo(Math.sin(pitch) * Math.cos(yaw), within(1e-6));
      assertThat((double) row.qz()).isCloseTo(Math.cos(pitch) * Math.sin(yaw), within(1e-6));
    }
    assertThat(trace.frame(0, D).z()).isEqualTo(50f - 4f / 8);
  }

  @Test
  void aLostTransitionLosesTheVelocity() {
    AuthoredTrace trace = AuthoredTrace.read("physics_ace/lost_transitions");
    float[] root = {0.5f, 1, 0.25f};
    StateColumn[] columns = {StateColumn.TG_VX, StateColumn.TG_VY, StateColumn.TG_VZ};
    for (int k = 0; k < 3; k++) {
      assertThat(trace.state(0, A).float32(columns[k])).isEqualTo(root[k] / 0.5f);
      assertThat(trace.state(1, A).float32(columns[k])).isZero();
    }
    // D-P82: no cell is a failure; the rotation is taken all the same.
    assertThat(trace.frame(0, C).cell()).isEqualTo(0xA9B40001);
    assertThat(trace.frame(0, C).y()).isEqualTo(10f);
    assertThat((double) trace.frame(0, C).heading()).isCloseTo(90, within(1e-4));
    assertThat(bits(trace, 0, C)).isEqualTo(0x83);
    // D-P83: set_frame would have made it all zero.
    assertThat(trace.frame(0, D).qw()).isNaN();
    assertThat(trace.frame(0, D).y()).isEqualTo(10f);
  }

  /** D-P110: x = 84 is in the fourth of 8 columns of 24 m, y = 10 in the first row. */
  @Test
  void anOutdoorCellIsThatOfTheOrigin() {
    AuthoredTrace trace = AuthoredTrace.read("physics_ace/placed_indoors");
    int cell = (int) (84 / 24.0) * 8 + 1;
    assertThat(trace.frame(0, A).cell()).isEqualTo(0xA9B40100);
    assertThat(trace.frame(0, B).cell()).isEqualTo(0xA9B40000 | cell);
    assertThat(trace.frame(0, C).cell()).isEqualTo(0x41B40000 | cell);
  }

  @Test
  void lettingGoOfAHiddenParentShows() {
    AuthoredTrace trace = AuthoredTrace.read("physics_ace/let_go_of_a_hidden_parent");
    assertThat(trace.state(0, B).int32(StateColumn.STATE)).isEqualTo(0x4428 & ~0x4000);
    assertThat(bits(trace, 0, B)).isEqualTo(0x80);
  }
}
