package dev.goldtrace.diagnose;

import dev.goldtrace.port.dialect.Divergence;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which divergences a program carries, from its recordings of many traces. */
public final class FolderDiagnosis {

  /**
   * One trace's part.
   *
   * @param against the divergences that the recording speaks against
   */
  public record Part(String id, Diagnosis diagnosis, Set<Divergence> against) {

    public Part {
      against = Set.copyOf(against);
    }
  }

  /**
   * What the recordings say of one divergence.
   *
   * @param evidenceFor how many need it
   * @param evidenceAgainst how many can't be explained with it
   * @param alternatives what would do as well in its place wherever it is needed
   */
  public record Finding(
      Divergence divergence, int evidenceFor, int evidenceAgainst, Set<Divergence> alternatives) {

    /** Whether no recording speaks against it. */
    public boolean uncontradicted() {
      return evidenceAgainst == 0;
    }
  }

  private final List<Part> parts = new ArrayList<>();

  /** Takes one trace into account. */
  public void add(Part part) {
    parts.add(part);
  }

  public List<Part> parts() {
    return List.copyOf(parts);
  }

  /**
   * The divergences that explain one trace. Where several do as well, the one that the other traces
   * speak against least and for most.
   */
  public List<Divergence> explanation(Part part) {
    Set<Divergence> chosen = EnumSet.noneOf(Divergence.class);
    for (Divergence divergence : part.diagnosis().divergences()) {
      Divergence best = divergence;
      for (Divergence other : part.diagnosis().alternatives(divergence)) {
        best = isBetter(other, best) ? other : best;
      }
      chosen.add(best);
    }
    return List.copyOf(chosen);
  }

  private boolean isBetter(Divergence one, Divergence other) {
    int against = Long.compare(against(one), against(other));
    return against < 0 || (against == 0 && candidacies(one) > candidacies(other));
  }

  /** How many recordings speak against it. */
  public long against(Divergence divergence) {
    return parts.stream().filter(part -> part.against().contains(divergence)).count();
  }

  private long candidacies(Divergence divergence) {
    return parts.stream()
        .filter(part -> part.diagnosis().candidates().contains(divergence))
        .count();
  }

  /** What is found of every divergence that explains some trace, in the order of declaration. */
  public List<Finding> findings() {
    Map<Divergence, Integer> needed = new EnumMap<>(Divergence.class);
    Map<Divergence, Set<Divergence>> alternatives = new EnumMap<>(Divergence.class);
    for (Part part : parts) {
      Set<Divergence> candidates = part.diagnosis().candidates();
      for (Divergence divergence : explanation(part)) {
        needed.merge(divergence, 1, Integer::sum);
        alternatives
            .computeIfAbsent(divergence, key -> EnumSet.allOf(Divergence.class))
            .retainAll(instead(part.diagnosis(), divergence, candidates));
      }
    }
    List<Finding> findings = new ArrayList<>();
    needed.forEach(
        (divergence, count) -> {
          Set<Divergence> others = EnumSet.copyOf(alternatives.get(divergence));
          others.removeIf(other -> against(other) > 0 || needed.containsKey(other));
          findings.add(new Finding(divergence, count, (int) against(divergence), others));
        });
    return findings;
  }

  /** Those that can stand in the place in which a trace has this divergence. */
  private static Set<Divergence> instead(
      Diagnosis diagnosis, Divergence divergence, Set<Divergence> candidates) {
    Set<Divergence> place = EnumSet.noneOf(Divergence.class);
    for (Divergence original : diagnosis.divergences()) {
      List<Divergence> others = diagnosis.alternatives(original);
      if (original == divergence || others.contains(divergence)) {
        place.add(original);
        place.addAll(others);
      }
    }
    place.retainAll(candidates);
    return place;
  }

  /** The divergences that some recording speaks against and none needs. */
  public Set<Divergence> excluded() {
    Set<Divergence> excluded = EnumSet.noneOf(Divergence.class);
    parts.forEach(part -> excluded.addAll(part.against()));
    parts.forEach(part -> excluded.removeAll(explanation(part)));
    return excluded;
  }

  /** The divergences of which no recording says anything. */
  public Set<Divergence> unseen() {
    Set<Divergence> unseen = EnumSet.allOf(Divergence.class);
    for (Part part : parts) {
      unseen.removeAll(part.against());
      unseen.removeAll(part.diagnosis().candidates());
    }
    return unseen;
  }
}
