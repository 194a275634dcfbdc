package dev.goldtrace.diagnose;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for the smallest set of divergences under which the port reproduces the recordings of some
 * traces: first each alone; then, from the few sets that reach furthest, each one more; two at once
 * where a single one gets no further; large families; in the end whatever is not needed is dropped.
 */
public final class Diagnoser {
  /** How many sets are followed up while they are small. */
  private static final int WIDTH = 6;

  private static final int SMALL = 3;
  private static final int LARGEST = 24;
  private static final int MOST_PAIRED = 16;

  /** Sets that explain everything because they are whole families. */
  private static final List<Set<Divergence>> FAMILIES =
      List.of(Precision.ROWS, Dialect.ACE.divergences());

  private final List<RecordedTrace> traces;
  private final Map<Set<Divergence>, Reach> known = new HashMap<>();
  private int replays;

  private Diagnoser(List<RecordedTrace> traces) {
    this.traces = traces;
  }

  /** One set of divergences for the recordings of all these traces, which one program made. */
  public static Diagnosis diagnose(List<RecordedTrace> traces) {
    return new Diagnoser(List.copyOf(traces)).run();
  }

  /** A set of divergences and how far it reaches. */
  private record Candidate(EnumSet<Divergence> flipped, Reach reach) {}

  private Diagnosis run() {
    Candidate start = candidate(EnumSet.noneOf(Divergence.class));
    Candidate best = start.reach.complete() ? start : reduced(search(start));
    return new Diagnosis(
        start.reach, List.copyOf(best.flipped), best.reach, alternatives(best), replays);
  }

  private Candidate search(Candidate start) {
    List<Candidate> beam = List.of(start);
    for (int size = 1; size <= LARGEST; size++) {
      List<Candidate> next = oneMore(beam);
      if (next.isEmpty()) {
        next = twoMore(beam.get(0));
      }
      if (!next.isEmpty() && next.get(0).reach.complete()) {
        return next.get(0);
      }
      if (next.isEmpty() || size == SMALL) {
        Optional<Candidate> family = family();
        if (family.isPresent()) {
          return family.get();
        }
      }
      if (next.isEmpty()) {
        break;
      }
      beam = next.subList(0, Math.min(next.size(), size < SMALL ? WIDTH : 1));
    }
    return beam.get(0);
  }

  private Optional<Candidate> family() {
    return FAMILIES.stream()
        .map(family -> candidate(EnumSet.copyOf(family)))
        .filter(candidate -> candidate.reach.complete())
        .findFirst();
  }

  /** The sets with one divergence more that reach further, the best first. */
  private List<Candidate> oneMore(List<Candidate> beam) {
    List<Candidate> further = new ArrayList<>();
    Set<Set<Divergence>> seen = new HashSet<>();
    for (Candidate from : beam) {
      for (Candidate one : extended(from)) {
        if (one.reach.furtherThan(from.reach) && seen.add(one.flipped)) {
          further.add(one);
        }
      }
      if (further.stream().anyMatch(one -> one.reach.complete())) {
        break;
      }
    }
    return bestFirst(further);
  }

  /**
   * The sets with two divergences more that reach further though neither alone does. One of the two
   * changes something alone; the other may need it to show at all.
   */
  private List<Candidate> twoMore(Candidate from) {
    List<Candidate> further = new ArrayList<>();
    Set<Set<Divergence>> seen = new HashSet<>();
    for (Candidate one : influential(from)) {
      for (Candidate two : extended(one)) {
        if (two.reach.furtherThan(from.reach) && seen.add(two.flipped)) {
          further.add(two);
        }
      }
      if (further.stream().anyMatch(two -> two.reach.complete())) {
        break;
      }
    }
    return bestFirst(further);
  }

  /** The sets with one divergence more under which the first difference is another. */
  private List<Candidate> influential(Candidate from) {
    return extended(from).stream()
        .filter(one -> !one.reach.equals(from.reach))
        .limit(MOST_PAIRED)
        .toList();
  }

  private List<Candidate> extended(Candidate from) {
    List<Candidate> all = new ArrayList<>();
    for (Divergence divergence : Divergence.values()) {
      if (!from.flipped.contains(divergence)) {
        EnumSet<Divergence> flipped = EnumSet.copyOf(from.flipped);
        flipped.add(divergence);
        all.add(candidate(flipped));
      }
    }
    return all;
  }

  private static List<Candidate> bestFirst(List<Candidate> candidates) {
    candidates.sort(Comparator.comparing(Candidate::reach).reversed());
    return candidates;
  }

  /** Without what is not needed to reach as far. */
  private Candidate reduced(Candidate found) {
    Candidate least = found;
    for (Divergence divergence : found.flipped) {
      EnumSet<Divergence> fewer = EnumSet.copyOf(least.flipped);
      fewer.remove(divergence);
      Candidate candidate = candidate(fewer);
      if (!found.reach.furtherThan(candidate.reach)) {
        least = candidate;
      }
    }
    return least;
  }

  private Map<Divergence, List<Divergence>> alternatives(Candidate best) {
    Map<Divergence, List<Divergence>> alternatives = new EnumMap<>(Divergence.class);
    if (!best.reach.complete() || best.flipped.size() > SMALL) {
      return alternatives;
    }
    for (Divergence divergence : best.flipped) {
      EnumSet<Divergence> others = EnumSet.copyOf(best.flipped);
      others.remove(divergence);
      List<Divergence> instead = new ArrayList<>();
      for (Candidate candidate : extended(new Candidate(others, best.reach))) {
        if (candidate.reach.complete() && !candidate.flipped.equals(best.flipped)) {
          EnumSet<Divergence> added = EnumSet.copyOf(candidate.flipped);
          added.removeAll(others);
          instead.addAll(added);
        }
      }
      if (!instead.isEmpty()) {
        alternatives.put(divergence, instead);
      }
    }
    return alternatives;
  }

  private Candidate candidate(EnumSet<Divergence> flipped) {
    Reach reach = known.get(flipped);
    if (reach == null) {
      reach = replay(flipped);
      known.put(flipped, reach);
    }
    return new Candidate(flipped, reach);
  }

  private Reach replay(Set<Divergence> flipped) {
    Reach reach = null;
    for (int i = 0; i < traces.size() && (reach == null || reach.complete()); i++) {
      reach = traces.get(i).reach(i, flipped);
      replays++;
    }
    return reach;
  }
}
