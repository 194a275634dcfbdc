package dev.goldtrace.compare;

import java.util.Optional;

/**
 * How far the values of a column may be from the golden ones. It is enough that one of the two
 * bounds holds. A heading is compared as an angle: 359.99 is 0.02 from 0.01.
 *
 * @param place where it is written down, file and line
 * @param column the column's title
 * @param absolute the largest distance allowed; 0: none
 * @param ulps the largest distance allowed in representable values; 0: none
 */
public record Tolerance(String place, String column, double absolute, long ulps) {
  private static final double FULL_CIRCLE = 360;

  /** How far apart two values are for this tolerance; none where they are no finite numbers. */
  Optional<Difference> distance(Cell expected, Cell actual) {
    return Difference.between(expected, actual)
        .map(difference -> new Difference(difference.ulps(), length(difference.absolute())));
  }

  private double length(double difference) {
    return column.equals(FrameColumn.HEADING.title())
        ? Math.min(difference, Math.abs(FULL_CIRCLE - difference))
        : difference;
  }

  boolean allows(Difference distance) {
    return distance.absolute() <= absolute || Long.compareUnsigned(distance.ulps(), ulps) <= 0;
  }
}
