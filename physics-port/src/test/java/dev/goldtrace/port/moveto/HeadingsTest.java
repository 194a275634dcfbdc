package dev.goldtrace.port.moveto;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.motion.MotionCommand;
import org.junit.jupiter.api.Test;

class HeadingsTest {
  private static final float EPSILON = 0.0002f;
  private static final int RIGHT = MotionCommand.TURN_RIGHT;
  private static final int LEFT = MotionCommand.TURN_LEFT;

  @Test
  void turnedPastMeansStrictlyGreaterToTheRightAndNotGreaterToTheLeft() {
    assertThat(Headings.headingGreater(90, 90, RIGHT)).isFalse();
    assertThat(Headings.headingGreater(90, 90, LEFT)).isTrue();
    assertThat(Headings.headingGreater(Math.nextUp(90f), 90, RIGHT)).isTrue();
    assertThat(Headings.headingGreater(Math.nextUp(90f), 90, LEFT)).isFalse();
    assertThat(Headings.headingGreater(Math.nextDown(90f), 90, RIGHT)).isFalse();
    assertThat(Headings.headingGreater(Math.nextDown(90f), 90, LEFT)).isTrue();
  }

  @Test
  void comparisonTurnsAroundBeyondHalfATurn() {
    assertThat(Headings.headingGreater(190, 10, RIGHT)).isTrue();
    assertThat(Headings.headingGreater(Math.nextUp(190f), 10, RIGHT)).isFalse();
    assertThat(Headings.headingGreater(10, 190, RIGHT)).isFalse();
    assertThat(Headings.headingGreater(10, Math.nextUp(190f), RIGHT)).isTrue();
    assertThat(Headings.headingGreater(5, 355, RIGHT)).isTrue();
  }

  @Test
  void DM16_halfATurnIsMeasuredInDouble() {
    float x = 180.00002f;
    float y = 1.0e-5f;
    assertThat(x - y).isEqualTo(180.0f);
    assertThat((double) x - y).isGreaterThan(180.0);
    assertThat(Headings.headingGreater(x, y, RIGHT)).isFalse();
  }

  @Test
  void anyMotionButTurnRightCountsAsLeft() {
    assertThat(Headings.headingGreater(90, 90, MotionCommand.WALK_FORWARD)).isTrue();
    assertThat(Headings.headingDiff(90, 0, MotionCommand.WALK_FORWARD)).isEqualTo(270.0);
  }

  @Test
  void S01_DM15_differenceToTheLeftIsMirrored() {
    assertThat(Headings.headingDiff(100, 10, RIGHT)).isEqualTo(90.0);
    assertThat(Headings.headingDiff(100, 10, LEFT)).isEqualTo(270.0);
    assertThat(Headings.headingDiff(10, 100, RIGHT)).isEqualTo(270.0);
    assertThat(Headings.headingDiff(10, 100, LEFT)).isEqualTo(90.0);
  }

  @Test
  void S01_DM15_zeroMeansStrictlyBelowEpsilon() {
    assertThat(Headings.headingDiff(EPSILON, 0, RIGHT)).isEqualTo(EPSILON);
    assertThat(Headings.headingDiff(Math.nextDown(EPSILON), 0, RIGHT)).isEqualTo(0.0);
    assertThat(Headings.headingDiff(0, Math.nextDown(EPSILON), RIGHT)).isEqualTo(0.0);
  }

  @Test
  void exactlyMinusEpsilonIsNeitherZeroNorWrapped() {
    assertThat(Headings.headingDiff(0, EPSILON, RIGHT)).isEqualTo(-(double) EPSILON);
    assertThat(Headings.headingDiff(0, Math.nextUp(EPSILON), RIGHT))
        .isEqualTo(360.0 - Math.nextUp(EPSILON));
  }

  @Test
  void exactlyEpsilonIsNotMirrored() {
    assertThat(Headings.headingDiff(EPSILON, 0, LEFT)).isEqualTo(EPSILON);
    assertThat(Headings.headingDiff(Math.nextUp(EPSILON), 0, LEFT))
        .isEqualTo(360.0 - Math.nextUp(EPSILON));
  }

  @Test
  void differenceIsNotRounded() {
    double exact = (double) 123.456f - 0.1f;
    assertThat(exact).isNotEqualTo((float) exact);
    assertThat(Headings.headingDiff(123.456f, 0.1f, RIGHT)).isEqualTo(exact);
  }
}
