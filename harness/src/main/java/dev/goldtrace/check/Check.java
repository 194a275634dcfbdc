package dev.goldtrace.check;

import dev.goldtrace.compare.Aspect;
import dev.goldtrace.compare.CallSequence;
import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.FunctionCalls;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.replay.RowKind;
import java.util.Optional;

/**
 * Something that is checked in a trace.
 *
 * @param id stable name: the retail address of a function, or {@code frames}, {@code state.ct} and
 *     the like
 * @param kind what is compared
 * @param title what a reader calls it, e.g. {@code StickyManager::StickTo}
 * @param owner the retail class that it belongs to
 * @param address the retail function, if the check is of one
 */
public record Check(String id, Kind kind, String title, String owner, Optional<Integer> address) {

  /** The rows that it is about. */
  public RowKind rows() {
    return switch (kind) {
      case FRAMES, HEADING -> RowKind.FRAMES;
      case STATE -> RowKind.STATE;
      case CALLS, FUNCTION, TARGET_STATUS -> RowKind.PROBES;
    };
  }

  /** What a check compares. */
  public enum Kind {
    /** Where the objects are. */
    FRAMES,
    /** Which way they face. */
    HEADING,
    /** The fields of one manager. */
    STATE,
    /** The order of all calls. */
    CALLS,
    /** The calls of one function, their arguments and their order. */
    FUNCTION,
    /** The calls of a function that hands out what became of a target. */
    TARGET_STATUS
  }

  /** The check that an aspect of a comparison belongs to. */
  public static Check of(Aspect aspect) {
    if (aspect instanceof FunctionCalls calls) {
      return of(calls);
    }
    if (aspect instanceof ColumnGroup group) {
      return of(group);
    }
    return new Check(
        CallSequence.INSTANCE.id(),
        Kind.CALLS,
        "order of all calls",
        "CPhysicsObj",
        Optional.empty());
  }

  private static Check of(FunctionCalls calls) {
    ProbedFunction function = calls.function();
    boolean status =
        function == ProbedFunction.PHYSICS_OBJ_HANDLE_UPDATE_TARGET
            || function == ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE;
    String name = function.retailName();
    return new Check(
        calls.id(),
        status ? Kind.TARGET_STATUS : Kind.FUNCTION,
        name,
        name.substring(0, name.indexOf("::")),
        Optional.of(function.address()));
  }

  private static Check of(ColumnGroup group) {
    Kind kind =
        switch (group) {
          case FRAMES -> Kind.FRAMES;
          case HEADING -> Kind.HEADING;
          default -> Kind.STATE;
        };
    String owner =
        switch (group) {
          case MOVE_TO -> "MoveToManager";
          case STICKY -> "StickyManager";
          case CONSTRAINT -> "ConstraintManager";
          case INTERPOLATION -> "InterpolationManager";
          case TARGET -> "TargetManager";
          case MOTION -> "CMotionInterp";
          default -> "CPhysicsObj";
        };
    String title =
        switch (group) {
          case FRAMES -> "position and rotation";
          case HEADING -> "compass direction";
          case VELOCITY -> "velocity";
          case SLIDING -> "sliding normal";
          case TRANSIENT -> "transient state";
          case PHYSICS -> "physics state";
          default -> "state of " + owner;
        };
    return new Check(group.id(), kind, title, owner, Optional.empty());
  }
}
