package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.scene.Scene;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KinematicsTest {
  private static final double COS_TEN_DEGREES = 0.984807753012208;

  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);
  private final Kinematics kinematics = new Kinematics(object);

  private Frame moved(float quantum) {
    Frame frame = new Frame();
    kinematics.updatePhysicsInternal(quantum, frame);
    return frame;
  }

  private static float[] floats(Vector3 v) {
    return new float[] {v.x, v.y, v.z};
  }

  private void inTheAir() {
    object.transientState &= ~(TransientState.CONTACT | TransientState.ON_WALKABLE);
  }

  @Test
  void velocityMovesAnObjectInTheAir() {
    inTheAir();
    object.velocity.set(1.1f, 2.2f, 3.3f);

    Vector3 o = moved(0.1f).origin;

    double q = 0.1f;
    assertThat(o.x).isEqualTo((float) (q * 1.1f));
    assertThat(o.y).isEqualTo((float) (q * 2.2f));
    assertThat(o.z).isEqualTo((float) (q * 3.3f));
    assertThat(object.velocity).usingRecursiveComparison().isEqualTo(new Vector3(1.1f, 2.2f, 3.3f));
  }

  @Test
  void eachAxisHasItsOwnRoundings() {
    inTheAir();
    SplittableRandom random = new SplittableRandom(3);
    int told = 0;
    for (int i = 0; i < 1000; i++) {
      float v = random.nextInt(300, 2000) / 700f;
      float a = random.nextInt(-9000, 9000) / 100f;
      float at = random.nextInt(2000) / 7000f;
      float quantum = random.nextInt(30, 200) / 1000f;
      double q = quantum;
      object.velocity.set(v, v, v);
      object.acceleration.set(a, a, a);
      Frame frame = new Frame();
      frame.origin.set(at, at, at);

      kinematics.updatePhysicsInternal(quantum, frame);

      double ax = (float) ((double) (float) ((a * 0.5) * q) * q);
      float x = (float) ((double) (float) (q * v + ax) + at);
      double ay = (float) ((a * 0.5) * q * q);
      float y = (float) (q * v + ay + at);
      double az = (float) (a * 0.5);
      double sz = (float) (q * v);
      float z = (float) ((double) (float) (sz + az * q * q) + at);
      // Comparing by reflection would take most of the time of these thousand cases.
      assertThat(floats(frame.origin)).containsExactly(x, y, z);
      float vx = (float) (q * a + v);
      float vz = (float) ((double) (float) (q * a) + v);
      assertThat(floats(object.velocity)).containsExactly(vx, vx, vz);
      told += x != y && y != z && z != x ? 1 : 0;
    }
    // The numbers are such that no axis' roundings could be another's.
    assertThat(told).isPositive();
  }

  @Test
  void accelerationActsOnAnObjectAtRestInItsNextSlice() {
    inTheAir();
    object.acceleration.set(0, 0, -9.8f);

    assertThat(moved(0.1f).origin.z).isZero();
    assertThat(object.velocity.z).isEqualTo((float) ((double) 0.1f * -9.8f));
    assertThat(moved(0.1f).origin.z).isNegative();
  }

  @Test
  void anObjectAtRestWithoutManagerFallsAsleepOnTheGround() {
    moved(0.1f);
    assertThat(object.hasTransient(TransientState.ACTIVE)).isFalse();
  }

  @Test
  void anObjectAtRestWithAManagerStaysAwake() {
    object.makeMovementManager(false);
    moved(0.1f);
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();
  }

  @Test
  void anObjectAtRestStaysAwakeInTheAir() {
    inTheAir();
    moved(0.1f);
    assertThat(object.hasTransient(TransientState.ACTIVE)).isTrue();
  }

  @Test
  void velocityIsLimitedToFiftyStrictlyBeyond() {
    inTheAir();
    object.velocity.set(50, 0, 0);
    moved(0.1f);
    assertThat(object.velocity.x).isEqualTo(50);

    object.velocity.set(0, 80, 60);
    moved(0.1f);
    assertThat(object.velocity.y).isEqualTo(40, within(1e-5f));
    assertThat(object.velocity.z).isEqualTo(30, within(1e-5f));
  }

  @Test
  void velocityStopsBelowAQuarterOfAMetreASecond() {
    inTheAir();
    object.velocity.set(0.25f, 0, 0);
    assertThat(moved(0.1f).origin.x).isZero();
    assertThat(object.velocity.x).isZero();

    // v² - 0.0625 = 0.0002f and a little more.
    float slow = (float) Math.sqrt(0.0625 + 0.0002f);
    while ((float) ((double) slow * slow) - 0.0625 < 0.0002f) {
      slow = Math.nextUp(slow);
    }
    object.velocity.set(Math.nextDown(slow), 0, 0);
    while ((float) ((double) object.velocity.x * object.velocity.x) - 0.0625 >= 0.0002f) {
      object.velocity.x = Math.nextDown(object.velocity.x);
    }
    moved(0.1f);
    assertThat(object.velocity.x).isZero();

    object.velocity.set(slow, 0, 0);
    moved(0.1f);
    assertThat(object.velocity.x).isEqualTo(slow);
  }

  @Test
  void theStopLooksAtTheVelocityBeforeFriction() {
    object.velocity.set(0.3f, 0, 0);

    moved(1f);

    // 0.3 * 0.05 is far below a quarter, and still moves.
    assertThat(object.velocity.x).isEqualTo((float) (StrictMath.pow(1.0 - 0.95f, 1f) * 0.3f));
  }

  @Test
  void aStoppedVelocityStillTakesTheAcceleration() {
    inTheAir();
    object.velocity.set(0.1f, 0, 0);
    object.acceleration.set(0, 0, -9.8f);

    moved(0.1f);

    assertThat(object.velocity.x).isZero();
    assertThat(object.velocity.z).isEqualTo((float) ((double) 0.1f * -9.8f));
  }

  @Test
  void omegaTurnsAboutWorldAxes() {
    object.omega.set(0, 0, (float) (Math.PI / 2));
    Frame frame = new Frame();
    frame.setHeading(180);

    kinematics.updatePhysicsInternal(1f, frame);

    // A positive turn is to the left.
    assertThat(frame.getHeading()).isEqualTo(90, within(1e-3));
  }

  @Test
  void omegaIsAppliedOnTheOuterSide() {
    object.omega.set((float) (Math.PI / 2), 0, 0);
    Frame frame = new Frame();
    frame.setHeading(90);

    kinematics.updatePhysicsInternal(1f, frame);

    // Forward was east, the axis of the turn: it stays.
    assertThat(frame.m3).isEqualTo(1, within(1e-5f));
  }

  // --- friction ---

  private void friction(float quantum) {
    Vector3 v = object.velocity;
    kinematics.calcFriction(
        quantum, (float) ((double) v.x * v.x + (double) v.y * v.y + (double) v.z * v.z));
  }

  @Test
  void withoutGroundThereIsNoFriction() {
    inTheAir();
    object.velocity.set(3, 0, 0);

    friction(0.1f);

    assertThat(object.velocity.x).isEqualTo(3);
  }

  @Test
  void frictionIsAPowerOfTheQuantum() {
    object.velocity.set(3, 4, 0);

    friction(0.1f);

    double k = StrictMath.pow(1.0 - (double) 0.95f, (double) 0.1f);
    assertThat(object.velocity.x).isEqualTo((float) (k * 3));
    assertThat(object.velocity.y).isEqualTo((float) (k * 4));
  }

  @Test
  void anObjectThatLeavesTheGroundAtAQuarterOfAMetreASecondIsNotBraked() {
    object.velocity.set(3, 0, 0.25f);
    friction(0.1f);
    assertThat(object.velocity.x).isEqualTo(3);

    object.velocity.set(3, 0, Math.nextDown(0.25f));
    friction(0.1f);
    assertThat(object.velocity.x).isLessThan(3);
    assertThat(object.velocity.z).isZero();
  }

  @Test
  void onASlopeTheVelocityIsTakenIntoThePlane() {
    object.contactPlaneNormal.set(0.6f, 0, 0.8f);
    object.friction = 0;
    object.velocity.set(-2, 1, -1);

    friction(0.1f);

    double dot = -1 * (double) 0.8f + -2 * (double) 0.6f;
    assertThat(object.velocity.x).isEqualTo((float) (-2 - dot * 0.6f));
    assertThat(object.velocity.y).isEqualTo(1);
    assertThat(object.velocity.z).isEqualTo((float) (-1 - (double) (float) (dot * 0.8f)));
  }

  @Test
  void theThreeTermsOfTheSlopeAreAddedFromZToX() {
    object.contactPlaneNormal.set(0.1f, 0.3f, 0.9f);
    object.friction = 0;
    object.velocity.set(-1e8f, 1e8f / 3, -1);

    friction(0.1f);

    double dot =
        -1 * (double) 0.9f + (double) (1e8f / 3) * (double) 0.3f + (double) -1e8f * (double) 0.1f;
    assertThat(dot).isNegative();
    assertThat(object.velocity.x).isEqualTo((float) ((double) -1e8f - dot * 0.1f));
  }

  @Test
  void aSlowSledStops() {
    object.state |= PhysicsState.SLEDDING;
    object.velocity.set(Math.nextDown(1.25f), 0, 0);
    friction(0.1f);
    assertThat(object.velocity.x).isZero();

    object.velocity.set(1.25f, 0, 0);
    friction(0.1f);
    assertThat(object.velocity.x).isPositive();
  }

  @Test
  void aFastSledOnASteepSlopeGlides() {
    object.state |= PhysicsState.SLEDDING;
    assertThat(sledFriction(2.5f, 0.9f)).isEqualTo(0.2f);
    assertThat(sledFriction(Math.nextDown(2.5f), 0.9f)).isEqualTo(0.95f);
  }

  @Test
  void aFastSledOnAtMostTenDegreesIsBrakedLikeAWalker() {
    object.state |= PhysicsState.SLEDDING;
    float flat = (float) COS_TEN_DEGREES;
    while (flat < COS_TEN_DEGREES) {
      flat = Math.nextUp(flat);
    }
    assertThat(sledFriction(5, flat)).isEqualTo(0.95f);
    assertThat(sledFriction(5, Math.nextDown(flat))).isEqualTo(0.2f);
  }

  /** Which friction brakes a sled that moves along y, on a plane tilted about the y axis. */
  private float sledFriction(float speed, float nz) {
    object.contactPlaneNormal.set((float) Math.sqrt(1 - (double) nz * nz), 0, nz);
    object.velocity.set(0, speed, 0);
    friction(1f);
    for (float friction : new float[] {0.2f, 0.95f, 1f}) {
      if (object.velocity.y == (float) (StrictMath.pow(1.0 - (double) friction, 1.0) * speed)) {
        return friction;
      }
    }
    return Float.NaN;
  }
}
