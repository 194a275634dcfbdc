package dev.goldtrace.benchmark;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.Probe;

/** One creature that moves from corner to corner of a square. */
final class Mover implements Scene {
  private static final double[][] CORNERS = {{60, 60}, {60, 130}, {130, 130}, {130, 60}};

  private final Stage stage;
  private final PhysicsObj object;
  private int corner;

  Mover(Probe probe) {
    stage = new Stage(probe);
    object = stage.add(CORNERS[0][0], CORNERS[0][1], new NoObstacles(), 1);
    stage.world.add(object);
    object.makeMovementManager(true);
    object.movementManager().makeMoveToManager();
  }

  @Override
  public void tick() {
    if (!object.isMovingTo()) {
      moveToNextCorner();
    }
    stage.tick();
  }

  private void moveToNextCorner() {
    corner = (corner + 1) % CORNERS.length;
    Position target = new Position();
    target.cell = Stage.CELL;
    target.frame.origin.set((float) CORNERS[corner][0], (float) CORNERS[corner][1], 0);
    object.movementManager().moveToManager().moveToPosition(target, new MovementParameters());
  }

  @Override
  public int objects() {
    return 1;
  }
}
