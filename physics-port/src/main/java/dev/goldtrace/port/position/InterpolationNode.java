package dev.goldtrace.port.position;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;

/**
 * One stop of an interpolation. Retail only ever makes position nodes; it handles the other two
 * kinds all the same.
 */
public final class InterpolationNode {

  /** What is to be done at a node. */
  public enum Type {
    POSITION,
    JUMP,
    VELOCITY;

    /**
     * The kind with retail's number.
     *
     * @param code 1 to 3
     */
    public static Type of(int code) {
      return values()[code - 1];
    }
  }

  final Type type;
  final Position position;

  /** Only of jump and velocity nodes, m/s. */
  public final Vector3 velocity = new Vector3();

  InterpolationNode next;

  /** A node that holds that very position. */
  public InterpolationNode(Type type, Position position) {
    this.type = type;
    this.position = position;
  }
}
