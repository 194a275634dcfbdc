package dev.goldtrace.result;

/** Results for issues and reviews: the totals, then each case that is not as expected. */
public final class ResultMarkdown {

  private ResultMarkdown() {}

  /** Writes a result. */
  public static String write(RunResult result) {
    StringBuilder text = new StringBuilder("# Conformance: ");
    text.append(result.verdict().replace('_', ' ')).append("\n\n");
    text.append("| cases | status |\n| ---: | --- |\n");
    result
        .statuses()
        .forEach(
            count ->
                text.append("| ")
                    .append(count.cases())
                    .append(" | ")
                    .append(count.status().replace('_', ' '))
                    .append(" |\n"));
    RunResult.Totals totals = result.totals();
    text.append("\nCompared: ")
        .append(totals.cases())
        .append(" traces, ")
        .append(totals.checks())
        .append(" checks, ")
        .append(totals.ticks())
        .append(" ticks, ")
        .append(totals.cells())
        .append(" cells, ")
        .append(totals.calls())
        .append(" calls.\n");
    if (!result.run().notCompared().isEmpty()) {
      text.append("\nNot compared: ")
          .append(String.join(", ", result.run().notCompared()))
          .append("; the subject does not emit them.\n");
    }
    result.stale().forEach(line -> text.append("\n- stale: ").append(line));
    result.orphans().forEach(line -> text.append("\n- golden file without a trace: ").append(line));
    result.cases().stream().filter(one -> !one.asExpected()).forEach(one -> append(text, one));
    return text.toString().stripTrailing() + "\n";
  }

  private static void append(StringBuilder text, CaseEntry one) {
    text.append("\n## ").append(one.id()).append(": ").append(one.status().replace('_', ' '));
    text.append("\n\n");
    item(text, "problem", one.problem());
    item(text, "stopped", one.failure());
    item(text, "listed", one.listed());
    DivergenceEntry first = one.first();
    if (first != null) {
      item(text, "first divergence", first.headline());
      item(text, "golden", value(first.golden()));
      item(text, "replayed", value(first.replayed()));
      item(text, "apart", first.ulps() == null ? null : first.ulps() + " ULP");
    }
    ExplanationEntry why = one.explanation();
    if (why != null) {
      item(text, "kind", why.kind().replace('_', ' ') + ": " + why.diagnosis());
      if (why.blame() != null) {
        item(text, "blame", blame(why.blame()));
      }
      item(text, "next step", why.nextStep());
    }
    text.append("\n```sh\n").append(one.rerun()).append("\n```\n");
  }

  private static String value(DivergenceEntry.Value value) {
    if (value == null) {
      return null;
    }
    return "`" + value.text() + "`" + (value.bits() == null ? "" : " (bits " + value.bits() + ")");
  }

  private static String blame(ExplanationEntry.BlameEntry blame) {
    String name = blame.address() + " " + blame.name();
    return (blame.spec() == null ? name : "[" + name + "](" + blame.spec() + ")")
        + (blame.source() == null ? "" : ", " + blame.source());
  }

  private static void item(StringBuilder text, String name, String value) {
    if (value != null) {
      text.append("- ").append(name).append(": ").append(value).append('\n');
    }
  }
}
