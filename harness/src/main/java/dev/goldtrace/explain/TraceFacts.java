package dev.goldtrace.explain;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What the trace of a case says, where there is a trace.
 *
 * @param lastTick number of its last tick; -1 if it has none; empty without a trace
 * @param calls the functions it calls
 * @param objects the ids of the objects that it declares
 * @param goldenFrames name of the golden file of the frames, whether it is there or not
 */
record TraceFacts(
    OptionalInt lastTick, List<Call> calls, Set<Integer> objects, String goldenFrames) {

  /** Two recordings are compared, and what they were made from is not known. */
  static TraceFacts none(String goldenFrames) {
    return new TraceFacts(OptionalInt.empty(), List.of(), Set.of(), goldenFrames);
  }

  /** What the two sides are called. */
  Sides sides() {
    return lastTick.isPresent() ? Sides.REPLAY : Sides.RECORDINGS;
  }

  TraceFacts {
    calls = List.copyOf(calls);
    objects = Set.copyOf(objects);
  }

  /**
   * A call that the trace makes.
   *
   * @param line its line in the trace
   * @param tick the last tick before it
   */
  record Call(int line, int tick, int guid, CallFunction function) {}

  static TraceFacts read(Path trace, String goldenFrames) {
    List<Call> calls = new ArrayList<>();
    Set<Integer> objects = new HashSet<>();
    int tick = -1;
    try (TraceReader reader = TraceReader.open(trace)) {
      for (TraceRecord next = reader.next(); next != null; next = reader.next()) {
        tick = next.tick().orElse(tick);
        if (next instanceof ObjectRecord object) {
          objects.add(object.guid());
        } else if (next instanceof CallRecord call) {
          calls.add(new Call(call.line(), tick, call.guid(), call.fn()));
        }
      }
    }
    return new TraceFacts(OptionalInt.of(tick), calls, objects, goldenFrames);
  }

  /** The record of the trace that enters a function directly. */
  Optional<Call> caller(ProbeRow entered) {
    return calls.stream()
        .filter(call -> call.tick() == entered.tick() && call.guid() == entered.guid())
        .filter(call -> enters(call.function(), entered.function()))
        .findFirst();
  }

  private static boolean enters(CallFunction called, ProbedFunction entered) {
    return switch (called) {
      case STICK_TO_OBJECT -> entered == ProbedFunction.STICKY_MANAGER_STICK_TO;
      case UNSTICK_FROM_OBJECT -> entered == ProbedFunction.STICKY_MANAGER_UN_STICK;
      case MOVE_TO_OBJECT, TURN_TO_OBJECT, TURN_TO_HEADING, PERFORM_MOVEMENT ->
          entered == ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT;
      default -> plain(called.retailName()).equals(plain(entered.retailName()));
    };
  }

  /** Without its class, which is often one that hands the call on. */
  private static String plain(String name) {
    return name.substring(name.indexOf("::") + 2).replace("_", "").toLowerCase(Locale.ROOT);
  }
}
