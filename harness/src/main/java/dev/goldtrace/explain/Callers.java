package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which probed function can call which, with no other probed function between the two. It is what
 * the port's code does over all traces; a function that only functions without a probe call has no
 * line.
 */
final class Callers {
  private static final Map<ProbedFunction, Set<ProbedFunction>> TABLE = table();

  /** Calls that go from one object to another. */
  private static final Set<ProbedFunction> OF_OTHERS =
      EnumSet.of(
          ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE,
          ProbedFunction.TARGET_MANAGER_ADD_VOYEUR,
          ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR,
          ProbedFunction.PHYSICS_OBJ_SET_VELOCITY);

  private Callers() {}

  /** The probed functions that can have called this one. */
  static Set<ProbedFunction> of(ProbedFunction callee) {
    return TABLE.getOrDefault(callee, Set.of());
  }

  /**
   * The nearest call before that can have made this one: its function calls this one, and all
   * between the two can be calls from within it.
   *
   * @param before the calls of the tick before this one, in their order
   */
  static Optional<ProbeRow> nearest(ProbeRow call, List<ProbeRow> before) {
    Set<ProbedFunction> between = EnumSet.noneOf(ProbedFunction.class);
    for (int i = before.size() - 1; i >= 0; i--) {
      ProbeRow candidate = before.get(i);
      boolean calls = of(call.function()).contains(candidate.function());
      boolean sameObject = candidate.guid() == call.guid() || OF_OTHERS.contains(call.function());
      if (calls && sameObject && within(candidate.function()).containsAll(between)) {
        return Optional.of(candidate);
      }
      between.add(candidate.function());
    }
    return Optional.empty();
  }

  /** All that can be entered before a function returns. */
  private static Set<ProbedFunction> within(ProbedFunction function) {
    Set<ProbedFunction> within = EnumSet.noneOf(ProbedFunction.class);
    Set<ProbedFunction> callers = EnumSet.of(function);
    boolean more = true;
    while (more) {
      more = false;
      for (Map.Entry<ProbedFunction, Set<ProbedFunction>> line : TABLE.entrySet()) {
        if (!within.contains(line.getKey())
            && line.getValue().stream().anyMatch(callers::contains)) {
          within.add(line.getKey());
          callers.add(line.getKey());
          more = true;
        }
      }
    }
    return within;
  }

  private static Map<ProbedFunction, Set<ProbedFunction>> table() {
    Map<ProbedFunction, Set<ProbedFunction>> table = new EnumMap<>(ProbedFunction.class);
    table.put(
        ProbedFunction.CONSTRAINT_MANAGER_UN_CONSTRAIN,
        EnumSet.of(ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK));
    table.put(
        ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO,
        EnumSet.of(ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT));
    table.put(
        ProbedFunction.INTERPOLATION_MANAGER_STOP_INTERPOLATING,
        EnumSet.of(
            ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO,
            ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED,
            ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT,
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK));
    table.put(
        ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION,
        EnumSet.of(
            ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT,
            ProbedFunction.MOVE_TO_MANAGER_DO_MOTION,
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL));
    table.put(
        ProbedFunction.MOTION_INTERP_STOP_COMPLETELY,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING,
            ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO,
            ProbedFunction.MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET,
            ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT,
            ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_POSITION,
            ProbedFunction.MOVE_TO_MANAGER_TURN_TO_HEADING,
            ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT));
    table.put(
        ProbedFunction.MOTION_INTERP_STOP_INTERPRETED_MOTION,
        EnumSet.of(
            ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT,
            ProbedFunction.MOVE_TO_MANAGER_STOP_MOTION,
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_BEGIN_MOVE_FORWARD,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING,
            ProbedFunction.MOVE_TO_MANAGER_HIT_GROUND));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET,
            ProbedFunction.MOVE_TO_MANAGER_HIT_GROUND,
            ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_POSITION,
            ProbedFunction.MOVE_TO_MANAGER_TURN_TO_HEADING));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET,
            ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT,
            ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT,
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING,
            ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO,
            ProbedFunction.MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET,
            ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT,
            ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_POSITION,
            ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_DO_MOTION,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_BEGIN_MOVE_FORWARD,
            ProbedFunction.MOVE_TO_MANAGER_BEGIN_TURN_TO_HEADING));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_HANDLE_UPDATE_TARGET,
        EnumSet.of(ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT,
        EnumSet.of(ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_POSITION,
        EnumSet.of(
            ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT,
            ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT,
        EnumSet.of(ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_STOP_MOTION,
        EnumSet.of(ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_TURN_TO_HEADING,
        EnumSet.of(
            ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT,
            ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT));
    table.put(
        ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT,
        EnumSet.of(ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT));
    table.put(
        ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS,
        EnumSet.of(
            ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT,
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL,
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE));
    table.put(
        ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET,
        EnumSet.of(
            ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE,
            ProbedFunction.TARGET_MANAGER_SET_TARGET));
    table.put(
        ProbedFunction.PHYSICS_OBJ_INTERRUPT_CURRENT_MOVEMENT,
        EnumSet.of(
            ProbedFunction.MOTION_INTERP_STOP_COMPLETELY,
            ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT,
            ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET,
            ProbedFunction.STICKY_MANAGER_STICK_TO,
            ProbedFunction.STICKY_MANAGER_UN_STICK));
    table.put(
        ProbedFunction.PHYSICS_OBJ_SET_HEADING,
        EnumSet.of(ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO));
    table.put(
        ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL,
        EnumSet.of(
            ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT,
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE));
    table.put(
        ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
        EnumSet.of(ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT));
    table.put(
        ProbedFunction.PHYSICS_OBJ_SET_VELOCITY,
        EnumSet.of(
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL,
            ProbedFunction.TRANSITION_FIND_VALID_POSITION));
    table.put(
        ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK,
        EnumSet.of(ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT));
    table.put(
        ProbedFunction.SPHERE_SLIDE_SPHERE_00536F40,
        EnumSet.of(ProbedFunction.TRANSITION_FIND_VALID_POSITION));
    table.put(
        ProbedFunction.SPHERE_SLIDE_SPHERE_00537440,
        EnumSet.of(ProbedFunction.TRANSITION_FIND_VALID_POSITION));
    table.put(
        ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET,
        EnumSet.of(ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET));
    table.put(
        ProbedFunction.STICKY_MANAGER_STICK_TO,
        EnumSet.of(ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT));
    table.put(
        ProbedFunction.STICKY_MANAGER_UN_STICK,
        EnumSet.of(
            ProbedFunction.MOTION_INTERP_MOTION_DONE,
            ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT,
            ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT,
            ProbedFunction.PHYSICS_OBJ_EXIT_WORLD,
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK));
    table.put(
        ProbedFunction.TARGET_MANAGER_ADD_VOYEUR,
        EnumSet.of(
            ProbedFunction.TARGET_MANAGER_SET_TARGET,
            ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM));
    table.put(
        ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP,
            ProbedFunction.PHYSICS_OBJ_EXIT_WORLD,
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK,
            ProbedFunction.STICKY_MANAGER_HANDLE_UPDATE_TARGET,
            ProbedFunction.STICKY_MANAGER_STICK_TO,
            ProbedFunction.STICKY_MANAGER_UN_STICK,
            ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE,
            ProbedFunction.TARGET_MANAGER_SET_TARGET));
    table.put(
        ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT,
        EnumSet.of(
            ProbedFunction.PHYSICS_OBJ_EXIT_WORLD, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK));
    table.put(
        ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE,
        EnumSet.of(ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE));
    table.put(
        ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR,
        EnumSet.of(
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET, ProbedFunction.TARGET_MANAGER_SET_TARGET));
    table.put(
        ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE,
        EnumSet.of(
            ProbedFunction.TARGET_MANAGER_ADD_VOYEUR,
            ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT));
    table.put(
        ProbedFunction.TARGET_MANAGER_SET_TARGET,
        EnumSet.of(
            ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT,
            ProbedFunction.MOVE_TO_MANAGER_TURN_TO_OBJECT,
            ProbedFunction.STICKY_MANAGER_STICK_TO));
    table.put(
        ProbedFunction.TRANSITION_FIND_VALID_POSITION,
        EnumSet.of(
            ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT,
            ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
            ProbedFunction.PHYSICS_OBJ_TRANSITION));
    return table;
  }
}
