package dev.goldtrace.port.stage;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.object.TransitionResult;

/** A world on open ground in one landblock, in which tests put objects and watch the probes. */
public final class Stage {
  public static final int CELL = 0xA9B40001;
  public static final double START = 100.0;

  public final ProbeLog log = new ProbeLog();
  public final PhysicsWorld world = new PhysicsWorld(Dialect.RETAIL, log);

  /** The weenie and the animation side of all objects. */
  public final StageWeenie weenie = new StageWeenie();

  public final StageAnimation animation = new StageAnimation();

  public Stage() {
    time(START);
  }

  /** Sets both clocks. */
  public void time(double now) {
    world.curTime = now;
    world.physicsTime = now;
  }

  /** Adds a creature that stands on the ground and faces north. */
  public PhysicsObj add(int id, float x, float y) {
    PhysicsObj object =
        new PhysicsObj(
            world,
            id,
            animation,
            (moving, from, requested) -> new TransitionResult().setPositionOnly(moving, requested),
            weenie);
    object.state = PhysicsState.GRAVITY | PhysicsState.REPORT_COLLISIONS;
    object.transientState =
        TransientState.CONTACT | TransientState.ON_WALKABLE | TransientState.ACTIVE;
    object.position.set(at(x, y));
    object.playerDistance = 0;
    world.add(object);
    return object;
  }

  /** A position on the ground. */
  public static Position at(float x, float y) {
    Position position = new Position();
    position.cell = CELL;
    position.frame.origin.set(x, y, 0);
    return position;
  }

  /** Completes all pending motions of an object, and forgets the log. */
  public void settle(PhysicsObj object) {
    while (object.motionsPending()) {
      object.movementManager().motionDone(0, true);
    }
    log.clear();
  }

  /** Lifts an object off the ground, telling nobody. */
  public static void lift(PhysicsObj object) {
    object.transientState &= ~(TransientState.CONTACT | TransientState.ON_WALKABLE);
  }
}
