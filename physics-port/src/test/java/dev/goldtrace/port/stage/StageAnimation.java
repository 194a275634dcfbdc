package dev.goldtrace.port.stage;

import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.scene.NoAnimation;

/** An animation side that accepts all motions, unless told to refuse, and finishes none. */
public final class StageAnimation extends NoAnimation {
  /** What it answers to motions. */
  public int error;

  /** Flags of the parameters it was last given. */
  public int lastBitfield;

  public int linkAnimationsRemoved;
  public int completionChecks;

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
