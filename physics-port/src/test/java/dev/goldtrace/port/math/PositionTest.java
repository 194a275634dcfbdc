package dev.goldtrace.port.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PositionTest {
  private static final float EPS = 0.0002f;
  private static final int CELL = 0xA9B40001;
  private static final int EAST = 0xAAB40001;
  private static final int NORTH_EAST = 0xAAB50001;

  private static Position at(int cell, float x, float y, float z) {
    Position position = new Position();
    position.cell = cell;
    position.frame.origin.set(x, y, z);
    return position;
  }

  @Test
  void newPositionHasNoCell() {
    assertThat(new Position().cell).isZero();
    assertThat(new Position().frame.m0).isEqualTo(1);
  }

  @Test
  void copiesShareNothing() {
    Position original = at(CELL, 1, 2, 3);
    Position copy = original.copy();
    copy.frame.origin.x = 9;
    assertThat(original.frame.origin.x).isEqualTo(1);
    original.set(copy);
    assertThat(original.frame.origin.x).isEqualTo(9);
  }

  @Test
  void offsetRoundsXOnceAndYTwice() {
    Vector3 offset = at(CELL, 97.62f, 97.62f, 0).getOffset(at(NORTH_EAST, 149.46f, 149.46f, 0));
    assertThat(offset.x).isEqualTo(243.84f);
    assertThat(offset.y).isEqualTo(243.84003f);
  }

  @Test
  void offsetToAPointCrossesBlocksAndTurnsThePoint() {
    Position other = at(EAST, 1, 0, 0);
    other.frame.setHeading(90);
    Vector3 offset = at(CELL, 190, 0, 0).getOffset(other, new Vector3(0, 2, 0));
    assertThat(offset.x).isCloseTo(5, within(1e-5f));
    assertThat(offset.y).isCloseTo(0, within(1e-5f));
  }

  @Test
  void distancesCrossBlocks() {
    Position here = at(CELL, 189, 0, 0);
    Position there = at(EAST, 0, 4, 12);
    assertThat(here.distance(there)).isEqualTo(13);
    assertThat(here.xyDistance(there)).isEqualTo(5);
  }

  @Test
  void headingIgnoresHeightAndOwnRotation() {
    Position here = at(CELL, 0, 0, 0);
    here.frame.setHeading(77);
    assertThat(here.heading(at(CELL, 3, 0, 50))).isEqualTo(90);
  }

  @Test
  void headingOfTheSamePlaceIsZero() {
    Position here = at(CELL, 0, 0, 0);
    assertThat(here.heading(at(CELL, Math.nextDown(EPS), 0, 7))).isZero();
    assertThat(here.heading(at(CELL, EPS, 0, 7))).isEqualTo(90);
  }

  @Test
  void headingJustUnder360RoundsTo360() {
    double heading = at(CELL, 0, 0, 0).heading(at(CELL, -1e-7f, 1, 0));
    assertThat(heading).isLessThan(360);
    assertThat((float) heading).isEqualTo(360f);
  }

  @Test
  void localToLocalGoesThroughBothFrames() {
    Position here = at(CELL, 192, 0, 0);
    here.frame.setHeading(90);
    Vector3 local = here.localToLocal(at(EAST, 5, 0, 0), new Vector3(0, 0, 2));
    assertThat(local.x).isCloseTo(0, within(1e-5f));
    assertThat(local.y).isCloseTo(5, within(1e-5f));
    assertThat(local.z).isEqualTo(2);
  }

  @Test
  void localToGlobalIsRelativeToThisBlock() {
    Position here = at(CELL, 50, 60, 70);
    assertThat(here.localToGlobal(at(EAST, 5, 6, 7)).x).isEqualTo(197);
    assertThat(here.localToGlobal(at(EAST, 5, 6, 7), new Vector3(1, 1, 1)).x).isEqualTo(198);
  }

  @Test
  void subtract2TakesTheBlockOffsetIntoAccount() {
    Position self = at(EAST, 3, 0, 0);
    Position other = at(CELL, 191, 0, 0);
    other.frame.setHeading(90);
    Frame relative = self.subtract2(other);
    assertThat(relative.origin.y).isCloseTo(4, within(1e-4f));
    assertThat(relative.getHeading()).isCloseTo(270, within(1e-4));
    assertThat(self.frame.origin.x).isEqualTo(3);
  }

  @Test
  void positionIsValidWithAnInboundCellAndAValidFrame() {
    assertThat(at(CELL, 0, 0, 0).isValid()).isTrue();
    assertThat(at(0, 0, 0, 0).isValid()).isFalse();
    assertThat(at(0xFFB40001, 0, 0, 0).isValid()).isFalse();
    assertThat(at(CELL, Float.NaN, 0, 0).isValid()).isFalse();
  }

  @Test
  void outsideCellIsFoundWithoutMovingThePosition() {
    Position position = at(0xA9B40123, 200, 0.0001f, 0);
    assertThat(position.getOutsideCellId()).isEqualTo(EAST);
    assertThat(position.frame.origin.x).isEqualTo(200);
    assertThat(position.frame.origin.y).isEqualTo(0.0001f);
    assertThat(at(0x00000001, -1, 0, 0).getOutsideCellId()).isZero();
  }

  private static double cylinders(float distance, float z) {
    return Position.cylinderDistance(1, 2, at(CELL, 0, 0, 0), 1, 2, at(CELL, distance, 0, z));
  }

  @Test
  void overlappingCylindersHaveANegativeDistance() {
    assertThat(cylinders(1, 0)).isEqualTo(-Math.sqrt(2.0 * 2.0 + 1.0));
  }

  @Test
  void touchingCylindersAreAtNegativeZero() {
    Position here = at(CELL, 0, 0, 0);
    Position there = at(CELL, 0, 0, 2);
    double distance = Position.cylinderDistance(1, 2, here, 1, 2, there);
    assertThat(Double.doubleToLongBits(distance)).isEqualTo(Double.doubleToLongBits(-0.0));
  }

  @Test
  void reachOfExactlyZeroCountsAsOverlapping() {
    assertThat(cylinders(2, 0)).isEqualTo(-2.0);
    // A vertical gap above a reach of zero: sqrt(z*z) - 2 with z = 2, heights 1.
    assertThat(Position.cylinderDistance(1, 1, at(CELL, 0, 0, 0), 1, 1, at(CELL, 0, 0, 2)))
        .isEqualTo(1);
  }

  @Test
  void gapOfExactlyZeroLeavesTheReach() {
    // 3-4-5 triangle: distance 5, reach 3; the second stands at the height of the first's top.
    assertThat(Position.cylinderDistance(1, 4, at(CELL, 0, 0, 0), 1, 2, at(CELL, 3, 0, 4)))
        .isEqualTo(3);
  }

  @Test
  void distantCylindersAreApartByReachAndGap() {
    // Distance 5, reach 3, gap 4 - 2 = 2.
    assertThat(cylinders(3, 4)).isEqualTo(Math.sqrt(13));
    assertThat(Position.cylinderDistance(1, 2, at(CELL, 3, 0, 4), 1, 1, at(CELL, 0, 0, 0)))
        .isEqualTo(Math.sqrt(9 + 9));
  }

  @Test
  void cylinderAboveWithinReachIsApartByTheGap() {
    assertThat(Position.cylinderDistance(3, 1, at(CELL, 0, 0, 0), 3, 1, at(CELL, 0, 0, 4)))
        .isEqualTo(3);
  }

  @Test
  void cylinderDistanceWithoutZIsStillThreeDimensional() {
    assertThat(Position.cylinderDistanceNoZ(1, at(CELL, 0, 0, 0), 0.5f, at(CELL, 3, 0, 4)))
        .isEqualTo(3.5);
  }

  @Test
  void quadrantTellsSidesAndThirds() {
    Position here = at(CELL, 10, 10, 0);
    assertThat(here.determineQuadrant(3, at(CELL, 11, 11, 2.5f))).isEqualTo(0x10 | 0x20 | 1);
    assertThat(here.determineQuadrant(3, at(CELL, 9, 11, 1.5f))).isEqualTo(0x08 | 0x20 | 2);
    assertThat(here.determineQuadrant(3, at(CELL, 11, 9, 0.5f))).isEqualTo(0x10 | 0x40 | 4);
  }

  @Test
  void quadrantCountsZeroAsRightAndFrontAndHeightsAsTheUpperThird() {
    Position here = at(CELL, 10, 10, 0);
    assertThat(here.determineQuadrant(0, at(CELL, 10, 10, 0))).isEqualTo(0x10 | 0x20 | 1);
    assertThat(here.determineQuadrant(1e-3f, at(CELL, 10, 10, 0))).isEqualTo(0x10 | 0x20 | 4);
  }
}
