package dev.goldtrace.benchmark;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransitionResult;

/** Every movement ends where it was to end, in the landblock where it began. */
final class NoObstacles implements Collision {
  private final TransitionResult result = new TransitionResult();

  @Override
  public TransitionResult transition(PhysicsObj object, Position from, Position requested) {
    return result.setPositionOnly(object, requested);
  }
}
