package dev.goldtrace.report;

import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explanation;
import dev.goldtrace.number.NumberText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Groups divergences by what is blamed and what they look like. */
public final class Causes {

  /** Where fewer diverge, a table tells nothing that the cases do not. */
  public static final int FEWEST_CASES = 4;

  /** How many causes a reader wants to see. */
  public static final int MOST_SHOWN = 10;

  private final Map<String, List<String>> cases = new LinkedHashMap<>();

  /**
   * What several divergences have in common.
   *
   * @param cases how many cases
   * @param cause what is blamed, and what they look like
   * @param example the id of the first of them
   */
  public record Cause(int cases, String cause, String example) {}

  /** Counts a case, if it is explained. */
  public void add(ExplainedCase explained) {
    explained
        .explanation()
        .ifPresent(
            why ->
                cases
                    .computeIfAbsent(cause(why), key -> new ArrayList<>())
                    .add(explained.result().traceCase().id()));
  }

  private static String cause(Explanation why) {
    return why.blame()
            .map(
                blame ->
                    (ExplanationText.isCallee(blame) ? "caller of " : "")
                        + NumberText.hex(blame.address())
                        + " "
                        + blame.name())
            .orElse("none blamed")
        + ", "
        + ExplanationText.kind(why);
  }

  /** The causes, most cases first. */
  public List<Cause> all() {
    return cases.entrySet().stream()
        .map(one -> new Cause(one.getValue().size(), one.getKey(), one.getValue().get(0)))
        .sorted(Comparator.comparing(cause -> -cause.cases()))
        .toList();
  }

  /** Whether so many diverge that a table of causes helps. */
  public static boolean worthShowing(List<Cause> causes) {
    return causes.stream().mapToInt(Cause::cases).sum() >= FEWEST_CASES;
  }
}
