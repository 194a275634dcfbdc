package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What spec wire.md sections 2.1 and 5 and position-managers.md section 9 say of whole messages,
 * with the timestamps of each.
 */
class ReceivedMessagesExpectationsTest {
  private static final int PLAYER = 0x50000001;

  private static final int HANDLED = 1;
  private static final int DROPPED = 2;
  private static final int QUEUED = 4;

  private static final double QUANTUM = 0.125;

  private static void isAnswered(AuthoredTrace trace, int guid, int... answers) {
    for (int tick = 0; tick < answers.length; tick++) {
      assertThat(trace.state(tick, guid).int32(StateColumn.ANSWER))
          .as("answer of tick %d", tick)
          .isEqualTo(answers[tick]);
    }
  }

  private static void hasVelocity(AuthoredTrace trace, int tick, int guid, float... velocity) {
    StateRow state = trace.state(tick, guid);
    float[] found = {
      state.float32(StateColumn.VX), state.float32(StateColumn.VY), state.float32(StateColumn.VZ)
    };
    assertThat(found).as("velocity in tick %d", tick).containsExactly(velocity);
  }

  private static void walksAt(AuthoredTrace trace, int guid, float... speeds) {
    for (int tick = 0; tick < speeds.length; tick++) {
      StateRow state = trace.state(tick, guid);
      assertThat(state.text(StateColumn.MI_FWD)).isEqualTo("0x45000005");
      assertThat(state.float32(StateColumn.MI_FWD_SPEED))
          .as("speed in tick %d", tick)
          .isEqualTo(speeds[tick]);
    }
  }

  @Test
  void vectorUpdateNeedsTheInstanceThatIsHereAndANewerStamp() {
    AuthoredTrace trace = AuthoredTrace.read("object/vector_updates");
    // The first; the same stamp; instance 1 after 0; instance 2 after 3; nobody; the answer to B's
    // instance 9 after the message for A's third instance, which was handled; one for B alone.
    isAnswered(trace, A, HANDLED, HANDLED, QUEUED, DROPPED, QUEUED, QUEUED, HANDLED);
    double heading = 0;
    for (int tick = 0; tick <= trace.lastTick(); tick++) {
      boolean second = tick >= 5;
      hasVelocity(trace, tick, A, second ? new float[] {4, 5, 6} : new float[] {1, 2, 3});
      // Half a radian a second, to the left and then to the right.
      heading += Math.toDegrees(second ? 0.5 * QUANTUM : -0.5 * QUANTUM);
      assertThat((double) trace.frame(tick, A).heading())
          .isCloseTo((heading + 360) % 360, within(1e-4));
    }
    hasVelocity(trace, 5, B, 0, 0, 0);
    hasVelocity(trace, 6, B, 7, 0, 0);
  }

  @Test
  void playerThatMovesItselfTakesNoVelocity() {
    AuthoredTrace trace = AuthoredTrace.read("object/vector_updates");
    // The stamp 1 was stored all the same: 1 is not newer, 2 is.
    isAnswered(trace, PLAYER, HANDLED, 0, 1);
    hasVelocity(trace, 0, PLAYER, 0, 0, 0);
    assertThat(trace.frame(0, PLAYER).heading()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "object/vector_update_of_a_player_at_level_0",
        "object/vector_update_of_a_player_at_level_1"
      })
  void playerThatTheServerMovesTakesTheVelocity(String id) {
    AuthoredTrace trace = AuthoredTrace.read(id);
    isAnswered(trace, PLAYER, HANDLED);
    hasVelocity(trace, 0, PLAYER, 1, 2, 3);
    assertThat((double) trace.frame(0, PLAYER).heading())
        .isCloseTo(360 - Math.toDegrees(0.5 * QUANTUM), within(1e-4));
  }

  @Test
  void movementEventNeedsANewerStampAndServerControlThatIsNotOlder() {
    AuthoredTrace trace = AuthoredTrace.read("object/movement_messages");
    walksAt(trace, A, 1.5f, 1.5f, 1.5f, 1.5f, 1.25f, 1.75f, 1.75f, 1.75f, 1.75f, 1.75f, 2.25f);
    // In ticks 7 to 10 a newer instance, an older one, nobody, and the one that is here.
    isAnswered(
        trace, A, HANDLED, HANDLED, HANDLED, HANDLED, HANDLED, HANDLED, HANDLED, QUEUED, DROPPED,
        QUEUED, HANDLED);
  }

  @Test
  void autonomousEventIsThePlayersOwnEcho() {
    AuthoredTrace trace = AuthoredTrace.read("object/movement_messages");
    walksAt(trace, PLAYER, 1.5f, 1.5f, 1.5f, 1.5f, 1.5f, 1.5f, 1.25f);
    // It lost control once, and not by its echo, whose stamps 2 and 2 were stored; then again.
    isAnswered(trace, PLAYER, HANDLED, 0x1, HANDLED, 0x1, 0, 0, HANDLED, 0x2);
  }

  @Test
  void autonomousEventMakesAnObjectWithoutWeenieApplyItsRawState() {
    AuthoredTrace trace = AuthoredTrace.read("object/movement_messages");
    // Tick 0: not autonomous; hitting the ground plays the interpreted state again.
    walksAt(trace, B, 1.5f, 1.5f);
    assertThat(trace.calls(0, B, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .contains("motion=0x45000005;speed=1.5");
    // Tick 1: autonomous; what is played is the raw state, in which it stands.
    assertThat(trace.state(2, B, StateColumn.MI_FWD)).isEqualTo("0x41000003");
    assertThat(trace.calls(1, B, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .contains("motion=0x41000003;speed=1")
        .doesNotContain("motion=0x45000005;speed=1.75");
  }

  @Test
  void movementEventAnswersWhetherItWasPlayed() {
    AuthoredTrace trace = AuthoredTrace.read("object/movement_event_answers");
    // moveto.md 4.2: lost, then types 0, 5, 6, 7, 10, 8, 1 and 9.
    isAnswered(trace, A, 0, 1, 0, 1, 1, 0, 1, 0, 1);
    assertThat(trace.state(0, A).isEmpty(StateColumn.MI_FWD)).isTrue();
    int[][] moveTo = {{3, 6}, {4, 7}, {6, 8}, {8, 9}};
    for (int[] tickAndType : moveTo) {
      assertThat(trace.state(tickAndType[0], A).int32(StateColumn.MT_TYPE))
          .isEqualTo(tickAndType[1]);
    }
    // An unknown type cancels the move-to all the same.
    assertThat(trace.state(5, A).int32(StateColumn.MT_TYPE)).isZero();
  }

  @Test
  void positionIsForTheInstanceThatIsHere() {
    AuthoredTrace trace = AuthoredTrace.read("object/position_messages");
    // Then newer_event of the position stamp: 1 has been stored by the message that was handled.
    isAnswered(trace, A, QUEUED, QUEUED, DROPPED, HANDLED, 0, 1);
    for (int tick = 0; tick < 3; tick++) {
      assertThat(trace.frame(tick, A).y()).isEqualTo(2f);
    }
    assertThat(trace.calls(2, A, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT)).hasSize(1);
  }

  @Test
  void commandInterpreterHearsOfForcedPositionsAndTeleports() {
    AuthoredTrace trace = AuthoredTrace.read("object/position_messages");
    // One position event; then one teleport; an ordinary position is told to nobody.
    isAnswered(trace, PLAYER, HANDLED, 0x010, HANDLED, 0x110, HANDLED, 0x110);
    assertThat(trace.frame(0, PLAYER).y()).isEqualTo(3f);
    // The forced one leaves its heading, the teleport turns it east.
    assertThat(trace.frame(0, PLAYER).heading()).isZero();
    assertThat(trace.frame(2, PLAYER).heading()).isEqualTo(90f);
    assertThat(trace.ticksOf(PLAYER, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)).containsExactly(1);
  }
}
