package dev.goldtrace.selftest;

import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.TraceComparison;
import java.util.ArrayList;
import java.util.List;

/**
 * Tries whether the comparison sees what it has to see. A comparison that looks at nothing passes
 * everything; this is what notices.
 */
public final class ComparatorSelfTest {
  private static final int CONTEXT = 2;

  /**
   * What came out.
   *
   * @param planted how many differences were planted
   * @param blunders what the comparison did not find, or found elsewhere; one line each
   */
  public record Result(int planted, List<String> blunders) {

    public Result {
      blunders = List.copyOf(blunders);
    }

    public boolean passed() {
      return blunders.isEmpty();
    }
  }

  /** Plants one difference after the other. */
  public Result run() {
    Rows rows = SampleRecording.rows();
    List<String> blunders = new ArrayList<>();
    Comparison same = compare(rows, rows);
    if (!same.equal() || same.counts().rows() != rows.frames().size() + rows.states().size()) {
      blunders.add("equal recordings are not found equal: " + same.first());
    }
    List<Planted> plantings = Plantings.in(rows);
    for (Planted planted : plantings) {
      Comparison comparison = compare(planted.golden(), rows);
      if (comparison.first().filter(planted::isFoundAs).isEmpty()) {
        blunders.add(planted.name() + " is found as " + comparison.first());
      } else if (comparison.aspects().stream().allMatch(aspect -> aspect.passed())) {
        blunders.add(planted.name() + " fails no check");
      }
    }
    return new Result(plantings.size(), blunders);
  }

  private static Comparison compare(Rows golden, Rows recorded) {
    TraceComparison comparison = new TraceComparison(golden.asExpected(), CONTEXT);
    SampleRecording.play(recorded, comparison);
    return comparison.finish();
  }
}
