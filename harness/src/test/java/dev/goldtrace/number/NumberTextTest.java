package dev.goldtrace.number;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberTextTest {

  private static final Path GOLDEN = RepositoryRoot.find().resolve("golden");

  private final NumberParser parser = new NumberParser();

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, -0",
    "1, 1",
    "84, 84",
    "-1.5, -1.5",
    "0.1, 0.1",
    "0.001, 0.001",
    "0.0002, 2e-04",
    "0.00019, 0.00019",
    "0.00001234, 1.234e-05",
    "1000, 1000",
    "10000, 10000",
    "100000, 1e+05",
    "1000000, 1e+06",
    "999999, 999999",
    "120000, 120000",
    "1200000, 1200000",
    "12000000, 1.2e+07",
    "16777216, 16777216",
    "3.4028235e38, 3.4028235e+38",
    "1.17549435e-38, 1.1754944e-38",
    "1.17549421e-38, 1.1754942e-38",
    "1.4e-45, 1e-45",
    "2.8e-45, 3e-45",
    "4.2e-45, 4e-45",
    "1.26e-44, 1.3e-44",
    "1.4e-44, 1.4e-44",
    "NaN, NaN",
    "Infinity, Infinity",
    "-Infinity, -Infinity",
    "33554432, 33554432",
    // Exactly between two candidates of the shortest length: the even one.
    "2097152.25, 2097152.2",
    "2097152.75, 2097152.8",
    "2e38, 2e+38",
  })
  void floatIsPrintedShortest(String value, String text) {
    assertThat(NumberText.csv(Float.parseFloat(value))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, -0",
    "1000.0333333333333, 1000.0333333333333",
    "0.1, 0.1",
    "1e23, 1e+23",
    "9.999999999999997e22, 9.999999999999997e+22",
    "2e-323, 2e-323",
    "4.9e-324, 5e-324",
    "9.9e-324, 1e-323",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "2.225073858507201e-308, 2.225073858507201e-308",
    "9007199254740992, 9007199254740992",
    "9007199254740993, 9007199254740992",
    "123456789012345680, 123456789012345680",
    "1e100, 1e+100",
    "1e-100, 1e-100",
    "NaN, NaN",
    "-Infinity, -Infinity",
  })
  void doubleIsPrintedShortest(String value, String text) {
    assertThat(NumberText.csv(Double.parseDouble(value))).isEqualTo(text);
  }

  @Test
  void jsonHasItsOwnNegativeZeroAndQuotesTheWords() {
    assertThat(NumberText.json(-0f)).isEqualTo("-0.0");
    assertThat(NumberText.json(-0.0)).isEqualTo("-0.0");
    assertThat(NumberText.json(0f)).isEqualTo("0");
    assertThat(NumberText.json(2e-4f)).isEqualTo("2e-04");
    assertThat(NumberText.json(Float.NaN)).isEqualTo("\"NaN\"");
    assertThat(NumberText.json(Double.NEGATIVE_INFINITY)).isEqualTo("\"-Infinity\"");
  }

  @Test
  void hexHasEightCapitalDigits() {
    assertThat(NumberText.hex(0x8000003D)).isEqualTo("0x8000003D");
    assertThat(NumberText.hex(0)).isEqualTo("0x00000000");
    assertThat(NumberText.hex(-1)).isEqualTo("0xFFFFFFFF");
  }

  @Test
  void wholeNumbersArePrintedDecimal() {
    NumberBuffer buffer = new NumberBuffer();
    for (long value :
        new long[] {0, 7, 10, -1, 99, 100, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE}) {
      assertThat(buffer.clear().appendInt(value).toString()).isEqualTo(Long.toString(value));
    }
  }

  @Test
  void everyFloatCloseToAPowerOfTwoOrTenIsMinimalAndNearest() {
    for (int exponent = 0; exponent < 255; exponent++) {
      for (int offset = -3; offset <= 3; offset++) {
        int bits = (exponent << 23) + offset;
        if (bits > 0 && bits < 0x7F800000) {
          assertShortest(Float.intBitsToFloat(bits));
        }
      }
    }
    for (int exponent = -45; exponent <= 38; exponent++) {
      int bits = Float.floatToRawIntBits(Float.parseFloat("1e" + exponent));
      for (int offset = -3; offset <= 3; offset++) {
        if (bits + offset > 0) {
          assertShortest(Float.intBitsToFloat(bits + offset));
        }
      }
    }
  }

  @Test
  void smallestFloatsAreMinimalAndNearest() {
    for (int bits = 1; bits < 1000; bits++) {
      assertShortest(Float.intBitsToFloat(bits));
    }
  }

  @Test
  void randomFloatsAreMinimalAndNearest() {
    SplittableRandom random = new SplittableRandom(20260101);
    for (int i = 0; i < 4_000; i++) {
      float value = Float.intBitsToFloat(random.nextInt());
      if (Float.isFinite(value)) {
        assertShortest(value);
      }
    }
  }

  @Test
  void doublesCloseToPowersAndRandomOnesAreMinimalAndNearest() {
    for (int exponent = 0; exponent < 2047; exponent += 3) {
      for (int offset = -1; offset <= 1; offset++) {
        long bits = ((long) exponent << 52) + offset;
        if (bits > 0) {
          assertShortest(Double.longBitsToDouble(bits));
        }
      }
    }
    for (long bits = 1; bits < 300; bits++) {
      assertShortest(Double.longBitsToDouble(bits));
    }
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 1_500; i++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        assertShortest(value);
      }
    }
  }

  @Test
  void randomNumbersParseBackToTheSameBits() {
    SplittableRandom random = new SplittableRandom(42);
    for (int i = 0; i < 100_000; i++) {
      float f = Float.intBitsToFloat(random.nextInt());
      assertThat(Float.floatToIntBits(parser.float32(NumberText.csv(f))))
          .isEqualTo(Float.floatToIntBits(f));
      double d = Double.longBitsToDouble(random.nextLong());
      assertThat(Double.doubleToLongBits(parser.float64(NumberText.csv(d))))
          .isEqualTo(Double.doubleToLongBits(d));
    }
  }

  /** Every number of every reference file prints to the text it was read from. */
  @Test
  void numbersOfTheReferenceFilesPrintToTheirOwnText() throws IOException {
    long[] numbers = new long[1];
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      for (Path file :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".csv"))::iterator) {
        if (file.getNameCount() > 3) {
          numbers[0] += reprint(file);
        }
      }
    }
    assertThat(numbers[0]).isGreaterThan(500_000);
  }

  private long reprint(Path file) throws IOException {
    NumberBuffer buffer = new NumberBuffer();
    long numbers = 0;
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      List<String> header = List.of(reader.readLine().split(","));
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] cells = line.split(",", -1);
        for (int i = 0; i < cells.length; i++) {
          String cell = cells[i];
          boolean isDouble = List.of("time", "st.timeout", "tg.quantum").contains(header.get(i));
          if (cell.isEmpty()
              || !Character.isDigit(cell.charAt(cell.length() - 1))
              || cell.startsWith("0x")
              || List.of("args", "mt.nodes", "fn").contains(header.get(i))) {
            continue;
          }
          numbers++;
          buffer.clear();
          if (isDouble) {
            buffer.appendCsv(parser.float64(cell));
          } else {
            buffer.appendCsv(parser.float32(cell));
          }
          // Counters are integers, not floats: they may have more digits than the shortest.
          if (!buffer.toString().equals(cell) && !List.of("seq", "tick").contains(header.get(i))) {
            throw new AssertionError(file + ": " + header.get(i) + " " + cell + " -> " + buffer);
          }
        }
      }
    }
    return numbers;
  }

  private static void assertShortest(float value) {
    BigDecimal exact = new BigDecimal(value);
    BigDecimal shortest = shortest(exact, text -> Float.parseFloat(text) == value);
    assertThat(new BigDecimal(NumberText.csv(value)))
        .as("bits %08x", Float.floatToRawIntBits(value))
        .isEqualByComparingTo(shortest);
  }

  private static void assertShortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    BigDecimal shortest = shortest(exact, text -> Double.parseDouble(text) == value);
    assertThat(new BigDecimal(NumberText.csv(value)))
        .as("bits %016x", Double.doubleToRawLongBits(value))
        .isEqualByComparingTo(shortest);
  }

  private interface RoundTrip {
    boolean holds(String text);
  }

  /**
   * By brute force: for 1, 2, 3... digits, the decimals just below and above; the first length at
   * which one of them parses back; the nearer one, or the even one.
   */
  private static BigDecimal shortest(BigDecimal exact, RoundTrip roundTrip) {
    for (int length = 1; ; length++) {
      int scale = length - (exact.precision() - exact.scale());
      BigDecimal below = exact.setScale(scale, RoundingMode.DOWN);
      BigDecimal above = exact.setScale(scale, RoundingMode.UP);
      boolean belowFits = roundTrip.holds(below.toString());
      boolean aboveFits = roundTrip.holds(above.toString());
      if (belowFits && aboveFits) {
        int nearer = exact.subtract(below).abs().compareTo(above.subtract(exact).abs());
        boolean even = !below.unscaledValue().testBit(0);
        return nearer < 0 || nearer == 0 && even ? below : above;
      }
      if (belowFits || aboveFits) {
        return belowFits ? below : above;
      }
    }
  }
}
