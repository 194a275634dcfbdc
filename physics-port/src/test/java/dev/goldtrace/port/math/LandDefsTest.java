package dev.goldtrace.port.math;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LandDefsTest {
  private static final float EPS = 0.0002f;

  private static LandCoordinate untouched() {
    return new LandCoordinate(-1, -1);
  }

  private static void assertAt(LandCoordinate coordinate, int x, int y) {
    assertThat(coordinate.x).isEqualTo(x);
    assertThat(coordinate.y).isEqualTo(y);
  }

  @Test
  void theMapIs2040LandcellsOnEachAxis() {
    assertThat(LandDefs.inBounds(0, 0)).isTrue();
    assertThat(LandDefs.inBounds(2039, 2039)).isTrue();
    assertThat(LandDefs.inBounds(2040, 0)).isFalse();
    assertThat(LandDefs.inBounds(0, 2040)).isFalse();
    assertThat(LandDefs.inBounds(-1, 0)).isFalse();
    assertThat(LandDefs.inBounds(0, -1)).isFalse();
  }

  @Test
  void blockOfCellZeroLeavesTheOutputsUntouched() {
    LandCoordinate out = untouched();
    assertThat(LandDefs.blockidToLcoord(0, out)).isFalse();
    assertAt(out, -1, -1);
  }

  @Test
  void blockOffTheMapStillSetsTheOutputs() {
    LandCoordinate out = untouched();
    assertThat(LandDefs.blockidToLcoord(0xFF000001, out)).isFalse();
    assertAt(out, 2040, 0);
    assertThat(LandDefs.blockidToLcoord(0x00FF0001, out)).isFalse();
    assertAt(out, 0, 2040);
    assertThat(LandDefs.blockidToLcoord(0xFEFE0000, out)).isTrue();
    assertAt(out, 2032, 2032);
  }

  @Test
  void blockOffsetIsBetweenTheSouthWestCorners() {
    Vector3 offset = LandDefs.getBlockOffset(0xA9B40001, 0xAAB20001);
    assertThat(offset.x).isEqualTo(192);
    assertThat(offset.y).isEqualTo(-384);
    assertThat(offset.z).isZero();
  }

  @Test
  void blockOffsetIgnoresTheLowWordAndTheMapsEdge() {
    assertThat(LandDefs.getBlockOffset(0xA9B40001, 0xA9B4FFFF).x).isZero();
    assertThat(LandDefs.getBlockOffset(0x00000001, 0xFFFF0001).x).isEqualTo(255 * 192);
    assertThat(LandDefs.getBlockOffset(0xFFFF0001, 0x00000001).y).isEqualTo(-255 * 192);
  }

  @Test
  void blockOffsetFromNoCellCountsAsTheFirstBlock() {
    assertThat(LandDefs.getBlockOffset(0, 0x02010001).x).isEqualTo(384);
    assertThat(LandDefs.getBlockOffset(0, 0x02010001).y).isEqualTo(192);
    assertThat(LandDefs.getBlockOffset(0, 0).x).isZero();
  }

  @Test
  void blockOffsetToNoCellIsUndefinedInRetailAndTheFirstBlockHere() {
    assertThat(LandDefs.getBlockOffset(0x02010001, 0).x).isEqualTo(-384);
    assertThat(LandDefs.getBlockOffset(0x02010001, 0).y).isEqualTo(-192);
  }

  @Test
  void validLowWordsAreLandcellsIndoorCellsAndTheBlock() {
    int[] valid = {0x1, 0x40, 0x100, 0xFFFD, 0xFFFF};
    int[] invalid = {0x0, 0x41, 0xFF, 0xFFFE};
    for (int low : valid) {
      assertThat(LandDefs.inboundValidCellid(0xA9B40000 | low)).as("%x", low).isTrue();
    }
    for (int low : invalid) {
      assertThat(LandDefs.inboundValidCellid(0xA9B40000 | low)).as("%x", low).isFalse();
    }
  }

  @Test
  void cellOfALastBlockIsOffTheMap() {
    assertThat(LandDefs.inboundValidCellid(0xFEFE0001)).isTrue();
    assertThat(LandDefs.inboundValidCellid(0xFFFE0001)).isFalse();
    assertThat(LandDefs.inboundValidCellid(0xFEFF0001)).isFalse();
  }

  @Test
  void onlyLandcellsHaveACoordinate() {
    LandCoordinate out = untouched();
    assertThat(LandDefs.gidToLcoord(0xA9B40100, out)).isFalse();
    assertThat(LandDefs.gidToLcoord(0xA9B4FFFF, out)).isFalse();
    assertThat(LandDefs.gidToLcoord(0xA9B40041, out)).isFalse();
    assertThat(LandDefs.gidToLcoord(0xFFB40001, out)).isFalse();
    assertAt(out, -1, -1);
    assertThat(LandDefs.gidToLcoord(0xA9B40001, out)).isTrue();
    assertAt(out, 0xA9 * 8, 0xB4 * 8);
    assertThat(LandDefs.gidToLcoord(0xA9B40040, out)).isTrue();
    assertAt(out, 0xA9 * 8 + 7, 0xB4 * 8 + 7);
  }

  @Test
  void landcellIdsAndCoordinatesAreInverse() {
    LandCoordinate out = untouched();
    for (int x = 0; x < 2040; x += 101) {
      for (int y = 0; y < 2040; y += 97) {
        int cell = LandDefs.lcoordToGid(x, y);
        assertThat(LandDefs.gidToLcoord(cell, out)).isTrue();
        assertAt(out, x, y);
      }
    }
    assertThat(LandDefs.lcoordToGid(2039, 2039)).isEqualTo(0xFEFE0040);
    assertThat(LandDefs.lcoordToGid(2040, 0)).isZero();
    assertThat(LandDefs.lcoordToGid(0, -1)).isZero();
  }

  @Test
  void outsideCoordinateRoundsDown() {
    LandCoordinate out = untouched();
    assertThat(LandDefs.getOutsideLcoord(0xA9B40001, new Vector3(24, -1e-30f, 0), out)).isTrue();
    assertAt(out, 0xA9 * 8 + 1, 0xB4 * 8 - 1);
    assertThat(LandDefs.getOutsideLcoord(0xA9B40001, new Vector3(-0f, 23.999f, 0), out)).isTrue();
    assertAt(out, 0xA9 * 8, 0xB4 * 8);
  }

  @Test
  void outsideCoordinateTakesIndoorCellsAndTheBlockItself() {
    LandCoordinate out = untouched();
    assertThat(LandDefs.getOutsideLcoord(0x01020123, new Vector3(), out)).isTrue();
    assertAt(out, 8, 16);
    assertThat(LandDefs.getOutsideLcoord(0x0102FFFF, new Vector3(), out)).isTrue();
  }

  @Test
  void outsideCoordinateOffTheMapIsSetAndThatOfAnInvalidCellIsNot() {
    LandCoordinate out = untouched();
    assertThat(LandDefs.getOutsideLcoord(0x00000041, new Vector3(), out)).isFalse();
    assertAt(out, -1, -1);
    assertThat(LandDefs.getOutsideLcoord(0x00000001, new Vector3(-24.5f, 0, 0), out)).isFalse();
    assertAt(out, -2, 0);
    assertThat(LandDefs.getOutsideLcoord(0xFE000001, new Vector3(192, 0, 0), out)).isFalse();
    assertAt(out, 2040, 0);
  }

  @Test
  void pointMovesToItsBlock() {
    Vector3 v = new Vector3(200, -8, 5);
    assertThat(LandDefs.adjustToOutside(0xA9B40001, v)).isEqualTo(0xAAB30008);
    assertThat(v.x).isEqualTo(8);
    assertThat(v.y).isEqualTo(184);
    assertThat(v.z).isEqualTo(5);
  }

  @Test
  void nearlyZeroBecomesPositiveZero() {
    Vector3 v = new Vector3(-0f, -Math.nextDown(EPS), -0f);
    assertThat(LandDefs.adjustToOutside(0xA9B40001, v)).isEqualTo(0xA9B40001);
    assertThat(Float.floatToIntBits(v.x)).isZero();
    assertThat(Float.floatToIntBits(v.y)).isZero();
    assertThat(Float.floatToIntBits(v.z)).isEqualTo(Float.floatToIntBits(-0f));
  }

  @Test
  void exactlyEpsilonIsNotNearlyZero() {
    Vector3 v = new Vector3(EPS, -EPS, 0);
    assertThat(LandDefs.adjustToOutside(0xA9B40001, v)).isEqualTo(0xA9B30008);
    assertThat(v.x).isEqualTo(EPS);
    assertThat(v.y).isEqualTo((float) (192.0 - EPS));
  }

  @Test
  void pointOffTheMapKeepsTheZeroing() {
    Vector3 v = new Vector3(-300, 0.0001f, 1);
    assertThat(LandDefs.adjustToOutside(0x00000001, v)).isZero();
    assertThat(v.x).isEqualTo(-300);
    assertThat(v.y).isZero();
  }

  @Test
  void pointOfAnInvalidCellIsUntouched() {
    Vector3 v = new Vector3(0.0001f, 0, 1);
    assertThat(LandDefs.adjustToOutside(0xA9B40041, v)).isZero();
    assertThat(v.x).isEqualTo(0.0001f);
  }
}
