package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.CELL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import org.junit.jupiter.api.Test;

/** The cylinder tests of spec transition.md section 8 at their boundaries and in each mode. */
class CylSphereTest {
  private static final float EPS = 0.0002f;

  private final Scene scene = new Scene();
  private final PhysicsObj mover = scene.creature(0, 0);
  private final Transition transition = new Transition(scene.ground);
  private final SpherePath path = transition.spherePath;
  private final CollisionInfo info = transition.collisionInfo;
  private final CylSphere obstacle = new CylSphere(0, 0, 0, 0.5f, 1);

  private void moves(Vector3 from, Vector3 to, float radius) {
    transition.objectInfo.object = mover;
    path.numSphere = 1;
    path.globalSphere[0].radius = radius;
    path.globalSphere[0].center.set(to);
    path.globalCurrCenter[0].set(from);
    path.checkPos.cell = CELL;
    path.checkCell = CELL;
    path.walkInterp = 1;
    info.lastKnownContactPlane.set(0, 0, 1, 0);
    path.localspacePos = Scene.at(0, 0, 0);
  }

  private static Vector3 v(double x, double y, double z) {
    return new Vector3((float) x, (float) y, (float) z);
  }

  @Test
  void touchingTheSideCollides() {
    Sphere checked = new Sphere(0, 0, 0, 0.5f);
    float radsum = 0.9998f;
    assertThat(obstacle.collidesWithSphere(checked, new Vector3(radsum, 0, 0.5f), radsum)).isTrue();
    assertThat(
            obstacle.collidesWithSphere(checked, new Vector3(0, Math.nextUp(radsum), 0.5f), radsum))
        .isFalse();
  }

  @Test
  void touchingTheTopCollidesWithinTheTolerance() {
    // r - EPS + H/2 >= |H/2 - z| with r = EPS: the top is z = 1.
    Sphere checked = new Sphere(0, 0, 0, EPS);
    assertThat(obstacle.collidesWithSphere(checked, new Vector3(0, 0, 1), 0.5f)).isTrue();
    assertThat(obstacle.collidesWithSphere(checked, new Vector3(0, 0, Math.nextUp(1f)), 0.5f))
        .isFalse();
    assertThat(obstacle.collidesWithSphere(checked, new Vector3(0, 0, 0), 0.5f)).isTrue();
    assertThat(obstacle.collidesWithSphere(checked, new Vector3(0, 0, -Float.MIN_VALUE), 0.5f))
        .as("a denormal vanishes in the double sum")
        .isTrue();
    assertThat(obstacle.collidesWithSphere(checked, new Vector3(0, 0, -1e-7f), 0.5f)).isFalse();
  }

  @Test
  void normalPointsAwayFromTheAxisOnlyForAStartOutsideTheReach() {
    Vector3 normal = new Vector3();
    float radsum = 0.98f;
    moves(v(radsum, 0, 0.4), v(0.9, 0, 0.4), 0.48f);
    assertThat(normalOf(radsum, normal)).isTrue();
    assertThat(normal).as("at the reach").isEqualToComparingFieldByField(v(0, 0, 1));
    moves(v(Math.nextUp(radsum), 0, 0.4), v(0.9, 0, 0.4), 0.48f);
    assertThat(normalOf(radsum, normal)).isTrue();
    assertThat(normal).isEqualToComparingFieldByField(v(Math.nextUp(radsum), 0, 0));
  }

  @Test
  void normalInsideTheReachPointsAgainstTheVerticalMovement() {
    Vector3 normal = new Vector3();
    moves(v(0.1, 0, 2), v(0.1, 0, 1.2), 0.48f);
    normalOf(0.98f, normal);
    assertThat(normal.z).isEqualTo(1f);
    moves(v(0.1, 0, -1), v(0.1, 0, -0.2), 0.48f);
    normalOf(0.98f, normal);
    assertThat(normal.z).isEqualTo(-1f);
  }

  @Test
  void normalIsNotDefiniteForAStartOutsideAboveTheTop() {
    Vector3 normal = new Vector3();
    moves(v(1.2, 0, 1.6), v(0.9, 0, 1.4), 0.48f);
    assertThat(normalOf(0.98f, normal)).isFalse();
    moves(v(1.2, 0, 1.6), v(0.9, 0, 1.6), 0.48f);
    assertThat(normalOf(0.98f, normal)).as("level movement").isTrue();
  }

  @Test
  void normalAboveTheTopIsDefiniteForAVerticalMovementOfTheTolerance() {
    Vector3 normal = new Vector3();
    // Above the top, so only the vertical movement decides; 2 and 2 + EPS lie apart exactly so.
    CylSphere flat = new CylSphere(0, 0, 0, 0.5f, 0);
    moves(v(1.2, 0, 0), v(0.9, 0, 0), 0);
    Sphere first = path.globalSphere[0];
    path.globalCurrCenter[0].set(1.2f, 0, -EPS);
    assertThat(flat.normalOfCollision(path, first, v(0.9, 0, 0), 0.5f, 0, normal)).isTrue();
    path.globalCurrCenter[0].set(1.2f, 0, -Math.nextUp(EPS));
    assertThat(flat.normalOfCollision(path, first, v(0.9, 0, 0), 0.5f, 0, normal)).isFalse();
  }

  private boolean normalOf(float radsum, Vector3 normal) {
    Sphere first = path.globalSphere[0];
    return obstacle.normalOfCollision(path, first, first.center.copy(), radsum, 0, normal);
  }

  @Test
  void stepUpIsTriedWhenTheTopIsExactlyAsHighAsTheStep() {
    onGround();
    // r + H - z with z = r: H.
    moves(v(1.2, 0.3, 0.5), v(0.9, 0.3, 0.5), 0.5f);
    transition.objectInfo.stepUpHeight = 1;
    assertThat(stepUpIsTried()).isTrue();
    moves(v(1.2, 0.3, 0.5), v(0.9, 0.3, 0.5), 0.5f);
    transition.objectInfo.stepUpHeight = Math.nextDown(1f);
    assertThat(stepUpIsTried()).isFalse();
  }

  private void onGround() {
    transition.objectInfo.state = ObjectInfoState.CONTACT | ObjectInfoState.ON_WALKABLE;
  }

  private boolean stepUpIsTried() {
    path.stepUpNormal.set(0, 0, 0);
    obstacle.intersectsSphere(transition);
    return path.stepUpNormal.x != 0;
  }

  @Test
  void stepUpOntoATurnedObstacleIsTriedWithATurnedNormal() {
    onGround();
    moves(v(1.2, 0, 0.5), v(0.9, 0.1, 0.5), 0.5f);
    transition.objectInfo.stepUpHeight = 1;
    path.localspacePos.frame.setHeading(90);
    obstacle.intersectsSphere(transition);
    // The normal (1,0,0), turned to face south.
    assertThat(path.stepUpNormal.y).isBetween(-1.000001f, -0.999999f);
    assertThat(path.stepUpNormal.x).isBetween(-1e-6f, 1e-6f);
  }

  @Test
  void creatureWithACylinderIsSteppedDownOnto() {
    onGround();
    path.stepDown = true;
    path.stepDownAmt = 0.6f;
    moves(v(0.9, 0, 1.6), v(0.9, 0, 1.1), 0.48f);
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.ADJUSTED);
    assertThat(path.globalSphere[0].center.z).isEqualTo(1.48f);
    assertThat(info.contactPlane.d).isEqualTo(-1f);
    assertThat(info.contactPlaneIsWater).isTrue();
    assertThat(info.contactPlaneCell).isEqualTo(CELL);
  }

  @Test
  void stepDownLeavesTheTopThatIsTooHigh() {
    onGround();
    path.stepDown = true;
    path.stepDownAmt = 0.5f;
    // up = 0.55: f = 1 - 1.1 = -0.1 is the limit.
    moves(v(0.9, 0, 1.5), v(0.9, 0, 1.48f - 0.5501f), 0.48f);
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.COLLIDED);
    moves(v(0.9, 0, 1.5), v(0.9, 0, 1.48f - 0.5499f), 0.48f);
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.ADJUSTED);
  }

  @Test
  void placementAndEtherealObstaclesOnlyTestTheOverlap() {
    onGround();
    moves(v(1.2, 0, 0.5), v(0.9, 0.1, 0.5), 0.48f);
    path.obstructionEthereal = true;
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.COLLIDED);
    path.obstructionEthereal = false;
    path.insertType = InsertType.PLACEMENT;
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.COLLIDED);
    assertThat(info.collisionNormalValid).isFalse();
    path.globalSphere[0].center.set(2, 0, 0.5f);
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.OK);
  }

  @Test
  void fallingMoverLandsOnTheTop() {
    moves(v(0.2, 0, 1.8), v(0.2, 0, 1.3), 0.48f);
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.ADJUSTED);
    assertThat(path.collide).isTrue();
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.ADJUSTED);
    assertThat(path.globalSphere[0].center.z).isBetween(1.4799f, 1.4801f);
    assertThat(info.contactPlaneValid).isTrue();
    assertThat(info.contactPlaneIsWater).isTrue();
  }

  @Test
  void landingNeedsAVerticalMovement() {
    moves(v(0.2, 0, 1.3), v(0.2, 0, 1.3), 0.48f);
    path.collide = true;
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.COLLIDED);
    assertThat(info.contactPlaneValid).isFalse();
  }

  @Test
  void landingOnTheRimIsOne() {
    float radsum = (float) (0.5f - (double) EPS + 0.48f);
    path.collide = true;
    moves(v(radsum, 0, 1.8), v(radsum, 0, 1.3), 0.48f);
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.ADJUSTED);
    moves(v(radsum, 0, 1.8), v(Math.nextUp(radsum), 0, 1.3), 0.48f);
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.OK);
  }

  @Test
  void landingNeedsAVerticalMovementOfTheTolerance() {
    // The landing lies where the step began, as near to its start as it can be.
    CylSphere flat = new CylSphere(0, 0, 0, 0.5f, 0);
    path.collide = true;
    moves(v(0.2, 0, Math.nextDown(EPS)), v(0.2, 0, 0), EPS);
    assertThat(flat.intersectsSphere(transition)).isEqualTo(TransitionState.COLLIDED);
    assertThat(info.contactPlaneValid).isFalse();
    moves(v(0.2, 0, EPS), v(0.2, 0, 0), EPS);
    assertThat(flat.intersectsSphere(transition)).isEqualTo(TransitionState.ADJUSTED);
    assertThat(info.contactPlaneValid).isTrue();
  }

  @Test
  void landingBesideTheTopIsNone() {
    moves(v(3, 0, 1.4), v(0.9, 0, 1.3), 0.48f);
    path.collide = true;
    assertThat(obstacle.intersectsSphere(transition)).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneValid).isFalse();
  }
}
