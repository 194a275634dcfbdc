package dev.goldtrace.compare;

/**
 * How much of a tolerance was needed.
 *
 * @param tolerance the tolerance
 * @param cells how many cells needed it
 * @param absolute the largest distance that it let pass
 * @param ulps the largest distance that it let pass, in representable values
 */
public record ToleranceUse(Tolerance tolerance, long cells, double absolute, long ulps) {

  /** This use and another one of the same tolerance. */
  public ToleranceUse plus(ToleranceUse other) {
    return new ToleranceUse(
        tolerance,
        cells + other.cells,
        Math.max(absolute, other.absolute),
        Long.compareUnsigned(ulps, other.ulps) < 0 ? other.ulps : ulps);
  }
}
