package dev.goldtrace.port.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import org.junit.jupiter.api.Test;

class PositionManagerTest {
  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 10, 10, 0);
  private final PhysicsObj prey = scene.creature(0x50000002, 20, 10, 0);
  private final PositionManager manager = object.getPositionManager();

  @Test
  void aFreshManagerHasNoneOfTheThree() {
    assertThat(manager.interpolationManager()).isNull();
    assertThat(manager.stickyManager()).isNull();
    assertThat(manager.constraintManager()).isNull();
    assertThat(manager.isInterpolating()).isFalse();
    assertThat(manager.isFullyConstrained()).isFalse();
    assertThat(manager.getStickyObjectId()).isZero();
  }

  @Test
  void whatEndsSomethingMakesNoManager() {
    manager.unStick();
    manager.stopInterpolating();
    manager.unConstrain();
    manager.useTime();

    assertThat(scene.entries).isEmpty();
    assertThat(manager.interpolationManager()).isNull();
    assertThat(manager.stickyManager()).isNull();
    assertThat(manager.constraintManager()).isNull();
  }

  @Test
  void interpolationComesFirstStickingReplacesItAndTheConstraintBrakesTheResult() {
    manager.interpolateTo(Scene.at(10, 30, 0), true);
    manager.stickTo(prey.id, 0.5f, 1.8f);
    // Half-way between start and maximum: a brake of one half.
    manager.constrainTo(Scene.at(10, 40, 0), 20, 40);
    Frame frame = new Frame();
    frame.origin.set(0, 0, 9);

    manager.adjustOffset(frame, 0.1);

    // The stick's 20 m/s to the east, halved; nothing is left of the root motion and of the north.
    assertThat(frame.origin.x).isEqualTo(1);
    assertThat(frame.origin.y).isZero();
    assertThat(frame.origin.z).isZero();
    assertThat(manager.interpolationManager().frameCounter()).isEqualTo(1);
    assertThat(manager.constraintManager().constraintPosOffset()).isEqualTo(31);
  }

  @Test
  void S2_withoutAStickTheInterpolationReplacesTheRootMotion() {
    manager.interpolateTo(Scene.at(10, 30, 0), true);
    Frame frame = new Frame();
    frame.origin.set(7, 7, 9);
    frame.setHeading(90);

    manager.adjustOffset(frame, 0.1);

    assertThat(frame.origin.x).isZero();
    assertThat(frame.origin.y).isEqualTo(0.8f, within(1e-6f));
    assertThat(frame.origin.z).isZero();
    assertThat(frame.getHeading()).isZero();
  }

  @Test
  void S3_useTimeBlipsBeforeTheStickExpires() {
    // Sticking drops no nodes; a far node blips with the next UseTime.
    manager.stickTo(prey.id, 0.5f, 1.8f);
    manager.interpolateTo(Scene.at(10, 180, 0), true);
    scene.clock(102);
    scene.forget();

    manager.useTime();

    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
            ProbedFunction.INTERPOLATION_MANAGER_STOP_INTERPOLATING,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR,
            ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT);
  }

  @Test
  void destroyDropsAllAndClearsTheTarget() {
    manager.interpolateTo(Scene.at(10, 30, 0), true);
    manager.stickTo(prey.id, 0.5f, 1.8f);
    manager.constrainTo(object.position, 10, 50);
    scene.forget();

    manager.destroy();

    assertThat(scene.functions())
        .containsExactly(
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR);
    assertThat(manager.interpolationManager()).isNull();
    assertThat(manager.stickyManager()).isNull();
    assertThat(manager.constraintManager()).isNull();
  }
}
