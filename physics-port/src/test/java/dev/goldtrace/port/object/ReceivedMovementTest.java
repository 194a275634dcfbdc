package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.wire.MotionStamps;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.VectorUpdate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which movement events and velocities an object acts on (spec wire.md sections 2.1 and 5). */
class ReceivedMovementTest {
  private static final int ORC = 0x50000001;
  private static final MovementEvent TURN =
      MovementEvent.turnToHeading(0x8000003D, new MovementParameters());

  private final Scene scene = new Scene();
  private final PhysicsObj orc = scene.creature(ORC, 0, 0, 0);
  private final List<String> events = new ArrayList<>();
  private int autonomyLevel = 2;

  @BeforeEach
  void theObjectHasStamps() {
    orc.updateTimes[TimestampSlot.INSTANCE] = 5;
    orc.updateTimes[TimestampSlot.MOVEMENT] = 0xFFFF;
    orc.updateTimes[TimestampSlot.SERVER_CONTROLLED_MOVE] = 7;
    orc.updateTimes[TimestampSlot.VECTOR] = 3;
    scene.forget();
  }

  private SmartBox.Answer motion(int object, int instance, int movement, int serverControl) {
    return motion(object, instance, new MotionStamps(movement, serverControl, 0, 0));
  }

  private SmartBox.Answer motion(int object, int instance, MotionStamps stamps) {
    return scene
        .world
        .smartBox()
        .unpackMovementEvent(new UpdateMotion(object, instance, stamps, TURN));
  }

  private SmartBox.Answer vector(int object, int instance, int stamp) {
    return scene
        .world
        .smartBox()
        .unpackVectorEvent(new VectorUpdate(object, 0, 4, 6.5f, 0, 0, 1, instance, stamp));
  }

  private int unpacked() {
    return scene.entries(ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT).size();
  }

  private void makePlayer() {
    scene.environment(orc).thePlayer = true;
    scene.world.player = orc;
    scene.world.commandInterpreter =
        new CommandInterpreter() {
          @Override
          public int autonomyLevel() {
            return autonomyLevel;
          }

          @Override
          public void lostControlToServer() {
            events.add("lost control");
          }

          @Override
          public void sendPositionEvent() {}

          @Override
          public void playerTeleported() {}
        };
  }

  @Test
  void messagesForAnObjectOrInstanceThatIsNotHereWait() {
    assertThat(motion(0x50000009, 5, 1, 7)).isEqualTo(SmartBox.Answer.QUEUED);
    assertThat(motion(ORC, 6, 1, 7)).isEqualTo(SmartBox.Answer.QUEUED);
    assertThat(vector(0x50000009, 5, 4)).isEqualTo(SmartBox.Answer.QUEUED);
    assertThat(vector(ORC, 6, 4)).isEqualTo(SmartBox.Answer.QUEUED);
    assertThat(scene.entries).isEmpty();
  }

  @Test
  void messagesForAFormerInstanceAreDropped() {
    assertThat(motion(ORC, 4, 1, 7)).isEqualTo(SmartBox.Answer.DROPPED);
    assertThat(vector(ORC, 4, 4)).isEqualTo(SmartBox.Answer.DROPPED);
    assertThat(scene.entries).isEmpty();
  }

  @Test
  void aNewerMovementStampIsActedOnAlsoWhenItWrappedAround() {
    assertThat(motion(ORC, 5, 0, 7)).isEqualTo(SmartBox.Answer.HANDLED);
    assertThat(unpacked()).isEqualTo(1);
    assertThat(orc.updateTimes[TimestampSlot.MOVEMENT]).isZero();
  }

  @Test
  void theSameMovementStampIsNotActedOn() {
    assertThat(motion(ORC, 5, 0xFFFF, 8)).isEqualTo(SmartBox.Answer.HANDLED);
    assertThat(unpacked()).isZero();
    assertThat(orc.updateTimes[TimestampSlot.SERVER_CONTROLLED_MOVE]).isEqualTo(7);
  }

  @Test
  void anOlderServerControlStampIsNotActedOnButTheMovementStampStays() {
    motion(ORC, 5, 1, 6);
    assertThat(unpacked()).isZero();
    assertThat(orc.updateTimes[TimestampSlot.MOVEMENT]).isEqualTo(1);
    assertThat(orc.updateTimes[TimestampSlot.SERVER_CONTROLLED_MOVE]).isEqualTo(7);
  }

  @Test
  void theSameAndANewerServerControlStampAreActedOn() {
    motion(ORC, 5, 1, 7);
    motion(ORC, 5, 2, 8);
    assertThat(unpacked()).isEqualTo(2);
    assertThat(orc.updateTimes[TimestampSlot.SERVER_CONTROLLED_MOVE]).isEqualTo(8);
  }

  @Test
  void theAutonomousByteOfAnotherObjectIsRememberedWhateverItHolds() {
    motion(ORC, 5, new MotionStamps(1, 7, 2, 0));
    assertThat(orc.movementIsAutonomous()).isTrue();
    motion(ORC, 5, new MotionStamps(2, 7, 0, 0));
    assertThat(orc.movementIsAutonomous()).isFalse();
    assertThat(unpacked()).isEqualTo(2);
  }

  @Test
  void thePlayersOwnEchoIsNotActedOnButItsStampsStay() {
    makePlayer();
    motion(ORC, 5, new MotionStamps(1, 8, 1, 0));
    assertThat(unpacked()).isZero();
    assertThat(orc.updateTimes[TimestampSlot.MOVEMENT]).isEqualTo(1);
    assertThat(orc.updateTimes[TimestampSlot.SERVER_CONTROLLED_MOVE]).isEqualTo(8);
    assertThat(events).isEmpty();
  }

  @Test
  void anEventOfTheServersTakesThePlayerOver() {
    makePlayer();
    motion(ORC, 5, 1, 7);
    assertThat(unpacked()).isEqualTo(1);
    assertThat(events).containsExactly("lost control");
  }

  @Test
  void aNewerVectorStampSetsVelocityAndOmega() {
    assertThat(vector(ORC, 5, 4)).isEqualTo(SmartBox.Answer.HANDLED);
    assertThat(orc.velocity).usingRecursiveComparison().isEqualTo(new Vector3(0, 4, 6.5f));
    assertThat(orc.omega).usingRecursiveComparison().isEqualTo(new Vector3(0, 0, 1));
    assertThat(vector(ORC, 5, 4)).isEqualTo(SmartBox.Answer.HANDLED);
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)).hasSize(1);
  }

  @Test
  void thePlayerTakesAVelocityOnlyWhenItGoesWhereTheServerSays() {
    makePlayer();
    vector(ORC, 5, 4);
    assertThat(orc.velocity).usingRecursiveComparison().isEqualTo(new Vector3());
    assertThat(orc.updateTimes[TimestampSlot.VECTOR]).as("stored all the same").isEqualTo(4);
    autonomyLevel = 1;
    vector(ORC, 5, 5);
    assertThat(orc.velocity).usingRecursiveComparison().isEqualTo(new Vector3(0, 4, 6.5f));
  }
}
