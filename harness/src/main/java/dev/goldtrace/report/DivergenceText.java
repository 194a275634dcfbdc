package dev.goldtrace.report;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.FunctionCalls;
import dev.goldtrace.explain.Sides;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A divergence in words. */
public final class DivergenceText {

  private DivergenceText() {}

  /** Where it is and what it is about, on one line. */
  public static String headline(Divergence divergence) {
    return headline(divergence, Sides.REPLAY);
  }

  /** As the other method, of any two sides. */
  public static String headline(Divergence divergence, Sides sides) {
    return "tick "
        + divergence.tick()
        + ", time "
        + Words.seconds(divergence.time())
        + ", object "
        + Words.id(divergence.guid())
        + ", "
        + what(divergence, sides);
  }

  /** Where it is and what it is about, for a reader who knows the object. */
  static String inShort(Divergence divergence, Sides sides) {
    return "first at tick " + divergence.tick() + ", " + what(divergence, sides);
  }

  private static String what(Divergence divergence, Sides sides) {
    boolean call = divergence.expectedCall().isPresent() || divergence.actualCall().isPresent();
    return switch (divergence.kind()) {
      case VALUE -> call ? valueOfCall(divergence) : "column " + divergence.field();
      case MISSING_ROW ->
          "row of " + divergence.aspect().id() + " missing in " + sides.actualWhole();
      case EXTRA_ROW ->
          "row of " + divergence.aspect().id() + " that " + sides.expectedWhole() + " lacks";
      case ROW_ORDER -> "rows of " + divergence.aspect().id() + " in another order";
      case MISSING_CALL ->
          "call missing in " + sides.actualWhole() + ": " + calledFunction(divergence);
      case EXTRA_CALL ->
          "call that " + sides.expectedWhole() + " lacks: " + calledFunction(divergence);
      case CALL_ORDER -> "calls in another order";
    };
  }

  private static String valueOfCall(Divergence divergence) {
    ProbedFunction function = divergence.expectedCall().orElseThrow().function();
    boolean argument =
        function.arguments().stream().anyMatch(one -> one.name().equals(divergence.field()));
    return (argument ? "argument " : "column ")
        + divergence.field()
        + " of the call of "
        + Words.function(function);
  }

  private static String calledFunction(Divergence divergence) {
    return divergence.aspect() instanceof FunctionCalls calls
        ? Words.function(calls.function())
        : divergence.expectedCall().or(divergence::actualCall).map(Words::call).orElse("");
  }

  /** Both sides, their distance, and what was entered last before. */
  public static List<String> details(Divergence divergence) {
    return details(divergence, Sides.REPLAY, true);
  }

  /**
   * As the other method, of any two sides.
   *
   * @param calls whether calls were compared, so that it is known what was entered
   */
  public static List<String> details(Divergence divergence, Sides sides, boolean calls) {
    String expected = label(sides.expected());
    String actual = label(sides.actual());
    List<String> lines = new ArrayList<>();
    divergence.expected().ifPresent(cell -> lines.add(expected + Words.valueAndBits(cell)));
    divergence.actual().ifPresent(cell -> lines.add(actual + Words.valueAndBits(cell)));
    divergence
        .difference()
        .ifPresent(difference -> lines.add("apart     " + Words.difference(difference)));
    if (divergence.expected().isEmpty()) {
      divergence.expectedCall().ifPresent(call -> lines.add(expected + call(call)));
      divergence.actualCall().ifPresent(call -> lines.add(actual + call(call)));
    }
    lines.add(
        "entered last before it: "
            + divergence
                .lastEntered()
                .map(call -> call(call) + " in tick " + call.tick())
                .orElse(calls ? "no probed function" : "unknown, as no calls were compared"));
    return lines;
  }

  private static String label(String side) {
    return String.format(Locale.ROOT, "%-10s", side);
  }

  private static String call(ProbeRow call) {
    return Words.call(call) + " on " + Words.id(call.guid());
  }
}
