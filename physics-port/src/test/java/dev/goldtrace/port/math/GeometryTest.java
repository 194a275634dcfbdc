package dev.goldtrace.port.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each divergence switched on alone, next to retail. */
class GeometryTest {
  private static final int CELL = 0xA9B40001;
  private static final int NORTH_EAST = 0xAAB50001;
  private static final Geometry RETAIL = new Geometry(Dialect.RETAIL);

  private static Geometry with(Divergence... divergences) {
    return new Geometry(Dialect.of(Set.of(divergences)));
  }

  private static Position at(int cell, float x, float y, float z) {
    Position position = new Position();
    position.cell = cell;
    position.frame.origin.set(x, y, z);
    return position;
  }

  private static Frame rotated(float w, float x, float y, float z) {
    Frame frame = new Frame();
    frame.setRotate(w, x, y, z);
    return frame;
  }

  private static float norm(Frame f) {
    return f.qw * f.qw + f.qx * f.qx + f.qy * f.qy + f.qz * f.qz;
  }

  @Test
  void retailDelegatesToThePlainFunctions() {
    Position a = at(CELL, 97.62f, 97.62f, 3);
    Position b = at(NORTH_EAST, 149.46f, 149.46f, 4);
    a.frame.setRotate(0.5f, 0.1f, 0.2f, 0.8f);
    b.frame.setRotate(0.3f, -0.1f, 0.2f, 0.4f);

    Vector3 v = new Vector3();
    RETAIL.getOffset(a, b, v);
    assertThat(v).usingRecursiveComparison().isEqualTo(a.getOffset(b));
    assertThat(RETAIL.distance(a, b)).isEqualTo(a.distance(b));
    assertThat(RETAIL.heading(a, b)).isEqualTo(a.heading(b));
    assertThat(RETAIL.cylinderDistance(1, 2, a, 3, 4, b))
        .isEqualTo(Position.cylinderDistance(1, 2, a, 3, 4, b));
    assertThat(RETAIL.cylinderDistanceNoZ(1, a, 3, b))
        .isEqualTo(Position.cylinderDistanceNoZ(1, a, 3, b));
    assertThat(RETAIL.getHeading(a.frame)).isEqualTo(a.frame.getHeading());
    assertThat(RETAIL.getHeading(v)).isEqualTo(v.getHeading());
    assertThat(RETAIL.magnitude(v)).isEqualTo(v.magnitude());
    assertThat(RETAIL.isValid(a.frame)).isTrue();
    assertThat(RETAIL.isValidExceptForHeading(a.frame)).isFalse();

    Vector3 local = v.copy();
    RETAIL.globalToLocalVec(a, local);
    assertThat(local).usingRecursiveComparison().isEqualTo(a.globalToLocalVec(v));
    assertThat(RETAIL.normalizeCheckSmall(local)).isFalse();
    assertThat(local.magnitude()).isCloseTo(1, within(1e-6));

    Frame actual = a.frame.copy();
    Frame expected = a.frame.copy();
    RETAIL.setHeading(actual, 33);
    expected.setHeading(33);
    RETAIL.grotate(actual, new Vector3(0.1f, 0.2f, 0.3f));
    expected.grotate(new Vector3(0.1f, 0.2f, 0.3f));
    RETAIL.combine(actual, b.frame, actual);
    expected.combine(expected, b.frame);
    RETAIL.setVectorHeading(b.frame, new Vector3(1, 2, 3));
    assertThat(actual).usingRecursiveComparison().isEqualTo(expected);

    Frame difference = new Frame();
    RETAIL.subtract2(b, a, difference);
    assertThat(difference).usingRecursiveComparison().isEqualTo(b.subtract2(a));
  }

  @Test
  void floatOffsetsRoundXTwiceToo() {
    Position a = at(CELL, 97.62f, 97.62f, 0);
    Position b = at(NORTH_EAST, 149.46f, 149.46f, 0);
    Vector3 offset = new Vector3();
    with(Divergence.D_P61).getOffset(a, b, offset);
    assertThat(offset.x).isEqualTo(243.84003f);
    assertThat(offset.y).isEqualTo(243.84003f);
  }

  @Test
  void floatOffsetsGiveFloatLengthsAndDistances() {
    Geometry geometry = with(Divergence.D_P61);
    Position a = at(CELL, 0, 0, 0);
    Position b = at(CELL, 1, 1, 0);
    float root = (float) Math.sqrt(2);
    assertThat(geometry.distance(a, b)).isEqualTo(root).isNotEqualTo(RETAIL.distance(a, b));
    assertThat(geometry.magnitude(new Vector3(1, 1, 0))).isEqualTo(root);
    assertThat(geometry.cylinderDistanceNoZ(0.1f, a, 0.2f, b)).isEqualTo(root - (0.1f + 0.2f));
    assertThat(geometry.heading(a, b)).isEqualTo(RETAIL.heading(a, b));
  }

  @Test
  void floatUnitVectorsUseAFloatReciprocal() {
    Geometry geometry = with(Divergence.D_P61);
    Vector3 v = new Vector3(3.7f, -1.3f, 0.2f);
    float factor = 1 / (float) geometry.magnitude(v);
    assertThat(geometry.normalizeCheckSmall(v)).isFalse();
    assertThat(v.x).isEqualTo(3.7f * factor);
    assertThat(v.y).isEqualTo(-1.3f * factor);

    Vector3 small = new Vector3(0, Math.nextDown(0.0002f), 0);
    assertThat(geometry.normalizeCheckSmall(small)).isTrue();
    assertThat(small.y).isEqualTo(Math.nextDown(0.0002f));
    assertThat(geometry.normalizeCheckSmall(new Vector3(0, 0.0002f, 0))).isFalse();
  }

  @Test
  void aceCylindersAnswerTheReachForATargetAbove() {
    Geometry geometry = with(Divergence.D_M17);
    Position below = at(CELL, 0, 0, 0);
    Position above = at(CELL, 0, 0, 4);
    assertThat(RETAIL.cylinderDistance(3, 1, below, 3, 1, above)).isEqualTo(3);
    assertThat(geometry.cylinderDistance(3, 1, below, 3, 1, above)).isEqualTo(-2);
  }

  @Test
  void aceCylindersThatJustTouchAnswerTheReach() {
    Geometry geometry = with(Divergence.D_M17);
    Position here = at(CELL, 0, 0, 0);
    // Reach 0, gap -2.
    assertThat(RETAIL.cylinderDistance(1, 2, here, 1, 2, at(CELL, 2, 0, 0))).isEqualTo(-2);
    assertThat(geometry.cylinderDistance(1, 2, here, 1, 2, at(CELL, 2, 0, 0))).isZero();
    // Reach -2, gap 0.
    assertThat(geometry.cylinderDistance(2, 2, here, 2, 2, at(CELL, 0, 0, 2))).isEqualTo(-2);
    // Both positive, both negative: as retail.
    assertThat(geometry.cylinderDistance(1, 2, here, 1, 2, at(CELL, 3, 0, 4)))
        .isEqualTo(Math.sqrt(13));
    assertThat(geometry.cylinderDistance(1, 2, here, 1, 2, at(CELL, 1, 0, 0)))
        .isEqualTo(-Math.sqrt(5));
  }

  @Test
  void aceSetHeadingAddsM13ToThePitch() {
    // Rolled by 90 degrees, forward still level: retail keeps it level, ACE pitches by m13 = -1.
    Frame frame = rotated(1, 0, 1, 0);
    Frame ace = frame.copy();
    RETAIL.setHeading(frame, 0);
    with(Divergence.D_P62).setHeading(ace, 0);
    assertThat(frame.m5).isZero();
    assertThat(ace.m5).isCloseTo(-0.70710677f, within(1e-6f));
  }

  @Test
  void aceSetVectorHeadingRollsInsteadOfPitching() {
    Frame ace = new Frame();
    with(Divergence.D_P63).setVectorHeading(ace, new Vector3(0, 1, 1));
    assertThat(ace.m5).isCloseTo(0, within(1e-6f));
    assertThat(ace.m2).isCloseTo(-0.70710677f, within(1e-6f));
  }

  @Test
  void aceSetVectorHeadingOfASmallVectorChangesNothing() {
    Frame frame = rotated(0.6f, 0, 0, 0.8f);
    frame.m0 = 7;
    with(Divergence.D_P63).setVectorHeading(frame, new Vector3(0, 0, 0.0001f));
    assertThat(frame.m0).isEqualTo(7);
  }

  @Test
  void aceHeadingsAreFloats() {
    Geometry geometry = with(Divergence.D_P64);
    Frame frame = new Frame();
    frame.setHeading(90);
    double heading = geometry.getHeading(frame);
    assertThat(heading).isEqualTo((float) heading).isNotEqualTo(RETAIL.getHeading(frame));

    double direction = geometry.heading(at(CELL, 0, 0, 0), at(CELL, 1, 2, 0));
    assertThat(direction).isEqualTo((float) direction).isCloseTo(26.565051, within(3e-5));
    assertThat(geometry.getHeading(new Vector3(0.0001f, 0, 5))).isZero();
  }

  @Test
  void aceHeadingJustUnder360IsZero() {
    // In float 450 - 90.00000006 is 360 already, and the remainder 0.
    assertThat(with(Divergence.D_P64).getHeading(new Vector3(-1e-7f, 1, 0))).isZero();
    assertThat(RETAIL.getHeading(new Vector3(-1e-7f, 1, 0))).isGreaterThan(359);
  }

  @Test
  void aceHeadingsReadTheQuaternionNotTheMatrix() {
    Frame frame = new Frame();
    frame.m3 = 1;
    frame.m4 = 0;
    assertThat(RETAIL.getHeading(frame)).isEqualTo(90);
    assertThat(with(Divergence.D_P64).getHeading(frame)).isZero();
  }

  @Test
  void aceGrotateNormalisesEvenWithoutATurn() {
    Frame frame = new Frame();
    frame.qw = 1.0004f;
    RETAIL.grotate(frame, new Vector3());
    assertThat(frame.qw).isEqualTo(1.0004f);
    with(Divergence.D_P66).grotate(frame, new Vector3());
    assertThat(frame.qw).isEqualTo(1);
  }

  @Test
  void aceGrotateTakesXForATurnAboutY() {
    Frame frame = new Frame();
    with(Divergence.D_P66).grotate(frame, new Vector3(0.2f, 0, 0));
    assertThat(frame.qx).isZero();
    assertThat(frame.qy).isCloseTo((float) Math.sin(0.1), within(1e-7f));
    Frame level = new Frame();
    with(Divergence.D_P66).grotate(level, new Vector3(0, 0, 0.2f));
    assertThat(level.qz).isCloseTo((float) Math.sin(0.1), within(1e-7f));
  }

  @Test
  void aceSetRotateStoresNaNWhereRetailKeepsTheOldRotation() {
    Vector3 nan = new Vector3(0, 0, Float.NaN);
    Frame kept = rotated(0.6f, 0, 0, 0.8f);
    with(Divergence.D_P66).grotate(kept, nan);
    assertThat(kept.qw).isEqualTo(0.6f);
    Frame taken = rotated(0.6f, 0, 0, 0.8f);
    with(Divergence.D_P66, Divergence.D_P67).grotate(taken, nan);
    assertThat(taken.qw).isNaN();
  }

  @Test
  void aceCombineDoesNotNormalise() {
    Frame a = new Frame();
    a.qw = 1.01f;
    Frame retail = new Frame();
    Frame ace = new Frame();
    RETAIL.combine(a, a, retail);
    with(Divergence.D_P68).combine(a, a, ace);
    assertThat(norm(retail)).isEqualTo(1);
    assertThat(ace.qw).isEqualTo(1.01f * 1.01f);
  }

  @Test
  void aceCombineMayWriteIntoAnOperand() {
    Geometry geometry = with(Divergence.D_P68);
    Frame a = rotated(0.3f, -0.2f, 0.7f, 0.4f);
    a.origin.set(1, 2, 3);
    Frame b = rotated(-0.1f, 0.9f, 0.2f, 0.5f);
    b.origin.set(-4, 5, 6);
    Frame apart = new Frame();
    geometry.combine(a, b, apart);
    Frame first = a.copy();
    geometry.combine(first, b, first);
    Frame second = b.copy();
    geometry.combine(a, second, second);
    assertThat(first).usingRecursiveComparison().isEqualTo(apart);
    assertThat(second).usingRecursiveComparison().isEqualTo(apart);
    Frame retail = new Frame();
    RETAIL.combine(a, b, retail);
    assertThat(apart.origin.x).isCloseTo(retail.origin.x, within(1e-5f));
    assertThat(apart.qy).isCloseTo(retail.qy, within(1e-6f));
  }

  @Test
  void aceSubtractChangesItsOperandAndForgetsTheBlock() {
    Position self = at(NORTH_EAST, 3, 5, 7);
    Position other = at(CELL, 1, 1, 1);
    Frame out = new Frame();
    with(Divergence.D_P28).subtract2(self, other, out);
    assertThat(out.origin).usingRecursiveComparison().isEqualTo(new Vector3(2, 4, 6));
    assertThat(self.frame).usingRecursiveComparison().isEqualTo(out);
  }

  @Test
  void aceSubtractTurnsTheOtherOriginNotTheDifference() {
    Position self = at(CELL, 3, 0, 0);
    Position other = at(CELL, 1, 0, 0);
    other.frame.setHeading(90);
    self.frame.setHeading(90);
    Frame out = new Frame();
    with(Divergence.D_P28).subtract2(self, other, out);
    // The other origin (1, 0) turned to the right is (0, -1).
    assertThat(out.origin.x).isCloseTo(3, within(1e-5f));
    assertThat(out.origin.y).isCloseTo(1, within(1e-5f));
    assertThat(out.getHeading()).isCloseTo(0, within(1e-3));
  }

  @Test
  void aceValidityTestsTheNormItself() {
    Frame frame = new Frame();
    frame.qw = 1.0008f;
    assertThat(RETAIL.isValid(frame)).isFalse();
    assertThat(with(Divergence.D_P69).isValid(frame)).isTrue();
    frame.qw = 1.0011f;
    assertThat(with(Divergence.D_P69).isValid(frame)).isFalse();
    frame.qw = Float.NaN;
    assertThat(with(Divergence.D_P69).isValid(frame)).isFalse();
    frame.qw = 1;
    frame.origin.x = Float.NaN;
    assertThat(with(Divergence.D_P69).isValid(frame)).isFalse();
  }

  @Test
  void aceValidExceptForHeadingLooksAtTheOriginOnly() {
    Frame frame = new Frame();
    assertThat(with(Divergence.D_P70).isValidExceptForHeading(frame)).isTrue();
    frame.origin.z = Float.NaN;
    assertThat(with(Divergence.D_P70).isValidExceptForHeading(frame)).isFalse();
  }
}
