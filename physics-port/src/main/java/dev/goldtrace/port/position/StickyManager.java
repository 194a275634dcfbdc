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
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetStatus;

/**
 * Keeps an object at another one, facing it, for at most a second (spec position-managers.md
 * section 4).
 *
 * <p>Giving up a stick drops the object's only target subscription, which a move-to may be using
 * too, and cancels that move.
 */
public final class StickyManager {

  /** Metres kept between the two surfaces. */
  private static final double STICKY_GAP = 0.3f;

  /** The follower runs at this many times its top speed. */
  private static final double SPEED_FACTOR = 5.0;

  /** Metres a second for a follower without a speed. */
  private static final double FALLBACK_SPEED = 15.0;

  /** Seconds that a stick lasts; updates of the target do not prolong it. */
  private static final double STICKY_TIME = 1.0;

  private static final float TARGET_RADIUS = 0.5f;
  private static final double TARGET_QUANTUM = 0.5;

  private PhysicsObj physicsObj;
  private final PhysicsWorld world;
  private final Geometry geometry;
  private final Probe probe;
  private final boolean keepsStickOnHandover;
  private final boolean leavesTargetSubscribed;
  private final boolean floatGap;
  private final boolean floatStep;
  private final boolean floatHeading;
  private final boolean expiresAtDeadline;
  private final boolean deadlineIsForFirstAnswer;

  private int targetId;
  private float targetRadius;
  private final Position targetPosition = new Position();
  private boolean initialized;
  private double stickyTimeoutTime;

  @Retail(address = 0x00555800, name = "StickyManager::Create")
  public StickyManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
    this.world = physicsObj.world;
    this.geometry = world.geometry();
    this.probe = world.probe();
    Dialect dialect = world.dialect();
    this.keepsStickOnHandover = dialect.has(Divergence.D_P11);
    this.leavesTargetSubscribed = dialect.has(Divergence.D_P12);
    this.floatGap = dialect.has(Divergence.D_P14);
    this.floatStep = dialect.has(Divergence.D_P15);
    this.floatHeading = dialect.has(Divergence.D_P16);
    this.expiresAtDeadline = dialect.has(Divergence.D_SP04);
    this.deadlineIsForFirstAnswer = dialect.has(Divergence.D_SP05);
  }

  /** Hands the manager to another object; a present owner gives up its stick first. */
  @Retail(address = 0x005556E0, name = "StickyManager::SetPhysicsObject")
  public void setPhysicsObject(PhysicsObj owner) {
    if (physicsObj != null && !keepsStickOnHandover) {
      destroy();
    }
    physicsObj = owner;
  }

  /** Lets go of the target; the movement goes on. */
  @Retail(address = 0x00555650, name = "StickyManager::Destroy")
  public void destroy() {
    if (targetId != 0 && !leavesTargetSubscribed) {
      physicsObj.clearTarget();
    }
    targetId = 0;
    targetPosition.cell = 0;
    targetPosition.frame.setIdentity();
    initialized = false;
  }

  /** Lets go of the target and interrupts the movement. */
  @Retail(address = 0x00555400, name = "StickyManager::UnStick")
  public void unStick() {
    probe.enter(physicsObj.id, ProbedFunction.STICKY_MANAGER_UN_STICK);
    tearDown();
  }

  /** UnStick's body, which the other methods have inlined: no probe there. */
  private void tearDown() {
    if (targetId == 0) {
      return;
    }
    targetId = 0;
    initialized = false;
    physicsObj.clearTarget();
    physicsObj.cancelMoveTo();
  }

  /**
   * Sticks to an object. It answers with its position before this returns, if it is known.
   *
   * @param radius of the target, in metres
   * @param height of the target; not used
   */
  @Retail(address = 0x00555710, name = "StickyManager::StickTo")
  public void stickTo(int objectId, float radius, float height) {
    probe.enter(
        physicsObj.id,
        ProbedFunction.STICKY_MANAGER_STICK_TO,
        objectId,
        Probe.f32(radius),
        Probe.f32(height));
    tearDown();
    targetRadius = radius;
    targetId = objectId;
    stickyTimeoutTime = world.curTime + STICKY_TIME;
    initialized = false;
    physicsObj.setTarget(0, objectId, TARGET_RADIUS, TARGET_QUANTUM);
  }

  /** Ends the stick in the first slice whose frame time is later than the deadline. */
  @Retail(address = 0x00555610, name = "StickyManager::UseTime")
  public void useTime() {
    if (targetId != 0 && hasExpired()) {
      tearDown();
    }
  }

  private boolean hasExpired() {
    if (deadlineIsForFirstAnswer && initialized) {
      return false;
    }
    return expiresAtDeadline
        ? world.curTime >= stickyTimeoutTime
        : world.curTime > stickyTimeoutTime;
  }

  /** Any status but "ok" ends the stick. */
  @Retail(address = 0x00555780, name = "StickyManager::HandleUpdateTarget")
  public void handleUpdateTarget(TargetInfo info) {
    probe.enter(
        physicsObj.id,
        ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET,
        info.objectId(),
        info.status().code());
    if (info.objectId() != targetId) {
      return;
    }
    if (info.status() == TargetStatus.OK) {
      initialized = true;
      targetPosition.set(info.targetPosition());
      return;
    }
    tearDown();
  }

  /**
   * Replaces the slice's movement by a step to the target and a turn to face it.
   *
   * <p>The turn is made whole in one slice and is relative to the present heading. A negative gap
   * moves the object away, unless the step is shorter than the gap: then, as in retail, it moves
   * towards the target by the step.
   */
  @Retail(address = 0x00555430, name = "StickyManager::adjust_offset")
  public void adjustOffset(Frame frame, double quantum) {
    if (targetId == 0 || !initialized) {
      return;
    }
    Position self = physicsObj.position;
    PhysicsObj target = world.getObject(targetId);
    Position targetNow = target != null ? target.position : targetPosition;

    Vector3 origin = frame.origin;
    geometry.getOffset(self, targetNow, origin);
    geometry.globalToLocalVec(self, origin);
    origin.z = 0;

    float ownRadius = (float) physicsObj.getRadius();
    double distance = geometry.cylinderDistanceNoZ(ownRadius, self, targetRadius, targetNow);
    float gap = floatGap ? (float) distance - (float) STICKY_GAP : (float) (distance - STICKY_GAP);

    if (geometry.normalizeCheckSmall(origin)) {
      origin.set(0, 0, 0);
    }

    MotionInterp minterp = physicsObj.getMinterp();
    double speed = minterp != null ? minterp.getMaxSpeed() * SPEED_FACTOR : 0.0;
    if (speed < Constants.EPSILON) {
      speed = FALLBACK_SPEED;
    }
    double step = floatStep ? (float) speed * (float) quantum : speed * quantum;
    double k = step >= Math.abs(gap) ? gap : step;
    origin.set((float) (k * origin.x), (float) (k * origin.y), (float) (k * origin.z));

    float want = (float) geometry.heading(self, targetNow);
    double own = geometry.getHeading(self.frame);
    double diff = floatHeading ? want - (float) own : want - own;
    float heading = (float) diff;
    if (Math.abs(diff) < Constants.EPSILON) {
      heading = 0;
    }
    if (heading < -Constants.EPSILON) {
      heading = (float) (heading + 360.0);
    }
    geometry.setHeading(frame, heading);
  }

  /** 0: none. */
  public int targetId() {
    return targetId;
  }

  /** Where the target last said that it is. Not to be written. */
  public Position targetPosition() {
    return targetPosition;
  }

  /** Whether the target has answered. */
  public boolean initialized() {
    return initialized;
  }

  /** Frame clock after which the stick ends, in seconds; meaningless without a target. */
  public double stickyTimeoutTime() {
    return stickyTimeoutTime;
  }
}
