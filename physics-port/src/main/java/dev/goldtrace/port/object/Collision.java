package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Position;

/** The collision side of the environment: what CPhysicsObj::transition (0x00512DC0) answers. */
public interface Collision {

  /**
   * Where the object ends when it asks to move.
   *
   * @param from where it stands
   * @param requested the position asked for: the old cell id, possibly an origin outside the block
   * @return the resulting position (may be {@code requested} itself), or null: no valid position
   */
  Position transition(PhysicsObj object, Position from, Position requested);
}
