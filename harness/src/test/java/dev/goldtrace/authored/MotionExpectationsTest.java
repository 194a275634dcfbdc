package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What spec motion-interpreter.md says of the traces of the motion interpreter. */
class MotionExpectationsTest {
  private static final String NONE = "0x00000000";
  private static final String READY = "0x41000003";
  private static final String WALK = "0x45000005";
  private static final String CROUCH = "0x41000012";

  @Test
  void combatStyleRefusesSittingDownAndEmotes() {
    AuthoredTrace trace = AuthoredTrace.read("motion/refused_in_combat");
    int[] codes = {0x3F, 0x40, 0x41, 0x42};
    String[] motions = {CROUCH, "0x41000013", "0x41000014", "0x41000014"};
    String pending = trace.state(0, A, StateColumn.MI_PENDING);
    for (int i = 0; i < codes.length; i++) {
      int tick = i + 1;
      assertThat(trace.state(tick, A).int32(StateColumn.ANSWER)).isEqualTo(codes[i]);
      assertThat(trace.state(tick, A, StateColumn.MI_FWD)).isEqualTo(READY);
      assertThat(trace.state(tick, A, StateColumn.RAW_FWD)).isEqualTo(READY);
      // B, not in combat: done. The emote is an action and leaves the substate.
      assertThat(trace.state(tick, B).int32(StateColumn.ANSWER)).isZero();
      assertThat(trace.state(tick, B, StateColumn.MI_FWD)).isEqualTo(motions[i]);
      assertThat(trace.state(tick, B, StateColumn.RAW_FWD)).isEqualTo(motions[i]);
    }
    assertThat(trace.state(0, A, StateColumn.RAW_HOLD_KEY)).isEqualTo("1");
    assertThat(trace.state(1, A, StateColumn.RAW_HOLD_KEY)).isEqualTo("2");
    // Changing the hold key plays the current movement: style, Ready, and the stopped sidestep and
    // turn (3.17), four nodes. The refusals add none.
    assertThat(trace.state(4, A).int32(StateColumn.MI_PENDING))
        .isEqualTo(Integer.parseInt(pending) + 4);
    assertThat(trace.state(4, B, StateColumn.MI_ACTIONS)).isEqualTo("1");
    assertThat(trace.state(4, A, StateColumn.MI_ACTIONS)).isEqualTo("0");
  }

  @Test
  void seventhActionIsRefused() {
    AuthoredTrace trace = AuthoredTrace.read("motion/too_many_actions");
    // Ticks: 1 after six actions, 2 after the seventh, 3 after one is done, 4 after another.
    int[] answers = {0, 0x45, 0x45, 0};
    String[] waiting = {"6", "6", "5", "6"};
    for (int i = 0; i < answers.length; i++) {
      assertThat(trace.state(i + 1, A).int32(StateColumn.ANSWER)).isEqualTo(answers[i]);
      assertThat(trace.state(i + 1, A, StateColumn.MI_ACTIONS)).isEqualTo(waiting[i]);
      assertThat(trace.state(i + 1, A, StateColumn.RAW_ACTIONS)).isEqualTo(waiting[i]);
      assertThat(trace.state(i + 1, A, StateColumn.MI_PENDING)).isEqualTo(waiting[i]);
    }
  }

  @Test
  void longJumpIsSetStandingUsedByTheJumpAndCleared() {
    AuthoredTrace trace = AuthoredTrace.read("motion/standing_long_jump");
    // A, B and C have no weenie: charging is allowed. B walks. D's weenie can not jump: 0x49.
    assertThat(trace.state(0, A, StateColumn.MI_LONG_JUMP)).isEqualTo("1");
    assertThat(trace.state(0, B, StateColumn.MI_LONG_JUMP)).isEqualTo("0");
    assertThat(trace.state(0, B).int32(StateColumn.ANSWER)).isZero();
    assertThat(trace.state(0, C, StateColumn.MI_LONG_JUMP)).isEqualTo("1");
    assertThat(trace.state(0, D, StateColumn.MI_LONG_JUMP)).isEqualTo("0");
    assertThat(trace.state(0, D).int32(StateColumn.ANSWER)).isEqualTo(0x49);
    // A's walk is noted but not played; C's crouching is played.
    assertThat(trace.state(1, A, StateColumn.MI_FWD)).isEqualTo(WALK);
    assertThat(trace.state(1, A, StateColumn.MI_PENDING))
        .isEqualTo(trace.state(0, A, StateColumn.MI_PENDING));
    assertThat(trace.state(1, C).int32(StateColumn.MI_PENDING))
        .isEqualTo(trace.state(0, C).int32(StateColumn.MI_PENDING) + 1);
    // A jumps: forward 3.12f, and up 10 without a weenie; then no long jump any more.
    assertThat(trace.state(2, A).int32(StateColumn.ANSWER)).isZero();
    assertThat(trace.calls(1, A, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY))
        .containsExactly("x=0;y=3.12;z=10");
    assertThat(trace.state(2, A, StateColumn.MI_LONG_JUMP)).isEqualTo("0");
    assertThat(trace.state(2, A).int32(StateColumn.TRANSIENT) & 2).isZero();
    // C crouches: refused with 0x48, and no long jump any more.
    assertThat(trace.state(2, C).int32(StateColumn.ANSWER)).isEqualTo(0x48);
    assertThat(trace.state(1, C, StateColumn.MI_LONG_JUMP)).isEqualTo("1");
    assertThat(trace.state(2, C, StateColumn.MI_LONG_JUMP)).isEqualTo("0");
    assertThat(trace.calls(1, C, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)).isEmpty();
  }

  @Test
  void pendingMotionsKnowWhetherAJumpIsAllowed() {
    AuthoredTrace trace = AuthoredTrace.read("motion/jump_error_codes");
    // motion, forward command before it, what 3.8 step 4a gives: 1 forbids.
    int[][] nodes = {
      {0x41000003, 0},
      {0x41000003, 1}, // allowed; forbidden by disable_jump_during_link
      {0x1000006F, 1},
      {0x1000006E, 0},
      {0x10000078, 1},
      {0x10000079, 0},
      {0x10000127, 0},
      {0x10000128, 1},
      {0x10000131, 1},
      {0x10000132, 0},
      {0x41000012, 1},
      {0x41000003, 1},
      {0x41000003, 0}, // Ready after Crouch, Ready after Ready
      {0x41000011, 0},
      {0x41000014, 1},
      {0x41000003, 1},
      {0x40000008, 1},
      {0x1000006E, 0},
      {0x40000015, 1},
      {0x41000003, 0}, // an action alone counts
      {0x40000016, 1},
      {0x40000018, 1},
      {0x41000003, 1},
      {0x40000019, 0},
      {0x4000001D, 0},
      {0x4000001E, 1},
      {0x40000039, 1},
      {0x41000003, 1},
      {0x4000003A, 0},
      {0x41000013, 1},
      {0x41000003, 1} // StopCompletely: what was forward before
    };
    List<Integer> codes = new ArrayList<>();
    for (int[] node : nodes) {
      codes.add(node[1] == 0 ? 0 : 0x48);
    }
    assertThat(trace.lastTick()).isEqualTo(codes.size());
    for (int tick = 1; tick <= codes.size(); tick++) {
      // The head's code comes before the weenie, which can not jump (3.14): 0x49.
      int head = codes.get(tick - 1);
      assertThat(trace.state(tick, A).int32(StateColumn.ANSWER))
          .as("node %d, motion 0x%08X", tick - 1, nodes[tick - 1][0])
          .isEqualTo(head == 0 ? 0x49 : head);
      if (tick < codes.size()) {
        assertThat(trace.state(tick, A).int32(StateColumn.MI_JUMP_ERROR))
            .isEqualTo(codes.get(tick));
      } else {
        assertThat(trace.state(tick, A).isEmpty(StateColumn.MI_JUMP_ERROR)).isTrue();
      }
    }
  }

  @Test
  void holdKeyActsOnlyWhenItChanges() {
    AuthoredTrace trace = AuthoredTrace.read("motion/set_hold_key");
    // Keys set before each tick: Run, Run, Invalid, 3, None, None.
    String[] keys = {"2", "2", "2", "2", "1", "1"};
    boolean[] applied = {true, false, false, false, true, false};
    for (int tick = 0; tick < keys.length; tick++) {
      assertThat(trace.state(tick, A, StateColumn.RAW_HOLD_KEY)).isEqualTo(keys[tick]);
      if (tick > 0) {
        // The calls before a tick have the number of the tick before.
        assertThat(trace.calls(tick - 1, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
            .hasSize(applied[tick] ? 2 : 0);
      }
    }
    // Made, entered the default state twice, and the first key: five times two.
    assertThat(trace.calls(-1, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION)).hasSize(6);
  }

  @Test
  void actionsArePlayedIfTheirStampIsNewer() {
    AuthoredTrace trace = AuthoredTrace.read("motion/action_stamps_wrap");
    int[][] messages = {
      {0x3FFF}, {0x7FFF}, {0x7FFE}, {0}, {0}, {0x7FFF}, {1, 3, 2}, {0x8004 & 0x7FFF}
    };
    int last = 0;
    int played = 0;
    List<Integer> counts = new ArrayList<>();
    for (int[] stamps : messages) {
      for (int stamp : stamps) {
        boolean newer = Math.abs(stamp - last) <= 0x3FFF ? last < stamp : stamp < last;
        if (newer) {
          last = stamp;
          played++;
        }
      }
      counts.add(played);
    }
    assertThat(counts).containsExactly(1, 1, 2, 3, 3, 3, 5, 6);
    for (int tick = 0; tick < messages.length; tick++) {
      assertThat(trace.state(tick, A).int32(StateColumn.MI_ACTIONS))
          .as("tick %d", tick)
          .isEqualTo(counts.get(tick));
    }
    assertThat(trace.calls(5, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .contains("motion=0x1000005E;speed=1", "motion=0x1000005F;speed=1")
        .noneMatch(call -> call.startsWith("motion=0x10000060"));
  }

  @Test
  void rawStateKeepsWhatWasAsked() {
    AuthoredTrace trace = AuthoredTrace.read("motion/raw_state");
    // forward: walk at 1.5, key Invalid because of set_hold_key; run is not noted (2.2 step 3).
    for (int tick = 0; tick <= 4; tick++) {
      raw(trace, tick, "FWD", WALK, 0, 1.5f);
    }
    assertThat(trace.state(1, A, StateColumn.MI_FWD)).isEqualTo("0x44000007");
    // Sidestep left with key Run; the interpreted one is right, -1 * 3.12f / 1.25f * 0.5f.
    raw(trace, 2, "SIDE", "0x65000010", 2, 1f);
    assertThat(trace.state(2, A, StateColumn.MI_SIDE)).isEqualTo("0x6500000F");
    assertThat(trace.state(2, A).float32(StateColumn.MI_SIDE_SPEED))
        .isEqualTo((float) (-1.0 * ((double) 3.12f / 1.25 * 0.5)));
    // Turn left with key Run; the interpreted one is right, 1.5 * -1.
    raw(trace, 3, "TURN", "0x6500000E", 2, 1f);
    assertThat(trace.state(3, A, StateColumn.MI_TURN)).isEqualTo("0x6500000D");
    assertThat(trace.state(3, A).float32(StateColumn.MI_TURN_SPEED)).isEqualTo(-1.5f);
    // Stopping clears the command only.
    raw(trace, 4, "SIDE", NONE, 2, 1f);
    assertThat(trace.state(4, A, StateColumn.MI_SIDE)).isEqualTo(NONE);
    // A style takes the forward command back to Ready, not its speed; it goes back to NonCombat.
    assertThat(trace.state(5, A, StateColumn.RAW_STYLE)).isEqualTo("0x8000003C");
    raw(trace, 5, "FWD", READY, 0, 1.5f);
    assertThat(trace.state(6, A, StateColumn.RAW_STYLE)).isEqualTo("0x8000003D");
    raw(trace, 6, "FWD", READY, 0, 1.5f);
    // Backwards is noted as such; the interpreted one walks forward at -0.65f.
    raw(trace, 7, "FWD", "0x45000006", 0, 1f);
    assertThat(trace.state(7, A, StateColumn.MI_FWD)).isEqualTo(WALK);
    assertThat(trace.state(7, A).float32(StateColumn.MI_FWD_SPEED)).isEqualTo(-0.65f);
    raw(trace, 8, "FWD", READY, 0, 1f);
    assertThat(trace.state(8, A, StateColumn.MI_FWD)).isEqualTo(READY);
    // An action waits in both; StopCompletely leaves it, and the keys and speeds.
    for (int tick = 9; tick <= 10; tick++) {
      assertThat(trace.state(tick, A, StateColumn.RAW_ACTIONS)).isEqualTo("1");
      assertThat(trace.state(tick, A, StateColumn.MI_ACTIONS)).isEqualTo("1");
    }
    raw(trace, 9, "TURN", "0x6500000E", 2, 1f);
    raw(trace, 10, "TURN", NONE, 2, 1f);
    assertThat(trace.state(10, A, StateColumn.MI_TURN)).isEqualTo(NONE);
    assertThat(trace.state(10, A).float32(StateColumn.MI_TURN_SPEED)).isEqualTo(-1.5f);
  }

  @Test
  void messageForbidsAJumpIfTheMotionBeforeItDid() {
    AuthoredTrace trace = AuthoredTrace.read("motion/no_jump_while_a_message_is_applied");
    // Style, forward, and the two stops. A crouched before, B stood.
    int[] crouched = {0x48, 0x48, 0, 0};
    for (int node = 0; node < 4; node++) {
      int tick = node + 1;
      assertThat(trace.state(tick, A).int32(StateColumn.MI_JUMP_ERROR))
          .as("node %d", node)
          .isEqualTo(crouched[node]);
      assertThat(trace.state(tick, B).int32(StateColumn.MI_JUMP_ERROR)).isZero();
      for (int guid : new int[] {A, B}) {
        assertThat(trace.state(tick, guid, StateColumn.MI_FWD)).isEqualTo(WALK);
        assertThat(trace.state(tick, guid).int32(StateColumn.MI_PENDING)).isEqualTo(4 - node);
      }
    }
    assertThat(trace.state(5, A).isEmpty(StateColumn.MI_JUMP_ERROR)).isTrue();
  }

  private static void raw(
      AuthoredTrace trace, int tick, String part, String command, int holdKey, float speed) {
    assertThat(trace.state(tick, A, StateColumn.valueOf("RAW_" + part)))
        .as("raw %s in tick %d", part, tick)
        .isEqualTo(command);
    assertThat(trace.state(tick, A).int32(StateColumn.valueOf("RAW_" + part + "_HOLD_KEY")))
        .isEqualTo(holdKey);
    assertThat(trace.state(tick, A).float32(StateColumn.valueOf("RAW_" + part + "_SPEED")))
        .isEqualTo(speed);
  }

  @Test
  void jumpOfLessThanEpsKeepsTheMomentum() {
    AuthoredTrace trace = AuthoredTrace.read("motion/jump_extent_at_eps");
    // A: 0.0002f < 0.0002f is false, so 10 without a weenie. B: 0, and nothing else: its velocity.
    assertThat(trace.calls(-1, A, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY))
        .last()
        .isEqualTo("x=0;y=0;z=10");
    assertThat(trace.calls(-1, B, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY))
        .last()
        .isEqualTo("x=0;y=1;z=0");
    for (int guid : new int[] {A, B}) {
      assertThat(trace.state(0, guid).int32(StateColumn.ANSWER)).isZero();
      assertThat(trace.state(0, guid).int32(StateColumn.TRANSIENT) & 2).isZero();
    }
  }

  @Test
  void holdKeyPlaysTheRawStateOfThePlayer() {
    AuthoredTrace trace = AuthoredTrace.read("motion/player_applies_raw_state");
    for (int guid : new int[] {A, B}) {
      assertThat(trace.state(0, guid, StateColumn.MI_FWD)).isEqualTo(WALK);
      assertThat(trace.state(1, guid, StateColumn.RAW_FWD)).isEqualTo(WALK);
      assertThat(trace.state(1, guid, StateColumn.RAW_SIDE)).isEqualTo("0x65000010");
      assertThat(trace.state(1, guid, StateColumn.RAW_HOLD_KEY)).isEqualTo("2");
    }
    // A: walk becomes run at the rate 2; left is right backwards, twice k; turns go by 1.5.
    assertThat(trace.state(1, A, StateColumn.MI_FWD)).isEqualTo("0x44000007");
    assertThat(trace.state(1, A).float32(StateColumn.MI_FWD_SPEED)).isEqualTo(2f);
    float walked = (float) (-1.0 * ((double) 3.12f / 1.25 * 0.5));
    assertThat(trace.state(1, A).float32(StateColumn.MI_SIDE_SPEED))
        .isEqualTo((float) (2.0 * walked));
    assertThat(trace.state(1, A).float32(StateColumn.MI_TURN_SPEED)).isEqualTo(-1.5f);
    // B: nothing of that.
    assertThat(trace.state(1, B, StateColumn.MI_FWD)).isEqualTo(WALK);
    assertThat(trace.state(1, B).float32(StateColumn.MI_FWD_SPEED)).isEqualTo(1f);
    assertThat(trace.state(1, B).float32(StateColumn.MI_SIDE_SPEED)).isEqualTo(walked);
    assertThat(trace.state(1, B).float32(StateColumn.MI_TURN_SPEED)).isEqualTo(-1f);
  }
}
