package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.scene.ScriptedEnvironment;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a transition's answer does to the object: SetPositionInternal. */
class CommitTest {
  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);
  private final ScriptedEnvironment environment = scene.environment(object);

  /** Moves the object a metre, with an answer changed by the test. */
  private void commit(Consumer<TransitionResult> change) {
    environment.root.origin.set(0, 1, 0);
    environment.transition =
        (mover, requested) -> {
          TransitionResult result = new TransitionResult().setPositionOnly(mover, requested);
          change.accept(result);
          return result;
        };
    object.setActive(true);
    scene.tick(0.1f);
  }

  private boolean has(int bits) {
    return object.hasTransient(bits);
  }

  @Test
  void aPositionAloneLeavesContactAsItIs() {
    for (int bits : new int[] {0, 1, 3}) {
      object.transientState = TransientState.ACTIVE | bits;
      if (bits == 0) {
        object.velocity.set(0, 1, 0);
      }

      commit(result -> {});

      assertThat(object.transientState & 3).isEqualTo(bits);
    }
  }

  @Test
  void aPositionAloneEndsWaterSlidingAndStandstill() {
    object.transientState |=
        TransientState.WATER_CONTACT | TransientState.SLIDING | TransientState.STATIONARY_MASK;

    commit(result -> {});

    assertThat(
            has(
                TransientState.WATER_CONTACT
                    | TransientState.SLIDING
                    | TransientState.STATIONARY_MASK))
        .isFalse();
  }

  @Test
  void contactWithoutWalkableGroundStaysSoUnderAPositionAlone() {
    object.transientState = TransientState.ACTIVE | TransientState.CONTACT;
    object.velocity.set(0, 5, 0);

    commit(result -> {});

    assertThat(has(TransientState.CONTACT)).isTrue();
    assertThat(has(TransientState.ON_WALKABLE)).isFalse();
    assertThat(object.acceleration.z).isEqualTo(-9.8f);
  }

  @Test
  void thePlaneTheNormalsAndTheWaterAreStored() {
    commit(
        result -> {
          result.contactPlaneNormal.set(0, 0.6f, 0.8f);
          result.contactPlaneDistance = -3;
          result.contactPlaneCell = Scene.CELL;
          result.contactPlaneIsWater = true;
          result.slidingNormalValid = true;
          result.slidingNormal.set(1, 0, 0);
        });

    assertThat(object.contactPlaneNormal)
        .usingRecursiveComparison()
        .isEqualTo(new Vector3(0, 0.6f, 0.8f));
    assertThat(object.contactPlaneDistance).isEqualTo(-3);
    assertThat(object.contactPlaneCell).isEqualTo(Scene.CELL);
    assertThat(has(TransientState.WATER_CONTACT)).isTrue();
    assertThat(has(TransientState.SLIDING)).isTrue();
    assertThat(object.slidingNormal.x).isEqualTo(1);
  }

  @Test
  void thePlaneIsStoredEvenIfItIsNotValid() {
    commit(
        result -> {
          result.contactPlaneValid = false;
          result.contactPlaneNormal.set(1, 0, 0);
        });

    assertThat(object.contactPlaneNormal.x).isEqualTo(1);
    assertThat(has(TransientState.CONTACT | TransientState.ON_WALKABLE)).isFalse();
  }

  @Test
  void losingContactLeavesTheGroundAndGravityTakesOver() {
    object.getMinterp();
    object.omega.set(0, 0, 1);
    scene.forget();

    commit(result -> result.contactPlaneValid = false);

    assertThat(object.acceleration.z).isEqualTo(-9.8f);
    // LeaveGround sets the velocity that the motion leaves with.
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_SET_VELOCITY)).hasSize(1);
  }

  @Test
  void walkableGroundAgainHitsTheGroundAndStopsAcceleration() {
    object.getMinterp();
    object.transientState = TransientState.ACTIVE;
    object.velocity.set(0, 5, 0);
    object.acceleration.set(0, 0, -9.8f);
    scene.forget();

    commit(
        result -> {
          result.contactPlaneValid = true;
          result.walkable = true;
        });

    assertThat(has(TransientState.ON_WALKABLE)).isTrue();
    assertThat(object.acceleration.z).isZero();
    // HitGround applies the interpreted movement.
    assertThat(scene.entries(ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION)).isNotEmpty();
  }

  @Test
  void anAnswerWithoutCellIsALostObject() {
    // With a manager the object would stay awake.
    object.makeMovementManager(false);

    commit(result -> result.position.cell = 0);

    assertThat(object.hasCell()).isFalse();
    assertThat(object.position.frame.origin.y).isEqualTo(1);
    assertThat(has(TransientState.ACTIVE)).isFalse();
    assertThat(has(TransientState.CONTACT)).isTrue();
    assertThat(scene.log).contains("removed").doesNotContain("committed");
  }

  @Test
  void theProbesOfACommitAreEnteredInOrder() {
    commit(result -> result.framesStationaryFall = 1);

    assertThat(scene.entries)
        .extracting(Scene.Entry::function)
        .containsSubsequence(
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL,
            ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS);
    Scene.Entry position = scene.entries(ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL).get(0);
    assertThat(position.f32(1)).isEqualTo(1);
    assertThat(scene.entries(ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS).get(0).args())
        .containsExactly(1L, 1L, 0L, 0L, 1L, 0L);
  }

  @Test
  void aCommitDoesNotTellAProbeWhatItDoesNotSee() {
    scene.unseen.add(ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL);
    scene.unseen.add(ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS);

    commit(result -> {});

    assertThat(object.position.frame.origin.y).isEqualTo(1);
    assertThat(scene.entries)
        .extracting(Scene.Entry::function)
        .doesNotContainAnyElementsOf(scene.unseen);
  }

  // --- handle_all_collisions ---

  private void fall(Vector3 velocity, Consumer<TransitionResult> change) {
    object.transientState = TransientState.ACTIVE;
    object.state &= ~PhysicsState.GRAVITY;
    object.velocity.set(velocity);
    commit(change);
  }

  @Test
  void inTheAirACollisionBounces() {
    object.elasticity = 0.5f;
    fall(
        new Vector3(3, 0.5f, -2),
        result -> {
          result.collisionNormalValid = true;
          result.collisionNormal.set(0, 0.6f, 0.8f);
        });

    double dot = -2 * (double) 0.8f + 0.5 * (double) 0.6f;
    double k = -(dot * 1.5);
    assertThat(object.velocity)
        .usingRecursiveComparison()
        .isEqualTo(
            new Vector3(
                3,
                (float) ((double) (float) (k * 0.6f) + 0.5),
                (float) ((double) (float) (k * 0.8f) - 2)));
  }

  @Test
  void aCollisionFromBehindDoesNotBounce() {
    fall(
        new Vector3(3, 0, 2),
        result -> {
          result.collisionNormalValid = true;
          result.collisionNormal.set(0, 0, 1);
        });

    assertThat(object.velocity.z).isEqualTo(2);
  }

  @Test
  void anInelasticObjectStops() {
    object.state |= PhysicsState.INELASTIC;
    fall(
        new Vector3(3, 0, 2),
        result -> {
          result.collisionNormalValid = true;
          result.collisionNormal.set(0, 0, 1);
        });

    assertThat(object.velocity).usingRecursiveComparison().isEqualTo(new Vector3());
  }

  @Test
  void onWalkableGroundBeforeAndAfterNothingBouncesButASled() {
    Consumer<TransitionResult> wall =
        result -> {
          result.collisionNormalValid = true;
          result.collisionNormal.set(0, -1, 0);
        };
    object.friction = 0;
    object.velocity.set(0, 3, 0);
    commit(wall);
    assertThat(object.velocity.y).isEqualTo(3);

    object.state |= PhysicsState.SLEDDING;
    commit(wall);
    assertThat(object.velocity.y).isNegative();
  }

  @Test
  void standingStillInTheAirIsCountedInBitsThatAddUp() {
    Vector3 velocity = new Vector3(0, 3, 0);
    fall(velocity, result -> result.framesStationaryFall = 1);
    assertThat(object.transientState & TransientState.STATIONARY_MASK).isEqualTo(0x10);
    assertThat(object.velocity.y).isEqualTo(3);

    object.velocity.set(velocity);
    commit(result -> result.framesStationaryFall = 2);
    assertThat(object.transientState & TransientState.STATIONARY_MASK).isEqualTo(0x30);
    assertThat(object.velocity.y).isZero();

    object.velocity.set(velocity);
    commit(result -> result.framesStationaryFall = 3);
    assertThat(object.transientState & TransientState.STATIONARY_MASK).isZero();
    assertThat(object.velocity.y).isZero();
  }

  @Test
  void landingIsACollisionWithTheEnvironmentThatIsForgottenWithTheNextCommit() {
    fall(
        new Vector3(0, 3, 0),
        result -> {
          result.contactPlaneValid = true;
          result.walkable = true;
        });
    assertThat(object.collidingWithEnvironment).isTrue();

    commit(result -> {});
    assertThat(object.collidingWithEnvironment).isFalse();
  }

  @Test
  void aMissileThatMeetsTheEnvironmentIsOneNoMore() {
    object.state |= PhysicsState.MISSILE | PhysicsState.PATH_CLIPPED;

    commit(result -> result.collidedWithEnvironment = true);

    assertThat(object.hasState(PhysicsState.MISSILE | PhysicsState.PATH_CLIPPED)).isFalse();
    assertThat(object.collidingWithEnvironment).isTrue();
  }

  @Test
  void aMissileThatMeetsAnObjectIsOneNoMore() {
    PhysicsObj obstacle = scene.creature(0x50000002, 0, 5, 0);
    object.state |= PhysicsState.MISSILE;

    commit(result -> result.collidedObjects.add(obstacle));

    assertThat(object.hasState(PhysicsState.MISSILE)).isFalse();
    assertThat(object.collidingWithEnvironment).isFalse();
  }

  @Test
  void aMissileFliesOnThroughWhatIgnoresCollisions() {
    PhysicsObj obstacle = scene.creature(0x50000002, 0, 5, 0);
    obstacle.state |= PhysicsState.IGNORE_COLLISIONS;
    object.state |= PhysicsState.MISSILE;

    commit(result -> result.collidedObjects.add(obstacle));

    assertThat(object.hasState(PhysicsState.MISSILE)).isTrue();
  }

  @Test
  void staticObstaclesAndThoseThatSaySoAreTheEnvironment() {
    for (int bit : new int[] {PhysicsState.STATIC, PhysicsState.REPORT_COLLISIONS_AS_ENVIRONMENT}) {
      PhysicsObj obstacle = new PhysicsObj(scene.world, bit, environment, environment, null);
      // The environment stops a missile, an obstacle that ignores collisions would not.
      obstacle.state = bit | PhysicsState.IGNORE_COLLISIONS;
      object.state |= PhysicsState.MISSILE;

      commit(result -> result.collidedObjects.add(obstacle));

      assertThat(object.hasState(PhysicsState.MISSILE)).isFalse();
    }
  }

  // --- reports ---

  private boolean reported(PhysicsObj mover, CollisionResponse response, PhysicsObj obstacle) {
    TransitionResult info = new TransitionResult().setPositionOnly(mover, mover.position);
    info.collidedObjects.add(obstacle);
    return response.handleAllCollisions(info, true, true);
  }

  @Test
  void aLastingTouchIsReportedOnceAndEndsAfterASecond() {
    PhysicsObj obstacle = scene.creature(0x50000002, 0, 5, 0);
    CollisionResponse response = new CollisionResponse(object);
    scene.clock(100);
    assertThat(reported(object, response, obstacle)).isTrue();
    scene.clock(101);
    assertThat(reported(object, response, obstacle)).isFalse();
    scene.clock(102);
    response.handleAllCollisions(
        new TransitionResult().setPositionOnly(object, object.position), true, true);
    assertThat(reported(object, response, obstacle)).isFalse();

    scene.clock(Math.nextUp(103.0));
    response.handleAllCollisions(
        new TransitionResult().setPositionOnly(object, object.position), true, true);
    assertThat(reported(object, response, obstacle)).isTrue();
  }

  @Test
  void theTouchOfAnEtherealObstacleEndsWithTheNextSlice() {
    PhysicsObj obstacle = scene.creature(0x50000002, 0, 5, 0);
    obstacle.state |= PhysicsState.ETHEREAL;
    CollisionResponse response = new CollisionResponse(object);
    scene.clock(100);
    assertThat(reported(object, response, obstacle)).isTrue();
    response.reportCollisionEnd(false);
    assertThat(reported(object, response, obstacle)).isFalse();

    scene.clock(100.1);
    response.reportCollisionEnd(false);
    assertThat(reported(object, response, obstacle)).isTrue();
  }

  @Test
  void theEnvironmentIsReportedOnce() {
    TransitionResult info = new TransitionResult().setPositionOnly(object, object.position);
    info.collidedWithEnvironment = true;
    CollisionResponse response = new CollisionResponse(object);

    assertThat(response.handleAllCollisions(info, true, true)).isTrue();
    assertThat(response.handleAllCollisions(info, true, true)).isFalse();
    assertThat(object.collidingWithEnvironment).isTrue();

    // Two static obstacles are one environment.
    object.collidingWithEnvironment = true;
    PhysicsObj wall = scene.creature(0x50000002, 0, 5, 0);
    wall.state |= PhysicsState.STATIC;
    assertThat(reported(object, response, wall)).isFalse();
  }

  @Test
  void whoHasNoWeenieReportsNone() {
    PhysicsObj obstacle = scene.creature(0x50000002, 0, 5, 0);
    object.weenie = null;
    obstacle.weenie = null;

    assertThat(reported(object, new CollisionResponse(object), obstacle)).isFalse();

    obstacle.state |= PhysicsState.STATIC;
    assertThat(reported(object, new CollisionResponse(object), obstacle)).isFalse();
  }

  @Test
  void whoDoesNotReportCollisionsReportsNone() {
    PhysicsObj obstacle = scene.creature(0x50000002, 0, 5, 0);
    obstacle.state &= ~PhysicsState.REPORT_COLLISIONS;
    object.state &= ~PhysicsState.REPORT_COLLISIONS;

    assertThat(reported(object, new CollisionResponse(object), obstacle)).isFalse();

    obstacle.state |= PhysicsState.REPORT_COLLISIONS;
    assertThat(reported(object, new CollisionResponse(object), obstacle)).isTrue();

    object.state |= PhysicsState.IGNORE_COLLISIONS;
    assertThat(reported(object, new CollisionResponse(object), obstacle)).isFalse();
  }

  // --- set_frame ---

  @Test
  void aRotationThatIsNotANumberBecomesZero() {
    Frame frame = new Frame();
    frame.origin.set(1, 2, 3);
    frame.qx = 0.5f;
    frame.qy = 0.5f;
    frame.qz = Float.NaN;
    frame.m0 = 7;

    object.setFrame(frame);

    Frame stored = object.position.frame;
    assertThat(stored.qw).isZero();
    assertThat(stored.qx).isZero();
    assertThat(stored.qy).isZero();
    assertThat(stored.qz).isZero();
    assertThat(stored.m0).isEqualTo(7);
    assertThat(stored.origin.z).isEqualTo(3);
    assertThat(frame.qw).isEqualTo(1);
  }

  @Test
  void otherInvalidFramesAreTakenAsTheyAre() {
    Frame frame = new Frame();
    frame.qw = 2;
    object.setFrame(frame);
    assertThat(object.position.frame.qw).isEqualTo(2);

    frame.qw = Float.NaN;
    frame.origin.x = Float.NaN;
    object.setFrame(frame);
    assertThat(object.position.frame.qw).isNaN();
  }

  @Test
  void setFrameKeepsTheCell() {
    object.setFrame(new Frame());
    assertThat(object.position.cell).isEqualTo(Scene.CELL);
  }
}
