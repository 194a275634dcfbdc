package dev.goldtrace.trace;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The functions that a trace can call, with the arguments that each needs. */
public enum CallFunction {
  MOVE_TO_OBJECT("CPhysicsObj::MoveToObject", "object", "params"),
  TURN_TO_OBJECT("CPhysicsObj::TurnToObject", "object", "params"),
  TURN_TO_HEADING("CPhysicsObj::TurnToHeading", "params"),
  MOVE_TO_POSITION("MoveToManager::MoveToPosition", "pos", "params"),
  STICK_TO_OBJECT("CPhysicsObj::stick_to_object", "object"),
  UNSTICK_FROM_OBJECT("CPhysicsObj::unstick_from_object"),
  INTERRUPT_CURRENT_MOVEMENT("CPhysicsObj::interrupt_current_movement"),
  STOP_COMPLETELY("CPhysicsObj::StopCompletely"),
  SET_TARGET("CPhysicsObj::set_target", "context", "object", "radius", "quantum"),
  CLEAR_TARGET("CPhysicsObj::clear_target"),
  SET_TARGET_QUANTUM("CPhysicsObj::set_target_quantum", "quantum"),
  CONSTRAIN_TO("CPhysicsObj::ConstrainTo", "pos", "start", "max"),
  UN_CONSTRAIN("CPhysicsObj::UnConstrain"),
  INTERPOLATE_TO("CPhysicsObj::InterpolateTo", "pos", "keepHeading"),
  STOP_INTERPOLATING("CPhysicsObj::StopInterpolating"),
  MOVE_OR_TELEPORT("CPhysicsObj::MoveOrTeleport", "pos", "timestamp", "contact", "vel"),
  TELEPORT_HOOK("CPhysicsObj::teleport_hook"),
  EXIT_WORLD("CPhysicsObj::exit_world"),
  SET_VELOCITY("CPhysicsObj::set_velocity", "vel"),
  HIT_GROUND("CPhysicsObj::HitGround"),
  LEAVE_GROUND("CPhysicsObj::LeaveGround"),
  NOTIFY_VOYEUR_OF_EVENT("TargetManager::NotifyVoyeurOfEvent", "status"),
  DO_INTERPRETED_MOTION("CMotionInterp::DoInterpretedMotion", "motion", "params"),
  STOP_INTERPRETED_MOTION("CMotionInterp::StopInterpretedMotion", "motion", "params"),
  DO_MOTION("CMotionInterp::DoMotion", "motion", "params"),
  STOP_MOTION("CMotionInterp::StopMotion", "motion", "params"),
  SET_HOLD_RUN("CMotionInterp::set_hold_run", "val", "cancelMoveTo"),
  /** What it needs besides {@code type} depends on the type. */
  PERFORM_MOVEMENT("MovementManager::PerformMovement", "type"),
  /** Format 1.1. */
  SET_POSITION_SIMPLE("CPhysicsObj::SetPositionSimple", "pos", "sliding"),
  /** This and the following: format 1.2. */
  LOCAL_DO_MOTION("CPhysicsObj::DoMotion", "motion", "params"),
  LOCAL_STOP_MOTION("CPhysicsObj::StopMotion", "motion", "params"),
  SET_ACTIVE("CPhysicsObj::set_active", "active"),
  IS_FULLY_CONSTRAINED("CPhysicsObj::IsFullyConstrained"),
  REMOVE_VOYEUR("CPhysicsObj::remove_voyeur", "object"),
  MANAGER_TURN_TO_OBJECT("MoveToManager::TurnToObject", "object", "top", "params"),
  SET_HOLD_KEY("CMotionInterp::SetHoldKey", "holdKey", "cancelMoveTo"),
  CHARGE_JUMP("CMotionInterp::charge_jump"),
  JUMP_CHARGE_IS_ALLOWED("CMotionInterp::jump_charge_is_allowed"),
  JUMP_IS_ALLOWED("CMotionInterp::jump_is_allowed", "extent"),
  JUMP("CMotionInterp::jump", "extent"),
  MOVEMENT_DESTROY("MovementManager::Destroy"),
  SET_WEENIE_OBJECT("MovementManager::SetWeenieObject", "weenie"),
  REPORT_EXHAUSTION("MovementManager::ReportExhaustion"),
  INQ_RAW_MOTION_STATE("MovementManager::InqRawMotionState"),
  INQ_INTERPRETED_MOTION_STATE("MovementManager::InqInterpretedMotionState"),
  MOVE_TO_DESTROY("MoveToManager::Destroy"),
  MOVE_TO_SET_PHYSICS_OBJECT("MoveToManager::SetPhysicsObject", "object"),
  POSITION_DESTROY("PositionManager::Destroy"),
  INTERPOLATION_DESTROY("InterpolationManager::Destroy"),
  INTERPOLATION_SET_PHYSICS_OBJECT("InterpolationManager::SetPhysicsObject", "object"),
  INTERPOLATION_APPEND("InterpolationManager::append", "type", "pos", "vel"),
  STICKY_DESTROY("StickyManager::Destroy"),
  STICKY_SET_PHYSICS_OBJECT("StickyManager::SetPhysicsObject", "object"),
  CONSTRAINT_DESTROY("ConstraintManager::~ConstraintManager"),
  CONSTRAINT_SET_PHYSICS_OBJECT("ConstraintManager::SetPhysicsObject", "object"),
  TARGET_DESTROY("TargetManager::~TargetManager"),
  NEWER_EVENT("CPhysicsObj::newer_event", "slot", "stamp"),
  IS_MOVING_TO("CPhysicsObj::IsMovingTo"),
  SET_ON_WALKABLE("CPhysicsObj::set_on_walkable", "onWalkable"),
  /**
   * No function of retail's: asks how often the object's animation has been told each thing. From
   * the right a hexadecimal digit each, modulo 16: InitializeMotionTables, StopCompletely_Internal,
   * RemoveLinkAnimations, CheckForCompletedMotions, HandleMovement, HandleEnterWorld,
   * HandleExitWorld.
   */
  PART_ARRAY_NOTICES("CPartArray::notices"),
  /**
   * The same of the player's command interpreter: LostControlToServer, SendPositionEvent,
   * PlayerTeleported.
   */
  COMMAND_INTERPRETER_NOTICES("CommandInterpreter::notices"),
  UPDATE_OBJECT("CPhysicsObj::update_object"),
  UPDATE_POSITION("CPhysicsObj::update_position"),
  ENTER_WORLD("CPhysicsObj::enter_world", "sliding"),
  LEAVE_WORLD("CPhysicsObj::leave_world"),
  UNSET_PARENT("CPhysicsObj::unset_parent");

  private static final Map<String, CallFunction> BY_NAME;

  static {
    Map<String, CallFunction> byName = new HashMap<>();
    for (CallFunction function : values()) {
      byName.put(function.retailName, function);
    }
    BY_NAME = Collections.unmodifiableMap(byName);
  }

  private final String retailName;
  private final List<String> needed;

  CallFunction(String retailName, String... needed) {
    this.retailName = retailName;
    this.needed = List.of(needed);
  }

  /** Whether only a trace of format 1.2 can call it. */
  public boolean needsAllColumns() {
    return ordinal() > SET_POSITION_SIMPLE.ordinal();
  }

  /** The name in the file. */
  public String retailName() {
    return retailName;
  }

  /**
   * Names of the arguments that must be there.
   *
   * @param type the argument {@code type} of {@link #PERFORM_MOVEMENT}; of no meaning for others
   */
  public List<String> needed(int type) {
    if (this != PERFORM_MOVEMENT) {
      return needed;
    }
    return switch (type) {
      case 1, 2, 3, 4 -> List.of("type", "motion", "params");
      case 6 -> List.of("type", "object", "top", "radius", "height", "params");
      case 7 -> List.of("type", "pos", "params");
      case 8 -> List.of("type", "object", "top", "params");
      case 9 -> List.of("type", "params");
      default -> needed;
    };
  }

  /** The retail names of all, in order. */
  public static List<String> names() {
    return Arrays.stream(values()).map(CallFunction::retailName).toList();
  }

  /** The function of that name, if a trace can call it. */
  public static Optional<CallFunction> named(String retailName) {
    return Optional.ofNullable(BY_NAME.get(retailName));
  }
}
