package dev.goldtrace.explain;

import dev.goldtrace.compare.CallCells;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.golden.ProbeRow;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays two sequences of calls side by side: the longest common subsequence stays, the rest belongs
 * to one side. For the explanation only; the verdict is the strict sequence.
 */
public final class CallAlignment {

  /** Larger tables of lengths are not worth the memory: then the sides are cut. */
  private static final int MOST_CALLS = 1000;

  private CallAlignment() {}

  /** Whose call a line shows. */
  public enum Side {
    BOTH(" "),
    GOLDEN("-"),
    REPLAYED("+");

    private final String sign;

    Side(String sign) {
      this.sign = sign;
    }

    /** How a line of this side is marked. */
    public String sign() {
      return sign;
    }
  }

  /** One call of one side or of both. */
  public record Line(Side side, ProbeRow call) {

    /** Whether a divergence is about this call. */
    public boolean concerns(Divergence divergence) {
      return divergence.expectedCall().filter(wanted -> wanted == call).isPresent()
          || divergence.actualCall().filter(got -> got == call).isPresent();
    }
  }

  /** Aligns the calls of both sides. */
  public static List<Line> of(List<ProbeRow> golden, List<ProbeRow> replayed) {
    List<ProbeRow> a = golden.subList(0, Math.min(golden.size(), MOST_CALLS));
    List<ProbeRow> b = replayed.subList(0, Math.min(replayed.size(), MOST_CALLS));
    int[][] common = new int[a.size() + 1][b.size() + 1];
    for (int i = a.size() - 1; i >= 0; i--) {
      for (int j = b.size() - 1; j >= 0; j--) {
        common[i][j] =
            CallCells.same(a.get(i), b.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    List<Line> lines = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < a.size() || j < b.size()) {
      if (i < a.size() && j < b.size() && CallCells.same(a.get(i), b.get(j))) {
        lines.add(new Line(Side.BOTH, a.get(i++)));
        j++;
      } else if (j == b.size() || i < a.size() && common[i + 1][j] >= common[i][j + 1]) {
        lines.add(new Line(Side.GOLDEN, a.get(i++)));
      } else {
        lines.add(new Line(Side.REPLAYED, b.get(j++)));
      }
    }
    return lines;
  }
}
