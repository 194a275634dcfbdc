package dev.goldtrace.replay;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.Animation;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransitionResult;
import dev.goldtrace.port.object.Weenie;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.Slice;
import java.util.function.IntFunction;

/**
 * One object's surroundings as the trace gives them: the animation's root motion and its end, the
 * collision transition's answer, and the weenie.
 */
final class TracedEnvironment implements Animation, Collision, Weenie {
  // What is asked in every tick.
  private final boolean thePlayer;
  private final boolean creature;
  private final boolean player;
  private final boolean pk;
  private final boolean pkLite;
  private final boolean impenetrable;
  private Float runRate;

  /** Null: each has its own. */
  private Slice everySlice = Slice.NOTHING;

  private IntFunction<Slice> slices = k -> Slice.NOTHING;
  private int begun;
  private Slice slice = Slice.NOTHING;
  private final TransitionResult answer = new TransitionResult();
  private int motionError;
  private final NoticeCounts notices = new NoticeCounts();

  TracedEnvironment(ObjectRecord object) {
    this.thePlayer = object.thePlayer();
    this.creature = object.creature();
    this.player = object.player();
    this.pk = object.pk();
    this.pkLite = object.pkLite();
    this.impenetrable = object.impenetrable();
    this.runRate = object.runRate();
  }

  /** What happens in every slice from now on. */
  void setSlice(Slice slice) {
    everySlice = slice;
  }

  /** What happens in the first, second, ... slice from now on, counted from 0. */
  void setSlices(IntFunction<Slice> slices) {
    everySlice = null;
    this.slices = slices;
    begun = 0;
  }

  /** The answer of InqRunRate from now on; null: no. */
  void setRunRate(Float runRate) {
    this.runRate = runRate;
  }

  /** The part array's answer to motions from now on. */
  void setMotionError(int motionError) {
    this.motionError = motionError;
  }

  /** How often the part array was told each thing; see {@link CallFunction#PART_ARRAY_NOTICES}. */
  int notices() {
    return notices.digits();
  }

  @Override
  public void beginSlice(PhysicsObj object) {
    slice = everySlice == null ? slices.apply(begun++) : everySlice;
  }

  @Override
  public void update(PhysicsObj object, float quantum, Frame delta) {
    if (slice.root() != null) {
      PortValues.setFrame(delta, slice.root());
    }
  }

  @Override
  public int finishedAnimations(PhysicsObj object) {
    return slice.done();
  }

  @Override
  public int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return motionError;
  }

  @Override
  public int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return motionError;
  }

  @Override
  public void initializeMotionTables(PhysicsObj object) {
    notices.add(0);
  }

  @Override
  public void stopCompletelyInternal(PhysicsObj object) {
    notices.add(1);
  }

  @Override
  public void removeLinkAnimations(PhysicsObj object) {
    notices.add(2);
  }

  @Override
  public void checkForCompletedMotions(PhysicsObj object) {
    notices.add(3);
  }

  @Override
  public void handleMovement(PhysicsObj object) {
    notices.add(4);
  }

  @Override
  public void handleEnterWorld(PhysicsObj object) {
    notices.add(5);
  }

  @Override
  public void handleExitWorld(PhysicsObj object) {
    notices.add(6);
  }

  @Override
  public TransitionResult transition(PhysicsObj object, Position from, Position requested) {
    if (slice.moved() == null) {
      return answer.setPositionOnly(object, requested);
    }
    return slice.moved().failed()
        ? null
        : answer.setPositionOnly(object, PortValues.position(slice.moved().position()));
  }

  @Override
  public boolean isThePlayer() {
    return thePlayer;
  }

  @Override
  public boolean isCreature() {
    return creature;
  }

  @Override
  public float inqRunRate() {
    return runRate == null ? Float.NaN : runRate;
  }

  @Override
  public float inqJumpVelocity(float extent) {
    return Float.NaN;
  }

  @Override
  public boolean canJump(float extent) {
    return false;
  }

  @Override
  public int jumpStaminaCost(float extent) {
    return -1;
  }

  @Override
  public boolean isPlayer() {
    return player;
  }

  @Override
  public boolean isPk() {
    return pk;
  }

  @Override
  public boolean isPkLite() {
    return pkLite;
  }

  @Override
  public boolean isImpenetrable() {
    return impenetrable;
  }
}
