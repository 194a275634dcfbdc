package dev.goldtrace.port.stage;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.Animation;
import dev.goldtrace.port.object.PhysicsObj;

/** An animation side that accepts all motions, unless told to refuse, and finishes none. */
public final class StageAnimation implements Animation {
  /** What it answers to motions. */
  public int error;

  /** Flags of the parameters it was last given. */
  public int lastBitfield;

  public int linkAnimationsRemoved;
  public int completionChecks;

  @Override
  public void update(PhysicsObj object, float quantum, Frame delta) {}

  @Override
  public int finishedAnimations(PhysicsObj object) {
    return 0;
  }

  @Override
  public int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    lastBitfield = params.bitfield;
    return error;
  }

  @Override
  public int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    lastBitfield = params.bitfield;
    return error;
  }

  @Override
  public void removeLinkAnimations(PhysicsObj object) {
    linkAnimationsRemoved++;
  }

  @Override
  public void checkForCompletedMotions(PhysicsObj object) {
    completionChecks++;
  }
}
