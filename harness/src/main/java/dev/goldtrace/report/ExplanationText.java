package dev.goldtrace.report;

import dev.goldtrace.explain.Blame;
import dev.goldtrace.explain.Explanation;
import dev.goldtrace.number.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Why a case differs, in words. */
public final class ExplanationText {

  private ExplanationText() {}

  /** Kind, blame and next step, a line or two for each. */
  public static List<String> lines(Explanation explanation) {
    List<String> lines = new ArrayList<>();
    lines.add("kind      " + kind(explanation) + ": " + explanation.diagnosis());
    explanation.blame().ifPresent(blame -> lines.addAll(lines(blame)));
    lines.add("next      " + explanation.nextStep());
    return lines;
  }

  static String kind(Explanation explanation) {
    return explanation.kind().id().replace('_', ' ').toLowerCase(Locale.ROOT);
  }

  /** Whether the function is the one called, since there is no caller to name. */
  static boolean isCallee(Blame blame) {
    return blame.evidence() == Blame.Evidence.CALLED || blame.evidence() == Blame.Evidence.TRACE;
  }

  private static List<String> lines(Blame blame) {
    List<String> lines = new ArrayList<>();
    String function = NumberText.hex(blame.address()) + " " + blame.name();
    if (isCallee(blame)) {
      lines.add("blame     " + blame.note().orElse(blame.evidence().meaning()));
      lines.add("          called: " + function);
    } else {
      lines.add("blame     " + function + " (" + blame.evidence().meaning() + ")");
      blame.note().ifPresent(note -> lines.add("          " + note));
    }
    blame.section().ifPresent(section -> lines.add("          " + section.link()));
    blame.source().ifPresent(source -> lines.add("          " + source.source()));
    if (!blame.others().isEmpty()) {
      lines.add(
          "          or "
              + blame.others().stream().map(NumberText::hex).collect(Collectors.joining(", ")));
    }
    return lines;
  }
}
