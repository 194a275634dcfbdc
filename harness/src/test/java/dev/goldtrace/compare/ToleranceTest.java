package dev.goldtrace.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.CellType;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToleranceTest {

  @Test
  void oneOfTheTwoBoundsIsEnough() {
    assertThat(allows(new Tolerance("p", "x", 0.5, 0), 1, 1.25f)).isTrue();
    assertThat(allows(new Tolerance("p", "x", 0.1, 0), 1, 1.25f)).isFalse();
    assertThat(allows(new Tolerance("p", "x", 0, 1), 1, Math.nextUp(1f))).isTrue();
    assertThat(allows(new Tolerance("p", "x", 0, 1), 1, Math.nextUp(Math.nextUp(1f)))).isFalse();
  }

  @Test
  void aHeadingIsComparedAsAnAngle() {
    assertThat(allows(new Tolerance("p", "heading", 0.5, 0), 359.75f, 0.125f)).isTrue();
    assertThat(allows(new Tolerance("p", "y", 0.5, 0), 359.75f, 0.125f)).isFalse();
  }

  @Test
  void whatIsNoFiniteNumberIsNeverNear() {
    assertThat(allows(new Tolerance("p", "x", 1e9, 1000), 1, Float.NaN)).isFalse();
    assertThat(allows(new Tolerance("p", "x", 1e9, 1000), 1, Float.POSITIVE_INFINITY)).isFalse();
  }

  @Test
  void theLargestUseIsKept() {
    Tolerance tolerance = new Tolerance("p", "x", 1, 0);
    ToleranceMeter meter = new ToleranceMeter(List.of(tolerance));

    assertThat(meter.allows("x", cell(1), cell(1.5f))).isTrue();
    assertThat(meter.allows("x", cell(1), cell(1.25f))).isTrue();
    assertThat(meter.allows("x", cell(1), cell(3))).isFalse();
    assertThat(meter.allows("y", cell(1), cell(1.25f))).isFalse();

    assertThat(meter.uses()).containsExactly(new ToleranceUse(tolerance, 2, 0.5, 1 << 22));
  }

  private static boolean allows(Tolerance tolerance, float expected, float actual) {
    return new ToleranceMeter(List.of(tolerance))
        .allows(tolerance.column(), cell(expected), cell(actual));
  }

  private static Cell cell(float value) {
    return Cell.of(CellType.F32, Float.floatToRawIntBits(value));
  }
}
