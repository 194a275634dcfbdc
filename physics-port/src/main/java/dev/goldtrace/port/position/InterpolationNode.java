package dev.goldtrace.port.position;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;

/**
 * One stop of an interpolation. Retail only ever makes position nodes; it handles the other two
 * kinds all the same.
 */
final class InterpolationNode {

  /** What is to be done at a node. */
  enum Type {
    POSITION,
    JUMP,
    VELOCITY
  }

  final Type type;
  final Position position;

  /** Only of jump and velocity nodes, m/s. */
  final Vector3 velocity = new Vector3();

  InterpolationNode next;

  InterpolationNode(Type type) {
    this(type, new Position());
  }

  /** A node that holds that very position. */
  InterpolationNode(Type type, Position position) {
    this.type = type;
    this.position = position;
  }
}
