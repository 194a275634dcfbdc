package dev.goldtrace.vector;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransitionResult;

/** Nothing is in the way. */
final class NoCollision implements Collision {
  @Override
  public TransitionResult transition(PhysicsObj object, Position from, Position requested) {
    return new TransitionResult().setPositionOnly(object, requested);
  }
}
