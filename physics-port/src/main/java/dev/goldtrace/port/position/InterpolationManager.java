package dev.goldtrace.port.position;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Constants;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.SetPositionError;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;

/**
 * Moves an object along the positions that the server sent (spec position-managers.md section 6).
 *
 * <p>The object walks from node to node at twice its speed. Every fifth slice the progress is
 * judged: too little drops the node and counts as a failure. With the fourth failure, or when the
 * nodes run out after one, the object is put at the newest node (the blip).
 */
public final class InterpolationManager {

  /** Metres at which a node counts as reached. */
  private static final double NODE_REACHED = 0.05f;

  /** Metres at which a node that is not approached any more still counts as reached. */
  private static final double MIN_DISTANCE_TO_REACH = 0.2f;

  /** The part of the distance possible that must have been made. */
  private static final double MIN_PROGRESS_FRACTION = 0.3f;

  private static final double SPEED_FACTOR = 2.0;

  /** Metres a second for an object without a speed. */
  private static final float MAX_INTERPOLATED_VELOCITY = 7.5f;

  private static final float BIG_DISTANCE = 999999.0f;
  private static final int PROGRESS_WINDOW = 5;
  private static final int QUEUE_LIMIT = 20;
  private static final int FAILURES_ALLOWED = 3;

  private PhysicsObj physicsObj;
  private final Geometry geometry;
  private final Probe probe;
  private final Dialect dialect;
  private final boolean smallRestIsFailure;
  private final boolean progressMustExceedEpsilon;
  private final boolean resultIsLost;
  private final boolean worksOnTheNode;
  private final boolean doubleStepLimit;
  private final boolean floatRate;
  private final int failuresAllowed;

  private final InterpolationQueue queue;
  private boolean keepHeading;
  private int frameCounter;
  private float originalDistance = BIG_DISTANCE;
  private float progressQuantum;
  private int nodeFailCounter;
  private final Position bliptoPosition = new Position();

  private final Frame adjustment = new Frame();

  @Retail(address = 0x00555930, name = "InterpolationManager::Create")
  public InterpolationManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
    this.geometry = physicsObj.world.geometry();
    this.probe = physicsObj.world.probe();
    this.dialect = physicsObj.world.dialect();
    this.queue = dialect.has(Divergence.D_P21) ? null : new InterpolationQueue();
    this.smallRestIsFailure = dialect.has(Divergence.D_P25);
    this.progressMustExceedEpsilon = dialect.has(Divergence.D_P26);
    this.resultIsLost = dialect.has(Divergence.D_P27);
    this.worksOnTheNode = dialect.has(Divergence.D_P28);
    this.doubleStepLimit = dialect.has(Divergence.D_P29);
    this.floatRate = dialect.has(Divergence.D_P30);
    this.failuresAllowed = dialect.has(Divergence.D_SP20) ? 0 : FAILURES_ALLOWED;
  }

  /** Hands the manager to another object, nodes and all. */
  @Retail(address = 0x00509680, name = "InterpolationManager::SetPhysicsObject")
  public void setPhysicsObject(PhysicsObj owner) {
    physicsObj = owner;
  }

  /** Drops the nodes and touches nothing else. */
  @Retail(address = 0x00555AF0, name = "InterpolationManager::Destroy")
  public void destroy() {
    queue.clear();
  }

  @Retail(address = 0x00555950, name = "InterpolationManager::StopInterpolating")
  public void stopInterpolating() {
    probe.enter(physicsObj.id, ProbedFunction.INTERPOLATION_MANAGER_STOP_INTERPOLATING);
    queue.clear();
    frameCounter = 0;
    progressQuantum = 0;
    nodeFailCounter = 0;
    originalDistance = BIG_DISTANCE;
  }

  /** Whether there is a node to go to. */
  public boolean isInterpolating() {
    return queue.head() != null;
  }

  /**
   * Takes a position to go to.
   *
   * @param keepHeading whether the object keeps its heading rather than take the position's
   */
  @Retail(address = 0x00555B20, name = "InterpolationManager::InterpolateTo")
  public void interpolateTo(Position p, boolean keepHeading) {
    if (physicsObj == null) {
      return;
    }
    probe.enter(
        physicsObj.id,
        ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO,
        p.cell,
        Probe.f32(p.frame.origin.x),
        Probe.f32(p.frame.origin.y),
        Probe.f32(p.frame.origin.z),
        Probe.bool(keepHeading));
    InterpolationNode tail = queue.tail();
    Position from = isPosition(tail) ? tail.position : physicsObj.position;
    float distance = (float) geometry.distance(from, p);
    if (physicsObj.getAutonomyBlipDistance() < distance) {
      // The stored flag counts here, not the argument, and neither is the limit applied.
      queue.append(positionNode(p, dialect.has(Divergence.D_P23) ? keepHeading : this.keepHeading));
      nodeFailCounter = FAILURES_ALLOWED + 1;
      return;
    }
    if (!(geometry.distance(physicsObj.position, p) > NODE_REACHED)) {
      if (!keepHeading) {
        physicsObj.setHeading((float) geometry.getHeading(p.frame), true);
      }
      stopInterpolating();
      return;
    }
    while (isPosition(queue.tail()) && geometry.distance(queue.tail().position, p) < NODE_REACHED) {
      queue.removeTail();
    }
    while (queue.size() >= QUEUE_LIMIT) {
      queue.removeHead();
    }
    if (!dialect.has(Divergence.D_P22)) {
      this.keepHeading = keepHeading;
    }
    queue.append(positionNode(p, keepHeading));
  }

  private static boolean isPosition(InterpolationNode node) {
    return node != null && node.type == InterpolationNode.Type.POSITION;
  }

  private InterpolationNode positionNode(Position p, boolean ownHeading) {
    Position position = dialect.has(Divergence.D_P24) ? p : p.copy();
    if (ownHeading) {
      geometry.setHeading(position.frame, (float) physicsObj.getHeading());
    }
    return new InterpolationNode(InterpolationNode.Type.POSITION, position);
  }

  /** Appends a node as it is: the only way to a jump or velocity node. */
  public void append(InterpolationNode node) {
    queue.append(node);
  }

  /** The head node is done with, by arrival or by giving it up. */
  @Retail(address = 0x005559A0, name = "InterpolationManager::NodeCompleted")
  public void nodeCompleted(boolean success) {
    if (physicsObj == null) {
      return;
    }
    probe.enter(
        physicsObj.id, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED, Probe.bool(success));
    frameCounter = 0;
    progressQuantum = 0;
    InterpolationNode done = queue.removeHead();
    InterpolationNode head = queue.head();
    if (head == null) {
      originalDistance = BIG_DISTANCE;
      if (success) {
        stopInterpolating();
      } else {
        rememberForBlip(done);
      }
    } else if (isPosition(head)) {
      originalDistance = (float) geometry.distance(physicsObj.position, head.position);
    } else if (!success) {
      rememberForBlip(done);
    }
  }

  private void rememberForBlip(InterpolationNode done) {
    if (done != null) {
      bliptoPosition.set(done.position);
    }
  }

  /**
   * Replaces the slice's movement by a step to the head node. An object without contact is not
   * interpolated.
   */
  @Retail(address = 0x00555D30, name = "InterpolationManager::adjust_offset")
  public void adjustOffset(Frame frame, double quantum) {
    InterpolationNode head = queue.head();
    if (head == null
        || physicsObj == null
        || (physicsObj.transientState & TransientState.CONTACT) == 0
        || !isPosition(head)) {
      return;
    }
    double distance = geometry.distance(physicsObj.position, head.position);
    float current = (float) distance;
    if (distance < NODE_REACHED) {
      nodeCompleted(true);
      return;
    }

    float speed = 0;
    MotionInterp minterp = physicsObj.getMinterp();
    if (minterp != null) {
      speed = (float) (minterp.getAdjustedMaxSpeed() * SPEED_FACTOR);
    }
    if (speed < Constants.EPSILON) {
      speed = MAX_INTERPOLATED_VELOCITY;
    }

    progressQuantum = (float) (quantum + progressQuantum);
    frameCounter++;
    if (Integer.compareUnsigned(frameCounter, PROGRESS_WINDOW) >= 0) {
      if (physicsObj.getStickyObjectId() == 0 && !hasProgressed(current, speed)) {
        if (current < MIN_DISTANCE_TO_REACH && !smallRestIsFailure) {
          nodeCompleted(true);
        } else {
          nodeFailCounter++;
          nodeCompleted(false);
        }
        return;
      }
      frameCounter = 0;
      progressQuantum = 0;
      originalDistance = current;
    }

    Frame offset = worksOnTheNode ? head.position.frame : adjustment;
    geometry.subtract2(head.position, physicsObj.position, offset);
    double magnitude = geometry.magnitude(offset.origin);
    float length = (float) magnitude;
    if (magnitude <= NODE_REACHED) {
      nodeCompleted(true);
    }
    limitStep(offset.origin, length, speed * quantum);
    if (keepHeading) {
      geometry.setHeading(offset, 0);
    }
    if (!resultIsLost) {
      frame.set(offset);
    }
  }

  private void limitStep(Vector3 origin, float length, double maxStep) {
    double limit = doubleStepLimit ? maxStep : (float) maxStep;
    if (length > limit) {
      double s = doubleStepLimit ? (float) limit / length : (float) (limit / length);
      origin.set((float) (s * origin.x), (float) (s * origin.y), (float) (s * origin.z));
    }
  }

  private boolean hasProgressed(float current, float speed) {
    float made = (float) ((double) originalDistance - current);
    boolean approached =
        progressMustExceedEpsilon ? made > Constants.EPSILON : made >= Constants.EPSILON;
    double rate =
        floatRate ? made / progressQuantum / speed : (double) made / progressQuantum / speed;
    return approached && rate >= MIN_PROGRESS_FRACTION;
  }

  /** Run once a slice, after its position is committed: does what needs no walking, and blips. */
  @Retail(address = 0x00555F20, name = "InterpolationManager::UseTime")
  public void useTime() {
    if (physicsObj == null) {
      return;
    }
    InterpolationNode head = queue.head();
    if (Integer.compareUnsigned(nodeFailCounter, failuresAllowed) <= 0) {
      if (head != null) {
        handleHead(head);
        return;
      }
      if (nodeFailCounter <= 0) {
        return;
      }
    }
    if (head == null && dialect.has(Divergence.D_P32)) {
      throw new IllegalStateException("the last node of an empty interpolation queue (D-P32)");
    }
    blip();
  }

  private void handleHead(InterpolationNode head) {
    if (head.type == InterpolationNode.Type.VELOCITY) {
      physicsObj.setVelocity(head.velocity, true);
      nodeCompleted(true);
    } else if (head.type == InterpolationNode.Type.JUMP) {
      nodeCompleted(true);
    }
  }

  /** Puts the object where the nodes would have led it; if that fails, it tries again next time. */
  private void blip() {
    Position goal = bliptoPosition;
    Vector3 velocity = null;
    InterpolationNode tail = queue.tail();
    if (isPosition(tail)) {
      goal = tail.position;
    } else if (tail != null) {
      for (InterpolationNode node = queue.head(); node != tail; node = node.next) {
        if (isPosition(node)) {
          goal = node.position;
          velocity = tail.velocity;
        }
      }
    }
    if (physicsObj.setPositionSimple(goal, true) != SetPositionError.OK) {
      return;
    }
    if (velocity != null) {
      physicsObj.setVelocity(velocity, true);
    }
    stopInterpolating();
  }

  /** Nodes in the queue. */
  public int depth() {
    return queue == null ? 0 : queue.size();
  }

  public boolean keepHeading() {
    return keepHeading;
  }

  /** Slices since the last progress check. */
  public int frameCounter() {
    return frameCounter;
  }

  public int nodeFailCounter() {
    return nodeFailCounter;
  }

  /** Metres to the head node at the last progress check; 999999 before. */
  public float originalDistance() {
    return originalDistance;
  }

  /** Seconds since the last progress check. */
  public float progressQuantum() {
    return progressQuantum;
  }
}
