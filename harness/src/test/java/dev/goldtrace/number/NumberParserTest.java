package dev.goldtrace.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberParserTest {

  private final NumberParser parser = new NumberParser();

  /** Decimals that a way through double would round twice, to the wrong float. */
  @Test
  void floatIsRoundedOnceFromTheDecimal() {
    // Just above the middle of 1 and its successor: the double nearest to it is the middle itself.
    String aboveMiddle = "1.00000005960464477539062500000000000000001";
    assertThat((float) Double.parseDouble(aboveMiddle)).isEqualTo(1f);
    assertThat(parser.float32(aboveMiddle)).isEqualTo(Math.nextUp(1f));
    String belowMiddle = "1.00000017881393432617187499999999999999999";
    assertThat((float) Double.parseDouble(belowMiddle)).isEqualTo(Math.nextUp(Math.nextUp(1f)));
    assertThat(parser.float32(belowMiddle)).isEqualTo(Math.nextUp(1f));
    assertThat(parser.float32("1.000000059604644775390625")).isEqualTo(1f);
    assertThat(parser.float32("7.038531e-26")).isEqualTo(Float.parseFloat("7.038531e-26"));
  }

  @Test
  void middlesBetweenFloatsRoundToTheEvenOneAndTheirNeighboursOutward() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 20_000; i++) {
      int bits = random.nextInt(0x7F7FFFFF);
      float low = Float.intBitsToFloat(bits);
      float high = Float.intBitsToFloat(bits + 1);
      BigDecimal middle =
          new BigDecimal(low).add(new BigDecimal(high)).divide(BigDecimal.valueOf(2));
      BigDecimal nudge = new BigDecimal(high).subtract(new BigDecimal(low)).movePointLeft(30);
      assertThat(parser.float32(middle.toString())).isEqualTo((bits & 1) == 0 ? low : high);
      assertThat(parser.float32(middle.subtract(nudge).toString())).isEqualTo(low);
      assertThat(parser.float32(middle.add(nudge).toString())).isEqualTo(high);
    }
  }

  @Test
  void shortDecimalsAgreeWithTheLibrary() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 200_000; i++) {
      String text =
          BigDecimal.valueOf(random.nextLong(-20_000_000, 20_000_000), random.nextInt(-3, 14))
              .toPlainString();
      assertThat(Float.floatToRawIntBits(parser.float32(text)))
          .as(text)
          .isEqualTo(Float.floatToRawIntBits(Float.parseFloat(text)));
    }
  }

  /** Few digits, so that the float64 nearest to them often is the middle itself. */
  @Test
  void decimalsNextToAMiddleAgreeWithTheLibrary() {
    SplittableRandom random = new SplittableRandom(5);
    int middles = 0;
    for (int i = 0; i < 100_000; i++) {
      float low = (float) Math.scalb(random.nextDouble(1, 2), random.nextInt(-40, 40));
      double middle = ((double) low + Math.nextUp(low)) / 2;
      String text =
          new BigDecimal(middle).round(new MathContext(random.nextInt(13, 18))).toString();
      middles += Double.parseDouble(text) == middle ? 1 : 0;
      assertThat(parser.float32(text)).as(text).isEqualTo(Float.parseFloat(text));
    }
    assertThat(middles).isGreaterThan(10_000);
  }

  @Test
  void float64AgreesWithTheLibrary() {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 200_000; i++) {
      long digits = random.nextLong() >> random.nextInt(64);
      String text = digits + "e" + random.nextInt(-30, 31);
      String places = BigDecimal.valueOf(digits, random.nextInt(30)).toPlainString();
      assertThat(parser.float64(text)).as(text).isEqualTo(Double.parseDouble(text));
      assertThat(parser.float64(places)).as(places).isEqualTo(Double.parseDouble(places));
    }
  }

  @Test
  void zeroKeepsItsSign() {
    assertThat(Float.floatToRawIntBits(parser.float32("-0"))).isEqualTo(0x80000000);
    assertThat(Float.floatToRawIntBits(parser.float32("-0.0"))).isEqualTo(0x80000000);
    assertThat(Float.floatToRawIntBits(parser.float32("0"))).isZero();
    assertThat(Float.floatToRawIntBits(parser.float32("-1e-60"))).isEqualTo(0x80000000);
    assertThat(Double.doubleToRawLongBits(parser.float64("-0"))).isEqualTo(Long.MIN_VALUE);
  }

  @Test
  void theWordsAreNumbers() {
    assertThat(parser.float32("NaN")).isNaN();
    assertThat(parser.float32("Infinity")).isEqualTo(Float.POSITIVE_INFINITY);
    assertThat(parser.float64("-Infinity")).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "+1",
        ".5",
        "5.",
        "1.e3",
        "01",
        "-01",
        "00",
        "1e",
        "1e+",
        "1f",
        "1d",
        "0x10",
        "0x1p3",
        " 1",
        "1 ",
        "1,5",
        "1.2.3",
        "--1",
        "1-",
        "nan",
        "NAN",
        "-NaN",
        "inf",
        "Infinit",
        "+Infinity",
        "١",
        "1e5.0",
        "1_000",
        "99999999.9.9"
      })
  void whatIsNoNumberIsRefused(String text) {
    assertThatThrownBy(() -> parser.float32(text))
        .isInstanceOf(NumberFormatException.class)
        .hasMessage("a float32 number");
    assertThatThrownBy(() -> parser.float64(text))
        .isInstanceOf(NumberFormatException.class)
        .hasMessage("a float64 number");
  }

  @Test
  void numbersBeyondTheTypeAreRefused() {
    assertThat(parser.float32("3.40282356e38")).isEqualTo(Float.MAX_VALUE);
    assertThatThrownBy(() -> parser.float32("3.4028236e38"))
        .isInstanceOf(NumberFormatException.class)
        .hasMessageContaining("at most 3.4028235e+38");
    assertThatThrownBy(() -> parser.float64("-1e309"))
        .isInstanceOf(NumberFormatException.class)
        .hasMessageContaining("at most 1.7976931348623157e+308");
    assertThatThrownBy(() -> parser.float32("1" + "0".repeat(500)))
        .isInstanceOf(NumberFormatException.class);
  }

  @Test
  void hexNeedsPrefixAndEightCapitalDigits() {
    assertThat(NumberParser.hex("0x8000003D")).isEqualTo(0x8000003D);
    assertThat(NumberParser.hex("0xFFFFFFFF")).isEqualTo(-1);
    for (String bad :
        new String[] {
          "",
          "0x",
          "8000003D",
          "0x8000003",
          "0x8000003DD",
          "0X8000003D",
          "0x8000003d",
          "0x8000003G",
          "0x-000003D"
        }) {
      assertThatThrownBy(() -> NumberParser.hex(bad)).isInstanceOf(NumberFormatException.class);
    }
  }

  @Test
  void wholeNumbersHave32Bits() {
    assertThat(int32("0")).isZero();
    assertThat(int32("-1")).isEqualTo(-1);
    assertThat(int32("2147483647")).isEqualTo(Integer.MAX_VALUE);
    assertThat(int32("-2147483648")).isEqualTo(Integer.MIN_VALUE);
    for (String bad :
        new String[] {
          "", "-", "-0", "01", "1.0", "1e3", "2147483648", "-2147483649", "99999999999", "a"
        }) {
      assertThatThrownBy(() -> int32(bad)).isInstanceOf(NumberFormatException.class);
    }
  }

  private static int int32(String text) {
    return NumberParser.int32(text.getBytes(StandardCharsets.US_ASCII), 0, text.length());
  }
}
