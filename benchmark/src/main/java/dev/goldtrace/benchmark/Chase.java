package dev.goldtrace.benchmark;

import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.Probe;
import java.util.SplittableRandom;

/**
 * Creatures that chase one target. The target runs in a circle, faster than they do, so they run in
 * a smaller circle behind it and never reach it.
 */
final class Chase implements Scene {
  private static final double CENTER = 96;
  private static final double CIRCLE = 40;
  private static final float TARGET_SPEED = 1.25f;
  private static final float CHASER_RUN_RATE = 1;

  private final Stage stage;

  /** How many chase the target, which is one object more. */
  Chase(int chasers, Probe probe) {
    stage = new Stage(probe);
    NoObstacles ground = new NoObstacles();
    SplittableRandom random = new SplittableRandom(chasers);
    PhysicsObj target = stage.add(CENTER + CIRCLE, CENTER, ground, TARGET_SPEED);
    stage.world.add(target);
    target.makeMovementManager(true);
    target.getMinterp().doInterpretedMotion(MotionCommand.RUN_FORWARD, speed(TARGET_SPEED));
    // A full circle takes the time in which the run covers it.
    target.getMinterp().doInterpretedMotion(MotionCommand.TURN_RIGHT, speed(TURN_SPEED));
    for (int i = 0; i < chasers; i++) {
      double angle = random.nextDouble(2 * Math.PI);
      double distance = random.nextDouble(5, 60);
      PhysicsObj chaser =
          stage.add(
              CENTER + distance * Math.sin(angle),
              CENTER + distance * Math.cos(angle),
              ground,
              CHASER_RUN_RATE);
      stage.world.add(chaser);
      chaser.makeMovementManager(true);
      chaser.moveToObject(target.id, parameters());
    }
  }

  // The gait's run at speed 1 is 4 m/s, its turn 1.5 rad/s.
  private static final float TURN_SPEED = (float) (4 * TARGET_SPEED / CIRCLE / 1.5);

  private static MovementParameters speed(float speed) {
    MovementParameters params = new MovementParameters();
    params.speed = speed;
    return params;
  }

  /** How a chaser is told to move. */
  static MovementParameters parameters() {
    MovementParameters params = new MovementParameters();
    params.setBits(MovementParameters.CAN_CHARGE, true);
    return params;
  }

  Stage stage() {
    return stage;
  }

  @Override
  public void tick() {
    stage.tick();
  }

  @Override
  public int objects() {
    return stage.objects.size();
  }
}
