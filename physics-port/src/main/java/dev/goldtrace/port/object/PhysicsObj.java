package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.moveto.MovementManager;
import dev.goldtrace.port.position.PositionManager;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetManager;
import dev.goldtrace.port.wire.MovementEvent;

/** CPhysicsObj: one object of the physics world (spec physics-tick.md). */
public final class PhysicsObj {
  public final int id;
  public final PhysicsWorld world;

  /** m_position. */
  public final Position position = new Position();

  /** m_velocityVector, m/s, world axes. */
  public final Vector3 velocity = new Vector3();

  public final Vector3 acceleration = new Vector3();

  /** Radians per second about world axes. */
  public final Vector3 omega = new Vector3();

  /** What the last slice really moved, m/s. */
  public final Vector3 cachedVelocity = new Vector3();

  public final Vector3 contactPlaneNormal = new Vector3(0, 0, 1);
  public float contactPlaneDistance;

  /** Cell of the contact plane; 0: none. */
  public int contactPlaneCell;

  public final Vector3 slidingNormal = new Vector3();

  /** Bits of {@link PhysicsState}. */
  public int state;

  /** Bits of {@link TransientState}. */
  public int transientState;

  /** What CPartArray::GetRadius answers, in metres, scale included. */
  public float radius;

  /** What CPartArray::GetHeight answers, in metres, scale included. */
  public float height;

  public float scale = 1;
  public float friction = 0.95f;
  public float elasticity = 0.05f;

  /** Metres to the player at the last update_object. */
  public float playerDistance = Float.MAX_VALUE;

  /** Number of the part array's spheres; without one the object turns but does not move. */
  public int spheres = 1;

  /** The object that holds this one; null: none. */
  public PhysicsObj parent;

  /** Frame clock up to which the object has been simulated, in seconds. */
  public double updateTime;

  /** Unsigned 16-bit stamps by {@link TimestampSlot}. */
  public final int[] updateTimes = new int[TimestampSlot.COUNT];

  public Weenie weenie;

  public boolean jumpedThisFrame;
  public boolean collidingWithEnvironment;

  /** Set by local motions and by the autonomous byte of an accepted movement event. */
  public boolean lastMoveWasAutonomous;

  public PhysicsObj(
      PhysicsWorld world, int id, Animation animation, Collision collision, Weenie weenie) {
    this.world = world;
    this.id = id;
    this.weenie = weenie;
  }

  public void updateObject() {}

  public void updateObjectInternal(float quantum) {}

  public boolean hasCell() {
    return position.cell != 0;
  }

  public void stopCompletely() {}

  /** interrupt_current_movement. */
  public void cancelMoveTo() {}

  public void unstickFromObject() {}

  public void setTarget(int contextId, int objectId, float radius, double quantum) {}

  public void clearTarget() {}

  public void setTargetQuantum(double quantum) {}

  public double getTargetQuantum() {
    return 0;
  }

  public void receiveTargetUpdate(TargetInfo update) {}

  public void addVoyeur(int objectId, float radius, float quantum) {}

  public boolean removeVoyeur(int objectId) {
    return false;
  }

  public double getHeading() {
    return 0;
  }

  public void setHeading(float degrees, boolean sendEvent) {}

  public void setFrame(Frame frame) {}

  public boolean motionsPending() {
    return false;
  }

  public boolean isInterpolating() {
    return false;
  }

  public boolean isMovingTo() {
    return false;
  }

  /** The cached velocity itself, not a copy. */
  public Vector3 getVelocity() {
    return cachedVelocity;
  }

  public double getRadius() {
    return radius;
  }

  public double getHeight() {
    return height;
  }

  /** Makes the manager if need be, and activates the object. */
  public PositionManager getPositionManager() {
    return null;
  }

  /** Makes the managers if need be. Never null. */
  public MotionInterp getMinterp() {
    return null;
  }

  public void makeMovementManager(boolean defaultState) {}

  public int moveToObject(int objectId, MovementParameters params) {
    return 0;
  }

  public int turnToObject(int objectId, MovementParameters params) {
    return 0;
  }

  public int turnToHeading(MovementParameters params) {
    return 0;
  }

  public void stickToObject(int objectId) {}

  public int getStickyObjectId() {
    return 0;
  }

  public boolean setActive(boolean active) {
    return false;
  }

  public void setVelocity(Vector3 newVelocity, boolean sendEvent) {}

  public void setLocalVelocity(Vector3 localVelocity, boolean sendEvent) {}

  public void setOnWalkable(boolean onWalkable) {}

  public void hitGround() {}

  public void leaveGround() {}

  public void calcAcceleration() {}

  public boolean isFullyConstrained() {
    return false;
  }

  public void constrainTo(Position anchor, float start, float max) {}

  public void unConstrain() {}

  public void interpolateTo(Position target, boolean keepHeading) {}

  public void stopInterpolating() {}

  public boolean moveOrTeleport(
      Position target, int teleportStamp, boolean contact, Vector3 packetVelocity) {
    return false;
  }

  public int setPosition(Position target, int flags) {
    return 0;
  }

  public int setPositionSimple(Position target, boolean sliding) {
    return 0;
  }

  public void teleportHook(boolean hide) {}

  public void enterWorld(boolean sliding) {}

  public void exitWorld() {}

  public void leaveWorld() {}

  public void unsetParent() {}

  public void handleUpdateTarget(TargetInfo info) {}

  public void handleReceivedPosition(
      Position received,
      int placementId,
      boolean hasContact,
      Vector3 packetVelocity,
      int positionStamp,
      int teleportStamp,
      int forcePositionStamp) {}

  public boolean unpackMovement(MovementEvent event) {
    return false;
  }

  public boolean movementIsAutonomous() {
    return lastMoveWasAutonomous;
  }

  public int doInterpretedMotion(int motion, MovementParameters params) {
    return 0;
  }

  public int stopInterpretedMotion(int motion, MovementParameters params) {
    return 0;
  }

  public void stopCompletelyInternal() {}

  public void removeLinkAnimations() {}

  public void checkForCompletedMotions() {}

  public void initializeMotionTables() {}

  /** Null until made. */
  public MovementManager movementManager() {
    return null;
  }

  /** Null until made. */
  public PositionManager positionManager() {
    return null;
  }

  /** Null until made. */
  public TargetManager targetManager() {
    return null;
  }
}
