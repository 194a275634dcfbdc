package dev.goldtrace.golden;

import dev.goldtrace.port.probe.ProbedFunction;
import java.util.Arrays;
import java.util.Objects;

/**
 * One entry to a probed function.
 *
 * @param seq number of the row, from 0
 * @param tick number of the last tick started, -1 before the first
 * @param time the clock, seconds
 * @param guid the object that the call belongs to
 * @param function what was entered
 * @param args one word an argument, as {@link dev.goldtrace.port.probe.Probe#enter} gets them; not
 *     to be changed
 */
public record ProbeRow(
    int seq, int tick, double time, int guid, ProbedFunction function, long[] args) {

  /** Equal to the last bit, arguments included. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ProbeRow row
        && seq == row.seq
        && tick == row.tick
        && Double.doubleToRawLongBits(time) == Double.doubleToRawLongBits(row.time)
        && guid == row.guid
        && function == row.function
        && Arrays.equals(args, row.args);
  }

  @Override
  public int hashCode() {
    return Objects.hash(seq, tick, time, guid, function, Arrays.hashCode(args));
  }
}
