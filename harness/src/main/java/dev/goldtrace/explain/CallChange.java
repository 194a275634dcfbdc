package dev.goldtrace.explain;

import dev.goldtrace.compare.CallCells;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.compare.TickRows;
import dev.goldtrace.golden.ProbeRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Which change of the calls around a divergence explains it: the longest common subsequence. */
final class CallChange {

  private CallChange() {}

  static Optional<Kind> in(Comparison comparison, Divergence first) {
    if (first.kind() == DivergenceKind.VALUE) {
      return first.expectedCall().map(call -> new CallArgument(first.field(), call, first.tick()));
    }
    List<ProbeRow> golden = new ArrayList<>();
    List<ProbeRow> replayed = new ArrayList<>();
    for (TickRows rows : comparison.around(first)) {
      golden.addAll(rows.expected().probes());
      replayed.addAll(rows.actual().probes());
    }
    List<CallAlignment.Line> lines = CallAlignment.of(golden, replayed);
    return switch (first.kind()) {
      case MISSING_CALL ->
          first.expectedCall().map(call -> change(call, lines, CallAlignment.Side.GOLDEN));
      case EXTRA_CALL ->
          first.actualCall().map(call -> change(call, lines, CallAlignment.Side.REPLAYED));
      case CALL_ORDER -> first.expectedCall().map(call -> moved(call, lines));
      default -> Optional.empty();
    };
  }

  private static Kind change(
      ProbeRow call, List<CallAlignment.Line> lines, CallAlignment.Side side) {
    boolean missing = side == CallAlignment.Side.GOLDEN;
    Optional<ProbeRow> elsewhere =
        calls(lines, missing ? CallAlignment.Side.REPLAYED : CallAlignment.Side.GOLDEN).stream()
            .filter(other -> alike(call, other))
            .findFirst();
    if (elsewhere.isPresent()) {
      return missing
          ? new ReorderedCall(call, elsewhere.get())
          : new ReorderedCall(elsewhere.get(), call);
    }
    int times = (int) calls(lines, side).stream().filter(other -> sameCallee(call, other)).count();
    return missing
        ? new MissingCall(call, Math.max(1, times))
        : new ExtraCall(call, Math.max(1, times));
  }

  private static Kind moved(ProbeRow call, List<CallAlignment.Line> lines) {
    return lines.stream()
        .filter(line -> line.side() != CallAlignment.Side.GOLDEN)
        .map(CallAlignment.Line::call)
        .filter(other -> alike(call, other))
        .findFirst()
        .<Kind>map(other -> new ReorderedCall(call, other))
        .orElseGet(() -> new ReorderedCall(call, call));
  }

  private static List<ProbeRow> calls(List<CallAlignment.Line> lines, CallAlignment.Side side) {
    return lines.stream()
        .filter(line -> line.side() == side)
        .map(CallAlignment.Line::call)
        .toList();
  }

  /** The same call at whatever time. */
  private static boolean alike(ProbeRow a, ProbeRow b) {
    return CallCells.same(a, b) || sameCallee(a, b) && Arrays.equals(a.args(), b.args());
  }

  private static boolean sameCallee(ProbeRow a, ProbeRow b) {
    return a.function() == b.function() && a.guid() == b.guid();
  }
}
