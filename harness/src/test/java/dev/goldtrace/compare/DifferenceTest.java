package dev.goldtrace.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.CellType;
import org.junit.jupiter.api.Test;

class DifferenceTest {

  @Test
  void neighboursAreOneApart() {
    assertThat(ulps(1.0f, Math.nextUp(1.0f))).isEqualTo(1);
    assertThat(ulps(-1.0f, Math.nextDown(-1.0f))).isEqualTo(1);
  }

  @Test
  void theTwoZerosAreNotTheSame() {
    assertThat(ulps(0.0f, -0.0f)).isEqualTo(1);
    assertThat(float32(0.0f).same(float32(-0.0f))).isFalse();
  }

  @Test
  void countsAcrossZero() {
    assertThat(ulps(-Float.MIN_VALUE, Float.MIN_VALUE)).isEqualTo(3);
  }

  @Test
  void theLargestDistanceOfDoublesDoesNotOverflow() {
    Difference difference =
        Difference.between(float64(-Double.MAX_VALUE), float64(Double.MAX_VALUE)).orElseThrow();

    assertThat(Long.toUnsignedString(difference.ulps())).isEqualTo("18437736874454810623");
  }

  @Test
  void nanIsEqualToNanWhateverItsPayload() {
    Cell quiet = Cell.of(CellType.F32, 0x7FC00000L);
    Cell negative = Cell.of(CellType.F32, 0xFFC00001L);

    assertThat(quiet.same(negative)).isTrue();
    assertThat(quiet.same(float32(1))).isFalse();
    assertThat(Difference.between(quiet, float32(1))).isEmpty();
  }

  @Test
  void idsHaveNoDifference() {
    assertThat(Difference.between(Cell.of(CellType.HEX, 1), Cell.of(CellType.HEX, 2))).isEmpty();
  }

  @Test
  void anEmptyCellIsNotZero() {
    assertThat(Cell.empty(CellType.F32).same(float32(0))).isFalse();
    assertThat(Cell.empty(CellType.F32).same(Cell.empty(CellType.F32))).isTrue();
  }

  private static long ulps(float a, float b) {
    return Difference.between(float32(a), float32(b)).orElseThrow().ulps();
  }

  private static Cell float32(float value) {
    return Cell.of(CellType.F32, Float.floatToRawIntBits(value));
  }

  private static Cell float64(double value) {
    return Cell.of(CellType.F64, Double.doubleToRawLongBits(value));
  }
}
