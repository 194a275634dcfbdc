package dev.goldtrace.vector;

import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.Difference;
import dev.goldtrace.golden.CellType;
import dev.goldtrace.number.NumberText;
import java.util.Locale;
import java.util.Optional;

/**
 * A value that differs from the reference.
 *
 * @param line the line of the case
 * @param member path of the value, e.g. {@code out.frame.q[2]}
 * @param expected the value in the file, or "absent"
 * @param actual the port's value, or "absent"
 * @param expectedNumber the value in the file with its bits, where both are numbers with a fraction
 * @param actualNumber the port's value with its bits, where both are numbers with a fraction
 */
public record VectorDivergence(
    int line,
    String member,
    String expected,
    String actual,
    Optional<Cell> expectedNumber,
    Optional<Cell> actualNumber) {

  static VectorDivergence plain(int line, String member, String expected, String actual) {
    return new VectorDivergence(line, member, expected, actual, Optional.empty(), Optional.empty());
  }

  static VectorDivergence float32(int line, String member, float expected, float actual) {
    return new VectorDivergence(
        line,
        member,
        Float.toString(expected),
        Float.toString(actual),
        Optional.of(Cell.of(CellType.F32, Float.floatToIntBits(expected))),
        Optional.of(Cell.of(CellType.F32, Float.floatToIntBits(actual))));
  }

  static VectorDivergence float64(int line, String member, double expected, double actual) {
    return new VectorDivergence(
        line,
        member,
        Double.toString(expected),
        Double.toString(actual),
        Optional.of(Cell.of(CellType.F64, Double.doubleToLongBits(expected))),
        Optional.of(Cell.of(CellType.F64, Double.doubleToLongBits(actual))));
  }

  /** How far the two are apart, if they are finite numbers with a fraction. */
  public Optional<Difference> distance() {
    return expectedNumber.flatMap(a -> actualNumber.flatMap(b -> Difference.between(a, b)));
  }

  /** Bits, units in the last place and distance of numbers with a fraction, else "". */
  public String difference() {
    return expectedNumber.isEmpty() || actualNumber.isEmpty()
        ? ""
        : bits(expectedNumber.get()) + " against " + bits(actualNumber.get()) + ", " + apart();
  }

  private static String bits(Cell number) {
    String form = number.type() == CellType.F32 ? "0x%08X" : "0x%016X";
    return String.format(Locale.ROOT, form, number.bits());
  }

  private String apart() {
    return distance()
        .map(
            apart ->
                apart.absolute() == 0
                    ? "sign of zero"
                    : Long.toUnsignedString(apart.ulps())
                        + " ULP, "
                        + NumberText.csv((float) apart.absolute())
                        + " absolute")
        .orElse("no distance, one is not finite");
  }

  /** One line: where, expected, actual, by how much. */
  public String message() {
    String difference = difference();
    return "line "
        + line
        + ", "
        + member
        + ": expected "
        + expected
        + ", got "
        + actual
        + (difference.isEmpty() ? "" : " (" + difference + ")");
  }
}
