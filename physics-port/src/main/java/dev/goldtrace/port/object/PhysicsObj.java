package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.collision.Setup;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MovementError;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.moveto.MovementManager;
import dev.goldtrace.port.moveto.MovementStruct;
import dev.goldtrace.port.moveto.MovementType;
import dev.goldtrace.port.position.PositionManager;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetManager;
import dev.goldtrace.port.target.TargetStatus;
import dev.goldtrace.port.wire.MovementEvent;

/**
 * CPhysicsObj: one object of the physics world (spec physics-tick.md, position-managers.md sections
 * 8 and 9).
 *
 * <p>This is the object's state and its managers, each made when it is first needed; {@code
 * PhysicsTick} is what time does to it, {@code Placement} where it stands.
 */
public final class PhysicsObj {
  private static final float GRAVITY = -9.8f;

  /** Metres from the player: farther objects sleep, and snap to received positions. */
  static final double FAR_DISTANCE = 96.0;

  /** Cells from this low word on are indoors. */
  static final int FIRST_INDOOR_CELL = 0x100;

  /** The teleport hook's error for the move that it cancels. */
  private static final int TELEPORTED = 0x3C;

  public final int id;
  public final PhysicsWorld world;

  /** m_position. */
  public final Position position = new Position();

  /** m_velocityVector, m/s, world axes. */
  public final Vector3 velocity = new Vector3();

  /** m/s², world axes. */
  public final Vector3 acceleration = new Vector3();

  /** Radians a second about world axes. */
  public final Vector3 omega = new Vector3();

  /** What the last slice really moved, m/s, world axes. */
  public final Vector3 cachedVelocity = new Vector3();

  public final Vector3 contactPlaneNormal = new Vector3(0, 0, 1);

  /** The d of the contact plane's equation, in metres. */
  public float contactPlaneDistance;

  /** Cell of the contact plane; 0: none. */
  public int contactPlaneCell;

  /** Where the last collision pushed; meaningless without {@link TransientState#SLIDING}. */
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

  /** Metres to the player at the last update_object; so far that a fresh object snaps. */
  public float playerDistance = Float.MAX_VALUE;

  /** Number of the part array's spheres; without one the object turns but does not move. */
  public int spheres = 1;

  /** The shapes that collide; null where the collision environment does not read them. */
  public Setup setup;

  /** Frame clock up to which the object has been simulated, in seconds. */
  public double updateTime;

  /** Unsigned 16-bit stamps by {@link TimestampSlot}. */
  public final int[] updateTimes = new int[TimestampSlot.COUNT];

  /** Null: none. */
  public Weenie weenie;

  /** The velocity was changed since the last slice began. */
  public boolean jumpedThisFrame;

  public boolean collidingWithEnvironment;

  /** Set by local motions and by the autonomous byte of an accepted movement event. */
  public boolean lastMoveWasAutonomous;

  private final Animation animation;
  private final Collision collision;
  private final Geometry geometry;
  private final Probe probe;
  private final Dialect dialect;
  private final VelocityLimit velocityLimit;
  private final CollisionResponse collisionResponse;
  private final Placement placement;
  private final PhysicsTick tick;

  private PhysicsObj parent;

  /** How many objects this one holds. */
  private int held;

  private MovementManager movementManager;
  private PositionManager positionManager;
  private TargetManager targetManager;

  public PhysicsObj(
      PhysicsWorld world, int id, Animation animation, Collision collision, Weenie weenie) {
    this.world = world;
    this.id = id;
    this.animation = animation;
    this.collision = collision;
    this.weenie = weenie;
    this.geometry = world.geometry();
    this.probe = world.probe();
    this.dialect = world.dialect();
    this.velocityLimit = new VelocityLimit(dialect);
    this.collisionResponse = new CollisionResponse(this);
    this.placement = new Placement(this, animation, collisionResponse);
    this.tick = new PhysicsTick(this, animation, placement);
  }

  // --- the tick ---

  /** Simulates the time that has passed since the last call, in slices of at most 0.2 s. */
  public void updateObject() {
    tick.updateObject();
  }

  /**
   * Runs one slice; the physics clock already stands at its end.
   *
   * @param quantum seconds
   */
  public void updateObjectInternal(float quantum) {
    tick.updateObjectInternal(quantum);
  }

  /** Moves an object that is animated without collision; its managers' UseTime does not run. */
  public void updatePosition() {
    tick.updatePosition();
  }

  // --- placement ---

  /** Whether the object is in a cell of the world. */
  public boolean hasCell() {
    return placement.hasCell();
  }

  /**
   * Puts the object at a position.
   *
   * @param sliding whether the nearest free place will do
   * @return {@link SetPositionError}; the object stays where it is unless it is 0
   */
  public int setPositionSimple(Position target, boolean sliding) {
    return placement.setPositionSimple(target, sliding);
  }

  /**
   * Places the object where it is.
   *
   * @param sliding whether the nearest free place will do
   * @return whether it found a place
   */
  public boolean enterWorld(boolean sliding) {
    return placement.enterWorld(sliding);
  }

  /** Takes the object out of its cell; no manager of position or target is told. */
  public void leaveWorld() {
    placement.leaveWorld();
  }

  /** The object that holds this one; null: none. */
  public PhysicsObj parent() {
    return parent;
  }

  /** Has another object hold this one, or none; nothing else changes. */
  public void setParent(PhysicsObj newParent) {
    if (parent != null) {
      parent.held--;
    }
    if (newParent != null) {
      newParent.held++;
    }
    parent = newParent;
  }

  /** Whether another object is held by this one, in this world or no longer. */
  public boolean holdsObjects() {
    return held > 0;
  }

  /** Lets go of the object that holds this one. */
  public void unsetParent() {
    placement.unsetParent();
  }

  // --- activation, velocity, frame ---

  public boolean hasState(int bits) {
    return (state & bits) != 0;
  }

  public boolean hasTransient(int bits) {
    return (transientState & bits) != 0;
  }

  void setTransient(int bits, boolean on) {
    if (on) {
      transientState |= bits;
    } else {
      transientState &= ~bits;
    }
  }

  /** Wakes the object or puts it to sleep. Answers false for a static object that is to wake. */
  @Retail(address = 0x0050FC40, name = "CPhysicsObj::set_active")
  public boolean setActive(boolean active) {
    if (!active) {
      transientState &= ~TransientState.ACTIVE;
      return true;
    }
    activate();
    return !hasState(PhysicsState.STATIC);
  }

  private void activate() {
    if (hasState(PhysicsState.STATIC)) {
      return;
    }
    if (!hasTransient(TransientState.ACTIVE)) {
      updateTime = world.curTime;
    }
    transientState |= TransientState.ACTIVE;
  }

  /**
   * Sets m_velocityVector, to at most 50 m/s. A change of at most 0.0002f in every component is
   * ignored.
   *
   * @param newVelocity m/s, world axes
   * @param sendEvent not used
   */
  @Retail(address = 0x005113F0, name = "CPhysicsObj::set_velocity")
  public void setVelocity(Vector3 newVelocity, boolean sendEvent) {
    probe.enter(
        id,
        ProbedFunction.PHYSICS_OBJ_SET_VELOCITY,
        Probe.f32(newVelocity.x),
        Probe.f32(newVelocity.y),
        Probe.f32(newVelocity.z));
    boolean isSame =
        dialect.has(Divergence.D_P89)
            ? newVelocity.x == velocity.x
                && newVelocity.y == velocity.y
                && newVelocity.z == velocity.z
            : newVelocity.isEqual(velocity);
    if (!isSame) {
      velocity.set(newVelocity);
      velocityLimit.apply(velocity);
      jumpedThisFrame = true;
    }
    activate();
  }

  /** {@link #setVelocity} with a velocity in the object's own axes. */
  @Retail(address = 0x005114D0, name = "CPhysicsObj::set_local_velocity")
  public void setLocalVelocity(Vector3 localVelocity, boolean sendEvent) {
    Vector3 globalVelocity = localVelocity.copy();
    geometry.localToGlobalVec(position, globalVelocity);
    setVelocity(globalVelocity, sendEvent);
  }

  /**
   * The cached velocity: what the last slice really moved, root motion, interpolation and sticking
   * included. It is the field itself, not a copy, and not m_velocityVector.
   */
  @Retail(address = 0x005113C0, name = "CPhysicsObj::get_velocity")
  public Vector3 getVelocity() {
    return cachedVelocity;
  }

  /** Sets the frame of the position; a rotation that is not a number becomes all zero. */
  @Retail(address = 0x00514090, name = "CPhysicsObj::set_frame")
  public void setFrame(Frame frame) {
    Frame own = position.frame;
    own.set(frame);
    if (!geometry.isValid(own) && geometry.isValidExceptForHeading(own)) {
      own.qw = 0;
      own.qx = 0;
      own.qy = 0;
      own.qz = 0;
    }
    collision.frameSet(this);
  }

  /** Sets the frame of the position without looking at it. */
  void setInitialFrame(Frame frame) {
    position.frame.set(frame);
    collision.frameSet(this);
  }

  /** The compass heading in degrees, not rounded to float. */
  @Retail(address = 0x00511540, name = "CPhysicsObj::get_heading")
  public double getHeading() {
    return geometry.getHeading(position.frame);
  }

  /**
   * Turns the object to a compass heading.
   *
   * @param sendEvent not used
   */
  @Retail(address = 0x00514160, name = "CPhysicsObj::set_heading")
  public void setHeading(float degrees, boolean sendEvent) {
    probe.enter(
        id, ProbedFunction.PHYSICS_OBJ_SET_HEADING, Probe.f32(degrees), Probe.bool(sendEvent));
    Frame turned = position.frame.copy();
    geometry.setHeading(turned, degrees);
    setFrame(turned);
  }

  /** On the ground there is neither acceleration nor omega; elsewhere gravity counts, if any. */
  @Retail(address = 0x00510950, name = "CPhysicsObj::calc_acceleration")
  public void calcAcceleration() {
    if (hasTransient(TransientState.CONTACT)
        && hasTransient(TransientState.ON_WALKABLE)
        && (!hasState(PhysicsState.SLEDDING) || dialect.has(Divergence.D_P86))) {
      acceleration.set(0, 0, 0);
      omega.set(0, 0, 0);
    } else if (hasState(PhysicsState.GRAVITY)) {
      acceleration.set(0, 0, GRAVITY);
    } else {
      acceleration.set(0, 0, 0);
    }
  }

  /** Tells the object whether it stands on ground that can be walked on. */
  @Retail(address = 0x00511310, name = "CPhysicsObj::set_on_walkable")
  public void setOnWalkable(boolean onWalkable) {
    boolean wasOnWalkable = hasTransient(TransientState.ON_WALKABLE);
    setTransient(TransientState.ON_WALKABLE, onWalkable);
    if (wasOnWalkable && !onWalkable) {
      leaveGround();
    } else if (!wasOnWalkable && onWalkable) {
      hitGround();
    } else {
      calcAcceleration();
    }
  }

  /** The end of set_on_walkable when the object has come to the ground; the bits are set before. */
  public void hitGround() {
    if (movementManager != null) {
      movementManager.hitGround();
    }
    calcAcceleration();
  }

  /** The end of set_on_walkable when the object has left the ground; the bits are set before. */
  public void leaveGround() {
    if (movementManager != null) {
      movementManager.leaveGround();
    }
    calcAcceleration();
  }

  /** What CPartArray::GetRadius answers, in metres. */
  @Retail(address = 0x0050E9C0, name = "CPhysicsObj::GetRadius")
  public double getRadius() {
    return radius;
  }

  /** What CPartArray::GetHeight answers, in metres. */
  @Retail(address = 0x0050E9E0, name = "CPhysicsObj::GetHeight")
  public double getHeight() {
    return height;
  }

  // --- movement manager ---

  /**
   * Makes the movement manager, and activates, if there is none.
   *
   * @param defaultState whether a new one enters the default state
   */
  @Retail(address = 0x00510270, name = "CPhysicsObj::MakeMovementManager")
  public void makeMovementManager(boolean defaultState) {
    if (!createMovementManager(defaultState)) {
      return;
    }
    if (dialect.has(Divergence.D_M44)) {
      activate();
      transientState &= ~TransientState.ACTIVE;
    } else {
      activate();
    }
  }

  /** Answers whether there was none. */
  private boolean createMovementManager(boolean defaultState) {
    if (movementManager != null) {
      return false;
    }
    movementManager = new MovementManager(this);
    if (defaultState) {
      movementManager.enterDefaultState();
    }
    return true;
  }

  /** The motion interpreter, made with its manager if need be. */
  @Retail(address = 0x005120C0, name = "CPhysicsObj::get_minterp")
  public MotionInterp getMinterp() {
    if (createMovementManager(true)) {
      if (dialect.has(Divergence.D_P52)) {
        activateIfStatic();
      } else {
        activate();
      }
    }
    return movementManager.getMinterp();
  }

  /** The test of STATIC turned round, and that of ACTIVE too. */
  private void activateIfStatic() {
    if (hasState(PhysicsState.STATIC)) {
      if (hasTransient(TransientState.ACTIVE)) {
        updateTime = world.curTime;
      }
      transientState |= TransientState.ACTIVE;
    }
  }

  /** Does a motion of the local player's. Answers a {@link MovementError}. */
  @Retail(address = 0x00510020, name = "CPhysicsObj::DoMotion")
  public int doMotion(int motion, MovementParameters params) {
    return performOwnMotion(MovementType.RAW_COMMAND, motion, params);
  }

  /** Stops a motion of the local player's. Answers a {@link MovementError}. */
  @Retail(address = 0x005100D0, name = "CPhysicsObj::StopMotion")
  public int stopMotion(int motion, MovementParameters params) {
    return performOwnMotion(MovementType.STOP_RAW_COMMAND, motion, params);
  }

  private int performOwnMotion(int type, int motion, MovementParameters params) {
    lastMoveWasAutonomous = true;
    if (movementManager == null) {
      return MovementError.NO_MOTION_TABLE;
    }
    MovementStruct movement = new MovementStruct();
    movement.type = type;
    movement.motion = motion;
    movement.params = params;
    return movementManager.performMovement(movement);
  }

  @Retail(address = 0x00510180, name = "CPhysicsObj::StopCompletely")
  public void stopCompletely() {
    if (movementManager != null) {
      MovementStruct movement = new MovementStruct();
      movement.type = MovementType.STOP_COMPLETELY;
      movementManager.performMovement(movement);
    }
  }

  /** Cancels a move-to, if there is one. */
  @Retail(address = 0x005101F0, name = "CPhysicsObj::interrupt_current_movement")
  public void cancelMoveTo() {
    probe.enter(id, ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT);
    if (movementManager != null) {
      movementManager.cancelMoveTo(MovementError.ACTION_CANCELLED);
    }
  }

  /** One motion is over: the oldest one pending, whatever {@code motion} says. */
  @Retail(address = 0x0050FDB0, name = "CPhysicsObj::MotionDone")
  public void motionDone(int motion, boolean success) {
    if (movementManager != null) {
      movementManager.motionDone(motion, success);
    }
  }

  @Retail(address = 0x0050EAB0, name = "CPhysicsObj::motions_pending")
  public boolean motionsPending() {
    return movementManager != null && movementManager.motionsPending();
  }

  @Retail(address = 0x0050EB10, name = "CPhysicsObj::IsMovingTo")
  public boolean isMovingTo() {
    return movementManager != null && movementManager.isMovingTo();
  }

  /** Moves to an object, or to the one that holds it. Answers a {@link MovementError}. */
  @Retail(address = 0x00512860, name = "CPhysicsObj::MoveToObject")
  public int moveToObject(int objectId, MovementParameters params) {
    makeMovementManager(true);
    PhysicsObj target = world.getObject(objectId);
    if (target == null) {
      return MovementError.NONE;
    }
    MovementStruct movement = new MovementStruct();
    movement.type = MovementType.MOVE_TO_OBJECT;
    movement.objectId = objectId;
    movement.topLevelId = target.top().id;
    movement.radius = (float) target.getRadius();
    movement.height = (float) target.getHeight();
    movement.params = params;
    return movementManager.performMovement(movement);
  }

  /** Turns to an object, or to the one that holds it. Answers a {@link MovementError}. */
  @Retail(address = 0x00512940, name = "CPhysicsObj::TurnToObject")
  public int turnToObject(int objectId, MovementParameters params) {
    PhysicsObj target = world.getObject(objectId);
    if (target == null) {
      return MovementError.NONE;
    }
    makeMovementManager(true);
    MovementStruct movement = new MovementStruct();
    movement.type = MovementType.TURN_TO_OBJECT;
    movement.objectId = objectId;
    movement.topLevelId = target.top().id;
    movement.params = params;
    return movementManager.performMovement(movement);
  }

  /** Turns to the desired heading of the parameters. Answers a {@link MovementError}. */
  @Retail(address = 0x00512980, name = "CPhysicsObj::TurnToHeading")
  public int turnToHeading(MovementParameters params) {
    makeMovementManager(true);
    MovementStruct movement = new MovementStruct();
    movement.type = MovementType.TURN_TO_HEADING;
    movement.params = params;
    return movementManager.performMovement(movement);
  }

  /** The object that holds this one, one level up, or this one. */
  private PhysicsObj top() {
    return parent != null ? parent : this;
  }

  /**
   * A movement event arrives. A manager that is made for it has no interpreter yet, and loses the
   * event.
   */
  @Retail(address = 0x00512040, name = "CPhysicsObj::unpack_movement")
  public boolean unpackMovement(MovementEvent event) {
    if (createMovementManager(false) && !dialect.has(Divergence.D_M46)) {
      activate();
    }
    return movementManager.unpackMovement(event);
  }

  /** Whether the last motion was the local player's own. */
  public boolean movementIsAutonomous() {
    return lastMoveWasAutonomous;
  }

  public int doInterpretedMotion(int motion, MovementParameters params) {
    return animation.doInterpretedMotion(this, motion, params);
  }

  public int stopInterpretedMotion(int motion, MovementParameters params) {
    return animation.stopInterpretedMotion(this, motion, params);
  }

  public void stopCompletelyInternal() {
    animation.stopCompletelyInternal(this);
  }

  public void removeLinkAnimations() {
    animation.removeLinkAnimations(this);
  }

  public void checkForCompletedMotions() {
    animation.checkForCompletedMotions(this);
  }

  public void initializeMotionTables() {
    animation.initializeMotionTables(this);
  }

  // --- position manager ---

  /** Makes the manager if there is none, and activates in any case. */
  @Retail(address = 0x00510210, name = "CPhysicsObj::MakePositionManager")
  private void makePositionManager() {
    if (positionManager == null) {
      positionManager = new PositionManager(this);
    } else if (dialect.has(Divergence.D_P51)) {
      return;
    }
    activate();
  }

  /** The position manager, made if need be; the object is activated. */
  @Retail(address = 0x00512130, name = "CPhysicsObj::get_position_manager")
  public PositionManager getPositionManager() {
    makePositionManager();
    return positionManager;
  }

  @Retail(address = 0x0050EAE0, name = "CPhysicsObj::unstick_from_object")
  public void unstickFromObject() {
    if (positionManager != null) {
      positionManager.unStick();
    }
  }

  /** The object stuck to; 0: none. */
  @Retail(address = 0x0050EAF0, name = "CPhysicsObj::get_sticky_object_id")
  public int getStickyObjectId() {
    return positionManager == null ? 0 : positionManager.getStickyObjectId();
  }

  /** Sticks to an object, or to the one that holds it; an unknown object only activates. */
  @Retail(address = 0x005127E0, name = "CPhysicsObj::stick_to_object")
  public void stickToObject(int objectId) {
    makePositionManager();
    PhysicsObj target = world.getObject(objectId);
    if (target == null) {
      return;
    }
    PhysicsObj top = target.top();
    if (dialect.has(Divergence.D_P19) && target.parent() != null) {
      top = parent;
    }
    float topHeight = (float) top.getHeight();
    float topRadius = (float) top.getRadius();
    positionManager.stickTo(top.id, topRadius, topHeight);
  }

  @Retail(address = 0x005104F0, name = "CPhysicsObj::InterpolateTo")
  public void interpolateTo(Position target, boolean keepHeading) {
    makePositionManager();
    positionManager.interpolateTo(target, keepHeading);
  }

  @Retail(address = 0x0050EB40, name = "CPhysicsObj::StopInterpolating")
  public void stopInterpolating() {
    if (positionManager != null) {
      positionManager.stopInterpolating();
    }
  }

  @Retail(address = 0x0050EB50, name = "CPhysicsObj::IsInterpolating")
  public boolean isInterpolating() {
    return positionManager != null && positionManager.isInterpolating();
  }

  /** Anchors the object; distances in metres. */
  @Retail(address = 0x00510520, name = "CPhysicsObj::ConstrainTo")
  public void constrainTo(Position anchor, float start, float max) {
    makePositionManager();
    positionManager.constrainTo(anchor, start, max);
  }

  /** Ends the constraint of a position manager, if there is one; retail has no such wrapper. */
  public void unConstrain() {
    if (positionManager != null) {
      positionManager.unConstrain();
    }
  }

  @Retail(address = 0x0050EC60, name = "CPhysicsObj::IsFullyConstrained")
  public boolean isFullyConstrained() {
    return positionManager != null && positionManager.isFullyConstrained();
  }

  /** Metres from the anchor at which braking begins. */
  @Retail(address = 0x0050EBC0, name = "CPhysicsObj::GetStartConstraintDistance")
  public float getStartConstraintDistance() {
    return isOutdoors() != dialect.has(Divergence.D_P05) ? 10.0f : 5.0f;
  }

  /** Metres from the anchor at which the object stands still. */
  @Retail(address = 0x0050EC10, name = "CPhysicsObj::GetMaxConstraintDistance")
  public float getMaxConstraintDistance() {
    return isOutdoors() ? 50.0f : 20.0f;
  }

  /** Metres beyond which a received position is jumped to rather than walked to. */
  @Retail(address = 0x0050EB70, name = "CPhysicsObj::GetAutonomyBlipDistance")
  public float getAutonomyBlipDistance() {
    if (isOutdoors()) {
      return 100.0f;
    }
    boolean isPlayer =
        this == world.player
            || (dialect.has(Divergence.D_P53) && weenie != null && weenie.isPlayer());
    return isPlayer ? 25.0f : 20.0f;
  }

  private boolean isOutdoors() {
    return (position.cell & 0xFFFF) < FIRST_INDOOR_CELL;
  }

  // --- target manager ---

  /** {@link TargetManager#setTarget}, with the manager made if need be. */
  @Retail(address = 0x0050ED30, name = "CPhysicsObj::set_target")
  public void setTarget(int contextId, int objectId, float targetRadius, double quantum) {
    makeTargetManager();
    targetManager.setTarget(contextId, objectId, targetRadius, quantum);
  }

  @Retail(address = 0x0050ED90, name = "CPhysicsObj::clear_target")
  public void clearTarget() {
    if (targetManager != null) {
      targetManager.clearTarget();
    }
  }

  @Retail(address = 0x0050EDA0, name = "CPhysicsObj::set_target_quantum")
  public void setTargetQuantum(double quantum) {
    if (targetManager != null) {
      targetManager.setTargetQuantum(quantum);
    }
  }

  /** Seconds that the target predicts ahead; 0 without a target. */
  @Retail(address = 0x0050EDC0, name = "CPhysicsObj::get_target_quantum")
  public double getTargetQuantum() {
    if (targetManager == null || targetManager.targetInfo() == null) {
      return 0.0;
    }
    return targetManager.targetInfo().quantum();
  }

  @Retail(address = 0x0050EDE0, name = "CPhysicsObj::receive_target_update")
  public void receiveTargetUpdate(TargetInfo update) {
    if (targetManager != null) {
      targetManager.receiveUpdate(update);
    }
  }

  /** {@link TargetManager#addVoyeur}, with the manager made if need be. */
  @Retail(address = 0x0050EE00, name = "CPhysicsObj::add_voyeur")
  public void addVoyeur(int objectId, float voyeurRadius, double quantum) {
    makeTargetManager();
    targetManager.addVoyeur(objectId, voyeurRadius, quantum);
  }

  @Retail(address = 0x0050EE50, name = "CPhysicsObj::remove_voyeur")
  public boolean removeVoyeur(int objectId) {
    return targetManager != null && targetManager.removeVoyeur(objectId);
  }

  private void makeTargetManager() {
    if (targetManager == null) {
      targetManager = new TargetManager(this);
    }
  }

  /** Passes a snapshot of the target on to the move-to and to the stick; only of context 0. */
  @Retail(address = 0x00512BC0, name = "CPhysicsObj::HandleUpdateTarget")
  public void handleUpdateTarget(TargetInfo info) {
    probe.enter(
        id,
        ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET,
        info.contextId(),
        info.objectId(),
        info.status().code());
    if (info.contextId() != 0) {
      return;
    }
    if (movementManager != null) {
      movementManager.handleUpdateTarget(info);
    }
    if (positionManager != null) {
      positionManager.handleUpdateTarget(info);
    }
  }

  // --- received positions ---

  /**
   * Stores a stamp if it is later than the one of its slot, and answers whether it was.
   *
   * @param slot {@link TimestampSlot}
   * @param stamp 0..0xFFFF
   */
  @Retail(address = 0x00451B10, name = "CPhysicsObj::newer_event")
  public boolean newerEvent(int slot, int stamp) {
    if (Timestamps.isNewer(updateTimes[slot], stamp)) {
      if (!dialect.has(Divergence.D_P54)) {
        updateTimes[slot] = stamp;
      }
      return true;
    }
    return false;
  }

  /**
   * Puts the object at a received position, or has it walk there.
   *
   * @param teleportStamp 0..0xFFFF; a later one than the last teleports
   * @param contact without contact the position counts only for a teleport
   * @param packetVelocity not used
   * @return whether the position was taken
   */
  @Retail(address = 0x00516330, name = "CPhysicsObj::MoveOrTeleport")
  public boolean moveOrTeleport(
      Position target, int teleportStamp, boolean contact, Vector3 packetVelocity) {
    probe.enter(
        id,
        ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT,
        target.cell,
        Probe.f32(target.frame.origin.x),
        Probe.f32(target.frame.origin.y),
        Probe.f32(target.frame.origin.z),
        teleportStamp,
        Probe.bool(contact));
    if (Timestamps.isNewer(teleportStamp, updateTimes[TimestampSlot.TELEPORT])) {
      return false;
    }
    // The stamp is stored whether or not there is a cell.
    boolean teleports =
        dialect.has(Divergence.D_P55)
            ? !hasCell() || newerEvent(TimestampSlot.TELEPORT, teleportStamp)
            : newerEvent(TimestampSlot.TELEPORT, teleportStamp) || !hasCell();
    if (teleports) {
      if (!dialect.has(Divergence.D_SP19)) {
        teleportHook(true);
      }
      placement.setPosition(target, teleportFlags());
      return true;
    }
    if (dialect.has(Divergence.D_SP18) ? packetVelocity.isZero() : !contact) {
      return false;
    }
    boolean isFar =
        dialect.has(Divergence.D_SM14)
            ? playerDistance > FAR_DISTANCE
            : playerDistance >= FAR_DISTANCE;
    if (isFar) {
      stopInterpolating();
      setPositionSimple(target, true);
      return true;
    }
    interpolateTo(target, isMovingTo());
    return true;
  }

  private int teleportFlags() {
    if (dialect.has(Divergence.D_P56)) {
      return SetPositionFlags.TELEPORT;
    }
    return SetPositionFlags.SEND_POSITION_EVENT
        | SetPositionFlags.SLIDE
        | SetPositionFlags.TELEPORT;
  }

  /**
   * Ends what a teleport interrupts: move-to, stick, interpolation, constraint, target; and tells
   * the voyeurs.
   *
   * @param hide not used
   */
  @Retail(address = 0x00514ED0, name = "CPhysicsObj::teleport_hook")
  public void teleportHook(boolean hide) {
    probe.enter(id, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK);
    if (movementManager != null) {
      movementManager.cancelMoveTo(TELEPORTED);
    }
    if (positionManager != null) {
      positionManager.unStick();
      positionManager.stopInterpolating();
      positionManager.unConstrain();
    }
    if (targetManager != null) {
      targetManager.clearTarget();
      targetManager.notifyVoyeurOfEvent(TargetStatus.TELEPORTED);
    }
    collisionResponse.reportCollisionEnd(true);
  }

  /**
   * Ends motions, stick and target, and tells the voyeurs. The object is still in the object table:
   * whoever removes it does so afterwards.
   */
  @Retail(address = 0x00514E60, name = "CPhysicsObj::exit_world")
  public void exitWorld() {
    probe.enter(id, ProbedFunction.PHYSICS_OBJ_EXIT_WORLD);
    animation.handleExitWorld(this);
    if (movementManager != null) {
      movementManager.handleExitWorld();
    }
    if (positionManager != null) {
      positionManager.unStick();
    }
    if (targetManager != null) {
      targetManager.clearTarget();
      targetManager.notifyVoyeurOfEvent(TargetStatus.EXIT_WORLD);
    }
    collisionResponse.reportCollisionEnd(true);
  }

  /** What answers for the object's body. */
  public Collision collision() {
    return collision;
  }

  /** Null until made. */
  public MovementManager movementManager() {
    return movementManager;
  }

  /** Null until made. */
  public PositionManager positionManager() {
    return positionManager;
  }

  /** Null until made. */
  public TargetManager targetManager() {
    return targetManager;
  }
}
