package dev.goldtrace.diagnose;

import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.trace.TraceDialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Turns each divergence on alone, and pairs of them, records traces so, and looks whether diagnose
 * names what was turned on.
 */
final class DiagnosisProof {
  private static final long SEED = 20131;
  private static final int PAIRS = 200;
  private static final int TRACES_OF_ONE = 2;

  private final List<LoadedTrace> traces;
  private final Map<Divergence, List<LoadedTrace>> shownBy = new EnumMap<>(Divergence.class);
  private final Map<Divergence, Set<Divergence>> classes = new EnumMap<>(Divergence.class);

  /** Loads all traces of a folder whose golden files hold retail's behaviour. */
  DiagnosisProof(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      traces =
          files
              .filter(file -> file.toString().endsWith(".trace.jsonl"))
              .sorted()
              .map(LoadedTrace::read)
              .filter(trace -> trace.header().dialect() == TraceDialect.RETAIL)
              .filter(trace -> trace.header().divergences().isEmpty())
              .sorted(Comparator.comparingInt(trace -> trace.records().size()))
              .toList();
    }
  }

  /**
   * What was turned on and what was named for it.
   *
   * @param named the names, each replaced by what was turned on if no trace tells the two apart
   */
  record Trial(Set<Divergence> carried, Set<Divergence> named, boolean complete) {
    int right() {
      Set<Divergence> both = EnumSet.copyOf(carried);
      both.retainAll(named);
      return both.size();
    }
  }

  /** The page's part about this. */
  String page() {
    findVisible();
    List<Divergence> visible = List.copyOf(shownBy.keySet());
    List<Trial> singles = visible.parallelStream().map(this::single).toList();
    List<Set<Divergence>> pairs = pairs(visible);
    List<Trial> doubles = pairs.parallelStream().map(this::pair).toList();
    StringBuilder page = new StringBuilder();
    page.append("| turned on | trials | named exactly | precision | recall |\n");
    page.append("|---|---:|---:|---:|---:|\n");
    row(page, "each that a trace shows, alone", singles);
    row(page, "random pairs of them", doubles);
    page.append("\nNot named exactly:\n\n");
    List<String> wrong =
        Stream.concat(singles.stream(), doubles.stream())
            .filter(trial -> !trial.carried.equals(trial.named))
            .map(
                trial ->
                    "- "
                        + ids(trial.carried)
                        + ": named "
                        + (trial.named.isEmpty() ? "nothing" : ids(trial.named))
                        + (trial.complete ? "" : ", not completely explained"))
            .toList();
    page.append(wrong.isEmpty() ? "- none\n" : String.join("\n", wrong) + "\n");
    page.append("\nNo trace tells these apart:\n\n");
    Set<String> groups = new TreeSet<>();
    classes.forEach(
        (one, others) -> {
          Set<Divergence> all = EnumSet.of(one);
          all.addAll(others);
          if (all.size() > 1) {
            groups.add("- " + all.stream().map(Divergence::id).collect(Collectors.joining(", ")));
          }
        });
    page.append(groups.isEmpty() ? "- none\n" : String.join("\n", groups) + "\n");
    unseen(page, visible);
    return page.toString();
  }

  private static void unseen(StringBuilder page, List<Divergence> visible) {
    Set<Divergence> invisible = EnumSet.allOf(Divergence.class);
    visible.forEach(invisible::remove);
    if (!invisible.equals(Unseen.REASONS.keySet())) {
      throw new AssertionError(
          "no trace shows " + invisible + ", reasons are given for " + Unseen.REASONS.keySet());
    }
    page.append("\nNo trace can show these ")
        .append(invisible.size())
        .append(" when they are on alone:\n\n| Id | Why |\n|---|---|\n");
    Unseen.REASONS.forEach(
        (divergence, why) ->
            page.append("| ").append(divergence.id()).append(" | ").append(why).append(" |\n"));
  }

  private static void row(StringBuilder page, String what, List<Trial> trials) {
    int right = trials.stream().mapToInt(Trial::right).sum();
    int named = trials.stream().mapToInt(trial -> trial.named.size()).sum();
    int carried = trials.stream().mapToInt(trial -> trial.carried.size()).sum();
    long exactly = trials.stream().filter(trial -> trial.carried.equals(trial.named)).count();
    page.append(
        String.format(
            Locale.ROOT,
            "| %s | %d | %d | %.3f | %.3f |\n",
            what,
            trials.size(),
            exactly,
            (double) right / named,
            (double) right / carried));
  }

  private static String ids(Set<Divergence> divergences) {
    return divergences.stream().map(Divergence::id).collect(Collectors.joining(" + "));
  }

  private void findVisible() {
    List<Set<Divergence>> shown =
        traces.parallelStream()
            .map(
                trace -> {
                  RecordedTrace plain = RecordedTrace.byPort(trace, Set.of());
                  Set<Divergence> seen = EnumSet.noneOf(Divergence.class);
                  for (Divergence divergence : Divergence.values()) {
                    if (!plain.reach(0, EnumSet.of(divergence)).complete()) {
                      seen.add(divergence);
                    }
                  }
                  return seen;
                })
            .toList();
    List<Integer> order =
        IntStream.range(0, traces.size())
            .boxed()
            .sorted(Comparator.comparingInt(i -> shown.get(i).size()))
            .toList();
    for (Divergence divergence : Divergence.values()) {
      List<LoadedTrace> by =
          order.stream().filter(i -> shown.get(i).contains(divergence)).map(traces::get).toList();
      if (!by.isEmpty()) {
        shownBy.put(divergence, by);
        classes.put(divergence, new TreeSet<>());
      }
    }
  }

  private static List<RecordedTrace> record(Set<LoadedTrace> chosen, Set<Divergence> carried) {
    return chosen.stream()
        .sorted(Comparator.comparingInt(trace -> trace.records().size()))
        .map(trace -> RecordedTrace.byPort(trace, carried))
        .toList();
  }

  /** The traces that show a divergence with the fewest others. */
  private Set<LoadedTrace> chosen(Set<Divergence> carried) {
    Set<LoadedTrace> chosen = new LinkedHashSet<>();
    for (Divergence divergence : carried) {
      shownBy.get(divergence).stream().limit(TRACES_OF_ONE).forEach(chosen::add);
    }
    return chosen;
  }

  private Trial single(Divergence carried) {
    Set<Divergence> flipped = EnumSet.of(carried);
    Diagnosis diagnosis = Diagnoser.diagnose(record(chosen(flipped), flipped));
    Set<Divergence> named = EnumSet.noneOf(Divergence.class);
    for (Divergence candidate : diagnosis.candidates()) {
      if (candidate == carried) {
        named.add(carried);
      } else if (diagnosis.divergences().size() > 1 || !toldApart(carried, candidate)) {
        // Every trace that shows either is the same with both, or more than one is named.
        if (diagnosis.divergences().size() > 1) {
          named.add(candidate);
        } else {
          classes.get(carried).add(candidate);
        }
      }
    }
    return new Trial(flipped, named, diagnosis.complete());
  }

  /** Whether some trace is recorded otherwise with the one than with the other. */
  private boolean toldApart(Divergence one, Divergence other) {
    return Stream.of(one, other)
        .flatMap(divergence -> shownBy.getOrDefault(divergence, List.of()).stream())
        .anyMatch(
            trace ->
                !RecordedTrace.byPort(trace, EnumSet.of(one))
                    .reach(0, EnumSet.of(other))
                    .complete());
  }

  private static List<Set<Divergence>> pairs(List<Divergence> visible) {
    Random random = new Random(SEED);
    List<Set<Divergence>> pairs = new ArrayList<>();
    while (pairs.size() < PAIRS) {
      Set<Divergence> pair =
          EnumSet.of(
              visible.get(random.nextInt(visible.size())),
              visible.get(random.nextInt(visible.size())));
      if (pair.size() == 2 && !pairs.contains(pair)) {
        pairs.add(pair);
      }
    }
    return pairs;
  }

  private Trial pair(Set<Divergence> carried) {
    Diagnosis diagnosis = Diagnoser.diagnose(record(chosen(carried), carried));
    Set<Divergence> named = EnumSet.noneOf(Divergence.class);
    for (Divergence divergence : diagnosis.divergences()) {
      named.add(
          carried.stream()
              .filter(one -> !diagnosis.divergences().contains(one))
              .filter(one -> classes.get(one).contains(divergence))
              .findFirst()
              .orElse(divergence));
    }
    return new Trial(carried, named, diagnosis.complete());
  }
}
