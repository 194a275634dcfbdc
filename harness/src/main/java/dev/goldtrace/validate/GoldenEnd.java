package dev.goldtrace.validate;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the rows of a golden file go on as long as its trace. Of a file that was cut off between
 * two lines nothing else tells it.
 */
final class GoldenEnd {
  private final InputProblems problems;

  GoldenEnd(InputProblems problems) {
    this.problems = problems;
  }

  /**
   * Checks a file of frames or state, if its trace lies where the convention says.
   *
   * @param line its last line
   * @param tick the tick of its last row; -1: it has none
   */
  void check(Path golden, int line, int tick) {
    CaseFinder.traceOf(golden)
        .ifPresent(
            trace ->
                lastTick(trace)
                    .filter(last -> last > tick)
                    .ifPresent(
                        last ->
                            problems.error(
                                line,
                                1,
                                "the rows end with tick "
                                    + tick
                                    + ", but the trace "
                                    + trace.getFileName()
                                    + " has objects up to tick "
                                    + last
                                    + "; the file was cut off or recorded too short")));
  }

  /** The last tick of a trace in which there is an object; empty if it can't be read. */
  private static Optional<Integer> lastTick(Path trace) {
    Set<Integer> objects = new HashSet<>();
    int last = -1;
    try (TraceReader reader = TraceReader.open(trace, ReadOptions.QUIET)) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        if (record instanceof ObjectRecord object) {
          objects.add(object.guid());
        } else if (record instanceof RemoveRecord gone) {
          objects.remove(gone.guid());
        } else if (!objects.isEmpty()) {
          last = record.tick().orElse(last);
        }
      }
    } catch (InputException e) {
      // What is wrong with the trace is told of the trace.
      return Optional.empty();
    }
    return Optional.of(last);
  }
}
