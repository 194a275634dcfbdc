package dev.goldtrace.port.target;

import static dev.goldtrace.port.scene.Switched.differs;

import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import org.junit.jupiter.api.Test;

/** What each divergence of the target manager changes. */
class DivergencesOfTargetTest {
  private static final int WATCHER = 0x50000001;
  private static final int TARGET = 0x50000002;

  /** A target at rest that has sent its first snapshot and has swept its voyeurs at time 100. */
  private static PhysicsObj watched(Scene scene, double quantum) {
    PhysicsObj watcher = scene.creature(WATCHER, 0, 0, 0);
    PhysicsObj target = scene.creature(TARGET, 0, 10, 0);
    watcher.setTarget(0, TARGET, 0.5f, quantum);
    target.targetManager().handleTargetting();
    return target;
  }

  private static int told(Scene scene) {
    return scene.entries(ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE).size();
  }

  @Test
  void P38_thePeriodRunsOnTheFrameClock() {
    differs(
        Divergence.D_P38,
        scene -> {
          PhysicsObj target = watched(scene, 1);
          target.position.frame.origin.y = 20;
          scene.world.curTime = 100.6;
          scene.world.physicsTime = 100.2;
          target.targetManager().handleTargetting();
          return told(scene);
        },
        1,
        2);
  }

  @Test
  void P40_theContextBecomesThatOfTheUpdate() {
    differs(
        Divergence.D_P40,
        scene -> {
          scene.creature(TARGET, 0, 10, 0);
          scene.creature(WATCHER, 0, 0, 0).setTarget(7, TARGET, 0.5f, 1);
          return scene.firstArguments(ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET).get(0);
        },
        7,
        0);
  }

  @Test
  void P42_theQuantumIsNotRounded() {
    differs(
        Divergence.D_P42,
        scene -> {
          watched(scene, 0.7);
          return scene.entries(ProbedFunction.TARGET_MANAGER_ADD_VOYEUR).get(0).f64(2);
        },
        (double) 0.7f,
        0.7);
  }

  @Test
  void SP12_voyeursOfQuantum0AreLookedAfterAtOnce() {
    differs(Divergence.D_SP12, scene -> toldWithinThePeriod(scene, 0), 1, 2);
    differs(Divergence.D_SP12, scene -> toldWithinThePeriod(scene, 1), 1, 1);
  }

  private static int toldWithinThePeriod(Scene scene, double quantum) {
    PhysicsObj target = watched(scene, quantum);
    target.position.frame.origin.y = 20;
    scene.clock(100.25);
    target.targetManager().handleTargetting();
    return told(scene);
  }
}
