package dev.goldtrace.benchmark;

import dev.goldtrace.port.object.Weenie;

/**
 * A creature of the game that can run.
 *
 * @param inqRunRate its run rate
 */
record Creature(float inqRunRate) implements Weenie {

  @Override
  public boolean isThePlayer() {
    return false;
  }

  @Override
  public boolean isCreature() {
    return true;
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
