package dev.goldtrace.compare;

import dev.goldtrace.golden.CellType;
import java.util.Optional;

/**
 * How far two floating-point values are apart.
 *
 * @param ulps how many representable values lie between them, counting one end; unsigned
 * @param absolute the distance
 */
public record Difference(long ulps, double absolute) {

  /** The difference of two numbers of the same type; none if either is no number or not finite. */
  public static Optional<Difference> between(Cell a, Cell b) {
    if (!a.floating()
        || !b.floating()
        || a.type() != b.type()
        || !Double.isFinite(a.value())
        || !Double.isFinite(b.value())) {
      return Optional.empty();
    }
    long first = place(a);
    long second = place(b);
    return Optional.of(
        new Difference(
            first > second ? first - second : second - first, Math.abs(a.value() - b.value())));
  }

  /**
   * The value's place in the order of all values of its type. Sign and magnitude become two's
   * complement, so that neighbours differ by one; 0 and -0 count as neighbours, or two different
   * values would be 0 apart.
   */
  private static long place(Cell cell) {
    if (cell.type() == CellType.F32) {
      int bits = (int) cell.bits();
      return bits >= 0 ? bits : -1L - (bits & 0x7FFFFFFF);
    }
    long bits = cell.bits();
    return bits >= 0 ? bits : -1L - (bits & Long.MAX_VALUE);
  }
}
