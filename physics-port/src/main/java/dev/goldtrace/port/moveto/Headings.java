package dev.goldtrace.port.moveto;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Constants;
import dev.goldtrace.port.motion.MotionCommand;

/** Comparing compass headings, in degrees within [0, 360) (spec moveto.md section 2). */
public final class Headings {
  private final boolean floatDiff;
  private final boolean floatGreater;
  private final boolean mirrorsTurnsLeft;

  /** The comparisons of a dialect. */
  public Headings(Dialect dialect) {
    floatDiff = dialect.has(Divergence.D_M15);
    floatGreater = dialect.has(Divergence.D_M16);
    mirrorsTurnsLeft = !dialect.has(Divergence.D_SM01);
  }

  /** {@link #headingGreater} in the dialect. */
  public boolean isGreater(float x, float y, int motion) {
    if (!floatGreater) {
      return headingGreater(x, y, motion);
    }
    boolean greater = Math.abs(x - y) <= 180.0f ? x > y : y > x;
    return motion == MotionCommand.TURN_RIGHT ? greater : !greater;
  }

  /** {@link #headingDiff} in the dialect. */
  public double diff(float x, float y, int motion) {
    int direction = mirrorsTurnsLeft ? motion : MotionCommand.TURN_RIGHT;
    return floatDiff ? floatHeadingDiff(x, y, direction) : headingDiff(x, y, direction);
  }

  private static float floatHeadingDiff(float x, float y, int motion) {
    float diff = x - y;
    if (Math.abs(diff) < Constants.EPSILON) {
      diff = 0.0f;
    }
    if (diff < -Constants.EPSILON) {
      diff += 360.0f;
    }
    if (diff > Constants.EPSILON && motion != MotionCommand.TURN_RIGHT) {
      diff = 360.0f - diff;
    }
    return diff;
  }

  /** Whether {@code x} has turned past {@code y} in the direction of {@code motion}. */
  @Retail(address = 0x00528F60, name = "heading_greater")
  public static boolean headingGreater(float x, float y, int motion) {
    boolean greater = Math.abs((double) x - y) <= 180.0 ? x > y : y > x;
    return motion == MotionCommand.TURN_RIGHT ? greater : !greater;
  }

  /**
   * How far it is from {@code y} to {@code x} in the direction of {@code motion}.
   *
   * @return degrees, not rounded
   */
  @Retail(address = 0x00528FB0, name = "heading_diff")
  public static double headingDiff(float x, float y, int motion) {
    double diff = (double) x - y;
    if (Math.abs(diff) < Constants.EPSILON) {
      diff = 0.0;
    }
    if (diff < -Constants.EPSILON) {
      diff += 360.0;
    }
    if (diff > Constants.EPSILON && motion != MotionCommand.TURN_RIGHT) {
      diff = 360.0 - diff;
    }
    return diff;
  }
}
