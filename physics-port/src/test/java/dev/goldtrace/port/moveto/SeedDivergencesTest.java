package dev.goldtrace.port.moveto;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.stage.Stage;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetStatus;
import org.junit.jupiter.api.Test;

/**
 * What the first design documents say otherwise, or not at all, about the object around a move: the
 * rows of divergences-moveto.md section G (S) that no other test of this package has, and of
 * divergences-position.md (DP) where a move depends on them.
 */
class SeedDivergencesTest {
  private static final int ID = 0x50000001;
  private static final int TARGET = 0x50000002;

  private final Stage stage = new Stage();
  private final PhysicsObj object = stage.add(ID, 96, 50);
  private final MovementParameters params = new MovementParameters();

  @Test
  void S04_cancellingThroughTheObjectIsInterruptCurrentMovement() {
    object.cancelMoveTo();
    assertThat(stage.log.lines()).containsExactly("interrupt_current_movement()");
    object.turnToHeading(params);
    stage.settle(object);
    object.cancelMoveTo();
    assertThat(stage.log.lines()).startsWith("interrupt_current_movement()", "CancelMoveTo(54)");
    assertThat(object.isMovingTo()).isFalse();
  }

  @Test
  void S09_theLeashIsTenToFiftyMetresOutdoorsAndFiveToTwentyIndoors() {
    object.position.cell = 0xA9B400FF;
    assertThat(object.getStartConstraintDistance()).isEqualTo(10.0f);
    assertThat(object.getMaxConstraintDistance()).isEqualTo(50.0f);
    object.position.cell = 0xA9B40100;
    assertThat(object.getStartConstraintDistance()).isEqualTo(5.0f);
    assertThat(object.getMaxConstraintDistance()).isEqualTo(20.0f);
  }

  @Test
  void S11_theQuantumIsTheTargetsOrZero() {
    assertThat(object.getTargetQuantum()).isEqualTo(0.0);
    object.setTarget(0, TARGET, 0.5f, 2.5);
    assertThat(object.getTargetQuantum()).isEqualTo(2.5);
    object.setTargetQuantum(3.25);
    assertThat(object.getTargetQuantum()).isEqualTo(3.25);
    object.clearTarget();
    assertThat(object.getTargetQuantum()).isEqualTo(0.0);
  }

  @Test
  void S12_movementsActivateAndOnlyLeavingTheGroundSetsAVelocity() {
    object.makeMovementManager(true);
    stage.settle(object);
    object.transientState &= ~TransientState.ACTIVE;
    object.turnToHeading(params);
    assertThat(object.transientState & TransientState.ACTIVE).isNotZero();
    assertThat(stage.log.linesOf("set_velocity")).isEmpty();
    object.movementManager().leaveGround();
    assertThat(stage.log.linesOf("set_velocity")).hasSize(1);
  }

  @Test
  void S13_DM94_DM96_receivedPositionsAreTakenByContactAndNotByVelocity() {
    Vector3 fast = new Vector3(5, 0, 0);
    assertThat(object.moveOrTeleport(Stage.at(97, 50), 0, false, fast)).isFalse();
    assertThat(stage.log.linesOf("InterpolateTo", "SetPositionSimple")).isEmpty();
    assertThat(object.moveOrTeleport(Stage.at(97, 50), 0, true, new Vector3())).isTrue();
    assertThat(stage.log.linesOf("InterpolateTo", "SetPositionSimple")).hasSize(1);
    assertThat(object.velocity).usingRecursiveComparison().isEqualTo(new Vector3());
  }

  @Test
  void S14_farIsFromNinetySixMetresOn() {
    object.playerDistance = Math.nextDown(96.0f);
    object.moveOrTeleport(Stage.at(97, 50), 0, true, new Vector3());
    assertThat(stage.log.linesOf("InterpolateTo")).hasSize(1);
    assertThat(stage.log.linesOf("SetPositionSimple")).isEmpty();
    stage.log.clear();
    object.playerDistance = 96.0f;
    object.moveOrTeleport(Stage.at(97, 50), 0, true, new Vector3());
    assertThat(stage.log.linesOf("InterpolateTo")).isEmpty();
    assertThat(stage.log.linesOf("SetPositionSimple")).hasSize(1);
  }

  @Test
  void S15_onlyActiveObjectsInACellAreTicked() {
    object.turnToHeading(params);
    stage.settle(object);
    object.transientState &= ~TransientState.ACTIVE;
    tick();
    assertThat(stage.log.lines()).isEmpty();

    object.transientState |= TransientState.ACTIVE;
    int cell = object.position.cell;
    object.position.cell = 0;
    tick();
    assertThat(stage.log.lines()).isEmpty();

    object.position.cell = cell;
    tick();
    assertThat(stage.log.lines()).startsWith("BeginTurnToHeading()");
  }

  @Test
  void S15_targetsAreHandledBeforeTheMoveAndTheStickAfterIt() {
    PhysicsObj target = stage.add(TARGET, 96, 60);
    object.moveToObject(TARGET, params);
    target.addVoyeur(ID, 0.5f, 0.0f);
    stage.settle(object);
    // The target is ticked second: its move of this tick reaches the follower's next one.
    target.position.set(Stage.at(96, 70));
    target.transientState |= TransientState.ACTIVE;
    tick();
    assertThat(stage.log.lines())
        .containsSubsequence("BeginTurnToHeading()", "SendVoyeurUpdate(50000001,1)");
  }

  @Test
  void DM14_aFollowWithoutAnswerIsNotTicked() {
    object.setTarget(0, TARGET, 0.5f, 0.0);
    object.makeMovementManager(true);
    object.movementManager().makeMoveToManager();
    MoveToManager moveTo = object.movementManager().moveToManager();
    params.setBits(MovementParameters.STOP_COMPLETELY, false);
    moveTo.turnToHeading(params);
    moveTo.turnToObject(TARGET, TARGET, params);
    stage.settle(object);
    assertThat(moveTo.pendingActions()).as("left over from the turn before").hasSize(1);
    moveTo.useTime();
    assertThat(stage.log.lines()).isEmpty();

    moveTo.handleUpdateTarget(snapshot(Stage.at(146, 50)));
    assertThat(moveTo.pendingActions())
        .containsExactly(new MovementNode(MovementType.TURN_TO_HEADING, 90));
    stage.settle(object);
    moveTo.useTime();
    assertThat(moveTo.previousHeading()).as("ticked: compared with the heading").isEqualTo(0.0f);
  }

  @Test
  void DM48_anUnknownObjectMovesNothing() {
    object.moveToObject(TARGET, params);
    object.turnToObject(TARGET, params);
    assertThat(stage.log.linesOf("PerformMovement")).isEmpty();
    assertThat(object.isMovingTo()).isFalse();
  }

  @Test
  void DM47_DP19_stickingAndFollowingGoToTheHolderOfTheTarget() {
    PhysicsObj holder = stage.add(0x50000003, 96, 60);
    holder.radius = 2.0f;
    holder.height = 3.0f;
    PhysicsObj held = stage.add(TARGET, 96, 61);
    held.radius = 0.25f;
    held.height = 0.5f;
    held.setParent(holder);
    object.stickToObject(TARGET);
    assertThat(stage.log.linesOf("StickTo")).containsExactly("StickTo(50000003,2.0,3.0)");

    object.moveToObject(TARGET, params);
    assertThat(stage.log.linesOf("MoveToObject"))
        .as("the size is that of the object itself")
        .containsExactly("MoveToObject(50000002,50000003,0.25,0.5)");
  }

  @Test
  void DM23_DP45_theMoveKeepsItsOwnCopyOfThePosition() {
    object.makeMovementManager(true);
    object.movementManager().makeMoveToManager();
    MoveToManager moveTo = object.movementManager().moveToManager();
    params.setBits(MovementParameters.USE_SPHERES, false);
    moveTo.moveToObject(TARGET, TARGET, 0, 0, params);
    Position target = Stage.at(96, 60);
    moveTo.handleUpdateTarget(snapshot(target));
    target.frame.origin.set(96, 150, 0);
    stage.settle(object);
    moveTo.useTime();
    assertThat(moveTo.currentCommand()).isEqualTo(MotionCommand.WALK_FORWARD);
    assertThat(moveTo.previousDistance()).isEqualTo(10.0f);
  }

  @Test
  void DM44_DM45_DM46_makingTheManagerWakesAnObjectThatIsNotStatic() {
    object.transientState &= ~TransientState.ACTIVE;
    object.getMinterp();
    assertThat(object.transientState & TransientState.ACTIVE).isNotZero();
    assertThat(object.updateTime).isEqualTo(Stage.START);

    PhysicsObj fixed = stage.add(TARGET, 10, 10);
    fixed.state |= PhysicsState.STATIC;
    fixed.transientState &= ~TransientState.ACTIVE;
    fixed.getMinterp();
    assertThat(fixed.transientState & TransientState.ACTIVE).isZero();
  }

  private static TargetInfo snapshot(Position target) {
    return new TargetInfo(
        0, TARGET, 0.5f, 0, target, target, new Vector3(), new Vector3(), TargetStatus.OK, 0);
  }

  private void tick() {
    stage.time(stage.world.curTime + 0.1);
    stage.log.clear();
    stage.world.tick(0.1f);
  }
}
