package dev.goldtrace.port.motion;

/** Where the jump functions put what the jump costs. */
public final class StaminaCost {
  /** Points of stamina; untouched when the question was not reached or not answered. */
  public int stamina;
}
