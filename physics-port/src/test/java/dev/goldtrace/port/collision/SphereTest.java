package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.Scene.CELL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import org.junit.jupiter.api.Test;

/** The sphere tests of spec transition.md section 7 at their boundaries and in each mode. */
class SphereTest {
  private static final float EPS = 0.0002f;

  private final Scene scene = new Scene();
  private final PhysicsObj mover = scene.creature(0, 0);
  private final Transition transition = new Transition(scene.ground);
  private final SpherePath path = transition.spherePath;
  private final CollisionInfo info = transition.collisionInfo;

  /** An obstacle at the origin. */
  private final Sphere obstacle = new Sphere(0, 0, 0, 0.5f);

  /** The mover in the middle of a step, with one sphere. */
  private void moves(Vector3 from, Vector3 to, float radius) {
    transition.objectInfo.object = mover;
    path.numSphere = 1;
    path.localSphere[0].radius = radius;
    path.globalSphere[0].radius = radius;
    path.globalSphere[0].center.set(to);
    path.globalCurrCenter[0].set(from);
    path.checkPos.cell = CELL;
    path.checkCell = CELL;
    info.lastKnownContactPlane.set(0, 0, 1, 0);
  }

  private void onGround() {
    transition.objectInfo.state = ObjectInfoState.CONTACT | ObjectInfoState.ON_WALKABLE;
  }

  private static Vector3 v(double x, double y, double z) {
    return new Vector3((float) x, (float) y, (float) z);
  }

  // --- the hit ---

  @Test
  void touchingSpheresCollide() {
    float radsum = 0.9598f;
    assertThat(Sphere.collidesWithSphere(new Vector3(radsum, 0, 0), radsum)).isTrue();
    assertThat(Sphere.collidesWithSphere(new Vector3(0, Math.nextDown(radsum), 0), radsum))
        .isTrue();
    assertThat(Sphere.collidesWithSphere(new Vector3(0, 0, Math.nextUp(radsum)), radsum)).isFalse();
  }

  @Test
  void reachIsTheSumOfTheRadiiLessTheTolerance() {
    onGround();
    float radsum = (float) (0.5 + 0.48f - (double) EPS);
    moves(v(2, 0, 0), v(Math.nextUp(radsum), 0, 0), 0.48f);
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.OK);
    moves(v(2, 0, 0), v(radsum, 0, 0), 0.48f);
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.COLLIDED);
  }

  @Test
  void secondSphereIsTestedWithTheRadiusOfTheFirst() {
    onGround();
    moves(v(5, 0, 0), v(5, 0, 0), 0.1f);
    path.numSphere = 2;
    path.globalSphere[1].radius = 3;
    path.globalSphere[1].center.set(0.7f, 0, 0);
    path.globalCurrCenter[1].set(0.8f, 0, 0);
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.OK);
    path.globalSphere[1].center.set(0.59f, 0, 0);
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.COLLIDED);
  }

  // --- the modes ---

  @Test
  void placementAndEtherealObstaclesOnlyTestTheOverlap() {
    onGround();
    moves(v(1, 0, 0), v(0.9, 0.1, 0), 0.48f);
    path.insertType = InsertType.PLACEMENT;
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.COLLIDED);
    path.insertType = InsertType.TRANSITION;
    path.obstructionEthereal = true;
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.COLLIDED);
    assertThat(info.collisionNormalValid).isFalse();
    assertThat(path.globalSphere[0].center).isEqualToComparingFieldByField(v(0.9, 0.1, 0));
  }

  @Test
  void creaturesAreIgnoredDuringAStepDownAndALanding() {
    onGround();
    moves(v(1, 0, 0), v(0.5, 0, 0), 0.48f);
    path.stepDown = true;
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.OK);
    path.stepDown = false;
    path.collide = true;
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.OK);
  }

  @Test
  void missileStopsAtAHitAndItsSecondSphereIsNotTested() {
    transition.objectInfo.state = ObjectInfoState.PATH_CLIPPED;
    moves(v(2, 0, 0), v(0.9, 0, 0), 0.48f);
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.COLLIDED);
    assertThat(info.collisionNormal).isEqualToComparingFieldByField(v(1, 0, 0));
    moves(v(2, 0, 0), v(2, 0, 0), 0.48f);
    path.numSphere = 2;
    path.globalSphere[1].center.set(0, 0, 0);
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.OK);
  }

  @Test
  void fallingMoverTriesToLandAndRemembersItsPosition() {
    moves(v(0, 0, 2), v(0, 0, 0.9), 0.48f);
    assertThat(obstacle.intersectsSphere(transition, true)).isEqualTo(TransitionState.ADJUSTED);
    assertThat(path.collide).isTrue();
    assertThat(path.stepUpNormal).isEqualToComparingFieldByField(v(0, 0, 1));
    assertThat(path.walkableAllowance).isEqualTo(0.0871557f);
    assertThat(path.walkInterp).isEqualTo(1f);
    assertThat(info.collisionNormalValid).isFalse();
  }

  // --- the step up ---

  @Test
  void stepUpIsTriedWhenTheObstacleIsExactlyAsHighAsTheStep() {
    onGround();
    // radsum + EPS - disp.z is radsum.
    moves(v(0.9, 0.3, EPS), v(0.8, 0.3, EPS), 0.5f);
    float radsum = (float) (0.5 + 0.5f - (double) EPS);
    transition.objectInfo.stepUpHeight = radsum;
    assertThat(stepUpIsTried(radsum)).isTrue();
    moves(v(0.9, 0.3, EPS), v(0.8, 0.3, EPS), 0.5f);
    transition.objectInfo.stepUpHeight = Math.nextDown(radsum);
    assertThat(stepUpIsTried(radsum)).isFalse();
  }

  private boolean stepUpIsTried(float radsum) {
    path.stepUpNormal.set(0, 0, 0);
    obstacle.stepSphereUp(transition, path.globalSphere[0].center.copy(), radsum);
    return path.stepUpNormal.x != 0;
  }

  // --- slides ---

  @Test
  void slideNeedsCentresApartAtTheStartOfTheStep() {
    moves(v(Math.nextDown(EPS), 0, 0), v(0, 0.1, 0), 0.48f);
    assertThat(slideA()).isEqualTo(TransitionState.COLLIDED);
    assertThat(info.collisionNormalValid).isFalse();
    moves(v(EPS, 0, 0), v(0, 0.1, 0), 0.48f);
    assertThat(slideA()).isEqualTo(TransitionState.SLID);
    assertThat(info.collisionNormal).isEqualToComparingFieldByField(v(1, 0, 0));
  }

  @Test
  void slideKeepsThePartAlongTheTangent() {
    moves(v(1, 0, 0), v(0.9, 0.1, 0), 0.48f);
    assertThat(slideA()).isEqualTo(TransitionState.SLID);
    assertThat(path.globalSphere[0].center).isEqualToComparingFieldByField(v(1, 0.1, 0));
  }

  @Test
  void slideRefusesATangentialPartShorterThanTheRootOfTheTolerance() {
    // sqrt(0.0002f) = 0.0141421...
    moves(v(1, 0, 0), v(0.9, 0.01414f, 0), 0.48f);
    assertThat(slideA()).isEqualTo(TransitionState.COLLIDED);
    moves(v(1, 0, 0), v(0.9, 0.01415f, 0), 0.48f);
    assertThat(slideA()).isEqualTo(TransitionState.SLID);
  }

  @Test
  void slideMakesATangentialPartOfExactlyTheRootOfTheTolerance() {
    // The tangential part comes out as (2.8487384e-6, 0.014142135, 0), whose square is 0.0002f.
    moves(v(-0.023150327, 4.6633145E-6, 0), v(-0.022262437, 0.01414662, 0), 0.48f);
    assertThat(slideA()).isEqualTo(TransitionState.SLID);
  }

  @Test
  void slideAlongTheGroundNormalDependsOnTheSideOfTheEnd() {
    moves(v(0, 0, 1), v(0.1, 0, 0.9), 0.48f);
    assertThat(slideA()).isEqualTo(TransitionState.SLID);
    assertThat(path.globalSphere[0].center).isEqualToComparingFieldByField(v(0.1f, 0, 1));
    moves(v(0, 0, 1), v(0.1, 0, 0), 0.48f);
    assertThat(slideA()).as("level").isEqualTo(TransitionState.SLID);
    moves(v(0, 0, 1), v(0.1, 0, -0.0001), 0.48f);
    assertThat(slideA()).as("below").isEqualTo(TransitionState.COLLIDED);
  }

  @Test
  void slideUsesTheContactPlaneOnlyWhileItIsValid() {
    moves(v(1, 0, 0), v(0.9, 0.1, 0.1), 0.48f);
    info.contactPlane.set(0, 1, 0, 0);
    info.contactPlaneValid = true;
    assertThat(slideA()).isEqualTo(TransitionState.SLID);
    assertThat(path.globalSphere[0].center).isEqualToComparingFieldByField(v(1, 0, 0.1f));
    moves(v(1, 0, 0), v(0.9, 0.1, 0.1), 0.48f);
    info.contactPlaneValid = false;
    assertThat(slideA()).isEqualTo(TransitionState.SLID);
    assertThat(path.globalSphere[0].center).isEqualToComparingFieldByField(v(1, 0.1f, 0));
  }

  private TransitionState slideA() {
    info.collisionNormalValid = false;
    return obstacle.slideSphere(transition, path.globalSphere[0].center.copy(), 0.9798f, 0);
  }

  @Test
  void slideByNoNormalHalvesTheStep() {
    moves(v(0, 0, 0), v(0.1, -0.2, 0.4), 0.48f);
    TransitionState answer =
        path.globalSphere[0].slideSphere(transition, new Vector3(), path.globalCurrCenter[0]);
    assertThat(answer).isEqualTo(TransitionState.ADJUSTED);
    assertThat(path.globalSphere[0].center).isEqualToComparingFieldByField(v(0.05f, -0.1f, 0.2f));
  }

  @Test
  void slideByAShortLevelNormalGoesOnWithItsTinyPart() {
    // Too short for a tangent, and level: the part along the normal is taken away, unnormalised.
    moves(v(1, 0, 0), v(0.5, 0.25, 0), 0.48f);
    Vector3 normal = v(0.0078125, 0, 0);
    TransitionState answer =
        path.globalSphere[0].slideSphere(transition, normal, path.globalCurrCenter[0]);
    assertThat(answer).isEqualTo(TransitionState.SLID);
    assertThat(path.globalSphere[0].center)
        .isEqualToComparingFieldByField(v(0.5 + 0.5 * 0.0078125 * 0.0078125, 0.25, 0));
  }

  @Test
  void slideByANormalIntoTheGroundStopsAndTurnsTheNormalAgainstTheMovement() {
    moves(v(0, 0, 1), v(0.1, 0, 1), 0.48f);
    Vector3 normal = v(0, 0, -1);
    TransitionState answer =
        path.globalSphere[0].slideSphere(transition, normal, path.globalCurrCenter[0]);
    assertThat(answer).isEqualTo(TransitionState.COLLIDED);
    assertThat(normal).isEqualToComparingFieldByField(v(-1, -0.0f, -0.0f));
    assertThat(info.collisionNormal.x).isEqualTo(-1f);
  }

  // --- spheres of things that are no creatures ---

  @Test
  void stepDownEndsOnTopOfASphereThatIsNoCreature() {
    path.walkableAllowance = 0.66417414f;
    path.stepDownAmt = 0.5f;
    path.walkInterp = 1;
    moves(v(0, 0, 1.2), v(0, 0, 0.7), 0.48f);
    path.stepDown = true;
    assertThat(obstacle.intersectsSphere(transition, false)).isEqualTo(TransitionState.ADJUSTED);
    assertThat(info.contactPlaneValid).isTrue();
    assertThat(info.contactPlaneIsWater).isTrue();
    assertThat(info.contactPlaneCell).isEqualTo(CELL);
    assertThat(info.contactPlane.normal.z).isEqualTo(1f);
    assertThat(path.globalSphere[0].center.z).isBetween(0.9799f, 0.9801f);
    assertThat(path.walkInterp).isBetween(0.43f, 0.45f);
  }

  @Test
  void stepDownOnTheFlankOfASphereFindsNoStand() {
    path.walkableAllowance = 0.66417414f;
    path.stepDownAmt = 0.5f;
    path.walkInterp = 1;
    moves(v(0.9, 0, 0.6), v(0.9, 0, 0.1), 0.48f);
    path.stepDown = true;
    assertThat(obstacle.intersectsSphere(transition, false)).isEqualTo(TransitionState.OK);
    assertThat(info.contactPlaneValid).isFalse();
  }

  // --- not ported ---

  @Test
  void perfectClipIsRefused() {
    transition.objectInfo.state = ObjectInfoState.PATH_CLIPPED | ObjectInfoState.PERFECT_CLIP;
    moves(v(2, 0, 0), v(0.9, 0, 0), 0.48f);
    assertThatThrownBy(() -> obstacle.intersectsSphere(transition, true))
        .isInstanceOf(UnsupportedCollisionException.class)
        .hasMessage("the exact contact of a camera is not supported (retail function 0x00537230)");
  }
}
