package dev.goldtrace.port.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetStatus;
import org.junit.jupiter.api.Test;

class StickyManagerTest {
  private static final int HUNTER = 0x50000001;
  private static final int PREY = 0x80000002;

  /** Of a creature without a run rate: 4 m/s, times 5. */
  private static final double SPEED = 20.0;

  private static final float GAP = 0.3f;

  private final Scene scene = new Scene();
  private final PhysicsObj hunter = scene.creature(HUNTER, 10, 10, 0);
  private final PhysicsObj prey = scene.creature(PREY, 10, 20, 0);

  private StickyManager stick() {
    hunter.getPositionManager().stickTo(PREY, 0.5f, 1.8f);
    return hunter.positionManager().stickyManager();
  }

  private Frame adjusted(double quantum) {
    Frame frame = new Frame();
    hunter.positionManager().stickyManager().adjustOffset(frame, quantum);
    return frame;
  }

  // --- life of a stick ---

  @Test
  void theTargetAnswersBeforeStickToReturns() {
    StickyManager sticky = stick();

    assertThat(sticky.initialized()).isTrue();
    assertThat(sticky.targetId()).isEqualTo(PREY);
  }

  @Test
  void S4_stickyExpiresStrictlyAfterItsDeadline() {
    StickyManager sticky = stick();
    assertThat(sticky.stickyTimeoutTime()).isEqualTo(101.0);

    scene.world.curTime = 101.0;
    sticky.useTime();
    assertThat(sticky.targetId()).isEqualTo(PREY);

    scene.world.curTime = Math.nextUp(101.0);
    sticky.useTime();
    assertThat(sticky.targetId()).isZero();
  }

  @Test
  void S5_stickEndsOneSecondAfterStickToEvenWhenUpdatesArrive() {
    StickyManager sticky = stick();

    scene.clock(100.9);
    prey.position.frame.origin.y = 30;
    prey.targetManager().notifyVoyeurOfEvent(TargetStatus.OK);
    assertThat(hunter.targetManager().targetInfo().targetPosition().frame.origin.y).isEqualTo(30);
    assertThat(sticky.stickyTimeoutTime()).isEqualTo(101.0);

    scene.clock(101.1);
    sticky.useTime();
    assertThat(sticky.targetId()).isZero();
  }

  @Test
  void S5_aStickThatWasNeverAnsweredLastsASecondToo() {
    scene.world.remove(prey);
    StickyManager sticky = stick();
    assertThat(sticky.initialized()).isFalse();

    scene.clock(101.0);
    sticky.useTime();
    assertThat(sticky.targetId()).isEqualTo(PREY);

    scene.clock(101.1);
    sticky.useTime();
    assertThat(sticky.targetId()).isZero();
  }

  @Test
  void S6_deadlineAndExpiryReadTheFrameClock() {
    scene.world.physicsTime = 500;
    StickyManager sticky = stick();
    assertThat(sticky.stickyTimeoutTime()).isEqualTo(101.0);

    scene.world.physicsTime = 1000;
    sticky.useTime();

    assertThat(sticky.targetId()).isEqualTo(PREY);
  }

  @Test
  void S23_withoutTargetAnOldDeadlineMeansNothing() {
    StickyManager sticky = stick();
    sticky.unStick();
    scene.clock(200);
    scene.forget();

    sticky.useTime();

    assertThat(scene.entries).isEmpty();
  }

  @Test
  void S13_theTargetIsWatchedWithHalfAMetreAndHalfASecondAhead() {
    stick();

    Scene.Entry entry = scene.entries(ProbedFunction.TARGET_MANAGER_SET_TARGET).get(0);
    assertThat(entry.args().get(0)).isZero();
    assertThat(entry.args().get(1).intValue()).isEqualTo(PREY);
    assertThat(entry.f32(2)).isEqualTo(0.5f);
    assertThat(entry.f64(3)).isEqualTo(0.5);
  }

  @Test
  void S11_aStickWithoutOwnerHasNoTargetSoThatItNeedsNoGuard() {
    StickyManager sticky = stick();
    sticky.setPhysicsObject(null);
    Frame frame = new Frame();
    frame.origin.set(1, 2, 3);

    sticky.adjustOffset(frame, 0.1);

    assertThat(frame.origin).usingRecursiveComparison().isEqualTo(new Vector3(1, 2, 3));
  }

  @Test
  void unStickClearsTheTargetBeforeItInterruptsTheMovement() {
    StickyManager sticky = stick();
    scene.forget();

    sticky.unStick();

    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.STICKY_MANAGER_UN_STICK,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR,
            ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT);
    assertThat(sticky.initialized()).isFalse();
    assertThat(prey.targetManager().voyeurCount()).isZero();
  }

  @Test
  void unStickWithoutTargetDoesNothingMore() {
    StickyManager sticky = stick();
    sticky.unStick();
    scene.forget();

    sticky.unStick();

    assertThat(scene.functions()).containsExactly(ProbedFunction.STICKY_MANAGER_UN_STICK);
  }

  @Test
  void expiryTearsDownWithoutEnteringUnStick() {
    StickyManager sticky = stick();
    scene.clock(102);
    scene.forget();

    sticky.useTime();

    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR,
            ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT);
  }

  @Test
  void aSecondStickToTearsTheFirstDown() {
    stick();
    scene.forget();

    hunter.positionManager().stickTo(PREY, 0.5f, 1.8f);

    assertThat(scene.functions())
        .startsWith(
            ProbedFunction.STICKY_MANAGER_STICK_TO,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR,
            ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT,
            ProbedFunction.TARGET_MANAGER_SET_TARGET);
    assertThat(hunter.positionManager().stickyManager().initialized()).isTrue();
  }

  @Test
  void stickingToNothingIsAnsweredWithATimeOutThatHasNoEffect() {
    hunter.getPositionManager().stickTo(0, 0.5f, 1.8f);

    assertThat(scene.entries(ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET)).hasSize(1);
    assertThat(scene.entries(ProbedFunction.TARGET_MANAGER_CLEAR_TARGET)).isEmpty();
    assertThat(hunter.targetManager().targetInfo()).isNull();
  }

  @Test
  void anyStatusButOkEndsTheStick() {
    for (TargetStatus status : TargetStatus.values()) {
      StickyManager sticky = stick();

      sticky.handleUpdateTarget(TargetInfo.blank(0, PREY, 0.5f, 0.5, status, 0));

      assertThat(sticky.targetId())
          .as(status.name())
          .isEqualTo(status == TargetStatus.OK ? PREY : 0);
    }
  }

  @Test
  void updatesOfOtherObjectsAreIgnored() {
    StickyManager sticky = stick();

    sticky.handleUpdateTarget(TargetInfo.blank(0, 0x777, 0, 0, TargetStatus.EXIT_WORLD, 0));

    assertThat(sticky.targetId()).isEqualTo(PREY);
  }

  @Test
  void theRememberedPositionIsTheTargetsAndNotTheInterpolatedOne() {
    prey.cachedVelocity.set(4, 0, 0);
    stick();

    prey.targetManager().handleTargetting();
    scene.world.remove(prey);

    assertThat(hunter.targetManager().targetInfo().interpolatedPosition().frame.origin.x)
        .isEqualTo(12);
    assertThat(adjusted(0.1).getHeading()).as("due north").isEqualTo(0, within(1e-4));
  }

  @Test
  void destroyClearsTheTargetAndDoesNotInterruptTheMovement() {
    StickyManager sticky = stick();
    scene.forget();

    sticky.destroy();

    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR);
    assertThat(sticky.targetId()).isZero();
    assertThat(sticky.initialized()).isFalse();
  }

  @Test
  void anotherOwnerEndsTheStickOfThePresentOne() {
    StickyManager sticky = stick();

    sticky.setPhysicsObject(prey);

    assertThat(sticky.targetId()).isZero();
    assertThat(prey.targetManager().voyeurCount()).isZero();
  }

  // --- adjust_offset ---

  @Test
  void theFollowerStepsAtFiveTimesItsSpeed() {
    stick();

    assertThat(adjusted(0.1).origin.y).isEqualTo((float) (SPEED * 0.1));
  }

  @Test
  void aLongStepEndsAtTheGap() {
    stick();

    assertThat(adjusted(1.0).origin.y).isEqualTo((float) (9.0 - (double) GAP));
  }

  @Test
  void heightIsIgnoredInTheStep() {
    prey.position.frame.origin.z = 4;
    stick();

    assertThat(adjusted(0.1).origin.z).isZero();
  }

  @Test
  void S25_theGapCountsAllThreeAxes() {
    prey.position.frame.origin.set(10, 13, 4);
    stick();

    // 5 m between the centres, 1 m of radii.
    assertThat(adjusted(1.0).origin.y).isEqualTo((float) (4.0 - (double) GAP));
  }

  @Test
  void tooNearIsBackedOff() {
    prey.position.frame.origin.y = 11;
    stick();

    assertThat(adjusted(1.0).origin.y).isEqualTo(-GAP);
  }

  @Test
  void aStepShorterThanANegativeGapGoesTowardsTheTarget() {
    prey.position.frame.origin.y = 11;
    stick();

    assertThat(adjusted(0.01).origin.y).isEqualTo((float) (SPEED * 0.01));
  }

  @Test
  void aStepAsLongAsTheGapIsTheGap() {
    prey.position.frame.origin.y = 11;
    stick();
    double quantum = (double) GAP / SPEED;
    assertThat(SPEED * quantum).isEqualTo((double) GAP);

    assertThat(adjusted(quantum).origin.y).isEqualTo(-GAP);
    assertThat(adjusted(Math.nextDown(quantum)).origin.y).isEqualTo(GAP);
  }

  @Test
  void S14_aFollowerThatCannotMoveIsGivenFifteenMetresASecond() {
    stick();
    scene.environment(hunter).runRate = 0;

    assertThat(adjusted(0.1).origin.y).isEqualTo(1.5f);
  }

  @Test
  void S14_fifteenIsNoLimit() {
    prey.position.frame.origin.y = 100;
    stick();
    scene.environment(hunter).runRate = 3;

    assertThat(adjusted(0.1).origin.y).isEqualTo((float) (3.0 * 4.0 * 5.0 * 0.1));
  }

  @Test
  void S14_theFallbackSpeedIsForLessThanEpsilon() {
    stick();
    // 20 times this is the smallest product that is not below 0.0002f.
    float rate = (float) (0.0002f / 20.0);
    while (rate * 20.0 < 0.0002f) {
      rate = Math.nextUp(rate);
    }
    scene.environment(hunter).runRate = rate;
    assertThat(adjusted(0.1).origin.y).isEqualTo((float) (rate * 20.0 * 0.1));

    scene.environment(hunter).runRate = Math.nextDown(rate);
    assertThat(adjusted(0.1).origin.y).isEqualTo(1.5f);
  }

  @Test
  void S14_theFollowerTurnsTheWholeWayInOneSlice() {
    hunter.position.set(Scene.facing(10, 10, 0, 180));
    stick();

    assertThat(adjusted(0.001).getHeading()).isEqualTo(180, within(1e-4));
  }

  @Test
  void theTurnIsRelativeToTheOwnHeading() {
    hunter.position.set(Scene.facing(10, 10, 0, 90));
    stick();

    Frame frame = adjusted(0.1);

    assertThat(frame.getHeading()).isEqualTo(270, within(1e-4));
    assertThat(frame.origin.x).isEqualTo(-2, within(1e-4f));
    assertThat(frame.origin.y).isEqualTo(0, within(1e-4f));
  }

  @Test
  void aTurnOfLessThanEpsilonIsNone() {
    stick();
    hunter.position.set(Scene.facing(10, 10, 0, 0.00015f));
    assertThat(adjusted(0.1).qz).isEqualTo(-0.0f);

    hunter.position.set(Scene.facing(10, 10, 0, 0.00025f));
    assertThat(adjusted(0.1).qz).isNotZero();
  }

  @Test
  void onTopOfTheTargetTheFollowerTurnsNorthAndStays() {
    prey.position.set(hunter.position);
    hunter.position.set(Scene.facing(10, 10, 0, 90));
    stick();

    Frame frame = adjusted(0.1);

    assertThat(frame.origin).usingRecursiveComparison().isEqualTo(new Vector3());
    assertThat(frame.getHeading()).isEqualTo(270, within(1e-4));
  }

  @Test
  void aKnownTargetIsFollowedWhereItIsNow() {
    stick();
    prey.position.set(Scene.at(10, 5, 0));

    assertThat(adjusted(0.1).getHeading()).isEqualTo(180, within(1e-4));
  }

  @Test
  void aTargetThatIsGoneIsFollowedWhereItWas() {
    stick();
    scene.world.remove(prey);
    prey.position.set(Scene.at(10, 5, 0));

    Frame frame = adjusted(0.1);

    assertThat(frame.getHeading()).isEqualTo(0, within(1e-4));
    assertThat(frame.origin.y).isEqualTo(2);
  }

  @Test
  void anUnansweredStickMovesNothing() {
    scene.world.remove(prey);
    stick();

    assertThat(adjusted(0.1).origin.y).isZero();
  }

  @Test
  void S2_stickingReplacesOriginAndHeadingOfTheRootMotion() {
    stick();
    Frame frame = new Frame();
    frame.origin.set(7, -7, 7);
    frame.setHeading(45);

    hunter.positionManager().adjustOffset(frame, 0.1);

    assertThat(frame.origin).usingRecursiveComparison().isEqualTo(new Vector3(0, 2, 0));
    assertThat(frame.getHeading()).isEqualTo(0, within(1e-4));
  }

  @Test
  void aPitchedRootMotionLeavesItsPitch() {
    stick();
    Frame frame = new Frame();
    frame.setVectorHeading(new Vector3(0, 0.8f, 0.6f));

    hunter.positionManager().adjustOffset(frame, 0.1);

    assertThat(frame.m5).isGreaterThan(0.5f);
  }

  @Test
  void theTargetAcrossABlockBorderIsFollowed() {
    Position beyond = Scene.at(0xAAB40001, 5, 10, 0);
    prey.position.set(beyond);
    hunter.position.frame.origin.x = 190;
    stick();

    Frame frame = adjusted(1.0);

    assertThat(frame.origin.x).isEqualTo((float) (6.0 - (double) GAP));
    assertThat(frame.getHeading()).isEqualTo(90, within(1e-4));
  }
}
