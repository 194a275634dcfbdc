package dev.goldtrace.port.position;

import static dev.goldtrace.port.scene.Switched.differs;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.scene.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each divergence of the position managers changes. */
class DivergencesOfPositionTest {
  private static final int ID = 0x50000001;
  private static final int TARGET = 0x50000002;

  /** A maximum of which nine tenths in float are more than in double. */
  private static final float MAX = 19;

  private static PhysicsObj object(Scene scene) {
    return scene.creature(ID, 0, 0, 0);
  }

  @Test
  void P01_theOffsetIsTheLastStep() {
    differs(
        Divergence.D_P01,
        scene -> {
          ConstraintManager constraint = new ConstraintManager(object(scene));
          constraint.constrainTo(Scene.at(0, 3, 0), 10, 50);
          Frame step = new Frame();
          step.origin.set(0, 1, 0);
          constraint.adjustOffset(step, 0.1);
          return constraint.constraintPosOffset();
        },
        4.0f,
        1.0f);
  }

  @Test
  void P02_theFractionIsAFloat() {
    differs(
        Divergence.D_P02,
        scene -> {
          ConstraintManager constraint = new ConstraintManager(object(scene));
          constraint.constrainTo(Scene.at(MAX * 0.9f, 0, 0), 0.5f, MAX);
          return constraint.isFullyConstrained();
        },
        true,
        false);
  }

  @Test
  void P03_theBrakeFactorIsRoundedAtEachStep() {
    float max = 49.9f;
    float start = 9.7f;
    float offset = 11.2f;

    differs(
        Divergence.D_P03,
        scene -> {
          ConstraintManager constraint = new ConstraintManager(object(scene));
          constraint.constrainTo(Scene.at(offset, 0, 0), start, max);
          Frame step = new Frame();
          step.origin.set(0, 1, 0);
          constraint.adjustOffset(step, 0.1);
          return step.origin.y;
        },
        (float) (((double) max - offset) / ((double) max - start)),
        (max - offset) / (max - start));
  }

  private static StickyManager stuck(Scene scene) {
    PhysicsObj object = object(scene);
    scene.creature(TARGET, 5, 0, 0);
    object.stickToObject(TARGET);
    return object.positionManager().stickyManager();
  }

  @Test
  void P11_theStickSurvivesANewOwner() {
    differs(
        Divergence.D_P11,
        scene -> {
          StickyManager sticky = stuck(scene);
          sticky.setPhysicsObject(null);
          return sticky.targetId();
        },
        0,
        TARGET);
  }

  @Test
  void P12_theTargetKeepsItsVoyeur() {
    differs(
        Divergence.D_P12,
        scene -> {
          stuck(scene).destroy();
          return scene.world.getObject(TARGET).targetManager().voyeurCount();
        },
        0,
        1);
  }

  private static int targetAfter(Scene scene, double seconds) {
    StickyManager sticky = stuck(scene);
    scene.clock(scene.world.curTime + seconds);
    sticky.useTime();
    return sticky.targetId();
  }

  @Test
  void SP04_aStickEndsAtTheDeadline() {
    differs(Divergence.D_SP04, scene -> targetAfter(scene, 1), TARGET, 0);
  }

  @Test
  void SP05_anAnsweredStickDoesNotEnd() {
    differs(Divergence.D_SP05, scene -> targetAfter(scene, 2), 0, TARGET);
  }

  @Test
  void SP02_theStickyStepIsAddedToTheRootMotion() {
    differs(
        Divergence.D_SP02,
        scene -> {
          PhysicsObj object = stuckBehind(scene);
          Frame frame = new Frame();
          frame.origin.set(0, 0.25f, 0);
          object.positionManager().adjustOffset(frame, 1);
          return frame.origin.y > 3.75f;
        },
        false,
        true);
  }

  private static PhysicsObj stuckBehind(Scene scene) {
    PhysicsObj object = object(scene);
    scene.creature(TARGET, 0, 5, 0);
    object.stickToObject(TARGET);
    return object;
  }

  /** A follower north of which the target stands, both of a radius of 0.3f. */
  private static PhysicsObj follower(Scene scene, float y) {
    PhysicsObj object = object(scene);
    object.radius = 0.3f;
    scene.creature(TARGET, 0, y, 0).radius = 0.3f;
    object.stickToObject(TARGET);
    return object;
  }

  @Test
  void P14_theGapIsRoundedTwice() {
    float y = 2.600586f;
    double distance = y - ((double) 0.3f + 0.3f);

    differs(
        Divergence.D_P14,
        scene -> {
          Frame frame = new Frame();
          follower(scene, y).positionManager().stickyManager().adjustOffset(frame, 1);
          return frame.origin.y;
        },
        (float) (distance - 0.3f),
        (float) distance - 0.3f);
  }

  @Test
  void P15_speedAndStepAreRounded() {
    float rate = 1.1f;
    float quantum = 0.007f;

    differs(
        Divergence.D_P15,
        scene -> {
          PhysicsObj object = follower(scene, 5);
          object.getMinterp().myRunRate = rate;
          Frame frame = new Frame();
          object.positionManager().stickyManager().adjustOffset(frame, quantum);
          return frame.origin.y;
        },
        (float) (rate * 4.0 * 5.0 * quantum),
        (float) (rate * 4.0 * 5.0) * quantum);
  }

  @Test
  void P16_theOwnHeadingIsRounded() {
    Position self = Scene.facing(0, 0, 0, 33);
    double own = self.frame.getHeading();
    float want = (float) Math.toDegrees(Math.atan2(6, 9));
    assertThat((float) (want - own)).isNotEqualTo(want - (float) own);

    differs(
        Divergence.D_P16,
        scene -> {
          PhysicsObj object = object(scene);
          object.position.set(self);
          scene.creature(TARGET, 6, 9, 0);
          object.stickToObject(TARGET);
          Frame frame = new Frame();
          object.positionManager().stickyManager().adjustOffset(frame, 1);
          return frame.qz;
        },
        turned((float) (want - own)),
        turned(want - (float) own));
  }

  /** The qz of a level frame of that heading. */
  private static float turned(float heading) {
    Frame frame = new Frame();
    frame.setHeading(heading);
    return frame.qz;
  }

  @Test
  void P23_theHeadingOfAFarNodeFollowsTheArgument() {
    differs(
        Divergence.D_P23,
        scene -> {
          PhysicsObj object = object(scene);
          object.position.set(Scene.facing(0, 0, 0, 90));
          object.interpolateTo(Scene.at(0, 101, 0), true);
          object.positionManager().useTime();
          return Math.round(object.getHeading());
        },
        0L,
        90L);
  }

  private static InterpolationManager interpolating(Scene scene, Position to, boolean keep) {
    PhysicsObj object = object(scene);
    object.interpolateTo(to, keep);
    return object.positionManager().interpolationManager();
  }

  private static <T> Object orError(java.util.function.Supplier<T> play) {
    try {
      return play.get();
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName();
    }
  }

  @Test
  void P21_withoutAQueueEverythingThrows() {
    differs(
        Divergence.D_P21,
        scene -> orError(() -> interpolating(scene, Scene.at(0, 5, 0), false).depth()),
        1,
        "NullPointerException");
  }

  @Test
  void P22_keepHeadingIsNotStored() {
    differs(
        Divergence.D_P22,
        scene -> interpolating(scene, Scene.at(0, 5, 0), true).keepHeading(),
        true,
        false);
  }

  @Test
  void P24_theNodeHoldsTheCallersPosition() {
    differs(
        Divergence.D_P24,
        scene -> {
          Position to = Scene.facing(0, 5, 0, 90);
          interpolating(scene, to, true);
          return Math.round(to.frame.getHeading());
        },
        90L,
        0L);
  }

  private static float movedOf(Scene scene) {
    InterpolationManager manager = interpolating(scene, Scene.at(0, 5, 0), false);
    Frame frame = new Frame();
    manager.adjustOffset(frame, 0.125);
    return frame.origin.y;
  }

  @Test
  void P27_interpolationMovesNothing() {
    differs(Divergence.D_P27, scene -> movedOf(scene) > 0, true, false);
  }

  private static InterpolationManager failing(Scene scene, float rest) {
    InterpolationManager manager = interpolating(scene, Scene.at(0, rest, 0), false);
    for (int i = 0; i < 5; i++) {
      manager.adjustOffset(new Frame(), 0.125);
    }
    return manager;
  }

  @Test
  void P25_aSmallRestIsAFailure() {
    // The first window has no distance to compare with: a second one finds no progress.
    differs(
        Divergence.D_P25,
        scene -> {
          InterpolationManager manager = failing(scene, 0.125f);
          for (int i = 0; i < 5; i++) {
            manager.adjustOffset(new Frame(), 0.125);
          }
          return List.of(manager.depth(), manager.nodeFailCounter());
        },
        List.of(0, 0),
        List.of(0, 1));
  }

  @Test
  void P32_whenTheNodesRunOutAfterAFailureItThrows() {
    differs(
        Divergence.D_P32,
        scene -> {
          InterpolationManager manager = failing(scene, 5);
          for (int i = 0; i < 5; i++) {
            manager.adjustOffset(new Frame(), 0.125);
          }
          return orError(
              () -> {
                manager.useTime();
                return scene.world.getObject(ID).position.frame.origin.y;
              });
        },
        5.0f,
        "IllegalStateException");
  }

  @Test
  void SP20_theFirstFailureBlips() {
    differs(
        Divergence.D_SP20,
        scene -> {
          InterpolationManager manager = interpolating(scene, Scene.at(0, 5, 0), false);
          manager.interpolateTo(Scene.at(0, 9, 0), false);
          for (int i = 0; i < 10; i++) {
            manager.adjustOffset(new Frame(), 0.125);
          }
          manager.useTime();
          return scene.world.getObject(ID).position.frame.origin.y;
        },
        0.0f,
        9.0f);
  }
}
