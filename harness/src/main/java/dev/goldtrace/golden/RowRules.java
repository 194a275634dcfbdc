package dev.goldtrace.golden;

import dev.goldtrace.number.NumberText;
import dev.goldtrace.trace.FirstProblem;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ReadOptions;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntSupplier;

/**
 * What the rows of a golden file owe each other: ticks in order, each object once a tick, calls
 * numbered 0, 1, 2.
 */
public final class RowRules {

  private final InputProblems problems;
  private final IntSupplier line;
  private final Set<Integer> guids = new HashSet<>();
  private int tick = -1;
  private double time;
  private int seq;

  /**
   * @param line number of the line that the row was read from
   */
  public RowRules(InputProblems problems, IntSupplier line) {
    this.problems = problems;
    this.line = line;
  }

  /**
   * Rules of which the first that a row breaks ends the reading with an InputException.
   *
   * @param file what messages call the file
   */
  public static RowRules of(String file, RowReader<?> reader) {
    return new RowRules(new FirstProblem(file, ReadOptions.QUIET), reader::line);
  }

  /** The next row of a file of frames. */
  public void frame(FrameRow row) {
    boolean sameTick = row.tick() == tick;
    object(row.tick(), row.guid());
    if (sameTick && Double.compare(row.time(), time) != 0) {
      error(
          "time of tick "
              + row.tick()
              + " must be "
              + NumberText.csv(time)
              + " as in the row before, found "
              + NumberText.csv(row.time()));
    }
    time = row.time();
  }

  /** The next row of a file of states. */
  public void state(StateRow row) {
    object(row.tick(), row.guid());
  }

  /** The next row of a file of calls. */
  public void probe(ProbeRow row) {
    if (row.seq() != seq) {
      error("seq must count 0, 1, 2...: expected " + seq + ", found " + row.seq());
    }
    seq = row.seq() + 1;
    ascend(row.tick(), -1);
  }

  /** The tick of the last row; -1 before the first one. */
  public int tick() {
    return tick;
  }

  private void object(int rowTick, int guid) {
    if (rowTick != tick) {
      guids.clear();
    }
    ascend(rowTick, 0);
    if (!guids.add(guid)) {
      error("object " + NumberText.hex(guid) + " has two rows in tick " + rowTick);
    }
  }

  private void ascend(int rowTick, int least) {
    if (rowTick < least) {
      error("tick must be at least " + least + ", found " + rowTick);
    } else if (rowTick < tick) {
      error("tick must not decrease: found " + rowTick + " after " + tick);
    }
    tick = rowTick;
  }

  private void error(String message) {
    problems.error(line.getAsInt(), 1, message);
  }
}
