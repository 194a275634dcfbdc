package dev.goldtrace.report;

import dev.goldtrace.compare.CallCells;
import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.Difference;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.replay.RowKind;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Values, calls and numbers as a reader of a report sees them. */
public final class Words {
  /** Digits between two commas. */
  private static final int GROUP = 3;

  private Words() {}

  /** Kinds of row in their order: {@code probes, state}. */
  public static String kinds(Set<RowKind> kinds) {
    return kinds.stream().sorted().map(RowKind::word).collect(Collectors.joining(", "));
  }

  /** The cell as it stands in a golden file. */
  public static String value(Cell cell) {
    if (cell.empty()) {
      return "";
    }
    return switch (cell.type()) {
      case HEX -> NumberText.hex((int) cell.bits());
      case INT, BOOL -> Integer.toString((int) cell.bits());
      case F32 -> NumberText.csv(Float.intBitsToFloat((int) cell.bits()));
      case F64 -> NumberText.csv(Double.longBitsToDouble(cell.bits()));
      case TEXT -> cell.text();
    };
  }

  /** The cell with the bits of a floating-point number: {@code 0.1 (bits 0x3DCCCCCD)}. */
  public static String valueAndBits(Cell cell) {
    if (cell.empty()) {
      return "(empty)";
    }
    return switch (cell.type()) {
      case F32 -> value(cell) + " (bits " + NumberText.hex((int) cell.bits()) + ")";
      case F64 -> value(cell) + String.format(Locale.ROOT, " (bits 0x%016X)", cell.bits());
      default -> value(cell);
    };
  }

  /** How far two numbers are apart: {@code 1 ULP, 7.6e-06}. */
  public static String difference(Difference difference) {
    return Long.toUnsignedString(difference.ulps())
        + " ULP, "
        + NumberText.csv((float) difference.absolute())
        + " absolute";
  }

  public static String id(int guid) {
    return NumberText.hex(guid);
  }

  /** A clock or a length in seconds. */
  public static String seconds(double time) {
    return Double.isNaN(time) ? "unknown" : NumberText.csv(time) + " s";
  }

  public static String function(ProbedFunction function) {
    return NumberText.hex(function.address()) + " " + function.retailName();
  }

  /** A call with its arguments: {@code 0x00555710 StickyManager::StickTo(object=...)}. */
  public static String call(ProbeRow call) {
    StringBuilder text = new StringBuilder(function(call.function())).append('(');
    List<ProbedFunction.Argument> arguments = call.function().arguments();
    for (int i = 0; i < arguments.size(); i++) {
      text.append(i == 0 ? "" : ", ")
          .append(arguments.get(i).name())
          .append('=')
          .append(value(CallCells.argument(call, i)));
    }
    return text.append(')').toString();
  }

  /** A whole number with thousands apart: {@code 1,234}. */
  public static String count(long number) {
    StringBuilder digits = new StringBuilder(Long.toString(number));
    int first = number < 0 ? 1 : 0;
    for (int at = digits.length() - GROUP; at > first; at -= GROUP) {
      digits.insert(at, ',');
    }
    return digits.toString();
  }

  /** A number and a noun: {@code 1 call}, {@code 2 calls}. */
  public static String count(long number, String one, String many) {
    return count(number) + " " + (number == 1 ? one : many);
  }
}
