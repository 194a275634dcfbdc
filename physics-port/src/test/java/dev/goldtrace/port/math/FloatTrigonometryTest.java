package dev.goldtrace.port.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FloatTrigonometryTest {

  private static int differing(SplittableRandom random, int cases) {
    int differing = 0;
    for (int i = 0; i < cases; i++) {
      float x = (float) (random.nextDouble() * 6.4 - 3.2);
      float rounded = (float) StrictMath.sin(x);
      float sine = FloatTrigonometry.sin(x);
      assertThat(Math.abs(sine - rounded)).isLessThanOrEqualTo(Math.ulp(rounded));
      assertThat(FloatTrigonometry.cos(x)).isCloseTo((float) StrictMath.cos(x), within(1.2e-7f));
      if (sine != rounded) {
        differing++;
      }
    }
    return differing;
  }

  @Test
  void aboutOneInSeventyArgumentsDiffersByOneUnitFromTheRoundedDouble() {
    assertThat(differing(new SplittableRandom(1), 20_000)).isBetween(100, 600);
  }

  @Test
  void sinfAndCosfAreThoseOfTheCLibrary() {
    // Argument, sine and cosine as glibc gives them; both differ from the rounded double functions.
    int[][] cases = {{0x42384B08, 0x3F5E238F, 0xBEFE7B75}};
    for (int[] one : cases) {
      float x = Float.intBitsToFloat(one[0]);
      assertThat(Float.floatToIntBits(FloatTrigonometry.sin(x))).isEqualTo(one[1]);
      assertThat(Float.floatToIntBits(FloatTrigonometry.cos(x))).isEqualTo(one[2]);
      assertThat(Float.floatToIntBits((float) StrictMath.sin(x))).isNotEqualTo(one[1]);
      assertThat(Float.floatToIntBits((float) StrictMath.cos(x))).isNotEqualTo(one[2]);
    }
  }

  @Test
  void tinyArgumentsAreTheirOwnSineAndHaveCosineOne() {
    float tiny = Math.nextDown(0x1p-12f);
    assertThat(FloatTrigonometry.sin(tiny)).isEqualTo(tiny);
    assertThat(FloatTrigonometry.cos(-tiny)).isEqualTo(1);
    assertThat(Float.floatToIntBits(FloatTrigonometry.sin(-0f)))
        .isEqualTo(Float.floatToIntBits(-0f));
  }

  @Test
  void everyQuadrantIsReached() {
    for (int quadrant = -8; quadrant <= 8; quadrant++) {
      float x = (float) (quadrant * (Math.PI / 2) + 0.3);
      assertThat(FloatTrigonometry.sin(x)).isCloseTo((float) Math.sin(x), within(1.2e-7f));
      assertThat(FloatTrigonometry.cos(x)).isCloseTo((float) Math.cos(x), within(1.2e-7f));
    }
  }

  @Test
  void argumentsBeyondTheReductionAreTheRoundedDouble() {
    assertThat(FloatTrigonometry.sin(500)).isEqualTo((float) StrictMath.sin(500));
    assertThat(FloatTrigonometry.cos(-500)).isEqualTo((float) StrictMath.cos(500));
    assertThat(FloatTrigonometry.sin(Float.NaN)).isNaN();
    assertThat(FloatTrigonometry.cos(Float.POSITIVE_INFINITY)).isNaN();
  }
}
