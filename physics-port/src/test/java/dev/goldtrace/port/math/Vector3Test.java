package dev.goldtrace.port.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class Vector3Test {
  private static final float EPS = 0.0002f;
  private static final float BELOW = Math.nextDown(EPS);
  private static final float ABOVE = Math.nextUp(EPS);

  private static void assertBits(Vector3 actual, float x, float y, float z) {
    assertThat(Float.floatToIntBits(actual.x)).isEqualTo(Float.floatToIntBits(x));
    assertThat(Float.floatToIntBits(actual.y)).isEqualTo(Float.floatToIntBits(y));
    assertThat(Float.floatToIntBits(actual.z)).isEqualTo(Float.floatToIntBits(z));
  }

  @Test
  void epsilonIsTheFloatNotTheDecimal() {
    assertThat(Double.doubleToLongBits(Constants.EPSILON)).isEqualTo(0x3F2A36E2E0000000L);
    assertThat(Double.doubleToLongBits(Constants.DEGREES_PER_RADIAN))
        .isEqualTo(0x404CA5DC1A63C1F8L);
    assertThat(Double.doubleToLongBits(Constants.RADIANS_PER_DEGREE))
        .isEqualTo(0x3F91DF46A2529D39L);
  }

  @Test
  void magnitudeIsNotRoundedToFloat() {
    double magnitude = new Vector3(1, 1, 0).magnitude();
    assertThat(magnitude).isEqualTo(Math.sqrt(2)).isNotEqualTo((float) magnitude);
    assertThat(new Vector3(3e38f, 0, 0).magnitude()).isEqualTo(3e38f);
  }

  @Test
  void vectorOfExactlyEpsilonIsNormalised() {
    Vector3 v = new Vector3(0, -EPS, 0);
    assertThat(v.normalizeCheckSmall()).isFalse();
    assertBits(v, 0, -1, 0);
  }

  @Test
  void vectorJustBelowEpsilonIsSmallAndUntouched() {
    Vector3 v = new Vector3(-0f, 0, BELOW);
    assertThat(v.normalizeCheckSmall()).isTrue();
    assertBits(v, -0f, 0, BELOW);
  }

  @Test
  void normalisingKeepsTheSignOfZero() {
    Vector3 v = new Vector3(-0f, 2, 0);
    assertThat(v.normalizeCheckSmall()).isFalse();
    assertBits(v, -0f, 1, 0);
  }

  @Test
  void theReciprocalOfTheLengthIsNotRoundedToFloat() {
    Vector3 v = new Vector3(3.7f, -1.3f, 0.2f);
    double factor = 1.0 / v.magnitude();
    Vector3 unit = v.copy();
    unit.normalizeCheckSmall();
    assertBits(unit, (float) (factor * 3.7f), (float) (factor * -1.3f), (float) (factor * 0.2f));
  }

  @Test
  void normalizeHasNoTestForSmallVectors() {
    Vector3 tiny = new Vector3(0, 0, 1e-20f);
    Vector3 returned = tiny.normalize();
    assertBits(tiny, 0, 0, 1);
    assertBits(returned, 0, 0, 1);
    assertThat(returned).isNotSameAs(tiny);

    Vector3 zero = new Vector3();
    zero.normalize();
    assertBits(zero, Float.NaN, Float.NaN, Float.NaN);
  }

  @Test
  void headingsAreClockwiseFromNorth() {
    assertThat(new Vector3(0, 5, 9).getHeading()).isZero();
    assertThat(new Vector3(5, 0, 9).getHeading()).isEqualTo(90);
    assertThat(new Vector3(0, -5, 9).getHeading()).isEqualTo(180);
    assertThat(new Vector3(-5, 0, 9).getHeading()).isEqualTo(270);
    assertThat(new Vector3(-5, -0f, 9).getHeading()).isEqualTo(270);
  }

  @Test
  void headingOfASmallHorizontalPartIsZero() {
    assertThat(new Vector3(BELOW, 0, 9).getHeading()).isZero();
    assertThat(new Vector3(EPS, 0, 9).getHeading()).isEqualTo(90);
  }

  @Test
  void headingJustUnder360RoundsTo360() {
    double heading = new Vector3(-1e-7f, 1, 0).getHeading();
    assertThat(heading).isLessThan(360).isGreaterThan(359.99);
    assertThat((float) heading).isEqualTo(360f);
  }

  @Test
  void headingKernelOfNothingIsEast() {
    assertThat(Headings.kernel(0.0, 0.0)).isEqualTo(90);
    assertThat(Headings.kernel(-0.0, -0.0)).isEqualTo(270);
  }

  @Test
  void pitchIsTheAngleAboveTheHorizon() {
    assertThat(new Vector3(0, 0, 3).getPitch()).isEqualTo(90);
    assertThat(new Vector3(0, 0, -EPS).getPitch()).isEqualTo(-90);
    assertThat(new Vector3(0, 0, -BELOW).getPitch()).isZero();
    assertThat(new Vector3(1, 0, 1).getPitch()).isCloseTo(45, within(1e-5));
  }

  @Test
  void zeroIsStrictlyBelowEpsilonInEveryComponent() {
    assertThat(new Vector3(BELOW, -BELOW, BELOW).isZero()).isTrue();
    assertThat(new Vector3(EPS, 0, 0).isZero()).isFalse();
    assertThat(new Vector3(0, -EPS, 0).isZero()).isFalse();
    assertThat(new Vector3(0, 0, EPS).isZero()).isFalse();
  }

  @Test
  void equalIsUpToAndIncludingEpsilonInEveryComponent() {
    Vector3 zero = new Vector3();
    assertThat(zero.isEqual(new Vector3(EPS, -EPS, EPS))).isTrue();
    assertThat(zero.isEqual(new Vector3(ABOVE, 0, 0))).isFalse();
    assertThat(zero.isEqual(new Vector3(0, -ABOVE, 0))).isFalse();
    assertThat(zero.isEqual(new Vector3(0, 0, ABOVE))).isFalse();
  }

  @Test
  void differencesAreTakenInDouble() {
    // Rounded to float the difference would be EPS itself.
    assertThat(new Vector3(EPS, 0, 0).isEqual(new Vector3(-1e-18f, 0, 0))).isFalse();
  }

  @Test
  void minusKeepsTheSignOfZero() {
    assertBits(new Vector3(0, -0f, 1).minus(new Vector3(0, 0, -1)), 0, -0f, 2);
  }
}
