package dev.goldtrace.vector;

import dev.goldtrace.port.object.Weenie;

/**
 * The weenie of a vector: not the player, and without an answer about jumping.
 *
 * @param inqRunRate NaN: no answer
 */
record VectorWeenie(boolean isCreature, float inqRunRate) implements Weenie {

  /** {@code weenie} (false: null), and {@code runRate} (null: no answer). */
  static Weenie read(VectorInput in, boolean creature) {
    Float runRate = in.float32OrNull("runRate");
    return in.flag("weenie")
        ? new VectorWeenie(creature, runRate == null ? Float.NaN : runRate)
        : null;
  }

  @Override
  public boolean isThePlayer() {
    return false;
  }

  @Override
  public float inqJumpVelocity(float extent) {
    return Float.NaN;
  }

  @Override
  public boolean canJump(float extent) {
    return false;
  }

  @Override
  public int jumpStaminaCost(float extent) {
    return -1;
  }
}
