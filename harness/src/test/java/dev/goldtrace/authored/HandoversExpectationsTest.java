package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static dev.goldtrace.authored.Guid.F;
import static dev.goldtrace.authored.Guid.G;
import static dev.goldtrace.authored.Guid.H;
import static dev.goldtrace.authored.Guid.I;
import static dev.goldtrace.authored.Guid.J;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What spec position-managers.md says of managers that change their object, end, or get nodes that
 * retail never makes; and of ACE's.
 */
class HandoversExpectationsTest {
  private static final int TARGET = 0x80000011;

  private static final String NONE = "0x00000000";
  private static final float EPS = 0.0002f;

  @Test
  void managersThatAreHandedOverOrDestroyedLetGo() {
    AuthoredTrace trace = AuthoredTrace.read("position/handed_over_and_destroyed");
    // 4.7, 4.8, section 3: A is handed over, B destroyed, C has lost all three.
    for (int guid : new int[] {A, B, C}) {
      assertThat(trace.state(1, guid, StateColumn.ST_TARGET)).isEqualTo("0x80000011");
      assertThat(trace.calls(1, guid, ProbedFunction.TARGET_MANAGER_CLEAR_TARGET)).hasSize(1);
      assertThat(trace.calls(1, guid, ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT))
          .isEmpty();
    }
    assertThat(trace.calls(1, TARGET, ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR)).hasSize(3);
    assertThat(trace.state(2, A, StateColumn.ST_TARGET)).isEqualTo(NONE);
    assertThat(trace.state(2, B, StateColumn.ST_TARGET)).isEqualTo(NONE);
    assertThat(trace.state(2, B, StateColumn.MT_TYPE)).isEqualTo("7");
    for (StateColumn column :
        List.of(StateColumn.ST_TARGET, StateColumn.CT_ON, StateColumn.IP_DEPTH)) {
      assertThat(trace.state(1, C).isEmpty(column)).isFalse();
      assertThat(trace.state(2, C).isEmpty(column)).isTrue();
    }
    // 5.6: D's is handed over; E's is destroyed, and works again when E gets it back.
    for (int guid : new int[] {D, E}) {
      assertThat(trace.state(1, guid).float32(StateColumn.CT_OFFSET)).isEqualTo(1f);
      assertThat(trace.state(2, guid, StateColumn.CT_ON)).isEqualTo("0");
      assertThat(trace.state(2, guid).float32(StateColumn.CT_OFFSET)).isZero();
    }
    assertThat(trace.state(3, E).float32(StateColumn.CT_OFFSET)).isEqualTo(2f);
    // 6.1: F's nodes go, and nothing else.
    assertThat(trace.state(1, F, StateColumn.IP_FRAMES)).isEqualTo("2");
    assertThat(trace.state(2, F, StateColumn.IP_DEPTH)).isEqualTo("0");
    assertThat(trace.state(2, F, StateColumn.IP_FRAMES)).isEqualTo("2");
  }

  @Test
  void interpolationWithoutAnObjectDoesNothing() {
    AuthoredTrace trace = AuthoredTrace.read("position/handed_over_and_destroyed");
    // 6.3 step 1, 6.5 step 1: no node is taken and no slice counted until it has an object again.
    assertThat(trace.calls(1, G, ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO)).isEmpty();
    String[] frames = {"1", "2", "2", "3"};
    for (int tick = 0; tick < frames.length; tick++) {
      assertThat(trace.state(tick, G, StateColumn.IP_DEPTH)).isEqualTo("1");
      assertThat(trace.state(tick, G, StateColumn.IP_FRAMES)).isEqualTo(frames[tick]);
    }
    assertThat(trace.moved(2, G)).isZero();
    // 6.6: H's velocity node waits likewise.
    assertThat(trace.state(2, H, StateColumn.IP_DEPTH)).isEqualTo("1");
    assertThat(trace.ticksOf(H, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly(3);
    assertThat(trace.state(3, H).float32(StateColumn.VY)).isEqualTo(3f);
  }

  @Test
  void jumpAndVelocityNodesAreHandled() {
    AuthoredTrace trace = AuthoredTrace.read("interp/jump_and_velocity_nodes");
    // A, 6.5 step 1, 6.6 A: one node in each tick; it does not walk.
    assertThat(trace.frame(0, A).y()).isEqualTo(2f);
    assertThat(trace.state(0, A, StateColumn.IP_DEPTH)).isEqualTo("1");
    assertThat(trace.state(0, A).float32(StateColumn.VY)).isEqualTo(3f);
    assertThat(trace.ticksOf(A, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly(0, 1);
    assertThat(trace.state(1, A, StateColumn.IP_DEPTH)).isEqualTo("0");
    // B, 6.6 C: the last position before the tail, and the tail's velocity.
    assertThat(trace.frame(0, B).y()).isEqualTo(160f);
    assertThat(trace.state(0, B).float32(StateColumn.VY)).isEqualTo(5f);
    assertThat(trace.state(0, B, StateColumn.IP_DEPTH)).isEqualTo("0");
    // C, 6.4 step 4: it stands. The first window passes, the next four fail and drop a node each;
    // the last of them is remembered, for the tail has no position before it.
    assertThat(trace.ticksOf(C, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly(9, 14, 19, 24);
    assertThat(trace.frame(23, C).y()).isEqualTo(2f);
    assertThat(trace.frame(24, C).y()).isEqualTo(10f);
    assertThat(trace.state(24, C).float32(StateColumn.VY)).isZero();
    // D, 6.3 step 2: 20 m from the tail, 110 m from the object.
    assertThat(trace.state(0, D, StateColumn.IP_DEPTH)).isEqualTo("2");
    assertThat(trace.state(0, D, StateColumn.IP_FAILS)).isEqualTo("0");
  }

  @Test
  void stickTurnsByExactlyEps() {
    AuthoredTrace trace = AuthoredTrace.read("sticky/heading_at_eps");
    // A: half of EPS degrees to the right, in radians. B is a hair nearer: ahead.
    assertThat(trace.frame(0, A).heading()).isEqualTo(EPS);
    assertThat(trace.frame(0, B).qz()).isZero();
    // C faces EPS degrees and its target is in the north: to the left by EPS, not by what is left
    // of
    // EPS when 360 is added in a float. Its root motion is pitched, where the two differ by a bit.
    float[] own = {1, 0.128f, 0, -1.6881382e-06f};
    float[] expected = product(own, turned(-EPS, 2 * 0.25061426f));
    assertThat(expected)
        .isNotEqualTo(product(own, turned((float) (-EPS + 360.0), 2 * 0.25061426f)));
    assertThat(trace.frame(0, C).qw()).isEqualTo(expected[0]);
    assertThat(trace.frame(0, C).qx()).isEqualTo(expected[1]);
    assertThat(trace.frame(0, C).qy()).isEqualTo(expected[2]);
    assertThat(trace.frame(0, C).qz()).isEqualTo(expected[3]);
  }

  /** Frame::set_heading of section 1: the forward axis keeps its z. */
  private static float[] turned(float degrees, float z) {
    double perRadian = 57.29577951308232;
    double perDegree = 0.017453292519943295;
    float east = (float) Math.sin(degrees * perDegree);
    float north = (float) Math.cos(degrees * perDegree);
    double inverse = 1 / Math.sqrt((double) east * east + (double) north * north + (double) z * z);
    float x = (float) (inverse * east);
    float y = (float) (inverse * north);
    double heading = (450.0 - Math.atan2(y, x) * perRadian) % 360.0;
    float yaw = (float) (-heading * perDegree);
    float pitch = (float) (Math.asin((float) (inverse * z)) * perRadian * perDegree);
    float halfYaw = (float) (yaw * 0.5);
    float ci = (float) Math.cos(pitch * 0.5);
    float si = (float) Math.sin(pitch * 0.5);
    float ch = (float) Math.cos(halfYaw);
    double sh = Math.sin(halfYaw);
    return new float[] {(float) (ch * ci), (float) (si * ch), (float) (sh * si), (float) (ci * sh)};
  }

  /** Frame::combine of section 1, the rotation. */
  private static float[] product(float[] a, float[] b) {
    double[] f = {a[0], a[1], a[2], a[3]};
    float[] q = {
      (float) (f[0] * b[0] - f[1] * b[1] - f[2] * b[2] - f[3] * b[3]),
      (float) (f[0] * b[1] + f[1] * b[0] + f[2] * b[3] - f[3] * b[2]),
      (float) (f[0] * b[2] + f[2] * b[0] + f[3] * b[1] - f[1] * b[3]),
      (float) (f[0] * b[3] + f[3] * b[0] + f[1] * b[2] - f[2] * b[1])
    };
    double squares = 0;
    for (float component : q) {
      squares += (double) component * component;
    }
    double inverse = 1 / Math.sqrt(squares);
    for (int i = 0; i < q.length; i++) {
      q[i] = (float) (q[i] * inverse);
    }
    return q;
  }

  @Test
  void snapshotsFindWhoeverListensByNow() {
    AuthoredTrace trace = AuthoredTrace.read("target/handed_over");
    // A has dropped its target without a word, and watches another in tick 1; B is gone.
    for (int tick = -1; tick < 1; tick++) {
      int status = tick == -1 ? 1 : 2;
      assertThat(trace.calls(tick, A, ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE))
          .endsWith("object=0x80000011;status=" + status);
      assertThat(trace.calls(tick, TARGET, ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE))
          .endsWith("voyeur=0x80000001;status=" + status, "voyeur=0x80000002;status=" + status);
    }
    assertThat(trace.calls(-1, A, ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET)).hasSize(1);
    assertThat(trace.calls(0, A, ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET))
        .containsExactly("context=0x00000000;object=0x80000012;status=1");
    assertThat(trace.state(1, A, StateColumn.TG_OBJECT)).isEqualTo("0x80000012");
    // 7.1: buckets 1, 2 and 3. E's move-to belongs to F, which leaves while E is served.
    int notifier = 0x80000015;
    assertThat(trace.calls(1, notifier, ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE))
        .endsWith("voyeur=0x80000005;status=2", "voyeur=0x80000007;status=2");
    assertThat(trace.calls(1, notifier, ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR))
        .startsWith("object=0x80000006");
    // moveto.md 3.18 step 4: the target that answers is the mover itself by now.
    int self = 0x80000019;
    assertThat(trace.calls(2, self, ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP)).hasSize(1);
    assertThat(trace.calls(2, self, ProbedFunction.MOTION_INTERP_STOP_COMPLETELY)).hasSize(1);
    assertThat(trace.state(3, I, StateColumn.MT_TYPE)).isEqualTo("0");
  }

  @Test
  void statusThatNothingSendsEndsAStick() {
    AuthoredTrace trace = AuthoredTrace.read("target/handed_over");
    int stuck = 0x8000000B;
    assertThat(trace.state(4, stuck, StateColumn.ST_TARGET)).isEqualTo("0x80000012");
    assertThat(trace.calls(4, stuck, ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET))
        .containsExactly("object=0x80000012;status=0");
    assertThat(trace.state(5, stuck, StateColumn.ST_TARGET)).isEqualTo(NONE);
  }

  @Test
  void aceConstrainsAndWatchesItsWay() {
    AuthoredTrace trace = AuthoredTrace.read("position/ace_branches");
    // D-P02: 19 times 0.9f is 17.1f, which is not less; it is less than 18.
    assertThat(19 * 0.9f).isEqualTo(17.1f);
    assertThat(trace.state(0, A).int32(StateColumn.ANSWER)).isZero();
    assertThat(trace.state(0, B).int32(StateColumn.ANSWER)).isEqualTo(1);
    // D-P42, D-P40.
    int watched = 0x80000013;
    assertThat(trace.calls(-1, watched, ProbedFunction.TARGET_MANAGER_ADD_VOYEUR))
        .startsWith(
            "object=0x80000003;radius=0.5;quantum=0.1", "object=0x80000004;radius=0.5;quantum=0.5");
    assertThat(trace.calls(-1, D, ProbedFunction.TARGET_MANAGER_SET_TARGET))
        .containsExactly("context=0x00000005;object=0x80000013;radius=0.5;quantum=0.5");
    assertThat(trace.calls(-1, D, ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET))
        .containsExactly("context=0x00000000;object=0x80000013;status=1");
    // 7.11, before and after.
    assertThat(trace.state(4, watched).int32(StateColumn.ANSWER)).isZero();
    assertThat(trace.state(4, watched, StateColumn.TG_VOYEURS)).isEqualTo("4");
    assertThat(trace.state(5, watched).int32(StateColumn.ANSWER)).isEqualTo(1);
    assertThat(trace.state(5, watched, StateColumn.TG_VOYEURS)).isEqualTo("3");
    // D-P11: I's stick goes on with its new owner. D-P12: J's target still sends to it.
    assertThat(trace.state(5, I, StateColumn.ST_TARGET)).isEqualTo("0x80000013");
    assertThat(trace.state(5, J, StateColumn.ST_TARGET)).isEqualTo(NONE);
    assertThat(trace.state(5, J, StateColumn.TG_OBJECT)).isEqualTo("0x80000013");
  }

  @Test
  void aceInterpolatesItsWay() {
    AuthoredTrace trace = AuthoredTrace.read("position/ace_branches");
    // D-P23: the argument decides whether the far position, which faces east, keeps the heading.
    assertThat(trace.frame(0, E).heading()).isZero();
    assertThat(trace.frame(0, F).heading()).isEqualTo(90f);
    // D-P30: of 8 m/s for 5/32 s, 0.375 m are 0.3f, and 0.0625 m are not.
    assertThat(0.375f / 0.15625f / 8).isEqualTo(0.3f);
    assertThat(0.375 / 0.15625 / 8).isLessThan(0.3f);
    assertThat(0.0625f / 0.15625f / 8).isLessThan(0.3f);
    assertThat(trace.ticksOf(G, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED)).isEmpty();
    assertThat(trace.calls(9, H, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly("success=0");
  }

  @Test
  void aceHasNoQueue() {
    // D-P21: what comes after the call that throws is not recorded.
    AuthoredTrace trace = AuthoredTrace.read("interp/ace_without_a_queue");
    assertThat(trace.lastTick()).isZero();
    assertThat(trace.calls(0, A, ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO)).hasSize(1);
  }

  @Test
  void aceSweepsOnTheFrameClock() {
    // D-P38: at 1000.25, not 0.2 s later, and 0.5 s later. On the clock of the slices, which are of
    // 0.1 s, the first sweep would be at 1000.1 and the only slice that moves ends at 1000.55.
    AuthoredTrace trace = AuthoredTrace.read("target/ace_one_clock");
    assertThat(trace.ticksOf(A, ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE))
        .containsExactly(-1, 0, 2);
  }
}
