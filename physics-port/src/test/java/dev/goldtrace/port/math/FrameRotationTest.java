package dev.goldtrace.port.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FrameRotationTest {
  private static final float EPS = 0.0002f;
  private static final float NAN = Float.NaN;
  private static final float INFINITY = Float.POSITIVE_INFINITY;

  /** All sixteen floats; -0 and 0 differ in an array comparison. */
  private static float[] bits(Frame f) {
    return new float[] {
      f.qw,
      f.qx,
      f.qy,
      f.qz,
      f.m0,
      f.m1,
      f.m2,
      f.m3,
      f.m4,
      f.m5,
      f.m6,
      f.m7,
      f.m8,
      f.origin.x,
      f.origin.y,
      f.origin.z
    };
  }

  private static float[] quaternion(Frame f) {
    return Arrays.copyOf(bits(f), 4);
  }

  private static Frame rotated(float w, float x, float y, float z) {
    Frame frame = new Frame();
    frame.setRotate(w, x, y, z);
    return frame;
  }

  /** A valid frame whose matrix does not belong to its quaternion. */
  private static Frame stale() {
    Frame frame = rotated(0.6f, 0, 0, 0.8f);
    frame.m0 = 7;
    frame.m5 = -0f;
    frame.origin.set(1, 2, 3);
    return frame;
  }

  @Test
  void newFrameIsTheIdentity() {
    assertThat(bits(new Frame())).containsExactly(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);
  }

  @Test
  void copyingKeepsAStaleMatrix() {
    Frame frame = stale();
    Frame copy = frame.copy();
    assertThat(bits(copy)).containsExactly(bits(frame));
    assertThat(copy.origin).isNotSameAs(frame.origin);
  }

  @Test
  void cacheTakesTheQuaternionAsItStands() {
    Frame frame = new Frame();
    frame.qw = 2;
    frame.qx = 0;
    frame.qy = 0;
    frame.qz = 1;
    frame.cache();
    assertThat(bits(frame)).startsWith(2, 0, 0, 1, -1, 4, 0, -4, -1, 0, 0, 0, 1);
  }

  @Test
  void anyNaNIsInvalid() {
    for (int i = 0; i < 7; i++) {
      Frame frame = new Frame();
      switch (i) {
        case 0 -> frame.qw = NAN;
        case 1 -> frame.qx = NAN;
        case 2 -> frame.qy = NAN;
        case 3 -> frame.qz = NAN;
        case 4 -> frame.origin.x = NAN;
        case 5 -> frame.origin.y = NAN;
        default -> frame.origin.z = NAN;
      }
      assertThat(frame.isValid()).as("float %s is NaN", i).isFalse();
    }
  }

  @Test
  void infiniteOriginIsValidAndInfiniteQuaternionIsNot() {
    Frame frame = new Frame();
    frame.origin.set(INFINITY, -INFINITY, 0);
    assertThat(frame.isValid()).isTrue();
    frame.qy = INFINITY;
    assertThat(frame.isValid()).isFalse();
  }

  @Test
  void matrixPlaysNoPartInValidity() {
    Frame frame = new Frame();
    frame.m4 = NAN;
    assertThat(frame.isValid()).isTrue();
  }

  @Test
  void squaredNormMayBeOffByFiveEpsilon() {
    Frame frame = new Frame();
    // The largest w that is valid is the one whose square still rounds to the float below 1.001.
    frame.qw = 1.0004f;
    while (frame.isValid()) {
      frame.qw = Math.nextUp(frame.qw);
    }
    assertThat((float) ((double) frame.qw * frame.qw)).isGreaterThanOrEqualTo(1.001f);
    float last = Math.nextDown(frame.qw);
    assertThat((float) ((double) last * last)).isLessThan(1.001f);

    frame.qw = 0.9996f;
    while (frame.isValid()) {
      frame.qw = Math.nextDown(frame.qw);
    }
    assertThat(1.0 - (float) ((double) frame.qw * frame.qw)).isGreaterThan(5 * Constants.EPSILON);
    last = Math.nextUp(frame.qw);
    assertThat(1.0 - (float) ((double) last * last)).isLessThan(5 * Constants.EPSILON);
  }

  @Test
  void squaredNormIsRoundedToFloatBeforeTheTest() {
    Frame frame = new Frame();
    frame.qw = 0.6889844f;
    frame.qx = 0.7254657f;
    double norm = (double) frame.qx * frame.qx + (double) frame.qw * frame.qw;
    assertThat(norm - 1.0).isLessThan(5 * Constants.EPSILON);
    assertThat((float) norm - 1.0).isGreaterThan(5 * Constants.EPSILON);
    assertThat(frame.isValid()).isFalse();
  }

  @Test
  void normWithinFiveEpsilonIsNotEnough() {
    Frame frame = new Frame();
    frame.qw = 1.0008f;
    assertThat(frame.isValid()).isFalse();
    AFrame aframe = new AFrame();
    aframe.qw = 1.0008f;
    assertThat(aframe.isValid()).isFalse();
    aframe.qw = 1.0004f;
    assertThat(aframe.isValid()).isTrue();
  }

  @Test
  void validExceptForHeadingNeedsANaNInTheQuaternionAndNoneInTheOrigin() {
    Frame frame = new Frame();
    assertThat(frame.isValidExceptForHeading()).isFalse();
    frame.qw = 5;
    assertThat(frame.isValidExceptForHeading()).isFalse();
    frame.qz = NAN;
    assertThat(frame.isValidExceptForHeading()).isTrue();
    frame.origin.set(INFINITY, 0, 0);
    assertThat(frame.isValidExceptForHeading()).isTrue();
    frame.origin.set(0, NAN, 0);
    assertThat(frame.isValidExceptForHeading()).isFalse();
  }

  @Test
  void setRotateNormalises() {
    assertThat(quaternion(rotated(-2, 0, -0f, 0))).containsExactly(-1, 0, -0f, 0);
    Frame frame = rotated(3, 0, 0, 4);
    assertThat(quaternion(frame)).containsExactly(0.6f, 0, 0, 0.8f);
    assertThat(frame.m1).isEqualTo((float) (2.0 * 0.6f * 0.8f));
  }

  @Test
  void setRotateNormalisesTheTiniestAndTheLargest() {
    assertThat(quaternion(rotated(Float.MIN_VALUE, 0, 0, 0))).containsExactly(1, 0, 0, 0);
    assertThat(quaternion(rotated(0, 0, 0, Float.MAX_VALUE))).containsExactly(0, 0, 0, 1);
  }

  @Test
  void setRotateRejectsWhatIsNoRotationAndChangesNothing() {
    float[][] rejected = {
      {0, 0, 0, 0},
      {-0f, 0, -0f, 0},
      {NAN, 0, 0, 0},
      {1, 0, NAN, 0},
      {INFINITY, 0, 0, 0},
      {0, 0, 0, -INFINITY}
    };
    for (float[] q : rejected) {
      Frame frame = stale();
      frame.setRotate(q[0], q[1], q[2], q[3]);
      assertThat(bits(frame)).as(Arrays.toString(q)).containsExactly(bits(stale()));
    }
  }

  @Test
  void frameWithANaNOriginTakesNoRotation() {
    Frame frame = stale();
    frame.origin.y = NAN;
    float[] before = bits(frame);
    frame.setRotate(1, 0, 0, 0);
    assertThat(bits(frame)).containsExactly(before);
  }

  @Test
  void eulerSetRotateKnowsOnlyOrderZero() {
    Frame frame = new Frame();
    assertThatThrownBy(() -> frame.eulerSetRotate(0, 0, 0, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("euler order 1: only order 0 is known");
  }

  @Test
  void eulerSetRotateTurnsAboutXThenYThenZ() {
    Frame frame = new Frame();
    float right = (float) (Math.PI / 2);
    frame.eulerSetRotate(right, 0, right, 0);
    // x keeps the local x axis, which z then turns to +y; forward goes up.
    assertThat(frame.m1).isCloseTo(1, within(1e-6f));
    assertThat(frame.m5).isCloseTo(1, within(1e-6f));
  }

  @Test
  void vectorHeadingIsRowOneUpToTheSignOfZero() {
    Frame frame = new Frame();
    frame.m3 = -0f;
    assertThat(Float.floatToIntBits(frame.getVectorHeading().x)).isZero();
    frame.m0 = -1;
    assertThat(Float.floatToIntBits(frame.getVectorHeading().x))
        .isEqualTo(Float.floatToIntBits(-0f));
    frame.m4 = 0.25f;
    frame.m5 = -0.5f;
    assertThat(frame.getVectorHeading().y).isEqualTo(0.25f);
    assertThat(frame.getVectorHeading().z).isEqualTo(-0.5f);
  }

  @Test
  void headingIsThatOfTheStoredMatrix() {
    Frame frame = new Frame();
    assertThat(frame.getHeading()).isZero();
    frame.m3 = 3;
    frame.m4 = 0;
    assertThat(frame.getHeading()).isEqualTo(90);
    frame.m3 = 0;
    assertThat(frame.getHeading()).isEqualTo(90);
  }

  @Test
  void headingJustUnder360RoundsTo360() {
    Frame frame = new Frame();
    frame.m3 = -1e-9f;
    assertThat(frame.getHeading()).isLessThan(360).isGreaterThan(359.9999);
    assertThat((float) frame.getHeading()).isEqualTo(360f);
  }

  @Test
  void headingIsNotRoundedToFloat() {
    Frame frame = new Frame();
    frame.setHeading(90);
    assertThat(frame.getHeading()).isCloseTo(89.999998038848901, within(2.5e-13));
  }

  @Test
  void setHeadingZeroLeavesANegativeZero() {
    Frame frame = rotated(0.6f, 0, 0, 0.8f);
    frame.setHeading(0);
    assertThat(quaternion(frame)).containsExactly(1, 0, 0, -0f);
  }

  @Test
  void setHeadingFlattensThePitchAtEachCall() {
    Frame frame = new Frame();
    frame.setVectorHeading(new Vector3(0, 1, 1));
    float pitch = frame.m5;
    assertThat(pitch).isCloseTo(0.70710677f, within(1e-6f));
    frame.setHeading(180);
    assertThat(frame.m5).isCloseTo(0.57735026f, within(1e-6f));
    frame.setHeading(0);
    assertThat(frame.m5).isCloseTo(0.5f, within(1e-6f));
  }

  @Test
  void setHeadingLosesARoll() {
    Frame frame = new Frame();
    frame.eulerSetRotate(0, 1, 0, 0);
    frame.setHeading(0);
    assertThat(quaternion(frame)).containsExactly(1, 0, 0, -0f);
  }

  @Test
  void setVectorHeadingOfASmallVectorChangesNothing() {
    Frame frame = stale();
    frame.setVectorHeading(new Vector3(Math.nextDown(EPS), 0, 0));
    assertThat(bits(frame)).containsExactly(bits(stale()));
    frame.setVectorHeading(new Vector3(EPS, 0, 0));
    assertThat(frame.getHeading()).isCloseTo(90, within(1e-5));
  }

  @Test
  void setVectorHeadingLeavesItsArgumentAlone() {
    Vector3 v = new Vector3(0, 3, 4);
    new Frame().setVectorHeading(v);
    assertThat(v.y).isEqualTo(3);
    assertThat(v.z).isEqualTo(4);
  }

  @Test
  void straightUpCountsAsEast() {
    Frame frame = new Frame();
    frame.setVectorHeading(new Vector3(0, 0, 2));
    // The right-hand axis points south when the frame is turned to the east.
    assertThat(frame.m1).isCloseTo(-1, within(1e-6f));
    assertThat(frame.m5).isCloseTo(1, within(1e-6f));
  }

  @Test
  void grotateBelowEpsilonDoesNothingNotEvenACache() {
    Frame frame = stale();
    frame.grotate(new Vector3(0, 0, Math.nextDown(EPS)));
    assertThat(bits(frame)).containsExactly(bits(stale()));
  }

  @Test
  void grotateByExactlyEpsilonRotates() {
    Frame frame = stale();
    frame.grotate(new Vector3(0, 0, EPS));
    assertThat(frame.qz).isGreaterThan(0.8f);
    assertThat(frame.m0).isLessThan(0);
  }

  @Test
  void positiveZTurnsLeft() {
    Frame frame = new Frame();
    frame.grotate(new Vector3(0, 0, (float) Math.toRadians(10)));
    assertThat(frame.getHeading()).isCloseTo(350, within(1e-5));
    frame.rotate(new Vector3(0, 0, (float) Math.toRadians(10)));
    assertThat(frame.getHeading()).isCloseTo(340, within(1e-5));
  }

  @Test
  void grotateTurnsAboutOuterAxesAndRotateAboutOwn() {
    float right = (float) (Math.PI / 2);
    Frame outer = new Frame();
    outer.setHeading(90);
    Frame own = outer.copy();
    outer.grotate(new Vector3(right, 0, 0));
    own.rotate(new Vector3(right, 0, 0));
    // Forward is east: a turn about the outer x axis leaves it, one about the own raises it.
    assertThat(outer.m3).isCloseTo(1, within(1e-6f));
    assertThat(own.m5).isCloseTo(1, within(1e-6f));
  }

  @Test
  void quaternionsAreEqualStrictlyBelowEpsilon() {
    Frame a = new Frame();
    Frame b = new Frame();
    b.qx = Math.nextDown(EPS);
    b.qy = -Math.nextDown(EPS);
    assertThat(a.isQuaternionEqual(b)).isTrue();
    b.qz = EPS;
    assertThat(a.isQuaternionEqual(b)).isFalse();
  }

  @Test
  void oppositeQuaternionsAreDifferent() {
    assertThat(rotated(1, 0, 0, 0).isQuaternionEqual(rotated(-1, 0, 0, 0))).isFalse();
  }

  @Test
  void framesAreEqualUpToAndIncludingEpsilonInTheOrigin() {
    Frame a = new Frame();
    Frame b = new Frame();
    b.origin.set(EPS, -EPS, EPS);
    assertThat(a.isEqual(b)).isTrue();
    b.qx = EPS;
    assertThat(a.isEqual(b)).isFalse();
    b.qx = 0;
    b.origin.z = Math.nextUp(EPS);
    assertThat(a.isEqual(b)).isFalse();
  }

  @Test
  void closeRotationIsStrict() {
    Frame a = new Frame();
    Frame b = new Frame();
    b.qy = 0.25f;
    assertThat(Frame.closeRotation(a, b, 0.25f)).isFalse();
    assertThat(Frame.closeRotation(a, b, Math.nextUp(0.25f))).isTrue();
    assertThat(Frame.closeRotation(a, a, 0)).isFalse();
  }

  @Test
  void interpolatedOriginRoundsXOnceLess() {
    Frame from = new Frame();
    Frame to = new Frame();
    Frame result = stale();
    from.origin.set(52.46f, 52.46f, 52.46f);
    to.origin.set(-99.58f, -99.58f, -99.58f);
    result.interpolateOrigin(from, to, 0.45f);
    assertThat(result.origin.x).isEqualTo(-15.957999f);
    assertThat(result.origin.y).isEqualTo(-15.958f);
    assertThat(result.origin.z).isEqualTo(-15.958f);
    assertThat(quaternion(result)).containsExactly(quaternion(stale()));
  }

  @Test
  void interpolatedOriginMayBeAnOperand() {
    Frame from = new Frame();
    Frame to = new Frame();
    from.origin.set(1, 2, 3);
    to.origin.set(3, 6, 9);
    from.interpolateOrigin(from, to, 0.5f);
    assertThat(from.origin.z).isEqualTo(6);
  }

  @Test
  void interpolatedRotationTakesTheShorterArc() {
    Frame from = rotated(1, 0, 0, 0);
    Frame to = rotated(-0.6f, 0, 0, -0.8f);
    Frame result = new Frame();
    result.interpolateRotation(from, to, 1);
    assertThat(quaternion(result)).containsExactly(0.6f, 0, 0, 0.8f);
  }

  @Test
  void interpolatedRotationIsLinearUpToAndIncludingEpsilon() {
    // c = 1 - EPS exactly: the quaternions are not normalised, which makes the two laws differ.
    Frame from = new Frame();
    from.qx = -EPS;
    Frame to = new Frame();
    to.qx = 1;
    Frame result = new Frame();
    result.interpolateRotation(from, to, 0.25f);
    Frame linear = rotated(1, (float) ((double) -EPS * 0.75 + 0.25), 0, 0);
    assertThat(quaternion(result)).containsExactly(quaternion(linear));

    from.qx = -Math.nextUp(EPS);
    result.interpolateRotation(from, to, 0.25f);
    linear = rotated(1, (float) ((double) from.qx * 0.75 + 0.25), 0, 0);
    assertThat(result.qx).isNotEqualTo(linear.qx);
  }

  @Test
  void interpolationOutsideTheArcFallsBackToLinear() {
    Frame from = rotated(1, 0, 0, 0);
    Frame to = rotated(0.6f, 0, 0, 0.8f);
    Frame result = new Frame();
    result.interpolateRotation(from, to, 1.5f);
    Frame linear = rotated((float) (-0.5 + 0.6f * 1.5), 0, 0, (float) (0.8f * 1.5 + 0.0 * -0.5));
    assertThat(quaternion(result)).containsExactly(quaternion(linear));
  }
}
