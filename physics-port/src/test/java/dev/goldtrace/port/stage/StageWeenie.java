package dev.goldtrace.port.stage;

import dev.goldtrace.port.object.Weenie;

/** A weenie that answers what a test tells it to; by default like a remote creature's. */
public final class StageWeenie implements Weenie {
  public boolean thePlayer;
  public boolean player;
  public boolean creature = true;
  public float runRate = Float.NaN;
  public float jumpVelocity = Float.NaN;
  public boolean canJump;
  public int stamina = -1;

  @Override
  public boolean isThePlayer() {
    return thePlayer;
  }

  @Override
  public boolean isCreature() {
    return creature;
  }

  @Override
  public float inqRunRate() {
    return runRate;
  }

  @Override
  public float inqJumpVelocity(float extent) {
    return jumpVelocity;
  }

  @Override
  public boolean canJump(float extent) {
    return canJump;
  }

  @Override
  public int jumpStaminaCost(float extent) {
    return stamina;
  }

  @Override
  public boolean isPlayer() {
    return player;
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
