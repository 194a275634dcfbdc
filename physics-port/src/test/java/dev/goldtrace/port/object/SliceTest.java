package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.scene.ScriptedEnvironment;
import org.junit.jupiter.api.Test;

/** UpdateObjectInternal: what a slice does, in which order. */
class SliceTest {
  private static final double EPSILON = 0.0002f;

  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);
  private final ScriptedEnvironment environment = scene.environment(object);

  private Vector3 origin() {
    return object.position.frame.origin;
  }

  @Test
  void theOrderOfASliceIsRetails() {
    PhysicsObj prey = scene.creature(0x50000002, 0, 10, 0);
    scene.world.remove(prey);
    object.makeMovementManager(true);
    object.setTarget(0, prey.id, 0.5f, 0);
    object.interpolateTo(Scene.at(0, 150, 0), true);
    environment.root.origin.y = 1;
    scene.clock(120);
    scene.forget();

    scene.tick(0.1f);

    assertThat(scene.log)
        .containsSubsequence(
            "animation",
            "hooks",
            "transition",
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL.retailName(),
            "committed",
            // The target that never answered times out.
            ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET.retailName(),
            "zero-length motions",
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE.retailName());
  }

  @Test
  void aMotionThatEndsDoesSoBeforeTheCollision() {
    object.getMinterp();
    environment.finished = 2;
    environment.root.origin.y = 1;
    int pending = object.getMinterp().pendingMotions().size();
    scene.forget();

    scene.tick(0.1f);

    assertThat(scene.log)
        .containsSubsequence(
            "animation",
            "hooks",
            ProbedFunction.MOTION_INTERP_MOTION_DONE.retailName(),
            ProbedFunction.MOTION_INTERP_MOTION_DONE.retailName(),
            "transition");
    assertThat(object.getMinterp().pendingMotions()).hasSize(pending - 2);
  }

  @Test
  void aMotionThatEndsWithoutAnInterpreterIsNothing() {
    environment.finished = 2;

    scene.tick(0.1f);

    assertThat(object.movementManager()).isNull();
    assertThat(scene.entries(ProbedFunction.MOTION_INTERP_MOTION_DONE)).isEmpty();
  }

  @Test
  void anInactiveObjectDoesNothing() {
    object.setActive(false);
    environment.root.origin.y = 1;

    scene.tick(0.1f);

    assertThat(scene.log).isEmpty();
    assertThat(origin().y).isZero();
  }

  @Test
  void anObjectWithoutCellDoesNothing() {
    object.position.cell = 0;
    environment.root.origin.y = 1;

    scene.tick(0.1f);

    assertThat(scene.log).isEmpty();
  }

  @Test
  void rootMotionIsScaledOnTheGround() {
    object.scale = 1.1f;
    environment.root.origin.set(0.3f, 1, -0.5f);

    scene.tick(0.1f);

    assertThat(origin().x).isEqualTo((float) ((double) 0.3f * 1.1f));
    assertThat(origin().z).isEqualTo((float) ((double) -0.5f * 1.1f));
  }

  @Test
  void rootMotionIsLostInTheAirButItsRotationIsKept() {
    object.transientState &= ~(TransientState.ON_WALKABLE | TransientState.CONTACT);
    environment.root.origin.set(0, 1, 0);
    environment.root.setHeading(90);

    scene.tick(0.1f);

    assertThat(origin().y).isZero();
    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
  }

  @Test
  void aHiddenObjectIsNotAnimatedAndHasNoPhysicsButItsManagersMoveIt() {
    object.state |= PhysicsState.HIDDEN;
    environment.root.origin.y = 1;
    object.velocity.set(3, 0, 0);
    object.interpolateTo(Scene.at(0, -10, 0), true);

    scene.tick(0.1f);

    assertThat(origin().x).isZero();
    assertThat(origin().y).isEqualTo(-0.8f, within(1e-6f));
    assertThat(scene.log).contains("hooks").doesNotContain("animation");
    assertThat(object.velocity.x).isEqualTo(3);
  }

  @Test
  void aMovementOfAtMostEpsilonIsThrownAway() {
    environment.root.origin.set((float) EPSILON, (float) -EPSILON, (float) EPSILON);
    environment.root.setHeading(90);
    object.cachedVelocity.set(1, 1, 1);

    scene.tick(0.1f);

    assertThat(scene.log).doesNotContain("transition");
    assertThat(origin()).usingRecursiveComparison().isEqualTo(new Vector3());
    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
    assertThat(object.cachedVelocity).usingRecursiveComparison().isEqualTo(new Vector3());
  }

  @Test
  void aMovementOfMoreThanEpsilonInOneAxisIsMade() {
    environment.root.origin.z = Math.nextUp((float) EPSILON);

    scene.tick(0.1f);

    assertThat(scene.log).contains("transition");
    assertThat(origin().z).isEqualTo(Math.nextUp((float) EPSILON));
  }

  @Test
  void anObjectWithoutSpheresTurnsButDoesNotMove() {
    object.spheres = 0;
    object.getMinterp();
    environment.root.origin.y = 1;
    environment.root.setHeading(90);
    object.cachedVelocity.set(1, 1, 1);

    scene.tick(0.1f);

    assertThat(origin().y).isZero();
    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
    assertThat(object.cachedVelocity.y).isZero();
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();
  }

  @Test
  void anObjectWithoutSpheresAndManagerFallsAsleepOnTheGround() {
    object.spheres = 0;
    // A velocity, so that the physics would leave it awake.
    object.velocity.set(0, 5, 0);

    scene.tick(0.1f);

    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
    assertThat(scene.log).contains("zero-length motions");
  }

  @Test
  void aFailedTransitionKeepsTheRotationAndLosesTheMovement() {
    environment.transition = (mover, requested) -> null;
    environment.root.origin.y = 1;
    environment.root.setHeading(90);
    object.cachedVelocity.set(1, 1, 1);
    object.velocity.set(0, 3, 0);

    scene.tick(0.1f);

    assertThat(origin().y).isZero();
    assertThat(object.getHeading()).isEqualTo(90, within(1e-4));
    assertThat(object.cachedVelocity).usingRecursiveComparison().isEqualTo(new Vector3());
    assertThat(object.velocity.y).isNotZero();
    assertThat(scene.log).doesNotContain("committed");
  }

  @Test
  void theCachedVelocityIsTheRealMovementByTheReciprocalOfTheQuantum() {
    environment.transition =
        (mover, requested) ->
            new TransitionResult().setPositionOnly(mover, Scene.at(0.7f, 0.3f, 0.11f));
    environment.root.origin.y = 1;
    float quantum = 0.07f;

    scene.tick(quantum);

    double r = 1.0 / (double) quantum;
    assertThat(object.cachedVelocity)
        .usingRecursiveComparison()
        .isEqualTo(
            new Vector3(
                (float) (r * (double) 0.7f),
                (float) ((double) (float) r * (double) 0.3f),
                (float) ((double) (float) r * (double) 0.11f)));
  }

  @Test
  void theCachedVelocityCountsTheWayAcrossABlockBorder() {
    object.position.frame.origin.set(191, 0, 0);
    environment.root.origin.x = 2;
    environment.transition =
        (mover, requested) ->
            new TransitionResult().setPositionOnly(mover, Scene.at(0xAAB40001, 1, 0, 0));

    scene.tick(0.5f);

    assertThat(object.cachedVelocity.x).isEqualTo(4);
    assertThat(object.position.cell).isEqualTo(0xAAB40001);
    assertThat(origin().x).isEqualTo(1);
  }

  @Test
  void theTransitionIsAskedWithTheOldCell() {
    int[] asked = new int[1];
    float[] x = new float[1];
    environment.transition =
        (mover, requested) -> {
          asked[0] = requested.cell;
          x[0] = requested.frame.origin.x;
          return null;
        };
    object.position.frame.origin.x = 191;
    environment.root.origin.x = 2;

    scene.tick(0.1f);

    assertThat(asked[0]).isEqualTo(Scene.CELL);
    assertThat(x[0]).isEqualTo(193);
  }

  @Test
  void anAlignedObjectFacesItsWayPitchIncluded() {
    object.state |= PhysicsState.ALIGNPATH;
    environment.root.origin.set(1, 0, 1);

    scene.tick(0.1f);

    assertThat(object.getHeading()).isEqualTo(90, within(1e-3));
    assertThat(object.position.frame.m5).isEqualTo((float) Math.sqrt(0.5), within(1e-5f));
  }

  @Test
  void aSledFacesItsVelocityWithoutPitch() {
    object.state |= PhysicsState.SLEDDING;
    object.transientState &= ~TransientState.ON_WALKABLE;
    object.velocity.set(3, 0, 3);

    scene.tick(0.1f);

    assertThat(object.getHeading()).isEqualTo(90, within(1e-3));
    assertThat(object.position.frame.m5).isEqualTo(0, within(1e-6f));
  }

  @Test
  void aSledWithoutHorizontalVelocityFacesNorth() {
    object.state |= PhysicsState.SLEDDING;
    object.transientState &= ~TransientState.ON_WALKABLE;
    object.position.set(Scene.facing(0, 0, 0, 90));
    object.velocity.set(0, 0, 3);

    scene.tick(0.1f);

    assertThat(object.getHeading()).isEqualTo(0, within(1e-3));
  }

  @Test
  void aJumpIsForgottenWithTheNextSlice() {
    object.setVelocity(new Vector3(0, 0, 3), true);
    assertThat(object.jumpedThisFrame).isTrue();

    scene.tick(0.1f);

    assertThat(object.jumpedThisFrame).isFalse();
  }

  @Test
  void anObjectThatIsToBecomeSolidStaysEtherealWhileItOverlaps() {
    object.makeMovementManager(false);
    object.state |= PhysicsState.ETHEREAL;
    object.transientState |= TransientState.CHECK_ETHEREAL;
    environment.overlapping = true;
    scene.tick(0.1f);
    assertThat(object.hasState(PhysicsState.ETHEREAL)).isTrue();
    assertThat(object.hasTransient(TransientState.CHECK_ETHEREAL)).isTrue();

    environment.overlapping = false;
    scene.tick(0.1f);
    assertThat(object.hasState(PhysicsState.ETHEREAL)).isFalse();
    assertThat(object.hasTransient(TransientState.CHECK_ETHEREAL)).isFalse();
  }

  @Test
  void anEtherealObjectThatIsNotCheckedStaysSo() {
    object.state |= PhysicsState.ETHEREAL;

    scene.tick(0.1f);

    assertThat(object.hasState(PhysicsState.ETHEREAL)).isTrue();
  }

  @Test
  void aHeldObjectBecomesSolidWhateverItOverlaps() {
    object.setParent(scene.creature(0x50000002, 0, 0, 0));
    object.state |= PhysicsState.ETHEREAL;
    object.transientState |= TransientState.CHECK_ETHEREAL;
    environment.overlapping = true;

    scene.tick(0.1f);

    assertThat(object.hasState(PhysicsState.ETHEREAL)).isFalse();
  }
}
