package dev.goldtrace.benchmark;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.Animation;
import dev.goldtrace.port.object.PhysicsObj;

/**
 * The animation of one object: it walks, runs and turns as its interpreted motion says, and every
 * motion begun ends with the next slice.
 */
final class Gait implements Animation {
  /** Metres a second at speed 1. */
  private static final double WALK = 3.12;

  private static final double RUN = 4.0;

  /** Radians a second at speed 1. */
  private static final double TURN = 1.5;

  /** Root motion of the last slice. */
  final Frame root = new Frame();

  /** Animations that ended in the last slice. */
  int done;

  @Override
  public void update(PhysicsObj object, float quantum, Frame delta) {
    InterpretedMotionState motion = object.getMinterp().interpretedState;
    double speed =
        switch (motion.forwardCommand) {
          case MotionCommand.RUN_FORWARD -> RUN * motion.forwardSpeed;
          case MotionCommand.WALK_FORWARD -> WALK * motion.forwardSpeed;
          default -> 0;
        };
    delta.origin.y = (float) (speed * quantum);
    if (motion.turnCommand == MotionCommand.TURN_RIGHT) {
      double half = -TURN * motion.turnSpeed * quantum / 2;
      delta.qw = (float) Math.cos(half);
      delta.qz = (float) Math.sin(half);
      delta.cache();
    }
    root.set(delta);
  }

  @Override
  public int finishedAnimations(PhysicsObj object) {
    done = object.getMinterp().pendingMotions().size();
    return done;
  }

  // It has no use for the rest.

  @Override
  public void beginSlice(PhysicsObj object) {}

  @Override
  public int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return 0;
  }

  @Override
  public int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return 0;
  }

  @Override
  public void stopCompletelyInternal(PhysicsObj object) {}

  @Override
  public void removeLinkAnimations(PhysicsObj object) {}

  @Override
  public void checkForCompletedMotions(PhysicsObj object) {}

  @Override
  public void initializeMotionTables(PhysicsObj object) {}

  @Override
  public void handleMovement(PhysicsObj object) {}

  @Override
  public void handleEnterWorld(PhysicsObj object) {}

  @Override
  public void handleExitWorld(PhysicsObj object) {}
}
