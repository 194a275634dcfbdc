package dev.goldtrace.port.motion;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Constants;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.moveto.MovementStruct;
import dev.goldtrace.port.moveto.MovementType;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.object.Weenie;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;

/**
 * CMotionInterp: turns motions asked for into motions played (spec motion-interpreter.md section
 * 3).
 *
 * <p>The raw state holds what the input asked for, the interpreted state what is played. Every
 * motion that the animation side accepts is remembered in a queue until it is reported done.
 * Functions that answer an {@code int} answer a {@link MovementError}, 0 for success.
 */
public final class MotionInterp {
  /** Metres per second at speed 1; the run rate multiplies the running one. */
  private static final double WALK_SPEED = 3.12f;

  private static final double RUN_SPEED = 4.0;
  private static final double SIDE_STEP_SPEED = 1.25;

  private static final double BACKWARDS_FACTOR = -0.65f;
  private static final double SIDE_STEP_FACTOR = WALK_SPEED / SIDE_STEP_SPEED * 0.5;

  /** The same with each operation rounded to float. */
  private static final float FLOAT_SIDE_STEP_FACTOR = 0.5f * (3.12f / 1.25f);

  private static final double RUN_TURN_FACTOR = 1.5;
  private static final double MAX_SIDE_STEP_SPEED = 3.0;

  private static final double JUMP_SPEED_WITHOUT_WEENIE = 10.0;
  private static final int MAX_ACTIONS = 6;

  /** Action stamps are 15-bit numbers that wrap around. */
  private static final int STAMP_MASK = 0x7FFF;

  private static final int HALF_STAMP_RANGE = 0x3FFF;

  public final RawMotionState rawState = new RawMotionState();
  public final InterpretedMotionState interpretedState = new InterpretedMotionState();

  /** The run rate that the server sent, a multiplier. */
  public float myRunRate = 1.0f;

  /** A multiplier that nothing changes. */
  public float currentSpeedFactor = 1.0f;

  /** A jump is being charged from a stand: forward motions are recorded but not played. */
  public boolean standingLongjump;

  /** How far the jump is charged, 0 to 1. */
  public float jumpExtent;

  private final ArrayDeque<MotionNode> pendingMotions = new ArrayDeque<>();
  private final Collection<MotionNode> pendingMotionsView =
      Collections.unmodifiableCollection(pendingMotions);
  private final AdjustedMotion adjusted = new AdjustedMotion();

  private final Dialect dialect;
  private boolean initted;
  private PhysicsObj physicsObj;
  private Weenie weenie;
  private int serverActionStamp;

  /**
   * An interpreter in its initial state; movement is applied only after {@link #enterDefaultState}.
   *
   * @param physicsObj the object that moves, or null
   * @param weenie what answers for the game object, or null
   */
  @Retail(address = 0x00528C00, name = "CMotionInterp::Create")
  public MotionInterp(PhysicsObj physicsObj, Weenie weenie) {
    this(physicsObj, weenie, physicsObj == null ? Dialect.RETAIL : physicsObj.world.dialect());
  }

  /** As the other constructor, in a dialect that need not be that of the object's world. */
  public MotionInterp(PhysicsObj physicsObj, Weenie weenie, Dialect dialect) {
    this.dialect = dialect;
    setWeenieObject(weenie);
    setPhysicsObject(physicsObj);
  }

  /** Forgets the pending motions. */
  @Retail(address = 0x00527B40, name = "CMotionInterp::Destroy")
  public void destroy() {
    pendingMotions.clear();
  }

  @Retail(address = 0x00528920, name = "CMotionInterp::SetWeenieObject")
  public void setWeenieObject(Weenie weenie) {
    this.weenie = weenie;
    if (physicsObj != null && initted) {
      applySelectedMovement(true, false);
    }
  }

  @Retail(address = 0x00528970, name = "CMotionInterp::SetPhysicsObject")
  public void setPhysicsObject(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
    if (physicsObj != null && initted) {
      applySelectedMovement(true, false);
    }
  }

  // --- Entering, performing ---

  @Retail(address = 0x00528C80, name = "CMotionInterp::enter_default_state")
  public void enterDefaultState() {
    rawState.set(new RawMotionState());
    interpretedState.set(new InterpretedMotionState());
    physicsObj.initializeMotionTables();
    if (dialect.has(Divergence.D_M51)) {
      pendingMotions.clear();
    }
    addToQueue(0, MotionCommand.READY, MovementError.NONE);
    initted = true;
    leaveGround();
  }

  /** Carries out a movement of the types 1 to 5. */
  @Retail(address = 0x00528E80, name = "CMotionInterp::PerformMovement")
  public int performMovement(MovementStruct movement) {
    int error;
    switch (movement.type) {
      case MovementType.RAW_COMMAND -> error = doMotion(movement.motion, movement.params);
      case MovementType.INTERPRETED_COMMAND ->
          error = doInterpretedMotion(movement.motion, movement.params);
      case MovementType.STOP_RAW_COMMAND -> error = stopMotion(movement.motion, movement.params);
      case MovementType.STOP_INTERPRETED_COMMAND ->
          error = stopInterpretedMotion(movement.motion, movement.params);
      case MovementType.STOP_COMPLETELY -> {
        stopCompletely();
        error = MovementError.NONE;
      }
      default -> {
        return MovementError.GENERAL_MOVEMENT_FAILURE;
      }
    }
    physicsObj.checkForCompletedMotions();
    return error;
  }

  public boolean hasEnteredDefaultState() {
    return initted;
  }

  // --- Speeds ---

  /** The weenie's run rate if it knows one, else the server's; 1 without a weenie. */
  private float runRate() {
    if (weenie == null) {
      return 1.0f;
    }
    float rate = weenie.inqRunRate();
    return Float.isNaN(rate) ? myRunRate : rate;
  }

  /** Works left/right, backwards and the hold key into a motion and its speed. */
  @Retail(address = 0x00528010, name = "CMotionInterp::adjust_motion")
  public void adjustMotion(AdjustedMotion motion, int holdKey) {
    if (!isCreatureOrHasNoWeenie()) {
      return;
    }
    switch (motion.motion) {
      case MotionCommand.TURN_LEFT -> {
        motion.motion = MotionCommand.TURN_RIGHT;
        motion.speed = (float) (motion.speed * -1.0);
      }
      case MotionCommand.RUN_FORWARD -> {
        return;
      }
      case MotionCommand.WALK_BACKWARDS -> {
        motion.motion = MotionCommand.WALK_FORWARD;
        motion.speed = (float) (BACKWARDS_FACTOR * motion.speed);
      }
      case MotionCommand.SIDE_STEP_RIGHT -> motion.speed = sideStepSpeed(motion.speed);
      case MotionCommand.SIDE_STEP_LEFT -> {
        motion.motion = MotionCommand.SIDE_STEP_RIGHT;
        motion.speed = (float) (motion.speed * -1.0);
        motion.speed = sideStepSpeed(motion.speed);
      }
      default -> {}
    }
    int key = holdKey == HoldKey.INVALID ? rawState.currentHoldkey : holdKey;
    if (key == HoldKey.RUN) {
      applyRunToCommand(motion);
    }
  }

  private float sideStepSpeed(float speed) {
    return dialect.has(Divergence.D_M69)
        ? speed * FLOAT_SIDE_STEP_FACTOR
        : (float) (SIDE_STEP_FACTOR * speed);
  }

  @Retail(address = 0x00527BE0, name = "CMotionInterp::apply_run_to_command")
  public void applyRunToCommand(AdjustedMotion motion) {
    double rate = runRate();
    switch (motion.motion) {
      case MotionCommand.WALK_FORWARD -> {
        if (motion.speed > 0.0) {
          motion.motion = MotionCommand.RUN_FORWARD;
        }
        motion.speed = (float) (rate * motion.speed);
      }
      case MotionCommand.TURN_RIGHT -> motion.speed = (float) (RUN_TURN_FACTOR * motion.speed);
      case MotionCommand.SIDE_STEP_RIGHT -> {
        double speed = rate * motion.speed;
        if (dialect.has(Divergence.D_M70)) {
          speed = (float) speed;
        }
        motion.speed = (float) Math.max(-MAX_SIDE_STEP_SPEED, Math.min(speed, MAX_SIDE_STEP_SPEED));
      }
      default -> {}
    }
  }

  /** The fastest it can move, in m/s, not rounded. */
  @Retail(address = 0x00527CB0, name = "CMotionInterp::get_max_speed")
  public double getMaxSpeed() {
    return runRate() * RUN_SPEED;
  }

  /** As {@link #getMaxSpeed}, but while running the speed it runs with. */
  @Retail(address = 0x00527D00, name = "CMotionInterp::get_adjusted_max_speed")
  public double getAdjustedMaxSpeed() {
    double rate = runRate();
    if (interpretedState.forwardCommand == MotionCommand.RUN_FORWARD) {
      rate = (double) interpretedState.forwardSpeed / currentSpeedFactor;
    }
    return rate * RUN_SPEED;
  }

  /** The velocity that the interpreted state means, in m/s and the object's own axes. */
  @Retail(address = 0x00527D50, name = "CMotionInterp::get_state_velocity")
  public void getStateVelocity(Vector3 out) {
    out.set(0.0f, 0.0f, 0.0f);
    if (interpretedState.sidestepCommand == MotionCommand.SIDE_STEP_RIGHT) {
      out.x = (float) (SIDE_STEP_SPEED * interpretedState.sidestepSpeed);
    }
    if (interpretedState.forwardCommand == MotionCommand.WALK_FORWARD) {
      out.y = (float) (WALK_SPEED * interpretedState.forwardSpeed);
    } else if (interpretedState.forwardCommand == MotionCommand.RUN_FORWARD) {
      out.y = (float) (RUN_SPEED * interpretedState.forwardSpeed);
    }
    float rate = weenie == null && dialect.has(Divergence.D_M67) ? myRunRate : runRate();
    double max = rate * RUN_SPEED;
    if (dialect.has(Divergence.D_M68)) {
      limitInFloats(out, (float) max);
      return;
    }
    double x = out.x;
    double y = out.y;
    double z = out.z;
    double length = out.magnitude();
    if (length > max) {
      double inverse = 1.0 / length;
      out.set(
          (float) (inverse * x * max), (float) (inverse * y * max), (float) (inverse * z * max));
    }
  }

  /** Of a velocity whose z is 0. */
  private static void limitInFloats(Vector3 v, float max) {
    float length = (float) Math.sqrt(v.x * v.x + v.y * v.y);
    if (length > max) {
      v.set(v.x / length * max, v.y / length * max, v.z / length * max);
    }
  }

  /** The vertical velocity of a jump with the present extent, in m/s. */
  @Retail(address = 0x00527AA0, name = "CMotionInterp::get_jump_v_z")
  public double getJumpVZ() {
    if (jumpExtent < Constants.EPSILON) {
      return 0.0;
    }
    float extent = Math.min(jumpExtent, 1.0f);
    if (weenie == null) {
      return JUMP_SPEED_WITHOUT_WEENIE;
    }
    float velocity = weenie.inqJumpVelocity(extent);
    return Float.isNaN(velocity) ? 0.0 : velocity;
  }

  /**
   * The velocity with which the object leaves the ground, in m/s and its own axes: that of the
   * interpreted state and the jump; the momentum it has when both are nothing.
   */
  @Retail(address = 0x005280C0, name = "CMotionInterp::get_leave_ground_velocity")
  public void getLeaveGroundVelocity(Vector3 out) {
    getStateVelocity(out);
    out.z = (float) getJumpVZ();
    if (Math.abs((double) out.x) < Constants.EPSILON
        && Math.abs((double) out.y) < Constants.EPSILON
        && Math.abs((double) out.z) < Constants.EPSILON) {
      out.set(physicsObj.velocity);
      physicsObj.world.geometry().globalToLocalVec(physicsObj.position, out);
    }
  }

  // --- Doing and stopping motions ---

  /** Does a motion as the input asks for it, and changes the stance. */
  @Retail(address = 0x00528D20, name = "CMotionInterp::DoMotion")
  public int doMotion(int motion, MovementParameters params) {
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    MovementParameters local = params.copy(dialect);
    boolean cancel = params.has(MovementParameters.CANCEL_MOVETO);
    if (cancel) {
      physicsObj.cancelMoveTo();
    }
    if (params.has(MovementParameters.SET_HOLD_KEY)) {
      setHoldKey(params.holdKeyToApply, cancel);
    }
    int adjustedMotion = adjust(motion, local);
    int refusal = refusalInCombat(motion);
    if (refusal != MovementError.NONE) {
      return refusal;
    }
    if (MotionCommand.isAction(motion) && interpretedState.getNumActions() >= MAX_ACTIONS) {
      return MovementError.TOO_MANY_ACTIONS;
    }
    int error = doInterpretedMotion(adjustedMotion, local);
    if (error == MovementError.NONE && params.has(MovementParameters.MODIFY_RAW_STATE)) {
      rawState.applyMotion(motion, params);
    }
    return error;
  }

  /** Adjusts the speed in {@code params}, and returns the adjusted motion. */
  private int adjust(int motion, MovementParameters params) {
    adjusted.set(motion, params.speed);
    adjustMotion(adjusted, params.holdKeyToApply);
    params.speed = adjusted.speed;
    return adjusted.motion;
  }

  private int refusalInCombat(int motion) {
    if (interpretedState.currentStyle == MotionCommand.NON_COMBAT) {
      return MovementError.NONE;
    }
    if (motion == MotionCommand.CROUCH) {
      return MovementError.CROUCH_IN_COMBAT;
    }
    if (motion == MotionCommand.SITTING) {
      return MovementError.SIT_IN_COMBAT;
    }
    if (motion == MotionCommand.SLEEPING) {
      return MovementError.SLEEP_IN_COMBAT;
    }
    return (motion & MotionCommand.CHAT_EMOTE_BIT) != 0
        ? MovementError.CHAT_EMOTE_IN_COMBAT
        : MovementError.NONE;
  }

  /** Does an adjusted motion. */
  @Retail(address = 0x00528360, name = "CMotionInterp::DoInterpretedMotion")
  public int doInterpretedMotion(int motion, MovementParameters params) {
    probe(ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION, motion, Probe.f32(params.speed));
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    int error = MovementError.NONE;
    if (!contactAllowsMove(motion)) {
      if (MotionCommand.isAction(motion)) {
        error = MovementError.AIRBORNE;
      } else {
        applyToState(motion, params);
      }
    } else if (isHeldBackByLongjump(motion)) {
      applyToState(motion, params);
    } else {
      if (motion == MotionCommand.DEAD) {
        physicsObj.removeLinkAnimations();
      }
      error = physicsObj.doInterpretedMotion(motion, params);
      if (error == MovementError.NONE) {
        addToQueue(params.contextId, motion, jumpErrorDuring(motion, params));
        applyToState(motion, params);
      }
    }
    removeLinkAnimationsWithoutCell();
    return error;
  }

  private boolean isHeldBackByLongjump(int motion) {
    return standingLongjump
        && (motion == MotionCommand.WALK_FORWARD
            || motion == MotionCommand.RUN_FORWARD
            || motion == MotionCommand.SIDE_STEP_RIGHT);
  }

  private int jumpErrorDuring(int motion, MovementParameters params) {
    if (params.has(MovementParameters.DISABLE_JUMP_DURING_LINK)) {
      return MovementError.CANNOT_JUMP_FROM_POSITION;
    }
    int error = jumpErrorIn(motion);
    if (error == MovementError.NONE && !MotionCommand.isAction(motion)) {
      error = jumpErrorIn(interpretedState.forwardCommand);
    }
    return error;
  }

  private void applyToState(int motion, MovementParameters params) {
    if (params.has(MovementParameters.MODIFY_INTERPRETED_STATE)) {
      interpretedState.applyMotion(motion, params);
    }
  }

  private void removeFromState(int motion, MovementParameters params) {
    if (params.has(MovementParameters.MODIFY_INTERPRETED_STATE)) {
      interpretedState.removeMotion(motion);
    }
  }

  private void removeLinkAnimationsWithoutCell() {
    if (physicsObj != null && !physicsObj.hasCell()) {
      physicsObj.removeLinkAnimations();
    }
  }

  /** Stops a motion as the input asks for it. */
  @Retail(address = 0x00528530, name = "CMotionInterp::StopMotion")
  public int stopMotion(int motion, MovementParameters params) {
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    if (params.has(MovementParameters.CANCEL_MOVETO)) {
      physicsObj.cancelMoveTo();
    }
    MovementParameters local = params.copy(dialect);
    int adjustedMotion = adjust(motion, local);
    int error = stopInterpretedMotion(adjustedMotion, local);
    if (error == MovementError.NONE && params.has(MovementParameters.MODIFY_RAW_STATE)) {
      rawState.removeMotion(motion);
    }
    return error;
  }

  /** Stops an adjusted motion. */
  @Retail(address = 0x00528470, name = "CMotionInterp::StopInterpretedMotion")
  public int stopInterpretedMotion(int motion, MovementParameters params) {
    probe(ProbedFunction.MOTION_INTERP_STOP_INTERPRETED_MOTION, motion, Probe.f32(params.speed));
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    int error = MovementError.NONE;
    if (!contactAllowsMove(motion) || isHeldBackByLongjump(motion)) {
      removeFromState(motion, params);
    } else {
      error = physicsObj.stopInterpretedMotion(motion, params);
      if (error == MovementError.NONE) {
        addToQueue(params.contextId, MotionCommand.READY, MovementError.NONE);
        removeFromState(motion, params);
      }
    }
    removeLinkAnimationsWithoutCell();
    return error;
  }

  /** Stands still: no forward, sidestep or turn motion. */
  @Retail(address = 0x00527E40, name = "CMotionInterp::StopCompletely")
  public int stopCompletely() {
    probe(ProbedFunction.MOTION_INTERP_STOP_COMPLETELY);
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    physicsObj.cancelMoveTo();
    int jumpError = jumpErrorIn(interpretedState.forwardCommand);
    rawState.forwardCommand = MotionCommand.READY;
    rawState.forwardSpeed = 1.0f;
    rawState.sidestepCommand = 0;
    rawState.turnCommand = 0;
    interpretedState.forwardCommand = MotionCommand.READY;
    interpretedState.forwardSpeed = 1.0f;
    interpretedState.sidestepCommand = 0;
    interpretedState.turnCommand = 0;
    physicsObj.stopCompletelyInternal();
    addToQueue(0, MotionCommand.READY, jumpError);
    removeLinkAnimationsWithoutCell();
    return MovementError.NONE;
  }

  /** Whether the object may play a motion where it is: on the ground, or one that needs none. */
  @Retail(address = 0x00528240, name = "CMotionInterp::contact_allows_move")
  public boolean contactAllowsMove(int motion) {
    if (physicsObj == null) {
      return false;
    }
    if (motion == MotionCommand.FALLING
        || motion == MotionCommand.DEAD
        || motion == MotionCommand.TURN_RIGHT
        || motion == MotionCommand.TURN_LEFT) {
      return true;
    }
    return isNotBoundToGround() || isOnGround();
  }

  private boolean isNotBoundToGround() {
    return !isCreatureOrHasNoWeenie() || !hasGravity();
  }

  private boolean isCreatureOrHasNoWeenie() {
    return weenie == null || weenie.isCreature();
  }

  private boolean hasGravity() {
    return (physicsObj.state & PhysicsState.GRAVITY) != 0;
  }

  @Retail(address = 0x00527B20, name = "CPhysicsObj::on_ground")
  private boolean isOnGround() {
    int both = TransientState.CONTACT | TransientState.ON_WALKABLE;
    return (physicsObj.transientState & both) == both;
  }

  // --- Jumping ---

  /** 0, or the error that forbids jumping while {@code substate} is played. */
  @Retail(address = 0x005279E0, name = "CMotionInterp::motion_allows_jump")
  public static int motionAllowsJump(int substate) {
    boolean forbidden =
        isWithin(substate, MotionCommand.MAGIC_POWER_UP_01, MotionCommand.MAGIC_POWER_UP_10)
            || isWithin(
                substate,
                MotionCommand.MAGIC_POWER_UP_01_PURPLE,
                MotionCommand.MAGIC_POWER_UP_10_PURPLE)
            || substate == MotionCommand.FALLEN
            || isWithin(substate, MotionCommand.RELOAD, MotionCommand.PICKUP)
            || isWithin(substate, MotionCommand.AIM_LEVEL, MotionCommand.MAGIC_PRAY)
            || isWithin(substate, MotionCommand.CROUCH, MotionCommand.SLEEPING);
    return forbidden ? MovementError.CANNOT_JUMP_FROM_POSITION : MovementError.NONE;
  }

  /** {@link #motionAllowsJump} in the dialect. */
  private int jumpErrorIn(int substate) {
    if (dialect.has(Divergence.D_M58)) {
      if (substate == MotionCommand.FALLING) {
        return MovementError.CANNOT_JUMP_FROM_POSITION;
      }
      if (substate == MotionCommand.FALLEN) {
        return MovementError.NONE;
      }
    }
    return motionAllowsJump(substate);
  }

  private static boolean isWithin(int motion, int first, int last) {
    return Integer.compareUnsigned(motion, first) >= 0
        && Integer.compareUnsigned(motion, last) <= 0;
  }

  @Retail(address = 0x00527A50, name = "CMotionInterp::jump_charge_is_allowed")
  public int jumpChargeIsAllowed() {
    if (weenie != null && !weenie.canJump(jumpExtent)) {
      return MovementError.CANNOT_JUMP_LOADED_DOWN;
    }
    int forward = interpretedState.forwardCommand;
    return forward == MotionCommand.FALLEN
            || isWithin(forward, MotionCommand.CROUCH, MotionCommand.SLEEPING)
        ? MovementError.CANNOT_JUMP_FROM_POSITION
        : MovementError.NONE;
  }

  /** Begins to charge a jump; from a stand that holds forward motions back. */
  @Retail(address = 0x005281C0, name = "CMotionInterp::charge_jump")
  public int chargeJump() {
    int error = dialect.has(Divergence.D_M60) ? aceChargeError() : jumpChargeIsAllowed();
    if (error == MovementError.NONE && isStandingStill()) {
      standingLongjump = true;
    }
    return error;
  }

  private int aceChargeError() {
    if (weenie != null && !weenie.canJump(jumpExtent)) {
      return MovementError.CANNOT_JUMP_LOADED_DOWN;
    }
    int forward = interpretedState.forwardCommand;
    return forward == MotionCommand.FALLING
            || isWithin(forward, MotionCommand.CROUCH, MotionCommand.SLEEPING - 1)
        ? MovementError.CANNOT_JUMP_FROM_POSITION
        : MovementError.NONE;
  }

  @Retail(address = 0x00527FA0, name = "CMotionInterp::is_standing_still")
  public boolean isStandingStill() {
    return isOnGround()
        && interpretedState.forwardCommand == MotionCommand.READY
        && interpretedState.sidestepCommand == 0
        && interpretedState.turnCommand == 0;
  }

  /**
   * Whether the object may jump now.
   *
   * @param extent how far the jump is charged, 0 to 1
   * @param cost receives what it costs
   */
  @Retail(address = 0x005282B0, name = "CMotionInterp::jump_is_allowed")
  public int jumpIsAllowed(float extent, StaminaCost cost) {
    if (physicsObj == null && dialect.has(Divergence.D_M61)) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    boolean mayJumpAnywhere = weenie == null && dialect.has(Divergence.D_M62);
    if (physicsObj == null || !(mayJumpAnywhere || isNotBoundToGround() || isOnGround())) {
      return MovementError.AIRBORNE;
    }
    if (physicsObj.isFullyConstrained()) {
      return MovementError.GENERAL_MOVEMENT_FAILURE;
    }
    MotionNode head = pendingMotions.peekFirst();
    boolean isLone = pendingMotions.size() == 1 && dialect.has(Divergence.D_M63);
    if (head != null && !isLone && head.jumpErrorCode() != MovementError.NONE) {
      return head.jumpErrorCode();
    }
    int error = jumpChargeIsAllowed();
    if (error == MovementError.NONE) {
      error = jumpErrorIn(interpretedState.forwardCommand);
    }
    if (error == MovementError.NONE && weenie != null) {
      int stamina = weenie.jumpStaminaCost(extent);
      if (stamina < 0 || (stamina == 0 && dialect.has(Divergence.D_M64))) {
        return MovementError.GENERAL_MOVEMENT_FAILURE;
      }
      cost.stamina = stamina;
    }
    return error;
  }

  /** Jumps, with the parameters of {@link #jumpIsAllowed}. */
  @Retail(address = 0x00528780, name = "CMotionInterp::jump")
  public int jump(float extent, StaminaCost cost) {
    if (physicsObj == null) {
      return MovementError.NO_PHYSICS_OBJECT;
    }
    physicsObj.cancelMoveTo();
    int error = jumpIsAllowed(extent, cost);
    if (error != MovementError.NONE) {
      standingLongjump = false;
      return error;
    }
    jumpExtent = extent;
    physicsObj.setOnWalkable(false);
    return MovementError.NONE;
  }

  // --- Applying the states ---

  /** Plays the present state again: the raw one of the local player, else the interpreted one. */
  @Retail(address = 0x00528870, name = "CMotionInterp::apply_current_movement")
  public void applyCurrentMovement(boolean cancelMoveTo, boolean disallowJump) {
    if (physicsObj != null && initted) {
      applySelectedMovement(cancelMoveTo, disallowJump);
    }
  }

  private void applySelectedMovement(boolean cancelMoveTo, boolean disallowJump) {
    boolean isOwn =
        weenie == null
            || (dialect.has(Divergence.D_M52) ? weenie.isCreature() : weenie.isThePlayer());
    if (isOwn && physicsObj.movementIsAutonomous()) {
      applyRawMovement(cancelMoveTo, disallowJump);
    } else {
      applyInterpretedMovement(cancelMoveTo, disallowJump);
    }
  }

  @Retail(address = 0x005288D0, name = "CMotionInterp::ReportExhaustion")
  public void reportExhaustion() {
    applyCurrentMovement(false, dialect.has(Divergence.D_M54));
  }

  @Retail(address = 0x005287E0, name = "CMotionInterp::apply_raw_movement")
  public void applyRawMovement(boolean cancelMoveTo, boolean disallowJump) {
    if (physicsObj == null) {
      return;
    }
    interpretedState.currentStyle = rawState.currentStyle;
    interpretedState.forwardCommand = rawState.forwardCommand;
    interpretedState.forwardSpeed = rawState.forwardSpeed;
    interpretedState.sidestepCommand = rawState.sidestepCommand;
    interpretedState.sidestepSpeed = rawState.sidestepSpeed;
    interpretedState.turnCommand = rawState.turnCommand;
    interpretedState.turnSpeed = rawState.turnSpeed;

    adjusted.set(interpretedState.forwardCommand, interpretedState.forwardSpeed);
    adjustMotion(adjusted, rawState.forwardHoldkey);
    interpretedState.forwardCommand = adjusted.motion;
    interpretedState.forwardSpeed = adjusted.speed;

    adjusted.set(interpretedState.sidestepCommand, interpretedState.sidestepSpeed);
    adjustMotion(adjusted, rawState.sidestepHoldkey);
    interpretedState.sidestepCommand = adjusted.motion;
    interpretedState.sidestepSpeed = adjusted.speed;

    adjusted.set(interpretedState.turnCommand, interpretedState.turnSpeed);
    adjustMotion(adjusted, rawState.turnHoldkey);
    interpretedState.turnCommand = adjusted.motion;
    interpretedState.turnSpeed = adjusted.speed;

    applyInterpretedMovement(cancelMoveTo, disallowJump);
  }

  @Retail(address = 0x00528600, name = "CMotionInterp::apply_interpreted_movement")
  public void applyInterpretedMovement(boolean cancelMoveTo, boolean disallowJump) {
    if (physicsObj == null) {
      return;
    }
    MovementParameters params = new MovementParameters();
    params.setBits(
        MovementParameters.SET_HOLD_KEY | MovementParameters.MODIFY_INTERPRETED_STATE, false);
    params.setBits(MovementParameters.CANCEL_MOVETO, cancelMoveTo);
    params.setBits(MovementParameters.DISABLE_JUMP_DURING_LINK, disallowJump);

    if (interpretedState.forwardCommand == MotionCommand.RUN_FORWARD) {
      myRunRate = interpretedState.forwardSpeed;
    }
    doInterpretedMotion(interpretedState.currentStyle, params);
    if (!contactAllowsMove(interpretedState.forwardCommand)) {
      params.speed = 1.0f;
      doInterpretedMotion(MotionCommand.FALLING, params);
    } else if (standingLongjump) {
      params.speed = 1.0f;
      doInterpretedMotion(MotionCommand.READY, params);
      stopInterpretedMotion(MotionCommand.SIDE_STEP_RIGHT, params);
    } else {
      params.speed = interpretedState.forwardSpeed;
      doInterpretedMotion(interpretedState.forwardCommand, params);
      if (interpretedState.sidestepCommand != 0) {
        params.speed = interpretedState.sidestepSpeed;
        doInterpretedMotion(interpretedState.sidestepCommand, params);
      } else {
        stopInterpretedMotion(MotionCommand.SIDE_STEP_RIGHT, params);
      }
    }
    if (interpretedState.turnCommand != 0) {
      params.speed = interpretedState.turnSpeed;
      doInterpretedMotion(interpretedState.turnCommand, params);
    } else {
      stopTurning(params);
    }
  }

  /**
   * StopInterpretedMotion inlined, without its test of contact and long jump. The state keeps what
   * it has: these parameters do not modify it.
   */
  private void stopTurning(MovementParameters params) {
    if (physicsObj.stopInterpretedMotion(MotionCommand.TURN_RIGHT, params) == MovementError.NONE) {
      addToQueue(0, MotionCommand.READY, MovementError.NONE);
    }
    removeLinkAnimationsWithoutCell();
  }

  /** Takes over a state that the server sent, and plays its new actions. */
  @Retail(address = 0x005289C0, name = "CMotionInterp::move_to_interpreted_state")
  public boolean moveToInterpretedState(InterpretedMotionState state) {
    if (physicsObj == null) {
      return false;
    }
    rawState.currentStyle = state.currentStyle;
    physicsObj.cancelMoveTo();
    boolean disallowJump = jumpErrorIn(interpretedState.forwardCommand) != MovementError.NONE;
    interpretedState.copyMovementFrom(state);
    applyCurrentMovement(true, disallowJump);

    MovementParameters params = new MovementParameters();
    for (ActionNode action : state.actions) {
      if (isNewerThanServerActionStamp(action.stamp()) && isToBePlayedHere(action)) {
        serverActionStamp = action.stamp();
        params.speed = action.speed();
        params.setBits(MovementParameters.AUTONOMOUS, action.autonomous());
        doInterpretedMotion(action.action(), params);
      }
    }
    return true;
  }

  private boolean isNewerThanServerActionStamp(int stamp) {
    int action = stamp & STAMP_MASK;
    int server = serverActionStamp & STAMP_MASK;
    return Math.abs(action - server) <= HALF_STAMP_RANGE ? server < action : action < server;
  }

  /** The local player has played its own actions already. */
  private boolean isToBePlayedHere(ActionNode action) {
    if (dialect.has(Divergence.D_M56)) {
      return (weenie != null && weenie.isCreature()) || action.autonomous();
    }
    return (weenie != null && !weenie.isThePlayer()) || !action.autonomous();
  }

  // --- Completion and events ---

  @Retail(address = 0x00527B80, name = "CMotionInterp::add_to_queue")
  private void addToQueue(int contextId, int motion, int jumpErrorCode) {
    pendingMotions.addLast(new MotionNode(contextId, motion, jumpErrorCode));
  }

  /** One completion is one pending motion less, whichever it was. */
  @Retail(address = 0x00527EC0, name = "CMotionInterp::MotionDone")
  public void motionDone(boolean success) {
    probe(ProbedFunction.MOTION_INTERP_MOTION_DONE, Probe.bool(success));
    if (physicsObj != null && !pendingMotions.isEmpty()) {
      completeHead();
    }
  }

  private void completeHead() {
    if (MotionCommand.isAction(pendingMotions.getFirst().motion())) {
      physicsObj.unstickFromObject();
      interpretedState.removeAction();
      rawState.removeAction();
    }
    pendingMotions.removeFirst();
  }

  @Retail(address = 0x00527F30, name = "CMotionInterp::HandleExitWorld")
  public void handleExitWorld() {
    while (physicsObj != null && !pendingMotions.isEmpty()) {
      completeHead();
    }
  }

  @Retail(address = 0x00528AC0, name = "CMotionInterp::HitGround")
  public void hitGround() {
    if (physicsObj == null || isNotBoundToGround()) {
      return;
    }
    physicsObj.removeLinkAnimations();
    applyCurrentMovement(false, false);
  }

  @Retail(address = 0x00528B00, name = "CMotionInterp::LeaveGround")
  public void leaveGround() {
    if (physicsObj == null || isNotBoundToGround()) {
      return;
    }
    Vector3 velocity = new Vector3();
    getLeaveGroundVelocity(velocity);
    physicsObj.setLocalVelocity(velocity, true);
    standingLongjump = false;
    jumpExtent = 0.0f;
    physicsObj.removeLinkAnimations();
    applyCurrentMovement(false, false);
  }

  // --- Hold key ---

  @Retail(address = 0x00528BB0, name = "CMotionInterp::SetHoldKey")
  public void setHoldKey(int key, boolean cancelMoveTo) {
    int current = rawState.currentHoldkey;
    if (key == current) {
      return;
    }
    boolean runs = key == HoldKey.RUN && !dialect.has(Divergence.D_M57);
    if (runs || (key == HoldKey.NONE && current == HoldKey.RUN)) {
      rawState.currentHoldkey = key;
      applyCurrentMovement(cancelMoveTo, false);
    }
  }

  @Retail(address = 0x00528B70, name = "CMotionInterp::set_hold_run")
  public void setHoldRun(boolean run, boolean cancelMoveTo) {
    boolean running = rawState.currentHoldkey == HoldKey.RUN;
    if (run != running) {
      rawState.currentHoldkey = run ? HoldKey.RUN : HoldKey.NONE;
      applyCurrentMovement(cancelMoveTo, false);
    }
  }

  // --- Reading ---

  @Retail(address = 0x00527B10, name = "CMotionInterp::InqStyle")
  public int inqStyle() {
    return interpretedState.currentStyle;
  }

  @Retail(address = 0x00527FE0, name = "CMotionInterp::motions_pending")
  public boolean motionsPending() {
    return !pendingMotions.isEmpty();
  }

  /** The motions handed to the animation side and not done yet, the oldest first; a view. */
  public Collection<MotionNode> pendingMotions() {
    return pendingMotionsView;
  }

  private void probe(ProbedFunction function, long... args) {
    if (physicsObj != null) {
      physicsObj.world.probe().enter(physicsObj.id, function, args);
    }
  }
}
