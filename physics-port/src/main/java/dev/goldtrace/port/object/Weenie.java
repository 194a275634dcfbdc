package dev.goldtrace.port.object;

/** What the game object behind a physics object answers (spec motion-interpreter.md 3.2). */
public interface Weenie {

  boolean isThePlayer();

  boolean isCreature();

  /** The run rate, or NaN when InqRunRate answers no. */
  float inqRunRate();

  /** The jump's vertical velocity in m/s, or NaN when InqJumpVelocity answers no. */
  float inqJumpVelocity(float extent);

  boolean canJump(float extent);

  /** The stamina a jump costs, or -1 when JumpStaminaCost answers no. */
  int jumpStaminaCost(float extent);

  /** Players pass through each other. */
  boolean isPlayer();

  /** A player killer collides with other player killers. */
  boolean isPk();

  /** As {@link #isPk}, among the lite ones. */
  boolean isPkLite();

  /** A player that nobody passes through. */
  boolean isImpenetrable();
}
