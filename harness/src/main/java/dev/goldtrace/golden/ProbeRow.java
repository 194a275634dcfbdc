package dev.goldtrace.golden;

import dev.goldtrace.number.NumberBuffer;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * One entry to a probed function.
 *
 * @param seq number of the row, from 0
 * @param tick number of the last tick started, -1 before the first
 * @param time the clock, seconds
 * @param guid the object that the call belongs to
 * @param function what was entered
 * @param args one word an argument, as {@link dev.goldtrace.port.probe.Probe#enter} gets them: 32
 *     bits sign-extended, a float64 as its 64 bits; not-a-number has one word. Not to be changed
 */
public record ProbeRow(
    int seq, int tick, double time, int guid, ProbedFunction function, long[] args) {

  /**
   * @throws IllegalArgumentException if the number of words is not the function's
   */
  public ProbeRow {
    args = normal(function, args);
  }

  /** The words in one form, so that equal arguments have equal words. */
  private static long[] normal(ProbedFunction function, long[] args) {
    List<ProbedFunction.Argument> arguments = function.arguments();
    if (args.length != arguments.size()) {
      throw new IllegalArgumentException(
          function + " has " + arguments.size() + " arguments, not " + args.length);
    }
    long[] words = args;
    for (int i = 0; i < args.length; i++) {
      long word = normal(arguments.get(i).type(), args[i]);
      if (word != args[i]) {
        words = words == args ? args.clone() : words;
        words[i] = word;
      }
    }
    return words;
  }

  private static long normal(ProbedFunction.ArgumentType type, long word) {
    return switch (type) {
      case HEX, INT -> (int) word;
      case F32 -> Float.floatToIntBits(Float.intBitsToFloat((int) word));
      case F64 -> Double.doubleToLongBits(Double.longBitsToDouble(word));
    };
  }

  /** The arguments as they are printed: {@code name=value;name=value...}. */
  public String argsText() {
    NumberBuffer text = new NumberBuffer();
    ProbeWriter.appendArgs(this, text);
    return text.toString();
  }

  /** Equal to the last bit, arguments included. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ProbeRow row
        && seq == row.seq
        && tick == row.tick
        && Double.doubleToLongBits(time) == Double.doubleToLongBits(row.time)
        && guid == row.guid
        && function == row.function
        && Arrays.equals(args, row.args);
  }

  @Override
  public int hashCode() {
    return Objects.hash(seq, tick, time, guid, function, Arrays.hashCode(args));
  }
}
