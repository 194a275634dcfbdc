package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How update_object cuts time into slices, and when the frame driver runs it. */
class SlicingTest {
  private static final double EPSILON = 0.0002f;
  private static final double MIN_QUANTUM = 1.0 / 30.0;

  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);

  SlicingTest() {
    // Without a manager the object would fall asleep in its first slice.
    object.makeMovementManager(false);
  }

  /** Starts at 0, where differences of times are exact. */
  private List<Float> slices(double dt) {
    object.updateTime = 0;
    scene.world.curTime = dt;
    scene.environment(object).slices.clear();
    object.updateObject();
    return scene.environment(object).slices;
  }

  @Test
  void aQuarterOfASecondIsTwoSlices() {
    assertThat(slices(0.25)).containsExactly(0.2f, (float) (0.25 - 0.2));
    assertThat(object.updateTime).isEqualTo(0.2 + (0.25 - 0.2));
  }

  @Test
  void aRestOfTwentyMillisecondsIsKept() {
    assertThat(slices(0.22)).containsExactly(0.2f);
    assertThat(object.updateTime).isEqualTo(0.2);
  }

  @Test
  void aRestOfExactlyOneThirtiethIsKept() {
    double dt = 0.2 + MIN_QUANTUM;
    while (dt - 0.2 > MIN_QUANTUM) {
      dt = Math.nextDown(dt);
    }
    assertThat(slices(dt)).hasSize(1);
    assertThat(slices(Math.nextUp(dt))).hasSize(2);
  }

  @Test
  void twoFifthsOfASecondAreTwoSlices() {
    assertThat(slices(0.4)).containsExactly(0.2f, 0.2f);
  }

  @Test
  void aFifthOfASecondIsOneSliceAndABitMoreIsOneToo() {
    assertThat(slices(0.2)).containsExactly(0.2f);
    assertThat(object.updateTime).isEqualTo(0.2);
    assertThat(slices(Math.nextUp(0.2))).containsExactly(0.2f);
    assertThat(object.updateTime).isEqualTo(0.2);
  }

  @Test
  void aSliceHasNoMinimumButEpsilon() {
    assertThat(slices(0.001)).containsExactly(0.001f);
    assertThat(slices(Math.nextUp(EPSILON))).containsExactly((float) EPSILON);
    assertThat(object.updateTime).isEqualTo(Math.nextUp(EPSILON));
  }

  @Test
  void epsilonIsDropped() {
    assertThat(slices(EPSILON)).isEmpty();
    assertThat(object.updateTime).isEqualTo(EPSILON);
  }

  @Test
  void timeThatRunsBackwardsIsDropped() {
    assertThat(slices(-1)).isEmpty();
    assertThat(object.updateTime).isEqualTo(-1);
    assertThat(scene.world.physicsTime).isZero();
  }

  @Test
  void moreThanTwoSecondsAreLost() {
    assertThat(slices(Math.nextUp(2.0))).isEmpty();
    assertThat(object.updateTime).isEqualTo(Math.nextUp(2.0));

    assertThat(slices(2.0)).hasSize(10);
  }

  @Test
  void thePhysicsClockStandsAtTheEndOfEachSlice() {
    List<Double> times = new ArrayList<>();
    scene.environment(object).onUpdate = () -> times.add(scene.world.physicsTime);

    slices(0.5);

    assertThat(times).containsExactly(0.2, 0.4, 0.4 + (0.5 - 0.2 - 0.2));
  }

  @Test
  void anObjectThatIsHeldOrFrozenOrNowhereSleepsAndKeepsItsTime() {
    PhysicsObj holder = scene.creature(0x50000002, 0, 0, 0);
    object.setParent(holder);
    assertThat(slices(0.1)).isEmpty();
    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
    assertThat(object.updateTime).isZero();

    object.setParent(null);
    object.setActive(true);
    object.state |= PhysicsState.FROZEN;
    assertThat(slices(0.1)).isEmpty();
    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();

    object.state &= ~PhysicsState.FROZEN;
    object.setActive(true);
    object.position.cell = 0;
    assertThat(slices(0.1)).isEmpty();
    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
    assertThat(object.updateTime).isZero();
  }

  @Test
  void anInactiveObjectIsNotMovedButItsTimePasses() {
    object.setActive(false);

    assertThat(slices(0.1)).isEmpty();
    assertThat(object.updateTime).isEqualTo(0.1);
  }

  @Test
  void S21_nearThePlayerEveryObjectIsActivatedInEveryUpdate() {
    scene.world.player = scene.creature(0x50000002, 0, 96, 0);
    object.setActive(false);

    assertThat(slices(0.1)).isEmpty();
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();
    assertThat(object.playerDistance).isEqualTo(96);
    assertThat(object.updateTime).isEqualTo(0.1);

    assertThat(slices(0.1)).hasSize(1);
  }

  @Test
  void strictlyBeyondNinetySixMetresObjectsSleep() {
    PhysicsObj player = scene.creature(0x50000002, 0, 96, 0);
    scene.world.player = player;
    slices(0.1);
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();

    player.position.frame.origin.y = Math.nextUp(96f);
    slices(0.1);
    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
    assertThat(object.playerDistance).isEqualTo(Math.nextUp(96f));
  }

  @Test
  void theDistanceOfTheSleepIsNotRounded() {
    PhysicsObj player = scene.creature(0x50000002, 0.001f, 96, 0);
    scene.world.player = player;

    slices(0.1);

    assertThat(object.playerDistance).isEqualTo(96);
    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
  }

  @Test
  void aStaticObjectIsNotActivated() {
    scene.world.player = scene.creature(0x50000002, 0, 5, 0);
    object.state |= PhysicsState.STATIC;
    object.setActive(false);

    slices(0.1);

    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
  }

  // --- update_position ---

  @Test
  void anObjectWithoutCollisionIsMovedFromOneThirtiethOfASecondOn() {
    scene.environment(object).root.origin.y = 1;
    object.updateTime = 0;
    scene.world.curTime = Math.nextDown(MIN_QUANTUM);
    object.updatePosition();
    assertThat(object.position.frame.origin.y).isZero();
    assertThat(object.updateTime).isZero();

    scene.world.curTime = MIN_QUANTUM;
    object.updatePosition();
    assertThat(object.position.frame.origin.y).isEqualTo(1);
    assertThat(object.updateTime).isEqualTo(MIN_QUANTUM);
    assertThat(scene.world.physicsTime).isEqualTo(MIN_QUANTUM);
    assertThat(scene.log).doesNotContain("transition", "committed");
  }

  @Test
  void anObjectWithoutCollisionLosesMoreThanTwoSecondsAndLessThanEpsilon() {
    scene.environment(object).root.origin.y = 1;
    object.updateTime = 0;
    scene.world.curTime = Math.nextUp(2.0);
    object.updatePosition();
    assertThat(object.updateTime).isEqualTo(Math.nextUp(2.0));

    scene.world.curTime = object.updateTime + 0.0001;
    object.updatePosition();
    assertThat(object.updateTime).isEqualTo(scene.world.curTime);
    assertThat(object.position.frame.origin.y).isZero();

    object.setParent(scene.creature(0x50000002, 0, 0, 0));
    scene.world.curTime += 1;
    object.updatePosition();
    assertThat(object.position.frame.origin.y).isZero();
  }

  // --- CPhysics::UseTime ---

  private List<Integer> updatedAt(double time) {
    List<Integer> updated = new ArrayList<>();
    for (PhysicsObj each : scene.world.objects()) {
      scene.environment(each).onUpdate = () -> updated.add(each.id);
    }
    scene.world.curTime = time;
    scene.world.useTime();
    return updated;
  }

  @Test
  void aFrameActsFromOneThirtiethOfASecondOn() {
    object.updateTime = 0;
    assertThat(updatedAt(Math.nextDown(MIN_QUANTUM))).isEmpty();
    assertThat(scene.world.lastUpdate).isZero();

    assertThat(updatedAt(MIN_QUANTUM)).containsExactly(0x50000001);
    assertThat(scene.world.lastUpdate).isEqualTo(MIN_QUANTUM);
  }

  @Test
  void aFrameOfThePastOnlySetsTheTime() {
    scene.world.lastUpdate = 10;
    object.updateTime = 0;

    assertThat(updatedAt(1)).isEmpty();
    assertThat(scene.world.lastUpdate).isEqualTo(1);
  }

  @Test
  void aFrameRunsTheObjectsInTheOrderOfTheHashTable() {
    for (int id : new int[] {0x50000003, 0x50000002, 0x50000000, 0x50000083}) {
      scene.creature(id, 0, 0, 0);
    }

    assertThat(updatedAt(100.1))
        .containsExactly(0x50000000, 0x50000001, 0x50000002, 0x50000083, 0x50000003);
  }

  @Test
  void aTickRunsTheObjectsInTheOrderOfTheirDeclaration() {
    List<Integer> updated = new ArrayList<>();
    for (int id : new int[] {0x50000003, 0x50000002}) {
      scene.creature(id, 0, 0, 0);
    }
    for (PhysicsObj each : scene.world.objects()) {
      scene.environment(each).onUpdate = () -> updated.add(each.id);
    }

    scene.tick(0.1f);

    assertThat(updated).containsExactly(0x50000001, 0x50000003, 0x50000002);
  }
}
