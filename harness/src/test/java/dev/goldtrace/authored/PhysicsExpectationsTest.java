package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.EnvRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.TraceRecord;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What spec physics-tick.md says of the traces of velocity, ground and time. */
class PhysicsExpectationsTest {
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

  @Test
  void omegaTurnsInTheAirAboutWorldAxes() {
    AuthoredTrace trace = AuthoredTrace.read("physics/omega");
    double q = 0.125;
    double[][] omega = {{0, 0, 2}, {0.5, -1, 2}};
    double half = Math.sqrt(0.5);
    double[][] start = {{half, 0, 0, -half}, {1, 0, 0, 0}};
    int[] guids = {A, C};
    for (int i = 0; i < 2; i++) {
      double[] w = omega[i];
      double speed = Math.sqrt(w[0] * w[0] + w[1] * w[1] + w[2] * w[2]);
      double[] rotation = start[i];
      for (int tick = 0; tick < 3; tick++) {
        double s = Math.sin(speed * q / 2) / speed;
        double c = Math.cos(speed * q / 2);
        rotation = times(new double[] {c, s * w[0], s * w[1], s * w[2]}, rotation);
        FrameRow row = trace.frame(tick, guids[i]);
        float[] found = {row.qw(), row.qx(), row.qy(), row.qz()};
        for (int k = 0; k < 4; k++) {
          assertThat((double) found[k]).isCloseTo(rotation[k], within(1e-6));
        }
      }
    }
    // B on the ground turns in the tick whose commit clears omega, and no more.
    double turned = 360 - Math.toDegrees(2 * q);
    for (int tick = 0; tick < 3; tick++) {
      assertThat((double) trace.frame(tick, B).heading()).isCloseTo(turned, within(1e-4));
    }
  }

  /** Product of quaternions w, x, y, z. */
  private static double[] times(double[] a, double[] b) {
    return new double[] {
      a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
      a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
      a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
      a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0]
    };
  }

  /** Section 6.1, in plain arithmetic. */
  @Test
  void frictionOnSlopesAndSleds() {
    AuthoredTrace trace = AuthoredTrace.read("physics/friction_on_slopes");
    double cos10 = Math.cos(Math.toRadians(10));
    int walkers = 3;
    int guid = A;
    List<Float> coefficients = new ArrayList<>();
    for (TraceRecord record : trace.records) {
      if (!(record instanceof EnvRecord)) {
        continue;
      }
      EnvRecord env = (EnvRecord) record;
      float[] v = {env.vel().x(), env.vel().y(), env.vel().z()};
      double[] n = {env.contactNormal().x(), env.contactNormal().y(), env.contactNormal().z()};
      float v2 = (float) ((double) v[0] * v[0] + (double) v[1] * v[1] + (double) v[2] * v[2]);
      double dot = v[2] * n[2] + v[1] * n[1] + v[0] * n[0];
      if (dot < 0.25) {
        v[0] = (float) (v[0] - dot * n[0]);
        v[1] = (float) (v[1] - dot * n[1]);
        v[2] = (float) (v[2] - (float) (dot * n[2]));
        boolean sledding = guid >= A + walkers;
        float friction = 0.95f;
        if (sledding && v2 < 1.5625) {
          friction = 1;
        } else if (sledding && v2 >= 6.25 && cos10 > n[2]) {
          friction = 0.2f;
        }
        coefficients.add(friction);
        double k = Math.pow(1.0 - friction, QUANTUM);
        for (int i = 0; i < 3; i++) {
          v[i] = (float) (k * v[i]);
        }
      } else {
        coefficients.add(0f);
      }
      StateRow state = trace.state(0, guid);
      float[] found = {
        state.float32(StateColumn.VX), state.float32(StateColumn.VY), state.float32(StateColumn.VZ)
      };
      assertThat(found).as("object 0x%08X", guid).containsExactly(v);
      // Where it moved to: a step of the new velocity.
      assertThat(trace.frame(0, guid).x()).isEqualTo((float) (QUANTUM * v[0]));
      guid++;
    }
    assertThat(coefficients).containsExactly(0.95f, 0f, 0.95f, 1f, 0.95f, 0.2f, 0.95f, 0.95f, 0.2f);
  }

  @Test
  void asleepNothingMoves() {
    AuthoredTrace trace = AuthoredTrace.read("physics/activation");
    int active = 0x80;
    // A: put to sleep; woken; put to sleep and woken by a velocity.
    assertThat(trace.state(0, A).int32(StateColumn.ANSWER)).isEqualTo(1);
    assertThat(trace.state(0, A).int32(StateColumn.TRANSIENT) & active).isZero();
    double[] y = {2, 2 + 8 * QUANTUM, 2 + 16 * QUANTUM};
    for (int tick = 0; tick < 3; tick++) {
      assertThat((double) trace.frame(tick, A).y()).isEqualTo(y[tick]);
    }
    assertThat(trace.state(2, A).int32(StateColumn.TRANSIENT) & active).isEqualTo(active);
    // B is static: 0, and neither that nor a velocity wakes it.
    assertThat(trace.state(0, B).int32(StateColumn.ANSWER)).isZero();
    for (int tick = 0; tick < 3; tick++) {
      assertThat(trace.state(tick, B).int32(StateColumn.TRANSIENT) & active).isZero();
      assertThat(trace.frame(tick, B).y()).isEqualTo(2f);
    }
    assertThat(trace.state(2, B).int32(StateColumn.ANSWER)).isEqualTo(1);
  }

  @Test
  void objectsSleepBeyond96MetresOfThePlayer() {
    AuthoredTrace trace = AuthoredTrace.read("physics/asleep_beyond_96");
    int active = 0x80;
    assertThat(Math.hypot(Math.nextUp(106f) - 10, 2)).isGreaterThan(96.0);
    assertThat(trace.state(0, A).int32(StateColumn.TRANSIENT) & active).isEqualTo(active);
    assertThat(trace.state(0, B).int32(StateColumn.TRANSIENT) & active).isZero();
    assertThat(trace.frame(0, B).y()).isEqualTo(12f);
    assertThat(trace.calls(0, C, ProbedFunction.PHYSICS_OBJ_TRANSITION)).hasSize(1);
    // B is near again: awake at once, but its time begins there, so it moves one frame later.
    assertThat(trace.state(1, B).int32(StateColumn.TRANSIENT) & active).isEqualTo(active);
    assertThat(trace.calls(1, B, ProbedFunction.PHYSICS_OBJ_TRANSITION)).isEmpty();
    assertThat(trace.calls(2, B, ProbedFunction.PHYSICS_OBJ_TRANSITION)).hasSize(1);
  }

  @Test
  void commitClearsSlidingWaterAndStationary() {
    AuthoredTrace trace = AuthoredTrace.read("physics/transient_bits_in_a_commit");
    int all = 0xFF;
    int sliding = 0x4;
    int water = 0x8;
    int stationary = 0x70;
    assertThat(trace.state(0, A).int32(StateColumn.TRANSIENT))
        .isEqualTo(all & ~(sliding | water | stationary));
    assertThat(trace.state(0, B).int32(StateColumn.TRANSIENT)).isEqualTo(all);
    assertThat(trace.state(0, C).int32(StateColumn.TRANSIENT)).isEqualTo(all);
    // The sliding normal shows as long as the bit is set.
    assertThat(trace.state(0, A).isEmpty(StateColumn.SNX)).isTrue();
    assertThat(trace.state(0, B).isEmpty(StateColumn.SNX)).isFalse();
  }
}
