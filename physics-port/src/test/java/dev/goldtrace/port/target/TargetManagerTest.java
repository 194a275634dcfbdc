package dev.goldtrace.port.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetManagerTest {
  private static final int WATCHER = 0x50000001;
  private static final int TARGET = 0x80000002;

  private final Scene scene = new Scene();
  private final PhysicsObj watcher = scene.creature(WATCHER, 0, 0, 0);
  private final PhysicsObj target = scene.creature(TARGET, 0, 10, 0);

  private TargetInfo info() {
    return watcher.targetManager().targetInfo();
  }

  private List<Integer> voyeursTold() {
    return scene.firstArguments(ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE);
  }

  private void sweep() {
    scene.clock(scene.world.curTime + 1);
    target.targetManager().handleTargetting();
  }

  // --- SetTarget ---

  @Test
  void aKnownTargetAnswersAtOnce() {
    watcher.setTarget(0, TARGET, 0.5f, 0.25);

    assertThat(info().status()).isEqualTo(TargetStatus.OK);
    assertThat(info().objectId()).isEqualTo(TARGET);
    assertThat(info().targetPosition().frame.origin.y).isEqualTo(10);
    assertThat(info().radius()).isEqualTo(0.5f);
    assertThat(info().quantum()).isEqualTo(0.25);
    assertThat(info().lastUpdateTime()).isEqualTo(100);
    assertThat(target.targetManager().voyeurCount()).isEqualTo(1);
  }

  @Test
  void anUnknownTargetStaysUndefined() {
    watcher.setTarget(0, 0x777, 0.5f, 0.25);

    assertThat(info().status()).isEqualTo(TargetStatus.UNDEF);
    assertThat(info().lastUpdateTime()).isEqualTo(100);
  }

  @Test
  void theTargetIsToldTheQuantumAsAFloat() {
    watcher.setTarget(0, TARGET, 0.5f, 0.1);

    assertThat(info().quantum()).isEqualTo((double) 0.1f);
    assertThat(watcher.getTargetQuantum()).isEqualTo((double) 0.1f);
  }

  @Test
  void noTargetAtAllIsATimeOutAndClearsThePresentOne() {
    watcher.setTarget(0, TARGET, 0.5f, 0.25);
    scene.forget();

    watcher.setTarget(0, 0, 0.5f, 0.25);

    assertThat(info()).isNull();
    assertThat(target.targetManager().voyeurCount()).isZero();
    Scene.Entry handed = scene.entries(ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET).get(0);
    assertThat(handed.args()).containsExactly(0L, 0L, (long) TargetStatus.TIMED_OUT.code());
  }

  @Test
  void aTimeOutForNoTargetKeepsTheContext() {
    watcher.setTarget(7, 0, 0.5f, 0.25);

    assertThat(scene.firstArguments(ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET))
        .containsExactly(7);
  }

  @Test
  void theSameTargetAgainIsUnsubscribedAndSubscribedWithoutEnteringClearTarget() {
    watcher.setTarget(0, TARGET, 0.5f, 0.25);
    scene.forget();

    watcher.setTarget(0, TARGET, 0.5f, 0.25);

    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.TARGET_MANAGER_SET_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR,
            ProbedFunction.TARGET_MANAGER_ADD_VOYEUR,
            ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE,
            ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE,
            ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET);
  }

  // --- SetTargetQuantum, ClearTarget ---

  @Test
  void anotherQuantumIsPassedOnAndNothingIsSent() {
    watcher.setTarget(0, TARGET, 0.5f, 0.25);
    scene.forget();

    watcher.setTargetQuantum(0.1);

    assertThat(watcher.getTargetQuantum()).isEqualTo(0.1);
    assertThat(voyeursTold()).isEmpty();
    target.cachedVelocity.set(0, 100, 0);
    sweep();
    assertThat(info().interpolatedPosition().frame.origin.y)
        .isEqualTo((float) ((double) 0.1f * 100 + 10));
  }

  @Test
  void withoutTargetTheQuantumIsLost() {
    watcher.setTarget(0, TARGET, 0.5f, 0.25);
    watcher.clearTarget();
    scene.forget();

    watcher.setTargetQuantum(0.1);

    assertThat(scene.functions()).containsExactly(ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM);
    assertThat(watcher.getTargetQuantum()).isZero();
  }

  @Test
  void clearTargetUnsubscribes() {
    watcher.setTarget(0, TARGET, 0.5f, 0.25);

    watcher.clearTarget();

    assertThat(info()).isNull();
    assertThat(target.targetManager().voyeurCount()).isZero();
  }

  @Test
  void destroyTellsNobody() {
    watcher.setTarget(0, TARGET, 0.5f, 0.25);
    scene.forget();

    watcher.targetManager().destroy();
    target.targetManager().destroy();

    assertThat(scene.entries).isEmpty();
    assertThat(info()).isNull();
    assertThat(target.targetManager().voyeurCount()).isZero();
  }

  // --- voyeurs ---

  @Test
  void aKnownVoyeurGetsNewTermsAndNoMessage() {
    target.addVoyeur(WATCHER, 0.5f, 0.5f);
    scene.forget();

    target.addVoyeur(WATCHER, 3, 0);

    assertThat(voyeursTold()).isEmpty();
    assertThat(target.targetManager().voyeurCount()).isEqualTo(1);
    target.position.frame.origin.y += 3;
    sweep();
    assertThat(voyeursTold()).isEmpty();
    target.position.frame.origin.y += 0.5f;
    sweep();
    assertThat(voyeursTold()).containsExactly(WATCHER);
  }

  @Test
  void removeVoyeurAnswersWhetherItWasOne() {
    assertThat(target.removeVoyeur(WATCHER)).isFalse();
    target.addVoyeur(WATCHER, 0.5f, 0.5f);
    assertThat(target.removeVoyeur(WATCHER)).isTrue();
    assertThat(target.removeVoyeur(WATCHER)).isFalse();
  }

  @Test
  void aVoyeurIsToldWhenTheTargetHasMovedStrictlyMoreThanTheRadius() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    scene.forget();

    target.position.frame.origin.y = 10.5f;
    sweep();
    assertThat(voyeursTold()).isEmpty();

    target.position.frame.origin.y = Math.nextUp(10.5f);
    sweep();
    assertThat(voyeursTold()).containsExactly(WATCHER);
  }

  @Test
  void S12_theQuantumIsThePredictionAndBothKindsAreSweptWithTheSameDistance() {
    PhysicsObj other = scene.creature(0x50000002, 5, 5, 0);
    watcher.setTarget(0, TARGET, 0.5f, 0.0);
    other.setTarget(0, TARGET, 0.5f, 0.5);
    scene.forget();

    // At 1.2 m/s half a second ahead is 0.6 m: only the one who looks ahead is told.
    target.cachedVelocity.set(0, 1.2f, 0);
    sweep();
    assertThat(voyeursTold()).containsExactly(0x50000002);
    assertThat(other.targetManager().targetInfo().interpolatedPosition().frame.origin.y)
        .isEqualTo((float) (0.5 * (double) 1.2f + 10));
    assertThat(other.targetManager().targetInfo().targetPosition().frame.origin.y).isEqualTo(10);

    // Standing still, neither is told again, however often the sweep runs.
    target.cachedVelocity.set(0, 0, 0);
    scene.forget();
    target.position.frame.origin.y = 10.6f;
    sweep();
    sweep();
    assertThat(voyeursTold()).containsExactly(WATCHER);
  }

  @Test
  void thePredictedHeightIsRoundedTwiceAndTheOthersOnce() {
    float velocity = 0.7f;
    float height = 10.1f;
    double q = 0.3f;
    float once = (float) (q * velocity + height);
    float twice = (float) ((double) (float) (q * velocity) + height);
    // Look for numbers that tell the two apart.
    while (once == twice) {
      velocity = Math.nextUp(velocity);
      once = (float) (q * velocity + height);
      twice = (float) ((double) (float) (q * velocity) + height);
    }
    watcher.setTarget(0, TARGET, 0.01f, 0.3);
    target.position.frame.origin.set(height, height, height);
    target.cachedVelocity.set(velocity, velocity, velocity);

    sweep();

    assertThat(info().interpolatedPosition().frame.origin)
        .usingRecursiveComparison()
        .isEqualTo(new Vector3(once, once, twice));
  }

  @Test
  void aPredictionThatLeavesTheBlockKeepsTheCell() {
    watcher.setTarget(0, TARGET, 0.5f, 1);
    target.cachedVelocity.set(0, 500, 0);

    sweep();

    assertThat(info().interpolatedPosition().cell).isEqualTo(Scene.CELL);
    assertThat(info().interpolatedPosition().frame.origin.y).isEqualTo(510);
  }

  @Test
  void aSnapshotHoldsTheVelocityAndIsNotChangedLater() {
    target.cachedVelocity.set(1, 2, 3);
    watcher.setTarget(0, TARGET, 0.5f, 0);

    target.cachedVelocity.set(0, 0, 0);
    target.position.frame.origin.y = 99;

    assertThat(info().velocity()).usingRecursiveComparison().isEqualTo(new Vector3(1, 2, 3));
    assertThat(info().targetPosition().frame.origin.y).isEqualTo(10);
  }

  @Test
  void whatWasSentIsRememberedEvenIfTheVoyeurIsGone() {
    target.addVoyeur(WATCHER, 0.5f, 0);
    scene.world.remove(watcher);
    scene.forget();

    target.position.frame.origin.y = 20;
    sweep();
    sweep();

    assertThat(voyeursTold()).containsExactly(WATCHER);
  }

  @Test
  void eventsAreSentHoweverLittleTheTargetHasMoved() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    scene.forget();

    target.targetManager().notifyVoyeurOfEvent(TargetStatus.TELEPORTED);
    target.targetManager().notifyVoyeurOfEvent(TargetStatus.TELEPORTED);

    assertThat(voyeursTold()).hasSize(2);
    assertThat(info().status()).isEqualTo(TargetStatus.TELEPORTED);
  }

  // --- order ---

  private void watchedBy(int... ids) {
    for (int id : ids) {
      target.addVoyeur(id, 0.5f, 0);
    }
    scene.forget();
    target.position.frame.origin.y = 50;
  }

  @Test
  void voyeursAreToldByBucketTheNewestFirst() {
    watchedBy(0x10, 0x11, 0x12, 0x13, 0x14, 0x15);
    sweep();
    assertThat(voyeursTold()).containsExactly(0x14, 0x10, 0x15, 0x11, 0x12, 0x13);

    scene.forget();
    target.targetManager().notifyVoyeurOfEvent(TargetStatus.OK);
    assertThat(voyeursTold()).containsExactly(0x14, 0x10, 0x15, 0x11, 0x12, 0x13);
  }

  @Test
  void aVoyeurRemovedWhileTheOneBeforeIsToldIsNotTold() {
    watchedBy(0x10, 0x14, 0x18);
    scene.listener =
        entry -> {
          if (entry.function() == ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE) {
            target.removeVoyeur(0x14);
          }
        };

    sweep();

    assertThat(voyeursTold()).containsExactly(0x18, 0x10);
  }

  @Test
  void aVoyeurAddedMeanwhileIsSweptOnlyInALaterBucket() {
    watchedBy(0x10, 0x14);
    List<Integer> checked = new ArrayList<>();
    scene.listener =
        entry -> {
          if (entry.function() == ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE
              && entry.args().get(0) == 0x14
              && checked.isEmpty()) {
            checked.add(0x14);
            target.addVoyeur(0x18, 0.5f, 0);
            target.addVoyeur(0x13, 0.5f, 0);
            // Both are told as new ones; moving on makes them due again.
            target.position.frame.origin.y = 100;
          }
        };

    sweep();

    assertThat(voyeursTold()).containsExactly(0x14, 0x18, 0x13, 0x10, 0x13);
  }

  // --- HandleTargetting ---

  @Test
  void theSweepRunsEveryHalfSecondOfThePhysicsClock() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    target.targetManager().handleTargetting();
    target.position.frame.origin.y = 50;
    scene.forget();

    scene.world.physicsTime = Math.nextDown(100.5);
    scene.world.curTime = 200;
    target.targetManager().handleTargetting();
    assertThat(voyeursTold()).isEmpty();

    scene.world.physicsTime = 100.5;
    target.targetManager().handleTargetting();
    assertThat(voyeursTold()).containsExactly(WATCHER);
  }

  @Test
  void thePeriodStartsAnewAtTheTimeOfTheSweep() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    scene.world.physicsTime = 100.9;
    target.targetManager().handleTargetting();
    target.position.frame.origin.y = 50;
    scene.forget();

    scene.world.physicsTime = 101.3;
    target.targetManager().handleTargetting();

    assertThat(voyeursTold()).isEmpty();
  }

  @Test
  void theFirstSweepRunsAtOnce() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    target.position.frame.origin.y = 50;
    scene.forget();

    target.targetManager().handleTargetting();

    assertThat(voyeursTold()).containsExactly(WATCHER);
  }

  @Test
  void aTargetThatNeverAnsweredTimesOutStrictlyAfterTenSecondsOfTheFrameClock() {
    watcher.setTarget(0, 0x777, 0.5f, 0);

    scene.clock(110);
    watcher.targetManager().handleTargetting();
    assertThat(info().status()).isEqualTo(TargetStatus.UNDEF);

    scene.world.physicsTime = 111;
    watcher.targetManager().handleTargetting();
    assertThat(info().status()).isEqualTo(TargetStatus.UNDEF);

    scene.world.physicsTime = 112;
    scene.world.curTime = Math.nextUp(110.0);
    watcher.targetManager().handleTargetting();
    assertThat(info().status()).isEqualTo(TargetStatus.TIMED_OUT);
  }

  @Test
  void theTimeOutComesOnce() {
    watcher.setTarget(0, 0x777, 0.5f, 0);
    scene.clock(111);
    watcher.targetManager().handleTargetting();
    scene.forget();

    scene.clock(130);
    watcher.targetManager().handleTargetting();

    assertThat(scene.entries).isEmpty();
  }

  @Test
  void aTargetThatAnsweredOnceNeverTimesOut() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    scene.clock(200);

    watcher.targetManager().handleTargetting();

    assertThat(info().status()).isEqualTo(TargetStatus.OK);
  }

  @Test
  void S6_theStampsOfTheTargetAreOfTheFrameClock() {
    scene.world.physicsTime = 5;
    watcher.setTarget(0, 0x777, 0.5f, 0);
    assertThat(info().lastUpdateTime()).isEqualTo(100);

    scene.world.curTime = 105;
    watcher.setTarget(0, TARGET, 0.5f, 0);
    assertThat(info().lastUpdateTime()).isEqualTo(105);
  }

  @Test
  void S7_aTargetWithoutPositionTimesOutAndTheOwnVoyeursAreSwept() {
    watcher.setTarget(0, 0x777, 0.5f, 0);
    assertThat(info().targetPosition().cell).isZero();
    watcher.addVoyeur(TARGET, 0.5f, 0);
    watcher.position.frame.origin.y = 50;
    scene.clock(111);
    scene.forget();

    watcher.targetManager().handleTargetting();

    assertThat(info().status()).isEqualTo(TargetStatus.TIMED_OUT);
    assertThat(voyeursTold()).containsExactly(TARGET);
  }

  // --- ReceiveUpdate ---

  @Test
  void S8_anUpdateKeepsTheOwnContextAndComputesTheOwnHeading() {
    watcher.setTarget(7, TARGET, 0.5f, 0);

    assertThat(info().contextId()).isEqualTo(7);
    assertThat(info().interpolatedHeading())
        .usingRecursiveComparison()
        .isEqualTo(new Vector3(0, 1, 0));
    assertThat(scene.firstArguments(ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET))
        .containsExactly(7);
  }

  @Test
  void theHeadingToATargetAtTheSamePlaceIsUp() {
    target.position.set(watcher.position);

    watcher.setTarget(0, TARGET, 0.5f, 0);

    assertThat(info().interpolatedHeading())
        .usingRecursiveComparison()
        .isEqualTo(new Vector3(0, 0, 1));
  }

  @Test
  void updatesOfOtherObjectsAreIgnored() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    scene.forget();

    watcher.receiveTargetUpdate(TargetInfo.blank(0, 0x777, 0, 0, TargetStatus.EXIT_WORLD, 0));

    assertThat(info().status()).isEqualTo(TargetStatus.OK);
    assertThat(scene.functions()).containsExactly(ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE);
  }

  @Test
  void aTargetThatLeavesTheWorldIsClearedAfterItIsHandled() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    scene.forget();

    target.targetManager().notifyVoyeurOfEvent(TargetStatus.EXIT_WORLD);

    assertThat(info()).isNull();
    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT,
            ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE,
            ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE,
            ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR);
  }

  @Test
  void aTargetSetWhileTheOldOneLeavesIsClearedWithIt() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    boolean[] done = {false};
    scene.listener =
        entry -> {
          if (entry.function() == ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET && !done[0]) {
            done[0] = true;
            watcher.setTarget(0, 0x777, 0.5f, 0);
          }
        };

    target.targetManager().notifyVoyeurOfEvent(TargetStatus.EXIT_WORLD);

    assertThat(done[0]).isTrue();
    assertThat(info()).isNull();
  }

  @Test
  void S9_theSnapshotsOfATickComeFromTheTargetsOwnVoyeurTable() {
    watcher.setTarget(0, TARGET, 0.5f, 0);
    target.position.frame.origin.y = 50;
    scene.forget();

    scene.tick(0.1f);

    assertThat(scene.entries(ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE))
        .singleElement()
        .satisfies(entry -> assertThat(entry.guid()).isEqualTo(TARGET));
    assertThat(info().targetPosition().frame.origin.y).isEqualTo(50);
  }

  @Test
  void statusesHaveRetailsNumbers() {
    for (TargetStatus status : TargetStatus.values()) {
      assertThat(status.code()).isEqualTo(status.ordinal());
    }
    assertThat(TargetStatus.TIMED_OUT.code()).isEqualTo(6);
  }
}
