package dev.goldtrace.vector;

import dev.goldtrace.port.object.Weenie;

/**
 * The weenie of a vector.
 *
 * @param inqRunRate NaN: no answer
 * @param canJump whatever the extent
 * @param jumpVelocity m/s at extent 1, in proportion below; NaN: no answer
 * @param jumpCost whatever the extent; -1: no answer
 */
record VectorWeenie(
    boolean isThePlayer,
    boolean isCreature,
    float inqRunRate,
    boolean canJump,
    float jumpVelocity,
    int jumpCost)
    implements Weenie {

  /** Not the player, and without an answer about jumping. */
  VectorWeenie(boolean isCreature, float inqRunRate) {
    this(false, isCreature, inqRunRate, false, Float.NaN, -1);
  }

  /** {@code weenie} (false: null), and {@code runRate} (null: no answer). */
  static Weenie read(VectorInput in, boolean creature) {
    Float runRate = in.float32OrNull("runRate");
    return in.flag("weenie")
        ? new VectorWeenie(creature, runRate == null ? Float.NaN : runRate)
        : null;
  }

  /** Each answer is a member; without any it is a creature that says no. */
  static VectorWeenie answering(VectorInput in) {
    return new VectorWeenie(
        in.flag("thePlayer", false),
        in.flag("creature", true),
        in.float32("runRate", Float.NaN),
        in.flag("canJump", false),
        in.float32("jumpVelocity", Float.NaN),
        in.int32("jumpCost", -1));
  }

  @Override
  public float inqJumpVelocity(float extent) {
    return jumpVelocity * extent;
  }

  @Override
  public boolean canJump(float extent) {
    return canJump;
  }

  @Override
  public int jumpStaminaCost(float extent) {
    return jumpCost;
  }

  @Override
  public boolean isPlayer() {
    return false;
  }

  @Override
  public boolean isPk() {
    return false;
  }

  @Override
  public boolean isPkLite() {
    return false;
  }

  @Override
  public boolean isImpenetrable() {
    return false;
  }
}
