package dev.goldtrace.benchmark;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.vector.NoAnimation;

/**
 * The animation of one object: it walks, runs and turns as its interpreted motion says, and every
 * motion begun ends with the next slice. As with recorded animations, the step of a slice is made
 * once for a motion, not again in each slice.
 */
final class Gait extends NoAnimation {
  /** Metres a second at speed 1. */
  private static final double WALK = 3.12;

  private static final double RUN = 4.0;

  /** Radians a second at speed 1. */
  private static final double TURN = 1.5;

  /** Root motion of the last slice. */
  final Frame root = new Frame();

  /** Animations that ended in the last slice. */
  int done;

  private float quantum;
  private int forwardCommand;
  private float forwardSpeed;
  private int turnCommand;
  private float turnSpeed;

  @Override
  public void update(PhysicsObj object, float quantum, Frame delta) {
    InterpretedMotionState motion = object.getMinterp().interpretedState;
    if (quantum != this.quantum
        || motion.forwardCommand != forwardCommand
        || motion.forwardSpeed != forwardSpeed
        || motion.turnCommand != turnCommand
        || motion.turnSpeed != turnSpeed) {
      this.quantum = quantum;
      forwardCommand = motion.forwardCommand;
      forwardSpeed = motion.forwardSpeed;
      turnCommand = motion.turnCommand;
      turnSpeed = motion.turnSpeed;
      makeStep();
    }
    delta.set(root);
  }

  private void makeStep() {
    root.setIdentity();
    double speed =
        switch (forwardCommand) {
          case MotionCommand.RUN_FORWARD -> RUN * forwardSpeed;
          case MotionCommand.WALK_FORWARD -> WALK * forwardSpeed;
          default -> 0;
        };
    root.origin.y = (float) (speed * quantum);
    if (turnCommand == MotionCommand.TURN_RIGHT) {
      double half = -TURN * turnSpeed * quantum / 2;
      root.qw = (float) Math.cos(half);
      root.qz = (float) Math.sin(half);
      root.cache();
    }
  }

  @Override
  public int finishedAnimations(PhysicsObj object) {
    done = object.getMinterp().pendingMotions().size();
    return done;
  }
}
