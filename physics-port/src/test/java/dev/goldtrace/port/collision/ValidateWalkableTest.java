package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.CELL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.port.math.Vector3;
import org.junit.jupiter.api.Test;

/** The test against the ground, spec transition.md section 5.2. */
class ValidateWalkableTest {
  private static final float EPS = 0.0002f;
  private static final float FLOOR_Z = Float.intBitsToFloat(0x3F2A0751);

  private final Transition transition = new Transition(new OpenGround(0));
  private final SpherePath path = transition.spherePath;
  private final CollisionInfo info = transition.collisionInfo;
  private final Plane ground = new Plane();

  /** A point mover at this height above the ground, so that its height is exact. */
  private TransitionState at(float z) {
    path.numSphere = 1;
    path.globalSphere[0].radius = 0;
    path.globalSphere[0].center.set(0, 0, z);
    path.checkPos.frame.origin.set(0, 0, z);
    path.checkPos.cell = CELL;
    info.init();
    return transition.objectInfo.validateWalkable(
        path.globalSphere[0], ground, false, 0, transition, CELL);
  }

  private void onGround() {
    transition.objectInfo.state = ObjectInfoState.CONTACT | ObjectInfoState.ON_WALKABLE;
  }

  @Test
  void touchesUpToTheToleranceAbove() {
    onGround();
    assertThat(at(EPS)).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneValid).isTrue();
    assertThat(info.contactPlaneCell).isEqualTo(CELL);
    assertThat(at(Math.nextUp(EPS))).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneValid).isFalse();
  }

  @Test
  void touchesDownToTheToleranceBelowAndIsLiftedFromThere() {
    onGround();
    assertThat(at(-EPS)).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneValid).isTrue();
    assertThat(path.checkPos.frame.origin.z).isEqualTo(-EPS);
    assertThat(at(-Math.nextUp(EPS))).isEqualTo(TransitionState.ADJUSTED);
    assertThat(info.contactPlaneValid).isTrue();
    assertThat(path.checkPos.frame.origin.z).isZero();
    assertThat(path.globalSphere[0].center.z).isZero();
  }

  @Test
  void groundIsAHitOnlyForAMoverInTheAir() {
    onGround();
    at(0);
    assertThat(info.collisionNormalValid).isFalse();
    assertThat(info.collidedWithEnvironment).isFalse();
    transition.objectInfo.state = 0;
    at(0);
    assertThat(info.collisionNormal).isEqualToComparingFieldByField(new Vector3(0, 0, 1));
    assertThat(info.collidedWithEnvironment).isTrue();
    at(-1);
    assertThat(info.collisionNormalValid).isTrue();
    assertThat(info.collidedWithEnvironment).isTrue();
    at(1);
    assertThat(info.collisionNormalValid).isFalse();
    path.stepDown = true;
    path.stepDownAmt = 2;
    path.walkInterp = 1;
    at(-1);
    assertThat(info.collisionNormalValid).isFalse();
  }

  @Test
  void stepDownIsCorrectedByAtMostElevenTenthsOfItsHeight() {
    onGround();
    path.stepDown = true;
    path.stepDownAmt = 1;
    path.walkInterp = 1;
    assertThat(at(Math.nextUp(-1.1f))).isEqualTo(TransitionState.ADJUSTED);
    assertThat(path.walkInterp).isLessThan(0).isGreaterThan(-0.1001f);
    path.walkInterp = 1;
    assertThat(at(-1.1f)).as("1 - 1.1f is below -0.1").isEqualTo(TransitionState.COLLIDED);
    assertThat(path.walkInterp).isEqualTo(1f);
    assertThat(path.checkPos.frame.origin.z).isEqualTo(-1.1f);
  }

  @Test
  void waterDepthCountsAsHeight() {
    onGround();
    at(-0.5f);
    TransitionState answer =
        transition.objectInfo.validateWalkable(
            new Sphere(0, 0, -0.5f, 0), ground, true, 0.5f, transition, CELL);
    assertThat(answer).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneIsWater).isTrue();
  }

  @Test
  void steepGroundGivesNoContactToAMoverOnWalkableGround() {
    onGround();
    ground.normal.set(0.8f, 0, Math.nextDown(FLOOR_Z));
    assertThat(at(0)).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneValid).isFalse();
    assertThat(at(-1)).isEqualTo(TransitionState.OK);
    ground.normal.set(0.8f, 0, FLOOR_Z);
    assertThat(at(0)).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneValid).isTrue();
  }

  @Test
  void checkedWalkableMoverBelowTheGroundCollides() {
    path.checkWalkable = true;
    assertThat(at(-1)).isEqualTo(TransitionState.COLLIDED);
  }

  @Test
  void cameraIsRefused() {
    transition.objectInfo.state = ObjectInfoState.IS_VIEWER;
    assertThatThrownBy(() -> at(0))
        .isInstanceOf(UnsupportedCollisionException.class)
        .hasMessage("the camera sweep is not supported (retail function 0x0050D010)");
  }
}
