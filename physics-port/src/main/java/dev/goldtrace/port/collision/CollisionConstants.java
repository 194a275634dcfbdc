package dev.goldtrace.port.collision;

import dev.goldtrace.port.math.Constants;

/** The numbers of spec transition.md 0.2 that more than one function uses. */
final class CollisionConstants {

  /** Retail's tolerance 0.0002f, widened. */
  static final double EPSILON = Constants.EPSILON;

  /** Ground is walkable when the z of its normal is not below this (about 48 degrees). */
  static final float FLOOR_Z = Float.intBitsToFloat(0x3F2A0751);

  /** The same limit for a mover that is not on walkable ground. */
  static final float LAND_Z = 0.0871557f;

  /** Step height in metres of a mover that is not on walkable ground. */
  static final float SMALL_STEP = 0.04f;

  /** Lower limit of the fraction that a step down may be corrected to. */
  static final double INTERP_MIN = -0.1;

  /**
   * Every component of a block offset: all cells lie in one block. Adding it still turns -0 into
   * +0, so it stays in the formulas.
   */
  static final double BLOCK_OFFSET = 0.0;

  private CollisionConstants() {}
}
