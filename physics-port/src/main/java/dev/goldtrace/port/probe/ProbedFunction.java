package dev.goldtrace.port.probe;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The functions whose entry a {@link Probe} sees, with the arguments it logs, in the order of the
 * trace format's probe table.
 */
public enum ProbedFunction {
  MOVEMENT_MANAGER_UNPACK_MOVEMENT(0x00524440, "MovementManager::unpack_movement", "type:INT"),
  MOVE_TO_MANAGER_PERFORM_MOVEMENT(0x0052A900, "MoveToManager::PerformMovement", "type:INT"),
  MOVE_TO_MANAGER_MOVE_TO_OBJECT(
      0x00529680,
      "MoveToManager::MoveToObject",
      "object:HEX",
      "top:HEX",
      "radius:F32",
      "height:F32"),
  MOVE_TO_MANAGER_MOVE_TO_POSITION(
      0x0052A240, "MoveToManager::MoveToPosition", "cell:HEX", "x:F32", "y:F32", "z:F32"),
  MOVE_TO_MANAGER_TURN_TO_OBJECT(
      0x005297D0, "MoveToManager::TurnToObject", "object:HEX", "top:HEX"),
  MOVE_TO_MANAGER_TURN_TO_HEADING(0x0052A630, "MoveToManager::TurnToHeading", "heading:F32"),
  MOVE_TO_MANAGER_BEGIN_MOVE_FORWARD(0x00529A00, "MoveToManager::BeginMoveForward"),
  MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING(0x00529B90, "MoveToManager::BeginTurnToHeading"),
  MOVE_TO_MANAGER_DO_MOTION(
      0x00529010, "MoveToManager::_DoMotion", "motion:HEX", "speed:F32", "holdKey:INT"),
  MOVE_TO_MANAGER_STOP_MOTION(
      0x00529080, "MoveToManager::_StopMotion", "motion:HEX", "speed:F32", "holdKey:INT"),
  MOVE_TO_MANAGER_CANCEL_MOVE_TO(0x00529930, "MoveToManager::CancelMoveTo", "error:INT"),
  MOVE_TO_MANAGER_CLEAN_UP(0x005295C0, "MoveToManager::CleanUp"),
  MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET(
      0x0052A7D0, "MoveToManager::HandleUpdateTarget", "object:HEX", "status:INT"),
  MOVE_TO_MANAGER_HIT_GROUND(0x00529D70, "MoveToManager::HitGround"),
  MOTION_INTERP_DO_INTERPRETED_MOTION(
      0x00528360, "CMotionInterp::DoInterpretedMotion", "motion:HEX", "speed:F32"),
  MOTION_INTERP_STOP_INTERPRETED_MOTION(
      0x00528470, "CMotionInterp::StopInterpretedMotion", "motion:HEX", "speed:F32"),
  MOTION_INTERP_STOP_COMPLETELY(0x00527E40, "CMotionInterp::StopCompletely"),
  MOTION_INTERP_MOTION_DONE(0x00527EC0, "CMotionInterp::MotionDone", "success:INT"),
  STICKY_MANAGER_STICK_TO(
      0x00555710, "StickyManager::StickTo", "object:HEX", "radius:F32", "height:F32"),
  STICKY_MANAGER_UN_STICK(0x00555400, "StickyManager::UnStick"),
  STICKY_MANAGER_HANDLE_UPDATE_TARGET(
      0x00555780, "StickyManager::HandleUpdateTarget", "object:HEX", "status:INT"),
  CONSTRAINT_MANAGER_CONSTRAIN_TO(
      0x00556240,
      "ConstraintManager::ConstrainTo",
      "cell:HEX",
      "x:F32",
      "y:F32",
      "z:F32",
      "start:F32",
      "max:F32"),
  CONSTRAINT_MANAGER_UN_CONSTRAIN(0x005560C0, "ConstraintManager::UnConstrain"),
  INTERPOLATION_MANAGER_INTERPOLATE_TO(
      0x00555B20,
      "InterpolationManager::InterpolateTo",
      "cell:HEX",
      "x:F32",
      "y:F32",
      "z:F32",
      "keepHeading:INT"),
  INTERPOLATION_MANAGER_NODE_COMPLETED(
      0x005559A0, "InterpolationManager::NodeCompleted", "success:INT"),
  INTERPOLATION_MANAGER_STOP_INTERPOLATING(0x00555950, "InterpolationManager::StopInterpolating"),
  TARGET_MANAGER_SET_TARGET(
      0x0051AC30,
      "TargetManager::SetTarget",
      "context:HEX",
      "object:HEX",
      "radius:F32",
      "quantum:F64"),
  TARGET_MANAGER_SET_TARGET_QUANTUM(0x0051A4A0, "TargetManager::SetTargetQuantum", "quantum:F64"),
  TARGET_MANAGER_CLEAR_TARGET(0x0051A7E0, "TargetManager::ClearTarget"),
  TARGET_MANAGER_RECEIVE_UPDATE(
      0x0051A930, "TargetManager::ReceiveUpdate", "object:HEX", "status:INT"),
  TARGET_MANAGER_ADD_VOYEUR(
      0x0051A830, "TargetManager::AddVoyeur", "object:HEX", "radius:F32", "quantum:F64"),
  TARGET_MANAGER_REMOVE_VOYEUR(0x0051AD90, "TargetManager::RemoveVoyeur", "object:HEX"),
  TARGET_MANAGER_SEND_VOYEUR_UPDATE(
      0x0051A4F0, "TargetManager::SendVoyeurUpdate", "voyeur:HEX", "status:INT"),
  TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT(
      0x0051A6F0, "TargetManager::NotifyVoyeurOfEvent", "status:INT"),
  PHYSICS_OBJ_HANDLE_UPDATE_TARGET(
      0x00512BC0, "CPhysicsObj::HandleUpdateTarget", "context:HEX", "object:HEX", "status:INT"),
  PHYSICS_OBJ_MOVE_OR_TELEPORT(
      0x00516330,
      "CPhysicsObj::MoveOrTeleport",
      "cell:HEX",
      "x:F32",
      "y:F32",
      "z:F32",
      "timestamp:INT",
      "contact:INT"),
  PHYSICS_OBJ_SET_POSITION_SIMPLE(
      0x005162B0, "CPhysicsObj::SetPositionSimple", "cell:HEX", "x:F32", "y:F32", "z:F32"),
  PHYSICS_OBJ_SET_HEADING(0x00514160, "CPhysicsObj::set_heading", "heading:F32", "sendEvent:INT"),
  PHYSICS_OBJ_SET_VELOCITY(0x005113F0, "CPhysicsObj::set_velocity", "x:F32", "y:F32", "z:F32"),
  PHYSICS_OBJ_TELEPORT_HOOK(0x00514ED0, "CPhysicsObj::teleport_hook"),
  PHYSICS_OBJ_EXIT_WORLD(0x00514E60, "CPhysicsObj::exit_world"),
  PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT(0x005101F0, "CPhysicsObj::interrupt_current_movement"),
  PHYSICS_OBJ_TRANSITION(0x00512DC0, "CPhysicsObj::transition", "x:F32", "y:F32", "z:F32"),
  TRANSITION_FIND_VALID_POSITION(0x0050C310, "CTransition::find_valid_position", "insertType:INT"),
  SPHERE_SLIDE_SPHERE_00536F40(0x00536F40, "CSphere::slide_sphere", "result:INT"),
  SPHERE_SLIDE_SPHERE_00537440(0x00537440, "CSphere::slide_sphere", "result:INT"),
  PHYSICS_OBJ_SET_POSITION_INTERNAL(
      0x00515330, "CPhysicsObj::SetPositionInternal", "x:F32", "y:F32", "z:F32"),
  PHYSICS_OBJ_HANDLE_ALL_COLLISIONS(
      0x00514780,
      "CPhysicsObj::handle_all_collisions",
      "contact:INT",
      "onWalkable:INT",
      "objects:INT",
      "env:INT",
      "fall:INT",
      "normal:INT");

  /** How an argument is held and printed. */
  public enum ArgumentType {
    /** A 32-bit id, cell or motion, printed {@code 0x%08X}. */
    HEX,
    /** An integer, enum or boolean, printed decimal. */
    INT,
    /** A float32. */
    F32,
    /** A float64. */
    F64
  }

  /** One logged argument. */
  public record Argument(String name, ArgumentType type) {}

  private static final Map<Integer, ProbedFunction> BY_ADDRESS;

  static {
    Map<Integer, ProbedFunction> byAddress = new HashMap<>();
    for (ProbedFunction function : values()) {
      byAddress.put(function.address, function);
    }
    BY_ADDRESS = Collections.unmodifiableMap(byAddress);
  }

  private final int address;
  private final String retailName;
  private final List<Argument> arguments;

  ProbedFunction(int address, String retailName, String... arguments) {
    this.address = address;
    this.retailName = retailName;
    this.arguments = Arrays.stream(arguments).map(ProbedFunction::argument).toList();
  }

  private static Argument argument(String nameAndType) {
    int colon = nameAndType.indexOf(':');
    return new Argument(
        nameAndType.substring(0, colon), ArgumentType.valueOf(nameAndType.substring(colon + 1)));
  }

  /** Entry point in the retail executable. */
  public int address() {
    return address;
  }

  /** Retail's qualified name, e.g. {@code "StickyManager::StickTo"}. */
  public String retailName() {
    return retailName;
  }

  /** The arguments in the order in which they are logged. */
  public List<Argument> arguments() {
    return arguments;
  }

  /**
   * Whether the function is probed only in traces that run the collision transition (format 1.1).
   * The port enters it in all traces; the recorder of any other trace leaves it out.
   */
  public boolean isCollision() {
    return compareTo(PHYSICS_OBJ_TRANSITION) >= 0;
  }

  /** The function at a retail address, if it is probed. */
  public static Optional<ProbedFunction> at(int address) {
    return Optional.ofNullable(BY_ADDRESS.get(address));
  }
}
