package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What spec position-managers.md section 7 says of the traces of the target manager. */
class TargetExpectationsTest {
  /** Subscribing sends the first snapshot at once (7.5 step 4). */
  private static final int AT_ONCE = -1;

  @Test
  void sweepsWhenHalfASecondHasPassedToTheBit() {
    AuthoredTrace trace = AuthoredTrace.read("target/period_at_half_second");
    double[] times = {1000.25, 1000.5, 1000.75, 1001, 1001.1875, 1001.25, 1001.5, 1001.75};
    // 7.6: the first call acts, because the last sweep was at 0; then each that is 0.5 s later.
    List<Integer> sweeps = new ArrayList<>(List.of(AT_ONCE));
    double last = 0;
    for (int tick = 0; tick < times.length; tick++) {
      if (times[tick] - last >= 0.5) {
        sweeps.add(tick);
        last = times[tick];
      }
    }
    assertThat(sweeps).containsExactly(AT_ONCE, 0, 2, 5, 7);
    // The target walks a metre each tick, twice the radius, so each sweep tells the voyeur.
    assertThat(trace.ticksOf(B, ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE))
        .isEqualTo(sweeps);
  }

  @Test
  void doesNotSendAPredictionThatIsExactlyOneRadiusAway() {
    AuthoredTrace trace = AuthoredTrace.read("target/radius_strict");
    // 7.7: after 0.5 m, 0.5 > 0.5 is false and 0.5 > 0.49999997 is true; after 0.75 m, 0.75 > 0.5
    // is true, and C has been sent 0.5: 0.25 > 0.49999997 is false.
    assertThat(trace.ticksOf(A, ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE))
        .containsExactly(AT_ONCE, 1);
    assertThat(trace.ticksOf(C, ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE))
        .containsExactly(AT_ONCE, 0);
  }

  @Test
  void sweepGoesOnWhenAVoyeurUnsubscribes() {
    AuthoredTrace trace = AuthoredTrace.read("target/voyeurs_leave_during_the_sweep");
    int target = 0x80000010;
    // (id ^ id >>> 16) & 3 is 1 for all four: one bucket, the last added first (7.1).
    List<Integer> added = List.of(0x80000001, 0x80000005, 0x80000009, 0x8000000D);
    assertThat(added).allMatch(id -> ((id ^ id >>> 16) & 3) == 1);
    assertThat(trace.calls(0, target, ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE))
        .containsExactly(
            "voyeur=0x8000000D;status=3",
            "voyeur=0x80000009;status=3",
            "voyeur=0x80000005;status=3",
            "voyeur=0x80000001;status=3");
    // 3.18 step 3: not Ok cancels with 0x37, which clears the target, which removes the voyeur.
    for (int chaser : added) {
      assertThat(trace.calls(0, chaser, ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO))
          .first()
          .isEqualTo("error=" + 0x37);
      assertThat(trace.state(1, chaser, StateColumn.MT_TYPE)).isEqualTo("0");
    }
    assertThat(trace.calls(0, target, ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR)).hasSize(4);
    assertThat(trace.state(0, target, StateColumn.TG_VOYEURS)).isEqualTo("4");
    assertThat(trace.state(1, target, StateColumn.TG_VOYEURS)).isEqualTo("0");
  }

  @Test
  void predictionFallsBackWhenTheMovementIsLost() {
    AuthoredTrace trace = AuthoredTrace.read("target/null_transition_zeroes_velocity");
    // Tick 0: 1 m in 0.5 s, so 7.12 predicts 3 + 1 s * 2 m/s = 5. Tick 1 moves nothing: velocity 0,
    // prediction 3, which is 2 m from the 5 sent. Tick 2: still 3, sent already.
    double lastSent = 2;
    double[] y = {3, 3, 3};
    double[] speed = {1 / 0.5, 0, 0};
    List<Integer> sent = new ArrayList<>(List.of(AT_ONCE));
    for (int tick = 0; tick < 3; tick++) {
      assertThat((double) trace.frame(tick, B).y()).isEqualTo(y[tick]);
      double prediction = y[tick] + 1 * speed[tick];
      if (Math.abs(prediction - lastSent) > 0.5) {
        sent.add(tick);
        lastSent = prediction;
      }
    }
    assertThat(sent).containsExactly(AT_ONCE, 0, 1);
    assertThat(trace.ticksOf(B, ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE)).isEqualTo(sent);
  }

  @Test
  void removeVoyeurAnswersWhetherThereWasOne() {
    AuthoredTrace trace = AuthoredTrace.read("target/remove_voyeur_answer");
    // A has a manager without table, C no manager; B has A, not C.
    assertThat(trace.state(0, A, StateColumn.ANSWER)).isEqualTo("0x00000000");
    assertThat(trace.state(0, B, StateColumn.ANSWER)).isEqualTo("0x00000000");
    assertThat(trace.state(0, C, StateColumn.ANSWER)).isEqualTo("0x00000000");
    assertThat(trace.state(0, C).isEmpty(StateColumn.TG_VOYEURS)).isTrue();
    assertThat(trace.state(1, B, StateColumn.ANSWER)).isEqualTo("0x00000001");
    assertThat(trace.state(1, B, StateColumn.TG_VOYEURS)).isEqualTo("0");
    assertThat(trace.state(2, B, StateColumn.ANSWER)).isEqualTo("0x00000000");
  }

  @Test
  void snapshotCarriesVelocityAndDirection() {
    AuthoredTrace trace = AuthoredTrace.read("target/snapshot_copies");
    // B walks 1 m north in half a second: 2 m/s, and in one second it will be at (80, 5).
    for (int guid : new int[] {A, C}) {
      assertThat(trace.state(0, guid).float32(StateColumn.TG_VX)).isZero();
      assertThat(trace.state(0, guid).float32(StateColumn.TG_VY)).isEqualTo((float) (1 / 0.5));
      assertThat(trace.state(0, guid).float32(StateColumn.TG_VZ)).isZero();
    }
    // From A at (84, 2) that is (-4, 3), five metres.
    assertThat(trace.state(0, A).float32(StateColumn.TG_HX)).isEqualTo((float) (1 / 5.0 * -4));
    assertThat(trace.state(0, A).float32(StateColumn.TG_HY)).isEqualTo((float) (1 / 5.0 * 3));
    assertThat(trace.state(0, A).float32(StateColumn.TG_HZ)).isZero();
    // C stands there.
    assertThat(trace.state(0, C).float32(StateColumn.TG_HX)).isZero();
    assertThat(trace.state(0, C).float32(StateColumn.TG_HY)).isZero();
    assertThat(trace.state(0, C).float32(StateColumn.TG_HZ)).isEqualTo(1f);
  }
}
