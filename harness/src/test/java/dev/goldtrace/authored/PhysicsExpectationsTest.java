package dev.goldtrace.authored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.TraceRecord;
import org.junit.jupiter.api.Test;

/** What spec physics-tick.md says of the traces of velocity, ground and time. */
class PhysicsExpectationsTest {
  private static final int A = 0x80000001;
  private static final int B = 0x80000002;
  private static final int C = 0x80000003;
  private static final int D = 0x80000004;

  private static final double QUANTUM = 0.03125;

  @Test
  void speedIsCutTo50() {
    AuthoredTrace trace = AuthoredTrace.read("physics/velocity_cap_50");
    // A, by set_velocity, and C, by the integration: 36 and 48 are 60, so 3/5 and 4/5 of 50.
    double[] full = {36, 48};
    float[] cut = new float[2];
    for (int k = 0; k < 2; k++) {
      cut[k] = (float) (50.0 * (float) ((1 / Math.sqrt(36 * 36 + 48 * 48)) * full[k]));
    }
    for (int guid : new int[] {A, C}) {
      assertThat(trace.state(0, guid).float32(StateColumn.VX)).isEqualTo(cut[0]);
      assertThat(trace.state(0, guid).float32(StateColumn.VY)).isEqualTo(cut[1]);
      assertThat(trace.frame(0, guid).y()).isEqualTo((float) (2 + cut[1] * QUANTUM));
    }
    for (int guid : new int[] {B, D}) {
      assertThat(trace.state(0, guid).float32(StateColumn.VX)).isEqualTo(30f);
      assertThat(trace.state(0, guid).float32(StateColumn.VY)).isEqualTo(40f);
    }
  }

  @Test
  void commitWithoutContactLeavesTheGround() {
    AuthoredTrace trace = AuthoredTrace.read("physics/walkable_lost_in_commit");
    // LeaveGround gives it the velocity of WalkForward at speed 1 (motion-interpreter.md 3.6).
    assertThat(trace.calls(0, A, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY))
        .containsExactly("x=0;y=3.12;z=0");
    assertThat(trace.calls(0, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .contains("motion=0x40000015;speed=1");
    double a = -9.8f;
    float z = 0;
    float vz = 0;
    float y = 2.125f;
    for (int tick = 1; tick <= 2; tick++) {
      // 6 step 3d, 4: half an acceleration, then the velocity.
      z = (float) ((float) ((float) (QUANTUM * vz) + (float) (a * 0.5) * QUANTUM * QUANTUM) + z);
      vz = (float) ((float) (QUANTUM * a) + vz);
      y = (float) (QUANTUM * 3.12f + y);
      assertThat(trace.frame(tick, A).z()).isEqualTo(z);
      assertThat(trace.frame(tick, A).y()).isEqualTo(y);
      assertThat(trace.state(tick, A).float32(StateColumn.VZ)).isEqualTo(vz);
    }
    // B has contact: it stays, and its walk gives it no velocity.
    assertThat(trace.calls(0, B, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)).isEmpty();
    FrameRow standing = trace.frame(2, B);
    assertThat(standing.y()).isEqualTo(2.125f);
    assertThat(standing.z()).isZero();
    StateRow state = trace.state(2, B);
    assertThat(state.float32(StateColumn.VY)).isZero();
  }

  /** Sections 1 and 2, in plain arithmetic: how many slices each frame has. */
  @Test
  void framesAreCutIntoSlices() {
    AuthoredTrace trace = AuthoredTrace.read("physics/slices_of_update_object");
    double lastUpdate = 0;
    double updateTime = 0;
    int frame = 0;
    int most = 0;
    for (TraceRecord record : trace.records) {
      if (!(record instanceof FrameRecord)) {
        continue;
      }
      double now = ((FrameRecord) record).time();
      int slices = 0;
      if (now - lastUpdate >= 1.0 / 30.0) {
        lastUpdate = now;
        double left = now - updateTime;
        double physicsTime = updateTime;
        if (left > 2.0 || !(left > (double) 0.0002f)) {
          physicsTime = now;
        } else if (left <= 0.2) {
          physicsTime += left;
          slices = 1;
        } else {
          while (left > 0.2) {
            physicsTime += 0.2;
            left -= 0.2;
            slices++;
          }
          if (left > 1.0 / 30.0) {
            physicsTime += left;
            slices++;
          }
        }
        updateTime = physicsTime;
      }
      // Every slice walks a centimetre, and asks for one transition.
      assertThat(trace.calls(frame, A, ProbedFunction.PHYSICS_OBJ_TRANSITION))
          .as("frame %d at %s s", frame, now)
          .hasSize(slices);
      most = Math.max(most, slices);
      frame++;
    }
    assertThat(frame).isEqualTo(trace.lastTick() + 1);
    assertThat(most).as("two seconds at once").isEqualTo(10);
  }
}
