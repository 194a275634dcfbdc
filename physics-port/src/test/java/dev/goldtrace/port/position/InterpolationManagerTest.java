package dev.goldtrace.port.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import org.junit.jupiter.api.Test;

class InterpolationManagerTest {
  private static final float REACHED = 0.05f;

  /** Of a creature without a run rate: 4 m/s, times 2. */
  private static final double SPEED = 8.0;

  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);
  private final InterpolationManager manager = interpolationOf(object);

  /** The object's own manager, so that what it asks of the object finds it. */
  private static InterpolationManager interpolationOf(PhysicsObj object) {
    object.interpolateTo(object.position, true);
    return object.positionManager().interpolationManager();
  }

  private Frame adjusted(double quantum) {
    Frame frame = new Frame();
    frame.origin.set(7, 7, 7);
    manager.adjustOffset(frame, quantum);
    return frame;
  }

  private static boolean isRootMotion(Frame frame) {
    return frame.origin.x == 7 && frame.origin.y == 7 && frame.origin.z == 7;
  }

  private void adjust(int slices, double quantum) {
    for (int i = 0; i < slices; i++) {
      adjusted(quantum);
    }
  }

  private long completions(int success) {
    return scene.entries(ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED).stream()
        .filter(entry -> entry.args().get(0) == success)
        .count();
  }

  private void standAt(float x) {
    object.position.frame.origin.x = x;
  }

  // --- InterpolateTo ---

  @Test
  void aFreshManagerIsEmpty() {
    assertThat(manager.depth()).isZero();
    assertThat(manager.originalDistance()).isEqualTo(999999.0f);
    assertThat(manager.nodeFailCounter()).isZero();
    assertThat(manager.keepHeading()).isFalse();
  }

  @Test
  void aPositionAtExactlyFiveCentimetresCountsAsReached() {
    manager.interpolateTo(Scene.at(REACHED, 0, 0), true);
    assertThat(manager.depth()).isZero();

    manager.interpolateTo(Scene.at(Math.nextUp(REACHED), 0, 0), true);
    assertThat(manager.depth()).isEqualTo(1);
  }

  @Test
  void aReachedPositionTurnsTheObjectUnlessItKeepsItsHeading() {
    Position here = Scene.facing(0.01f, 0, 0, 90);
    manager.interpolateTo(here, true);
    assertThat(object.getHeading()).isZero();
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_HEADING)).isEmpty();

    manager.interpolateTo(here, false);
    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_HEADING)).hasSize(1);
  }

  @Test
  void aReachedPositionEndsTheInterpolation() {
    manager.interpolateTo(Scene.at(5, 0, 0), true);

    manager.interpolateTo(Scene.at(0.01f, 0, 0), true);

    assertThat(manager.depth()).isZero();
  }

  @Test
  void newestNodesStrictlyNearerThanFiveCentimetresAreReplaced() {
    manager.interpolateTo(Scene.at(1, 0, 0), true);
    manager.interpolateTo(Scene.at(1, REACHED, 0), true);
    assertThat(manager.depth()).isEqualTo(2);

    manager.interpolateTo(Scene.at(1, REACHED + Math.nextDown(REACHED), 0), true);
    assertThat(manager.depth()).isEqualTo(2);
  }

  @Test
  void theTwentyFirstNodeDropsTheFirst() {
    for (int i = 1; i <= 20; i++) {
      manager.interpolateTo(Scene.at(i, 0, 0), true);
    }
    assertThat(manager.depth()).isEqualTo(20);

    manager.interpolateTo(Scene.at(21, 0, 0), true);

    assertThat(manager.depth()).isEqualTo(20);
    // The head is now the node at 2 m.
    adjust(5, 0.01);
    assertThat(manager.originalDistance()).isEqualTo(2);
  }

  @Test
  void farIsStrictlyBeyondTheBlipDistance() {
    manager.interpolateTo(Scene.at(100, 0, 0), true);
    assertThat(manager.nodeFailCounter()).isZero();

    manager.stopInterpolating();
    manager.interpolateTo(Scene.at(Math.nextUp(100f), 0, 0), true);
    assertThat(manager.nodeFailCounter()).isEqualTo(4);
    assertThat(manager.depth()).isEqualTo(1);
  }

  @Test
  void farIsMeasuredFromTheNewestNode() {
    manager.interpolateTo(Scene.at(90, 0, 0), true);

    manager.interpolateTo(Scene.at(180, 0, 0), true);

    assertThat(manager.nodeFailCounter()).isZero();
    assertThat(manager.depth()).isEqualTo(2);
  }

  @Test
  void indoorsTheBlipDistanceIsTwentyMetres() {
    object.position.cell = Scene.INDOOR_CELL;
    manager.interpolateTo(Scene.at(Scene.INDOOR_CELL, 20, 0, 0), true);
    assertThat(manager.nodeFailCounter()).isZero();

    manager.stopInterpolating();
    manager.interpolateTo(Scene.at(Scene.INDOOR_CELL, 21, 0, 0), true);
    assertThat(manager.nodeFailCounter()).isEqualTo(4);
  }

  @Test
  void indoorsThePlayerBlipsFromTwentyFiveMetresOn() {
    object.position.cell = Scene.INDOOR_CELL;
    scene.world.player = object;
    manager.interpolateTo(Scene.at(Scene.INDOOR_CELL, 25, 0, 0), true);
    assertThat(manager.nodeFailCounter()).isZero();

    manager.stopInterpolating();
    manager.interpolateTo(Scene.at(Scene.INDOOR_CELL, 26, 0, 0), true);
    assertThat(manager.nodeFailCounter()).isEqualTo(4);
  }

  @Test
  void aFarPositionReadsTheStoredFlagAndDoesNotStoreItsOwn() {
    object.position.set(Scene.facing(0, 0, 0, 90));
    manager.interpolateTo(Scene.at(150, 0, 0), true);
    assertThat(manager.keepHeading()).isFalse();
    manager.useTime();
    // The node's own heading, north.
    assertThat(object.getHeading()).isZero();

    object.position.set(Scene.facing(0, 0, 0, 90));
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    manager.interpolateTo(Scene.at(170, 0, 0), false);
    assertThat(manager.keepHeading()).isTrue();
    manager.useTime();
    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
  }

  @Test
  void farPositionsAreNotLimitedToTwenty() {
    for (int i = 0; i < 25; i++) {
      manager.interpolateTo(Scene.at(i % 2 == 0 ? 170 : 10, 0, 0), true);
    }

    assertThat(manager.depth()).isEqualTo(25);
  }

  @Test
  void theReceivedPositionIsNotChanged() {
    object.position.set(Scene.facing(0, 0, 0, 90));
    Position received = Scene.at(10, 0, 0);

    manager.interpolateTo(received, true);

    assertThat(received.frame.getHeading()).isZero();
  }

  @Test
  void aFirstNodeStartsWithTheBigDistance() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);

    assertThat(manager.originalDistance()).isEqualTo(999999.0f);
  }

  // --- adjust_offset ---

  @Test
  void theObjectStepsAtTwiceItsSpeed() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);

    assertThat(adjusted(0.1).origin.x).isEqualTo((float) (SPEED * 0.1), within(1e-6f));
  }

  @Test
  void aShortRestIsMadeWhole() {
    manager.interpolateTo(Scene.at(0.5f, 0, 0), true);

    assertThat(adjusted(0.1).origin.x).isEqualTo(0.5f);
  }

  @Test
  void anObjectThatCannotMoveIsGivenSevenAndAHalfMetresASecond() {
    scene.environment(object).runRate = 0;
    manager.interpolateTo(Scene.at(10, 0, 0), true);

    assertThat(adjusted(0.1).origin.x).isEqualTo((float) (7.5 * 0.1), within(1e-6f));
  }

  @Test
  void theFallbackSpeedIsForLessThanEpsilon() {
    float rate = (float) (0.0002f / 8.0);
    manager.interpolateTo(Scene.at(10, 0, 0), true);

    scene.environment(object).runRate = rate;
    assertThat(adjusted(0.1).origin.x).isLessThan(0.001f);
    scene.environment(object).runRate = Math.nextDown(rate);
    assertThat(adjusted(0.1).origin.x).isGreaterThan(0.7f);
  }

  @Test
  void inTheAirNothingIsInterpolated() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    object.transientState &= ~TransientState.CONTACT;

    assertThat(isRootMotion(adjusted(0.1))).isTrue();
    assertThat(manager.frameCounter()).isZero();
  }

  @Test
  void withinFiveCentimetresTheNodeIsDoneAndTheRootMotionStays() {
    manager.interpolateTo(Scene.at(1, 0, 0), true);
    standAt(1 - Math.nextDown(0.03125f));

    assertThat(isRootMotion(adjusted(0.1))).isTrue();
    assertThat(completions(1)).isEqualTo(1);
    assertThat(manager.depth()).isZero();
  }

  @Test
  void atExactlyFiveCentimetresTheNodeIsDoneButTheStepIsStillMade() {
    object.position.frame.origin.set(0, 0, 0);
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    manager.interpolateTo(Scene.at(REACHED, 0, 0), true);
    // That one was reached at once: start again with a node that the object comes to.
    assertThat(manager.depth()).isZero();
    standAt(-1);
    manager.interpolateTo(Scene.at(REACHED, 0, 0), true);
    standAt(0);

    Frame frame = adjusted(0.1);

    assertThat(frame.origin.x).isEqualTo(REACHED);
    assertThat(completions(1)).isEqualTo(1);
    assertThat(manager.depth()).isZero();
  }

  @Test
  void withoutKeepingItsHeadingTheObjectTakesTheNodesInOneSlice() {
    manager.interpolateTo(Scene.facing(10, 0, 0, 90), false);

    assertThat(adjusted(0.01).getHeading()).isEqualTo(90, within(1e-4));
  }

  @Test
  void keepingItsHeadingItTurnsNotAtAll() {
    manager.interpolateTo(Scene.facing(10, 0, 0, 90), true);

    assertThat(adjusted(0.01).getHeading()).isZero();
  }

  @Test
  void completingANodeMeasuresTheDistanceToTheNext() {
    manager.interpolateTo(Scene.at(1, 0, 0), true);
    manager.interpolateTo(Scene.at(5, 0, 0), true);
    standAt(0.97f);

    adjusted(0.1);

    assertThat(manager.depth()).isEqualTo(1);
    assertThat(manager.originalDistance()).isEqualTo((float) (5.0 - (double) 0.97f));
  }

  // --- progress ---

  @Test
  void S20_progressIsJudgedInEveryFifthSlice() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    // The first judgement passes: the original distance is the big one.
    adjust(4, 0.1);
    assertThat(manager.frameCounter()).isEqualTo(4);
    assertThat(manager.originalDistance()).isEqualTo(999999.0f);
    adjust(1, 0.1);
    assertThat(manager.frameCounter()).isZero();
    assertThat(manager.originalDistance()).isEqualTo(10);

    adjust(4, 0.1);
    assertThat(completions(0)).isZero();
    assertThat(isRootMotion(adjusted(0.1))).isTrue();
    assertThat(completions(0)).isEqualTo(1);
  }

  @Test
  void S20_theFourthFailureBlipsToTheNewestNode() {
    for (int i = 1; i <= 6; i++) {
      manager.interpolateTo(Scene.at(10 * i, 0, 0), true);
    }
    adjust(5, 0.1);
    for (int failure = 1; failure <= 3; failure++) {
      adjust(5, 0.1);
      manager.useTime();
      assertThat(manager.nodeFailCounter()).isEqualTo(failure);
      assertThat(object.position.frame.origin.x).isZero();
    }
    adjust(5, 0.1);
    assertThat(manager.nodeFailCounter()).isEqualTo(4);

    manager.useTime();

    assertThat(object.position.frame.origin.x).isEqualTo(60);
    assertThat(manager.depth()).isZero();
    assertThat(manager.nodeFailCounter()).isZero();
  }

  @Test
  void S20_runningOutOfNodesAfterAFailureBlipsToTheDroppedOne() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    adjust(10, 0.1);
    assertThat(manager.depth()).isZero();
    assertThat(manager.nodeFailCounter()).isEqualTo(1);

    manager.useTime();

    assertThat(object.position.frame.origin.x).isEqualTo(10);
    assertThat(manager.nodeFailCounter()).isZero();
  }

  @Test
  void lessThanTwentyCentimetresAwayAFailureCountsAsArrival() {
    manager.interpolateTo(Scene.at(Math.nextDown(0.2f), 0, 0), true);
    adjust(10, 0.1);

    assertThat(completions(1)).isEqualTo(1);
    assertThat(manager.nodeFailCounter()).isZero();
  }

  @Test
  void atExactlyTwentyCentimetresItIsAFailure() {
    manager.interpolateTo(Scene.at(0.2f, 0, 0), true);
    adjust(10, 0.1);

    assertThat(completions(0)).isEqualTo(1);
    assertThat(manager.nodeFailCounter()).isEqualTo(1);
  }

  @Test
  void threeTenthsOfThePossibleDistanceAreEnough() {
    // In one second at 8 m/s: 0.3f * 8, a distance that the floats hold exactly.
    float enough = 0.3f * 8;
    judge(enough);
    assertThat(manager.nodeFailCounter()).isZero();
  }

  @Test
  void aLittleLessThanThreeTenthsIsNotEnough() {
    judge(Math.nextDown(0.3f * 8));
    assertThat(manager.nodeFailCounter()).isEqualTo(1);
  }

  /** Moves the object {@code distance} of the 4 m to its node in a second, and judges that. */
  private void judge(float distance) {
    manager.interpolateTo(Scene.at(4, 0, 0), true);
    adjust(5, 0.1);
    assertThat(manager.originalDistance()).isEqualTo(4);
    standAt(distance);
    adjusted(0.25);
    adjusted(0.25);
    adjusted(0.25);
    adjusted(0.125);
    adjusted(0.125);
  }

  @Test
  void lessThanEpsilonIsNoProgressHoweverShortTheTime() {
    manager.interpolateTo(Scene.at(0.5f, 0, 0), true);
    adjust(5, 1e-6);
    standAt(0.00015f);
    adjust(5, 1e-6);
    assertThat(manager.nodeFailCounter()).isEqualTo(1);
  }

  @Test
  void moreThanEpsilonIsProgressInAShortTime() {
    manager.interpolateTo(Scene.at(0.5f, 0, 0), true);
    adjust(5, 1e-6);
    standAt(0.00025f);
    adjust(5, 1e-6);
    assertThat(manager.nodeFailCounter()).isZero();
    assertThat(manager.progressQuantum()).isZero();
  }

  @Test
  void whileStuckToSomethingLackOfProgressIsNoFailure() {
    PhysicsObj prey = scene.creature(0x50000002, 20, 0, 0);
    object.getPositionManager().stickTo(prey.id, 0.5f, 1.8f);
    manager.interpolateTo(Scene.at(10, 0, 0), true);

    adjust(20, 0.1);

    assertThat(completions(0)).isZero();
    assertThat(manager.originalDistance()).isEqualTo(10);
  }

  @Test
  void theProgressTimeIsAFloatSum() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);

    adjust(3, 0.1);

    float sum = 0;
    for (int i = 0; i < 3; i++) {
      sum = (float) (0.1 + sum);
    }
    assertThat(manager.progressQuantum()).isEqualTo(sum);
  }

  // --- UseTime ---

  @Test
  void anEmptyQueueWithoutFailureIsLeftAlone() {
    manager.useTime();

    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).isEmpty();
  }

  @Test
  void aBlipThatFindsNoPlaceIsTriedAgain() {
    manager.interpolateTo(Scene.at(150, 0, 0), true);
    scene.environment(object).placeable = false;
    manager.useTime();
    manager.useTime();
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).hasSize(2);
    assertThat(manager.depth()).isEqualTo(1);
    assertThat(manager.nodeFailCounter()).isEqualTo(4);

    scene.environment(object).placeable = true;
    manager.useTime();
    assertThat(object.position.frame.origin.x).isEqualTo(150);
    assertThat(manager.depth()).isZero();
  }

  @Test
  void aBlipSlidesToAFreePlace() {
    manager.interpolateTo(Scene.at(150, 0, 0), true);

    manager.useTime();

    assertThat(scene.environment(object).placements).containsExactly(0x1012);
  }

  @Test
  void aVelocityNodeSetsTheVelocityAndIsDone() {
    manager.append(node(InterpolationNode.Type.VELOCITY, 0, 3));
    manager.append(node(InterpolationNode.Type.JUMP, 0, 0));

    manager.useTime();

    assertThat(object.velocity.x).isEqualTo(3);
    assertThat(manager.depth()).isEqualTo(1);

    manager.useTime();
    assertThat(manager.depth()).isZero();
  }

  @Test
  void jumpAndVelocityNodesAreNotWalkedTo() {
    manager.append(node(InterpolationNode.Type.JUMP, 5, 3));

    assertThat(isRootMotion(adjusted(0.1))).isTrue();
    assertThat(manager.frameCounter()).isZero();
  }

  @Test
  void aBlipToAVelocityNodeGoesToTheLastPositionBeforeItWithThatVelocity() {
    manager.append(node(InterpolationNode.Type.POSITION, 1, 0));
    manager.append(node(InterpolationNode.Type.POSITION, 2, 0));
    manager.append(node(InterpolationNode.Type.JUMP, 3, 9));
    manager.interpolateTo(Scene.at(150, 0, 0), true);
    manager.append(node(InterpolationNode.Type.VELOCITY, 4, 5));

    manager.useTime();

    assertThat(object.position.frame.origin.x).isEqualTo(150);
    assertThat(object.velocity.x).isEqualTo(5);
    assertThat(manager.depth()).isZero();
  }

  @Test
  void aBlipWithoutAPositionGoesToTheLastDroppedNodeAndHasNoVelocity() {
    for (int i = 1; i <= 4; i++) {
      manager.interpolateTo(Scene.at(10 * i, 0, 0), true);
    }
    manager.append(node(InterpolationNode.Type.VELOCITY, 99, 5));
    adjust(25, 0.1);
    assertThat(manager.nodeFailCounter()).isEqualTo(4);
    assertThat(manager.depth()).isEqualTo(1);

    manager.useTime();

    assertThat(object.position.frame.origin.x).isEqualTo(40);
    assertThat(object.velocity.x).isZero();
    assertThat(manager.depth()).isZero();
  }

  @Test
  void aVelocityNodeThatEndsTheQueueForgetsTheFailures() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    manager.append(node(InterpolationNode.Type.VELOCITY, 4, 5));
    adjust(10, 0.1);
    assertThat(manager.nodeFailCounter()).isEqualTo(1);

    manager.useTime();

    assertThat(object.velocity.x).isEqualTo(5);
    assertThat(manager.nodeFailCounter()).isZero();
    assertThat(object.position.frame.origin.x).isZero();
  }

  private static InterpolationNode node(InterpolationNode.Type type, float x, float vx) {
    InterpolationNode node = new InterpolationNode(type, new Position());
    node.position.set(Scene.at(x, 0, 0));
    node.velocity.set(vx, 0, 0);
    return node;
  }

  @Test
  void stopInterpolatingKeepsTheHeadingFlag() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    adjust(3, 0.1);

    manager.stopInterpolating();

    assertThat(manager.keepHeading()).isTrue();
    assertThat(manager.depth()).isZero();
    assertThat(manager.frameCounter()).isZero();
    assertThat(manager.progressQuantum()).isZero();
    assertThat(manager.originalDistance()).isEqualTo(999999.0f);
  }

  @Test
  void destroyDropsTheNodesAndNothingElse() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    adjust(3, 0.1);

    manager.destroy();

    assertThat(manager.depth()).isZero();
    assertThat(manager.frameCounter()).isEqualTo(3);
  }

  @Test
  void anotherOwnerTakesTheNodesOver() {
    manager.interpolateTo(Scene.at(10, 0, 0), true);
    PhysicsObj heir = scene.creature(0x50000002, 4, 0, 0);

    manager.setPhysicsObject(heir);
    adjust(5, 0.1);

    assertThat(manager.originalDistance()).isEqualTo(6);
  }

  @Test
  void withoutOwnerNothingHappens() {
    manager.interpolateTo(Scene.at(150, 0, 0), true);
    manager.setPhysicsObject(null);

    assertThat(isRootMotion(adjusted(0.1))).isTrue();
    manager.useTime();
    manager.interpolateTo(Scene.at(1, 0, 0), true);

    assertThat(manager.depth()).isEqualTo(1);
  }

  @Test
  void theStepIsInTheObjectsOwnAxes() {
    object.position.set(Scene.facing(0, 0, 0, 90));
    manager.interpolateTo(Scene.at(10, 0, 0), true);

    Vector3 step = adjusted(0.1).origin;

    assertThat(step.x).isEqualTo(0, within(1e-6f));
    assertThat(step.y).isEqualTo(0.8f, within(1e-6f));
  }
}
