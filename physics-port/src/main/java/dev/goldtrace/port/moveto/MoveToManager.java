package dev.goldtrace.port.moveto;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Constants;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.AdjustedMotion;
import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MoveCommand;
import dev.goldtrace.port.motion.MovementError;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetStatus;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;

/**
 * Walks and turns an object to a position, a heading or another object (spec moveto.md section 3).
 *
 * <p>A movement becomes a plan: a queue of turns and moves. The head of the queue is carried out:
 * begun with a motion, then watched tick by tick until the object has turned or come far enough,
 * then dropped for the next. A plan for an object is made when the target's position first arrives.
 * An empty queue ends the movement; a sticky one then sticks to its target.
 */
public final class MoveToManager {
  private static final double FULL_TURN = 360.0;
  private static final double HALF_TURN = 180.0;

  /** Degrees off course up to which a move is not steered. */
  private static final double AUX_TURN_BAND = 20.0;

  private static final float TARGET_RADIUS = 0.5f;
  private static final double TARGET_QUANTUM = 0.0;

  /** Metres per second above which the time to the target is worth predicting. */
  private static final double MIN_PREDICTED_SPEED = 0.1;

  /** Seconds by which the target quantum must be wrong to be set anew. */
  private static final double QUANTUM_TOLERANCE = 1.0;

  private final PhysicsWorld world;
  private final Dialect dialect;
  private final Headings headings;
  private final boolean floatHeadings;
  private final boolean floatArrival;
  private PhysicsObj physicsObj;

  private int movementType;

  /** The interpolated target, or the requested position. */
  private final Position soughtPosition = new Position();

  /** What is steered to and measured against. */
  private final Position currentTargetPosition = new Position();

  private final Position startingPosition = new Position();
  private final MovementParameters movementParams = new MovementParameters();
  private final MoveProgress progress;
  private float previousHeading;
  private int failProgressCount;
  private int soughtObjectId;
  private int topLevelObjectId;
  private float soughtObjectRadius;
  private float soughtObjectHeight;
  private int currentCommand;

  /** The turn that steers a move; 0: none. */
  private int auxCommand;

  private boolean movingAway;

  /** Whether the plan for an object has been made. */
  private boolean initialized;

  private final ArrayDeque<MovementNode> pendingActions = new ArrayDeque<>();
  private final Collection<MovementNode> pendingActionsView =
      Collections.unmodifiableCollection(pendingActions);

  private final AdjustedMotion adjusted = new AdjustedMotion();
  private final MoveCommand planned = new MoveCommand();

  /** Of the motions of one tick: the defaults, but for what each tick sets. */
  private final MovementParameters steering = new MovementParameters();

  /**
   * An idle manager.
   *
   * @param world whose clock and geometry count
   * @param physicsObj the object that moves, or null
   */
  @Retail(address = 0x00529470, name = "MoveToManager::Create")
  public MoveToManager(PhysicsWorld world, PhysicsObj physicsObj) {
    this.world = world;
    this.dialect = world.dialect();
    this.headings = new Headings(dialect);
    this.progress = new MoveProgress(dialect);
    this.floatHeadings = dialect.has(Divergence.D_M19);
    this.floatArrival = dialect.has(Divergence.D_M11);
    steering.setBits(MovementParameters.CANCEL_MOVETO, false);
    initializeLocalVariables();
    setPhysicsObject(physicsObj);
  }

  @Retail(address = 0x00529240, name = "MoveToManager::SetPhysicsObject")
  public void setPhysicsObject(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
  }

  @Retail(address = 0x005294B0, name = "MoveToManager::Destroy")
  public void destroy() {
    pendingActions.clear();
    initializeLocalVariables();
  }

  /** Forgets the movement, but neither where it started nor its plan. */
  @Retail(address = 0x00529250, name = "MoveToManager::InitializeLocalVariables")
  private void initializeLocalVariables() {
    movementType = MovementType.INVALID;
    if (dialect.has(Divergence.D_M01)) {
      movementParams.distanceToObject = 0.0f;
    } else {
      movementParams.bitfield = 0;
    }
    movementParams.contextId = 0;
    if (dialect.has(Divergence.D_M02)) {
      progress.restartTimes(world.curTime);
    } else {
      progress.restart(Float.MAX_VALUE, world.curTime);
    }
    previousHeading = 0.0f;
    failProgressCount = 0;
    currentCommand = 0;
    auxCommand = 0;
    movingAway = false;
    initialized = false;
    Position nowhere = new Position();
    soughtPosition.set(nowhere);
    currentTargetPosition.set(nowhere);
    soughtObjectId = 0;
    topLevelObjectId = 0;
    soughtObjectRadius = 0.0f;
    soughtObjectHeight = 0.0f;
  }

  @Retail(address = 0x00529220, name = "MoveToManager::is_moving_to")
  public boolean isMovingTo() {
    return movementType != MovementType.INVALID;
  }

  // --- Starting a movement ---

  /** Ends the present movement and starts one of the types 6 to 9. Always answers 0. */
  @Retail(address = 0x0052A900, name = "MoveToManager::PerformMovement")
  public int performMovement(MovementStruct movement) {
    probe(ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT, movement.type);
    cancelMoveTo(MovementError.ACTION_CANCELLED);
    physicsObj.unstickFromObject();
    switch (movement.type) {
      case MovementType.MOVE_TO_OBJECT ->
          moveToObject(
              movement.objectId,
              movement.topLevelId,
              movement.radius,
              movement.height,
              movement.params);
      case MovementType.MOVE_TO_POSITION -> moveToPosition(movement.pos, movement.params);
      case MovementType.TURN_TO_OBJECT ->
          turnToObject(movement.objectId, movement.topLevelId, movement.params);
      case MovementType.TURN_TO_HEADING -> turnToHeading(movement.params);
      default -> {}
    }
    return MovementError.NONE;
  }

  /**
   * Follows an object; the plan is made when its position arrives.
   *
   * @param topLevelId the object's outermost holder, itself if none: what is really followed
   * @param radius of the object, metres
   * @param height of the object, metres
   */
  @Retail(address = 0x00529680, name = "MoveToManager::MoveToObject")
  public void moveToObject(
      int objectId, int topLevelId, float radius, float height, MovementParameters params) {
    probe(
        ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT,
        objectId,
        topLevelId,
        Probe.f32(radius),
        Probe.f32(height));
    if (physicsObj == null) {
      return;
    }
    physicsObj.stopCompletely();
    startingPosition.set(physicsObj.position);
    soughtObjectId = objectId;
    soughtObjectRadius = radius;
    soughtObjectHeight = height;
    movementType = MovementType.MOVE_TO_OBJECT;
    topLevelObjectId = topLevelId;
    movementParams.set(params);
    initialized = false;
    if (topLevelId == physicsObj.id) {
      cleanUp();
      stopCompletely();
    } else {
      physicsObj.setTarget(0, topLevelObjectId, TARGET_RADIUS, TARGET_QUANTUM);
    }
  }

  @Retail(address = 0x0052A240, name = "MoveToManager::MoveToPosition")
  public void moveToPosition(Position position, MovementParameters params) {
    probe(
        ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_POSITION,
        position.cell,
        Probe.f32(position.frame.origin.x),
        Probe.f32(position.frame.origin.y),
        Probe.f32(position.frame.origin.z));
    if (physicsObj == null) {
      return;
    }
    physicsObj.stopCompletely();
    currentTargetPosition.set(position);
    soughtObjectRadius = 0.0f;
    float distance = (float) getCurrentDistance();
    params.getCommand(dialect, distance, planned);
    if (planned.command != 0) {
      addTurnToHeadingNode((float) geometry().heading(physicsObj.position, position));
      addMoveToPositionNode();
    }
    MovementParameters deciding = dialect.has(Divergence.D_M03) ? movementParams : params;
    if (deciding.has(MovementParameters.USE_FINAL_HEADING)) {
      addTurnToHeadingNode(params.desiredHeading);
    }
    soughtPosition.set(position);
    startingPosition.set(physicsObj.position);
    movementType = MovementType.MOVE_TO_POSITION;
    movementParams.set(params);
    movementParams.setBits(MovementParameters.STICKY, false);
    beginNextNode();
  }

  /** Turns towards an object, when its position arrives. */
  @Retail(address = 0x005297D0, name = "MoveToManager::TurnToObject")
  public void turnToObject(int objectId, int topLevelId, MovementParameters params) {
    probe(ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT, objectId, topLevelId);
    if (physicsObj == null) {
      movementParams.contextId = params.contextId;
      return;
    }
    if (params.has(MovementParameters.STOP_COMPLETELY)) {
      physicsObj.stopCompletely();
    }
    movementType = MovementType.TURN_TO_OBJECT;
    soughtObjectId = objectId;
    geometry().setHeading(currentTargetPosition.frame, params.desiredHeading);
    topLevelObjectId = topLevelId;
    movementParams.set(params);
    if (topLevelId == physicsObj.id) {
      cleanUp();
      stopCompletely();
    } else {
      initialized = false;
      physicsObj.setTarget(0, topLevelId, TARGET_RADIUS, TARGET_QUANTUM);
    }
  }

  @Retail(address = 0x0052A630, name = "MoveToManager::TurnToHeading")
  public void turnToHeading(MovementParameters params) {
    probe(ProbedFunction.MOVE_TO_MANAGER_TURN_TO_HEADING, Probe.f32(params.desiredHeading));
    if (physicsObj == null) {
      movementParams.contextId = params.contextId;
      return;
    }
    if (params.has(MovementParameters.STOP_COMPLETELY)) {
      physicsObj.stopCompletely();
    }
    movementParams.set(params);
    movementParams.setBits(MovementParameters.STICKY, false);
    geometry().setHeading(soughtPosition.frame, params.desiredHeading);
    movementType = MovementType.TURN_TO_HEADING;
    addTurnToHeadingNode(params.desiredHeading);
    if (!dialect.has(Divergence.D_M05)) {
      beginNextNode();
    }
  }

  // --- The plan ---

  @Retail(address = 0x00529530, name = "MoveToManager::AddTurnToHeadingNode")
  private void addTurnToHeadingNode(float heading) {
    pendingActions.addLast(new MovementNode(MovementType.TURN_TO_HEADING, heading));
  }

  @Retail(address = 0x00529580, name = "MoveToManager::AddMoveToPositionNode")
  private void addMoveToPositionNode() {
    pendingActions.addLast(new MovementNode(MovementType.MOVE_TO_POSITION, 0.0f));
  }

  @Retail(address = 0x00529380, name = "MoveToManager::RemovePendingActionsHead")
  private void removePendingActionsHead() {
    pendingActions.pollFirst();
  }

  @Retail(address = 0x00529CB0, name = "MoveToManager::BeginNextNode")
  private void beginNextNode() {
    MovementNode head = pendingActions.peekFirst();
    if (head != null) {
      if (head.type() == MovementType.MOVE_TO_POSITION) {
        beginMoveForward();
      } else if (head.type() == MovementType.TURN_TO_HEADING) {
        beginTurnToHeading();
      }
    } else if (movementParams.has(MovementParameters.STICKY)) {
      float height = soughtObjectHeight;
      int target = topLevelObjectId;
      float radius = soughtObjectRadius;
      cleanUp();
      stopCompletely();
      physicsObj.getPositionManager().stickTo(target, radius, height);
    } else {
      cleanUp();
      stopCompletely();
    }
  }

  /** Begins the move at the head of the plan, or drops it: it is there already. */
  @Retail(address = 0x00529A00, name = "MoveToManager::BeginMoveForward")
  public void beginMoveForward() {
    probe(ProbedFunction.MOVE_TO_MANAGER_BEGIN_MOVE_FORWARD);
    if (physicsObj == null) {
      cancelMoveTo(MovementError.NO_PHYSICS_OBJECT);
      return;
    }
    float distance = (float) getCurrentDistance();
    movementParams.getCommand(dialect, distance, planned);
    int command = planned.command;
    if (command == 0) {
      removePendingActionsHead();
      beginNextNode();
      return;
    }
    int holdKey = planned.holdKey;
    boolean away = planned.movingAway;
    MovementParameters local = new MovementParameters();
    local.holdKeyToApply = holdKey;
    local.setBits(MovementParameters.CANCEL_MOVETO, false);
    local.speed = movementParams.speed;
    int error = doMotion(command, local);
    if (error != MovementError.NONE) {
      cancelMoveTo(error);
      return;
    }
    currentCommand = command;
    movingAway = away;
    movementParams.holdKeyToApply = holdKey;
    progress.restart(distance, world.curTime);
  }

  /** Begins the turn at the head of the plan, or drops it: it faces there already. */
  @Retail(address = 0x00529B90, name = "MoveToManager::BeginTurnToHeading")
  public void beginTurnToHeading() {
    probe(ProbedFunction.MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING);
    if (pendingActions.isEmpty() && physicsObj != null && dialect.has(Divergence.D_M06)) {
      throw new IllegalStateException("the first node of an empty plan (D-M06)");
    }
    if (pendingActions.isEmpty() || physicsObj == null) {
      cancelMoveTo(MovementError.NO_PHYSICS_OBJECT);
      return;
    }
    if (physicsObj.motionsPending()) {
      return;
    }
    float own = (float) physicsObj.getHeading();
    double diff = headings.diff(pendingActions.getFirst().heading(), own, MotionCommand.TURN_RIGHT);
    int turn;
    if (diff <= HALF_TURN) {
      turn = diff > Constants.EPSILON ? MotionCommand.TURN_RIGHT : 0;
    } else {
      turn = isFullTurn(diff) ? 0 : MotionCommand.TURN_LEFT;
    }
    if (turn == 0) {
      removePendingActionsHead();
      beginNextNode();
      return;
    }
    MovementParameters local = new MovementParameters();
    local.setBits(MovementParameters.CANCEL_MOVETO, false);
    local.speed = movementParams.speed;
    local.holdKeyToApply = movementParams.holdKeyToApply;
    int error = doMotion(turn, local);
    if (error != MovementError.NONE) {
      cancelMoveTo(error);
      return;
    }
    currentCommand = turn;
    // The remaining difference, not a heading: as in retail, it only spoils the first comparison.
    previousHeading = (float) diff;
  }

  private boolean isFullTurn(double diff) {
    return dialect.has(Divergence.D_M08)
        ? (float) diff + (float) Constants.EPSILON > FULL_TURN
        : diff + Constants.EPSILON >= FULL_TURN;
  }

  /**
   * Does a motion, adjusted. Answers a {@link MovementError}. Changes the speed in {@code params},
   * so that calls which share them compound.
   */
  @Retail(address = 0x00529010, name = "MoveToManager::_DoMotion")
  public int doMotion(int motion, MovementParameters params) {
    probe(
        ProbedFunction.MOVE_TO_MANAGER_DO_MOTION,
        motion,
        Probe.f32(params.speed),
        params.holdKeyToApply);
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    MotionInterp interpreter = physicsObj.getMinterp();
    if (interpreter == null) {
      return MovementError.NO_MOTION_INTERPRETER;
    }
    return interpreter.doInterpretedMotion(adjust(interpreter, motion, params), params);
  }

  /** Stops a motion, as {@link #doMotion} does one. */
  @Retail(address = 0x00529080, name = "MoveToManager::_StopMotion")
  public int stopMotion(int motion, MovementParameters params) {
    probe(
        ProbedFunction.MOVE_TO_MANAGER_STOP_MOTION,
        motion,
        Probe.f32(params.speed),
        params.holdKeyToApply);
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    MotionInterp interpreter = physicsObj.getMinterp();
    if (interpreter == null) {
      return MovementError.NO_MOTION_INTERPRETER;
    }
    return interpreter.stopInterpretedMotion(adjust(interpreter, motion, params), params);
  }

  private int adjust(MotionInterp interpreter, int motion, MovementParameters params) {
    adjusted.set(motion, params.speed);
    interpreter.adjustMotion(adjusted, params.holdKeyToApply);
    params.speed = adjusted.speed;
    return adjusted.motion;
  }

  // --- Every tick ---

  /** Carries the head of the plan on, while the object touches something. */
  @Retail(address = 0x0052A780, name = "MoveToManager::UseTime")
  public void useTime() {
    if (physicsObj == null || (physicsObj.transientState & TransientState.CONTACT) == 0) {
      return;
    }
    MovementNode head = pendingActions.peekFirst();
    if (head == null) {
      return;
    }
    if (topLevelObjectId != 0 && movementType != MovementType.INVALID && !initialized) {
      return;
    }
    if (head.type() == MovementType.MOVE_TO_POSITION) {
      handleMoveToPosition();
    } else if (head.type() == MovementType.TURN_TO_HEADING) {
      handleTurnToHeading();
    }
  }

  /** Carries on a move: steers, judges the progress, and ends it on arrival or too far away. */
  @Retail(address = 0x00529D80, name = "MoveToManager::HandleMoveToPosition")
  public void handleMoveToPosition() {
    if (physicsObj == null) {
      cancelMoveTo(MovementError.NO_PHYSICS_OBJECT);
      return;
    }
    MovementParameters local = steering;
    local.speed = movementParams.speed;
    local.holdKeyToApply = movementParams.holdKeyToApply;

    steer(local);
    float distance = (float) getCurrentDistance();
    if (!progress.checkProgressMade(distance, movingAway, world.curTime)) {
      countFailedProgress();
    } else {
      failProgressCount = 0;
      boolean isLeaving = dialect.has(Divergence.D_M10) && isLeavingWithinAMetre(distance);
      if (hasArrived(distance) || isLeaving) {
        removePendingActionsHead();
        stopMotion(currentCommand, local);
        currentCommand = 0;
        stopAuxTurn(local);
        beginNextNode();
      } else if (geometry().distance(startingPosition, physicsObj.position)
          > movementParams.failDistance) {
        cancelMoveTo(MovementError.CHARGED_TOO_FAR);
      }
    }
    if (topLevelObjectId != 0 && movementType != MovementType.INVALID) {
      predictArrival(distance);
    }
  }

  /** Keeps the course with an additional turn, unless a motion is still under way. */
  private void steer(MovementParameters local) {
    if (physicsObj.motionsPending()) {
      stopAuxTurn(local);
      return;
    }
    float toTarget = (float) geometry().heading(physicsObj.position, currentTargetPosition);
    double desired = MovementParameters.getDesiredHeading(currentCommand, movingAway);
    float wanted = sumBelowFullTurn(desired, toTarget);
    double own = physicsObj.getHeading();
    double diff = floatHeadings ? wanted - (float) own : wanted - own;
    if (Math.abs(diff) < Constants.EPSILON) {
      diff = 0.0;
    }
    if (diff < -Constants.EPSILON) {
      diff = floatHeadings ? (float) (diff + FULL_TURN) : diff + FULL_TURN;
    }
    if (diff <= AUX_TURN_BAND || diff >= FULL_TURN - AUX_TURN_BAND) {
      if (auxCommand != 0 && dialect.has(Divergence.D_M09)) {
        physicsObj.setHeading(wanted, true);
      }
      stopAuxTurn(local);
      return;
    }
    int turn = diff >= HALF_TURN ? MotionCommand.TURN_LEFT : MotionCommand.TURN_RIGHT;
    if (turn != auxCommand) {
      doMotion(turn, local);
      auxCommand = turn;
    }
  }

  private void stopAuxTurn(MovementParameters local) {
    if (auxCommand != 0) {
      stopMotion(auxCommand, local);
      auxCommand = 0;
    }
  }

  private void countFailedProgress() {
    if (!physicsObj.isInterpolating() && !physicsObj.motionsPending()) {
      failProgressCount++;
    }
  }

  /** ACE's second test of arrival, for moves without spheres; it takes a checkpoint. */
  private boolean isLeavingWithinAMetre(float distance) {
    if (movementParams.has(MovementParameters.USE_SPHERES)) {
      return false;
    }
    boolean isLeaving = distance < 1.0f && progress.previousDistance < distance;
    progress.previousDistance = distance;
    progress.previousDistanceTime = world.curTime;
    return isLeaving;
  }

  private boolean hasArrived(float distance) {
    return movingAway
        ? distance >= movementParams.minDistance
        : distance <= movementParams.distanceToObject;
  }

  /** Has the target's position predicted for the time of arrival. */
  private void predictArrival(float distance) {
    double speed = geometry().magnitude(physicsObj.getVelocity());
    double least = floatArrival ? (float) MIN_PREDICTED_SPEED : MIN_PREDICTED_SPEED;
    if (speed > least) {
      double eta = floatArrival ? distance / (float) speed : distance / speed;
      double error = Math.abs(eta - physicsObj.getTargetQuantum());
      if (error > QUANTUM_TOLERANCE
          || (error == QUANTUM_TOLERANCE && dialect.has(Divergence.D_SM02))) {
        physicsObj.setTargetQuantum(eta);
      }
    }
  }

  /** Carries on a turn: begins it if need be, and ends it past the heading. */
  @Retail(address = 0x0052A0C0, name = "MoveToManager::HandleTurnToHeading")
  public void handleTurnToHeading() {
    if (physicsObj == null) {
      cancelMoveTo(MovementError.NO_PHYSICS_OBJECT);
      return;
    }
    if (currentCommand != MotionCommand.TURN_RIGHT && currentCommand != MotionCommand.TURN_LEFT) {
      beginTurnToHeading();
      return;
    }
    float own = (float) physicsObj.getHeading();
    float wanted = pendingActions.getFirst().heading();
    if (headings.isGreater(own, wanted, currentCommand)) {
      failProgressCount = 0;
      physicsObj.setHeading(wanted, true);
      removePendingActionsHead();
      stopMotion(currentCommand, cleanUpParameters());
      currentCommand = 0;
      beginNextNode();
      return;
    }
    double turned = headings.diff(own, previousHeading, currentCommand);
    previousHeading = own;
    if (turned >= HALF_TURN || turned <= Constants.EPSILON) {
      countFailedProgress();
    } else {
      failProgressCount = 0;
    }
  }

  /** Metres to the target, not rounded: between the cylinders, or between the centres. */
  @Retail(address = 0x005291B0, name = "MoveToManager::GetCurrentDistance")
  public double getCurrentDistance() {
    if (physicsObj == null) {
      return Float.MAX_VALUE;
    }
    boolean isCentreMove =
        movementType == MovementType.MOVE_TO_POSITION && dialect.has(Divergence.D_SM03);
    if (!movementParams.has(MovementParameters.USE_SPHERES) || isCentreMove) {
      return geometry().distance(physicsObj.position, currentTargetPosition);
    }
    float height = (float) physicsObj.getHeight();
    float radius = (float) physicsObj.getRadius();
    return geometry()
        .cylinderDistance(
            radius,
            height,
            physicsObj.position,
            soughtObjectRadius,
            soughtObjectHeight,
            currentTargetPosition);
  }

  // --- The target ---

  @Retail(address = 0x0052A7D0, name = "MoveToManager::HandleUpdateTarget")
  public void handleUpdateTarget(TargetInfo info) {
    probe(
        ProbedFunction.MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET, info.objectId(), info.status().code());
    if (physicsObj == null) {
      cancelMoveTo(MovementError.NO_PHYSICS_OBJECT);
      return;
    }
    if (info.objectId() != topLevelObjectId) {
      return;
    }
    if (initialized) {
      if (info.status() != TargetStatus.OK) {
        cancelMoveTo(MovementError.OBJECT_GONE);
      } else if (movementType == MovementType.MOVE_TO_OBJECT) {
        soughtPosition.set(info.interpolatedPosition());
        currentTargetPosition.set(info.targetPosition());
        progress.restart(Float.MAX_VALUE, world.curTime);
      }
    } else if (topLevelObjectId == physicsObj.id) {
      cleanUpAndCallWeenie();
    } else if (info.status() != TargetStatus.OK) {
      cancelMoveTo(MovementError.NO_OBJECT);
    } else if (movementType == MovementType.MOVE_TO_OBJECT) {
      moveToObjectInternal(info.targetPosition(), info.interpolatedPosition());
    } else if (movementType == MovementType.TURN_TO_OBJECT) {
      turnToObjectInternal(info.targetPosition());
    }
  }

  /**
   * Makes the plan of a move to an object.
   *
   * @param target where it is
   * @param interpolated where it will be on arrival
   */
  @Retail(address = 0x0052A400, name = "MoveToManager::MoveToObject_Internal")
  public void moveToObjectInternal(Position target, Position interpolated) {
    if (physicsObj == null) {
      cancelMoveTo(MovementError.NO_PHYSICS_OBJECT);
      return;
    }
    soughtPosition.set(interpolated);
    currentTargetPosition.set(target);
    float toObject = (float) geometry().heading(physicsObj.position, interpolated);
    float distance = (float) getCurrentDistance();
    movementParams.getCommand(dialect, distance, planned);
    if (planned.command != 0) {
      addTurnToHeadingNode(toObject);
      addMoveToPositionNode();
    }
    if (movementParams.has(MovementParameters.USE_FINAL_HEADING)) {
      addTurnToHeadingNode(sumBelowFullTurn(toObject, movementParams.desiredHeading));
    }
    initialized = true;
    beginNextNode();
  }

  /** Makes the plan of a turn to an object at that position. */
  @Retail(address = 0x0052A550, name = "MoveToManager::TurnToObject_Internal")
  public void turnToObjectInternal(Position target) {
    if (physicsObj == null) {
      cancelMoveTo(MovementError.NO_PHYSICS_OBJECT);
      return;
    }
    currentTargetPosition.set(target);
    float offset = (float) geometry().getHeading(soughtPosition.frame);
    double toTarget = geometry().heading(physicsObj.position, target);
    float heading =
        dialect.has(Divergence.D_M20)
            ? ((float) toTarget + offset) % (float) FULL_TURN
            : (float) ((toTarget + offset) % FULL_TURN);
    geometry().setHeading(soughtPosition.frame, heading);
    addTurnToHeadingNode(heading);
    initialized = true;
    beginNextNode();
  }

  // --- Ending ---

  /**
   * Ends the movement, if there is one.
   *
   * @param error why, a {@link MovementError}; nobody is told
   */
  @Retail(address = 0x00529930, name = "MoveToManager::CancelMoveTo")
  public void cancelMoveTo(int error) {
    probe(ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO, error);
    if (movementType == MovementType.INVALID) {
      return;
    }
    pendingActions.clear();
    cleanUp();
    stopCompletely();
  }

  /** Stops the motions in progress, leaves the target, forgets the movement. */
  @Retail(address = 0x005295C0, name = "MoveToManager::CleanUp")
  private void cleanUp() {
    probe(ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP);
    MovementParameters local = cleanUpParameters();
    if (physicsObj != null) {
      if (currentCommand != 0) {
        stopMotion(currentCommand, local);
      }
      if (auxCommand != 0) {
        stopMotion(auxCommand, local);
      }
      if (topLevelObjectId != 0 && movementType != MovementType.INVALID) {
        physicsObj.clearTarget();
      }
    }
    initializeLocalVariables();
  }

  private MovementParameters cleanUpParameters() {
    MovementParameters local = new MovementParameters();
    local.holdKeyToApply = movementParams.holdKeyToApply;
    local.setBits(MovementParameters.CANCEL_MOVETO, false);
    return local;
  }

  @Retail(address = 0x00529650, name = "MoveToManager::CleanUpAndCallWeenie")
  private void cleanUpAndCallWeenie() {
    cleanUp();
    stopCompletely();
  }

  private void stopCompletely() {
    if (physicsObj != null) {
      physicsObj.stopCompletely();
    }
  }

  /** Does the motion of the present step again. */
  @Retail(address = 0x00529D70, name = "MoveToManager::HitGround")
  public void hitGround() {
    probe(ProbedFunction.MOVE_TO_MANAGER_HIT_GROUND);
    if (movementType != MovementType.INVALID) {
      beginNextNode();
    }
  }

  // --- Reading ---

  /** A {@link MovementType}; 0 when idle. */
  public int movementType() {
    return movementType;
  }

  public int currentCommand() {
    return currentCommand;
  }

  public int auxCommand() {
    return auxCommand;
  }

  public boolean movingAway() {
    return movingAway;
  }

  public boolean initialized() {
    return initialized;
  }

  public int failProgressCount() {
    return failProgressCount;
  }

  public float previousHeading() {
    return previousHeading;
  }

  public float previousDistance() {
    return progress.previousDistance;
  }

  public float originalDistance() {
    return progress.originalDistance;
  }

  /** The interpolated target, or the requested position. Not to be written. */
  public Position soughtPosition() {
    return soughtPosition;
  }

  /** What is steered to and measured against. Not to be written. */
  public Position currentTargetPosition() {
    return currentTargetPosition;
  }

  /** The steps still to do, the present one first; a view. */
  public Collection<MovementNode> pendingActions() {
    return pendingActionsView;
  }

  private Geometry geometry() {
    return world.geometry();
  }

  /** A sum of headings, both below 360: the test is made before the rounding. */
  private float sumBelowFullTurn(double a, double b) {
    double sum = floatHeadings ? (float) (a + b) : a + b;
    float heading = (float) sum;
    return sum >= FULL_TURN ? (float) (heading - FULL_TURN) : heading;
  }

  private void probe(ProbedFunction function, long... args) {
    if (physicsObj != null) {
      world.probe().enter(physicsObj.id, function, args);
    }
  }
}
