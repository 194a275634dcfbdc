package dev.goldtrace.port.motion;

/**
 * A one-shot action waiting to be played (spec motion-interpreter.md 2.1).
 *
 * @param action the motion command
 * @param speed playing speed, a multiplier
 * @param stamp the server's action stamp, 15 bits on the wire
 * @param autonomous whether the acting player's own client started it
 */
public record ActionNode(int action, float speed, int stamp, boolean autonomous) {
  /** What retail's constructor makes. */
  public static final ActionNode DEFAULT = new ActionNode(0, 1.0f, 0, false);
}
