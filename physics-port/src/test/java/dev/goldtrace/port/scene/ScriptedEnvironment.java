package dev.goldtrace.port.scene;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.Animation;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransitionResult;
import dev.goldtrace.port.object.Weenie;
import java.util.ArrayList;
import java.util.List;

/** One object's animation, collision and weenie, as the test sets them. */
public final class ScriptedEnvironment implements Animation, Collision, Weenie {

  /** Answers a transition. */
  @FunctionalInterface
  public interface TransitionAnswer {
    TransitionResult answer(PhysicsObj object, Position requested);
  }

  /** The root motion of every slice. */
  public final Frame root = new Frame();

  /** Animations that finish in every slice. */
  public int finished;

  /** What the transition answers; by default the requested position. */
  public TransitionAnswer transition =
      (mover, end) -> new TransitionResult().setPositionOnly(mover, end);

  /** Whether a placement finds a place. */
  public boolean placeable = true;

  /** What a placement collides with. */
  public final List<PhysicsObj> placeCollisions = new ArrayList<>();

  /** What the animation side answers to a motion. */
  public int motionError;

  /** Whether the object overlaps something. */
  public boolean overlapping;

  /** Whether the weenie is the player. */
  public boolean thePlayer;

  /** NaN: InqRunRate answers no. */
  public float runRate = Float.NaN;

  /** Done when the root motion is asked for. */
  public Runnable onUpdate = () -> {};

  /** The slices asked for, in seconds. */
  public final List<Float> slices = new ArrayList<>();

  /** The flags of the placements asked for. */
  public final List<Integer> placements = new ArrayList<>();

  /** What was asked for, in order. */
  private final List<String> log;

  ScriptedEnvironment(List<String> log) {
    this.log = log;
  }

  @Override
  public void beginSlice(PhysicsObj object) {}

  @Override
  public void update(PhysicsObj object, float quantum, Frame delta) {
    log.add("animation");
    slices.add(quantum);
    delta.set(root);
    onUpdate.run();
  }

  @Override
  public int finishedAnimations(PhysicsObj object) {
    log.add("hooks");
    return finished;
  }

  @Override
  public int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    log.add("do motion");
    return motionError;
  }

  @Override
  public int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    log.add("stop motion");
    return motionError;
  }

  @Override
  public void stopCompletelyInternal(PhysicsObj object) {
    log.add("stop completely");
  }

  @Override
  public void removeLinkAnimations(PhysicsObj object) {
    log.add("remove links");
  }

  @Override
  public void checkForCompletedMotions(PhysicsObj object) {
    log.add("check completed");
  }

  @Override
  public void initializeMotionTables(PhysicsObj object) {
    log.add("initialize tables");
  }

  @Override
  public void handleEnterWorld(PhysicsObj object) {
    log.add("enter world");
  }

  @Override
  public void handleExitWorld(PhysicsObj object) {
    log.add("exit world");
  }

  @Override
  public void handleMovement(PhysicsObj object) {
    log.add("zero-length motions");
  }

  @Override
  public TransitionResult transition(PhysicsObj object, Position from, Position requested) {
    log.add("transition");
    return transition.answer(object, requested);
  }

  @Override
  public boolean place(PhysicsObj object, Position requested, int flags, TransitionResult result) {
    log.add("placement");
    placements.add(flags);
    result.setPositionOnly(object, requested);
    result.collidedObjects.addAll(placeCollisions);
    return placeable;
  }

  @Override
  public boolean overlaps(PhysicsObj object) {
    return overlapping;
  }

  @Override
  public void committed(PhysicsObj object) {
    log.add("committed");
  }

  @Override
  public void removed(PhysicsObj object) {
    log.add("removed");
  }

  @Override
  public boolean isThePlayer() {
    return thePlayer;
  }

  @Override
  public boolean isCreature() {
    return true;
  }

  @Override
  public float inqRunRate() {
    return runRate;
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
    return false;
  }

  @Override
  public boolean isPk() {
    return false;
  }

  @Override
  public boolean isPkLite() {
    return false;
  }

  @Override
  public boolean isImpenetrable() {
    return false;
  }
}
