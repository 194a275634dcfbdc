package dev.goldtrace.compare;

import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Counts what was compared and keeps the first divergence of each aspect and object. */
final class Findings {
  private static final int SEQUENCE = ColumnGroup.values().length;
  private static final int FUNCTIONS = SEQUENCE + 1;

  /** By {@link #rank}; null: the aspect did not occur. */
  private final Tally[] aspects = new Tally[FUNCTIONS + ProbedFunction.values().length];

  private final Map<Integer, Tally> objects = new HashMap<>();
  private final Tally all = new Tally(null);

  /** Both sides had this many rows or calls of the aspect, with this many cells. */
  void compared(Aspect aspect, long rows, long cells) {
    Tally tally = tally(aspect);
    tally.compared += rows;
    tally.cells += cells;
  }

  /** Both sides had this call. */
  void compared(ProbedFunction function) {
    Tally tally = aspects[FUNCTIONS + function.ordinal()];
    if (tally == null) {
      tally = tally(new FunctionCalls(function));
    }
    tally.compared++;
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
    if (all.first == null) {
      return false;
    }
    return occurred().anyMatch(tally -> tally.first != null && tally.first.tick() == tick);
  }

  private Stream<Tally> occurred() {
    return Arrays.stream(aspects).filter(Objects::nonNull);
  }

  Optional<Divergence> first() {
    return Optional.ofNullable(all.first);
  }

  List<AspectResult> aspectResults() {
    return occurred()
        .map(
            tally ->
                new AspectResult(
                    tally.aspect,
                    tally.compared,
                    tally.cells,
                    tally.divergences,
                    Optional.ofNullable(tally.first)))
        .toList();
  }

  /**
   * Columns in their order, then the sequence of calls, then the functions in the table's order.
   */
  private static int rank(Aspect aspect) {
    if (aspect instanceof ColumnGroup group) {
      return group.ordinal();
    }
    return aspect instanceof FunctionCalls calls
        ? FUNCTIONS + calls.function().ordinal()
        : SEQUENCE;
  }

  List<ObjectResult> objectResults(ObjectOrder order) {
    List<ObjectResult> results = new ArrayList<>();
    objects.forEach(
        (guid, tally) -> results.add(new ObjectResult(guid, tally.first, tally.divergences - 1)));
    results.sort(Comparator.comparingInt(result -> order.of(result.guid())));
    return results;
  }

  private Tally tally(Aspect aspect) {
    int rank = rank(aspect);
    if (aspects[rank] == null) {
      aspects[rank] = new Tally(aspect);
    }
    return aspects[rank];
  }

  private Tally objectTally(int guid) {
    return objects.computeIfAbsent(guid, unseen -> new Tally(null));
  }

  private static final class Tally {
    /** Null if it is not about one. */
    private final Aspect aspect;

    private long compared;
    private long cells;
    private long divergences;
    private Divergence first;
    private Place place;

    Tally(Aspect aspect) {
      this.aspect = aspect;
    }

    void add(Divergence divergence, Place at, int count) {
      divergences += count;
      if (first == null || at.compareTo(place) < 0) {
        first = divergence;
        place = at;
      }
    }
  }
}
