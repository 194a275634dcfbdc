package dev.goldtrace.compare;

import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction.Argument;
import java.util.Arrays;
import java.util.List;

/** The arguments of a call as cells. */
public final class CallCells {

  private CallCells() {}

  /** One argument, by its place in the function's list. */
  public static Cell argument(ProbeRow call, int index) {
    CellType type =
        switch (call.function().arguments().get(index).type()) {
          case HEX -> CellType.HEX;
          case INT -> CellType.INT;
          case F32 -> CellType.F32;
          case F64 -> CellType.F64;
        };
    return Cell.of(type, call.args()[index]);
  }

  /** The same call with the same arguments at the same time, wherever it stands in the sequence. */
  public static boolean same(ProbeRow a, ProbeRow b) {
    return sameCallee(a, b)
        && a.tick() == b.tick()
        && Double.doubleToLongBits(a.time()) == Double.doubleToLongBits(b.time())
        && (Arrays.equals(a.args(), b.args()) || firstOther(a, b) < 0);
  }

  /** The same function on the same object. */
  static boolean sameCallee(ProbeRow a, ProbeRow b) {
    return a.function() == b.function() && a.guid() == b.guid();
  }

  /** Index of the first argument that differs, or -1. */
  static int firstOther(ProbeRow a, ProbeRow b) {
    List<Argument> arguments = a.function().arguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (!argument(a, i).same(argument(b, i))) {
        return i;
      }
    }
    return -1;
  }

  static Cell time(ProbeRow call) {
    return Cell.of(CellType.F64, Double.doubleToRawLongBits(call.time()));
  }

  static Cell tick(ProbeRow call) {
    return Cell.of(CellType.INT, call.tick());
  }

  static Cell seq(ProbeRow call) {
    return Cell.of(CellType.INT, call.seq());
  }
}
