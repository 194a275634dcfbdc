package dev.goldtrace.port.object;

import static dev.goldtrace.port.scene.Switched.differs;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.Scene;
import dev.goldtrace.port.stage.StageWeenie;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each divergence of the physics object changes, where no reference trace shows it. */
class DivergencesOfTheObjectTest {
  private static final int ID = 0x50000001;
  private static final int OTHER = 0x50000002;

  private static PhysicsObj object(Scene scene) {
    return scene.creature(ID, 10, 10, 0);
  }

  private static boolean awake(PhysicsObj object) {
    return object.hasTransient(TransientState.ACTIVE);
  }

  @Test
  void P05_theStartDistancesAreSwapped() {
    differs(Divergence.D_P05, scene -> object(scene).getStartConstraintDistance(), 10.0f, 5.0f);
    differs(
        Divergence.D_P05,
        scene ->
            scene.creature(ID, Scene.at(Scene.INDOOR_CELL, 0, 0, 0)).getStartConstraintDistance(),
        5.0f,
        10.0f);
  }

  @Test
  void P06_aReceivedPositionArmsNoConstraint() {
    differs(
        Divergence.D_P06,
        scene -> {
          PhysicsObj object = object(scene);
          object
              .world
              .smartBox()
              .handleReceivedPosition(object, Scene.at(11, 10, 0), 0, true, new Vector3(), 1, 0, 0);
          return object.positionManager().constraintManager() != null;
        },
        true,
        false);
  }

  @Test
  void P51_aManagerThatIsThereWakesNobody() {
    differs(
        Divergence.D_P51,
        scene -> {
          PhysicsObj object = object(scene);
          object.getPositionManager();
          object.setActive(false);
          object.stickToObject(OTHER);
          return awake(object);
        },
        true,
        false);
  }

  @Test
  void P52_aManagerMadeWakesStaticObjects() {
    differs(
        Divergence.D_P52,
        scene -> {
          PhysicsObj object = object(scene);
          object.state = PhysicsState.STATIC;
          object.setActive(false);
          object.getMinterp();
          return awake(object);
        },
        false,
        true);
  }

  @Test
  void P54_theStampOfATeleportIsNotStored() {
    differs(
        Divergence.D_P54,
        scene -> {
          PhysicsObj object = object(scene);
          boolean first = object.newerEvent(TimestampSlot.TELEPORT, 1);
          return List.of(first, object.newerEvent(TimestampSlot.TELEPORT, 1));
        },
        List.of(true, false),
        List.of(true, true));
  }

  @Test
  void P55_withoutACellTheStampIsNotStored() {
    differs(
        Divergence.D_P55,
        scene -> {
          PhysicsObj object = object(scene);
          object.position.cell = 0;
          object.moveOrTeleport(Scene.at(1, 1, 0), 7, true, new Vector3());
          return object.updateTimes[TimestampSlot.TELEPORT];
        },
        7,
        0);
  }

  @Test
  void P56_aTeleportDoesNotSlide() {
    differs(
        Divergence.D_P56,
        scene -> {
          PhysicsObj object = object(scene);
          object.moveOrTeleport(Scene.at(1, 1, 0), 7, true, new Vector3());
          return scene.environment(object).placements.get(0) & SetPositionFlags.SLIDE;
        },
        SetPositionFlags.SLIDE,
        0);
  }

  @Test
  void P58_ofAHiddenParentTheHiddenBitIsCleared() {
    differs(
        Divergence.D_P58,
        scene -> {
          PhysicsObj object = object(scene);
          object.state = PhysicsState.HIDDEN | PhysicsState.NODRAW;
          object.setParent(scene.creature(OTHER, 0, 0, 0));
          object.parent().state = PhysicsState.HIDDEN;
          object.unsetParent();
          return object.state;
        },
        PhysicsState.HIDDEN,
        PhysicsState.NODRAW);
  }

  private static List<Float> slices(Scene scene, double seconds) {
    PhysicsObj object = object(scene);
    object.getMinterp();
    scene.clock(scene.world.curTime + seconds);
    object.updateObject();
    return List.copyOf(scene.environment(object).slices);
  }

  @Test
  void P73_aShortFrameIsPutOff() {
    differs(Divergence.D_P73, scene -> slices(scene, 0.015625), List.of(0.015625f), List.of());
  }

  @Test
  void P75_slicesAreShorter() {
    differs(Divergence.D_P75, scene -> slices(scene, 0.15).size(), 1, 2);
  }

  @Test
  void P79_creepingAddsUp() {
    differs(
        Divergence.D_P79,
        scene -> {
          PhysicsObj object = object(scene);
          object.position.frame.origin.set(0, 0, 0);
          scene.environment(object).root.origin.set(0, 0.0001f, 0);
          scene.tick(0.1f);
          return object.position.frame.origin.y;
        },
        0.0f,
        0.0001f);
  }

  @Test
  void P82_atATransitionIntoNoCellTheObjectStays() {
    differs(
        Divergence.D_P82,
        scene -> {
          PhysicsObj object = object(scene);
          scene.environment(object).root.origin.set(0, 1, 0);
          scene.environment(object).transition =
              (moving, requested) -> new TransitionResult().setPositionOnly(moving, new Position());
          scene.tick(0.1f);
          return object.hasCell();
        },
        false,
        true);
  }

  @Test
  void P80_aSledIsPitchedAlongItsVelocity() {
    differs(
        Divergence.D_P80,
        scene -> {
          PhysicsObj object = object(scene);
          object.state |= PhysicsState.SLEDDING;
          object.transientState &= ~(TransientState.CONTACT | TransientState.ON_WALKABLE);
          object.velocity.set(0, 10, -10);
          scene.tick(0.1f);
          return object.position.frame.m5 < -0.5f;
        },
        false,
        true);
  }

  @Test
  void P86_aSledOnTheGroundIsNotAccelerated() {
    differs(
        Divergence.D_P86,
        scene -> {
          PhysicsObj object = object(scene);
          object.state |= PhysicsState.SLEDDING;
          object.calcAcceleration();
          return object.acceleration.z;
        },
        -9.8f,
        0.0f);
  }

  /** What a second leaves of the speed of a fast sled. */
  private static boolean isBraked(Scene scene, float nz) {
    PhysicsObj object = object(scene);
    object.state |= PhysicsState.SLEDDING;
    object.contactPlaneNormal.set(0, 0, nz);
    object.velocity.set(4, 0, 0);
    new Kinematics(object).calcFriction(1, 16);
    return object.velocity.x < 1;
  }

  @Test
  void P87_aFastSledGlidesOnTheFlatAndNotOnSlopes() {
    differs(Divergence.D_P87, scene -> isBraked(scene, 1), true, false);
    differs(Divergence.D_P87, scene -> isBraked(scene, 0.9f), false, true);
  }

  @Test
  void P89_theSmallestChangeOfVelocityCounts() {
    differs(
        Divergence.D_P89,
        scene -> {
          PhysicsObj object = object(scene);
          object.setVelocity(new Vector3(0.0001f, 0, 0), true);
          return object.velocity.x;
        },
        0.0f,
        0.0001f);
  }

  @Test
  void P104_aLongPauseIsSimulated() {
    differs(
        Divergence.D_P104,
        scene -> {
          PhysicsObj object = object(scene);
          scene.clock(scene.world.curTime + 3);
          object.updatePosition();
          return List.copyOf(scene.environment(object).slices);
        },
        List.of(),
        List.of(3.0f));
  }

  @Test
  void P110_theCellFollowsTheOrigin() {
    differs(
        Divergence.D_P110,
        scene -> {
          PhysicsObj object = object(scene);
          object.setPositionSimple(Scene.at(30, 1, 0), false);
          return object.position.cell;
        },
        Scene.CELL,
        0xA9B40009);
  }

  @Test
  void P111_theEdgeOfTheMapHasNoOffset() {
    differs(
        Divergence.D_P111,
        scene -> {
          Position edge = Scene.at(0xFFB40001, 0, 0, 0);
          Position inside = Scene.at(0xFEB40001, 0, 0, 0);
          try {
            return scene.world.geometry().distance(inside, edge);
          } catch (IllegalStateException e) {
            return -1.0;
          }
        },
        192.0,
        -1.0);
  }

  private static List<Boolean> afterTeleport(Scene scene) {
    PhysicsObj object = object(scene);
    object.moveOrTeleport(Scene.at(1, 1, 0), 7, true, new Vector3());
    return List.of(!scene.entries(ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK).isEmpty());
  }

  @Test
  void SP19_aTeleportRunsNoHook() {
    differs(
        Divergence.D_SP19,
        DivergencesOfTheObjectTest::afterTeleport,
        List.of(true),
        List.of(false));
  }

  private static boolean isLed(Scene scene, boolean contact, float speed) {
    return object(scene).moveOrTeleport(Scene.at(11, 10, 0), 0, contact, new Vector3(0, speed, 0));
  }

  @Test
  void SP18_aVelocityCountsInPlaceOfContact() {
    differs(Divergence.D_SP18, scene -> isLed(scene, true, 0), true, false);
    differs(Divergence.D_SP18, scene -> isLed(scene, false, 1), false, true);
  }

  @Test
  void SM14_atExactly96MetresAnObjectIsStillNear() {
    differs(
        Divergence.D_SM14,
        scene -> {
          PhysicsObj object = object(scene);
          object.playerDistance = 96;
          object.moveOrTeleport(Scene.at(12, 10, 0), 0, true, new Vector3());
          return object.isInterpolating();
        },
        false,
        true);
  }

  @Test
  void SP25_stickingMeasuresHorizontally() {
    differs(
        Divergence.D_SP25,
        scene ->
            scene.world.geometry().cylinderDistanceNoZ(1, Scene.at(0, 0, 0), 1, Scene.at(3, 0, 4)),
        3.0,
        1.0);
  }

  @Test
  void P53_everyPlayerIsWalked25MetresIndoors() {
    StageWeenie player = new StageWeenie();
    player.player = true;
    differs(
        Divergence.D_P53,
        scene -> {
          PhysicsObj object = scene.creature(ID, Scene.at(Scene.INDOOR_CELL, 0, 0, 0));
          object.weenie = player;
          return object.getAutonomyBlipDistance();
        },
        20f,
        25f);
  }

  @Test
  void P72_farFromThePlayerNobodyFallsAsleep() {
    differs(
        Divergence.D_P72,
        scene -> {
          PhysicsObj object = object(scene);
          object.getMinterp();
          scene.world.player = scene.creature(OTHER, 10, 110, 0);
          scene.clock(scene.world.curTime + 0.1);
          object.updateObject();
          return awake(object);
        },
        false,
        true);
  }

  @Test
  void P83_afterAFailedTransitionWhatIsNoNumberStays() {
    // D-P67 lets such a rotation come so far.
    Dialect repairing = Dialect.RETAIL.with(Divergence.D_P67);

    assertThat(rotationAfterAFailedTransition(new Scene(repairing))).isZero();
    assertThat(rotationAfterAFailedTransition(new Scene(repairing.with(Divergence.D_P83)))).isNaN();
  }

  private static float rotationAfterAFailedTransition(Scene scene) {
    PhysicsObj object = object(scene);
    scene.environment(object).root.origin.set(0, 1, 0);
    scene.environment(object).root.qw = Float.NaN;
    scene.environment(object).transition = (moving, requested) -> null;
    scene.tick(0.1f);
    return object.position.frame.qw;
  }

  @Test
  void P84_theCachedVelocityIsAQuotient() {
    float step = 0.001f;
    float quantum = 0.03f;

    differs(
        Divergence.D_P84,
        scene -> {
          PhysicsObj object = object(scene);
          object.position.frame.origin.set(0, 0, 0);
          scene.environment(object).root.origin.set(0, step, 0);
          scene.tick(quantum);
          return object.cachedVelocity.y;
        },
        (float) ((double) (float) (1.0 / quantum) * step),
        step / quantum);
  }

  @Test
  void P85_theDisplacementIsRoundedTwice() {
    float y = 1.1f;
    float speed = 4.3f;
    float quantum = 0.03f;

    differs(
        Divergence.D_P85,
        scene -> {
          PhysicsObj object = object(scene);
          object.transientState &= ~TransientState.ON_WALKABLE;
          object.velocity.set(0, speed, 0);
          Frame frame = new Frame();
          frame.origin.set(0, y, 0);
          new Kinematics(object).updatePhysicsInternal(quantum, frame);
          return frame.origin.y;
        },
        (float) ((double) quantum * speed + y),
        y + speed * quantum);
  }

  @Test
  void P88_frictionIsRounded() {
    float speed = 0.1f;
    float quantum = 0.03f;
    float friction = 0.95f;

    differs(
        Divergence.D_P88,
        scene -> {
          PhysicsObj object = object(scene);
          object.friction = friction;
          object.velocity.set(speed, 0, 0);
          new Kinematics(object).calcFriction(quantum, 1);
          return object.velocity.x;
        },
        (float) (Math.pow(1.0 - friction, quantum) * speed),
        (float) Math.pow(1.0f - friction, quantum) * speed);
  }
}
