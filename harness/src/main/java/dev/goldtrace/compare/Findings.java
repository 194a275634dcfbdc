package dev.goldtrace.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts what was compared and keeps the first divergence of each aspect and object. */
final class Findings {
  private final Map<Aspect, Tally> aspects = new HashMap<>();
  private final Map<Integer, Tally> objects = new HashMap<>();
  private final Tally all = new Tally();

  /** Both sides had this many rows or calls of the aspect, with this many cells. */
  void compared(Aspect aspect, long rows, long cells) {
    Tally tally = tally(aspect);
    tally.compared += rows;
    tally.cells += cells;
  }

  /** A cell or row of an object differs. */
  void row(Divergence divergence, Place place) {
    tally(divergence.aspect()).add(divergence, place, 1);
    objectTally(divergence.guid()).add(divergence, place, 1);
    all.add(divergence, place, 1);
  }

  /** The calls of a tick are not the golden ones. */
  void sequence(Divergence divergence, Place place, CallMismatch mismatch) {
    tally(CallSequence.INSTANCE).add(divergence, place, mismatch.count());
    all.add(divergence, place, mismatch.count());
  }

  /** The calls of one function in a tick, taken by themselves, are not the golden ones. */
  void function(Divergence divergence, Place place, CallMismatch mismatch) {
    tally(new FunctionCalls(mismatch.subject().function()))
        .add(divergence, place, mismatch.count());
  }

  /** The calls on one object in a tick, taken by themselves, are not the golden ones. */
  void object(Divergence divergence, Place place, CallMismatch mismatch) {
    objectTally(mismatch.subject().guid()).add(divergence, place, mismatch.count());
  }

  /** Ticks at which some aspect diverges for the first time. */
  boolean firstOfSomeAspect(int tick) {
    return aspects.values().stream()
        .anyMatch(tally -> tally.first != null && tally.first.tick() == tick);
  }

  Optional<Divergence> first() {
    return Optional.ofNullable(all.first);
  }

  List<AspectResult> aspectResults() {
    List<AspectResult> results = new ArrayList<>();
    aspects.forEach(
        (aspect, tally) ->
            results.add(
                new AspectResult(
                    aspect,
                    tally.compared,
                    tally.cells,
                    tally.divergences,
                    Optional.ofNullable(tally.first))));
    results.sort(Comparator.comparingInt(result -> rank(result.aspect())));
    return results;
  }

  /**
   * Columns in their order, then the sequence of calls, then the functions in the table's order.
   */
  private static int rank(Aspect aspect) {
    if (aspect instanceof ColumnGroup group) {
      return group.ordinal();
    }
    return aspect instanceof FunctionCalls calls ? 101 + calls.function().ordinal() : 100;
  }

  List<ObjectResult> objectResults(ObjectOrder order) {
    List<ObjectResult> results = new ArrayList<>();
    objects.forEach(
        (guid, tally) -> results.add(new ObjectResult(guid, tally.first, tally.divergences - 1)));
    results.sort(Comparator.comparingInt(result -> order.of(result.guid())));
    return results;
  }

  private Tally tally(Aspect aspect) {
    return aspects.computeIfAbsent(aspect, unseen -> new Tally());
  }

  private Tally objectTally(int guid) {
    return objects.computeIfAbsent(guid, unseen -> new Tally());
  }

  private static final class Tally {
    private long compared;
    private long cells;
    private long divergences;
    private Divergence first;
    private Place place;

    void add(Divergence divergence, Place at, int count) {
      divergences += count;
      if (first == null || at.compareTo(place) < 0) {
        first = divergence;
        place = at;
      }
    }
  }
}
