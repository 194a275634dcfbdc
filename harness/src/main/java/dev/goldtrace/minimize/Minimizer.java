package dev.goldtrace.minimize;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Looks for the smallest trace that shows the first divergence of another one.
 *
 * <p>Nobody can ask the reference what it does under the reduced trace. But up to the divergence
 * the subject and the reference agree to the last bit, so what the subject does there tells about
 * both. A part of the trace may therefore be left out if, without it, the subject does exactly the
 * same to everything that remains: the same rows and the same calls under each remaining record.
 * The golden rows of what remains are then golden rows of the reduced trace. Everything after the
 * tick of the divergence is cut off first; then go objects, calls and other records, and ticks, in
 * turn, until nothing more can go. A reduction that needs other golden rows is not allowed: the
 * result is sound, and not always the smallest that one can think of.
 */
public final class Minimizer {
  private final Subject subject;
  private final int most;
  private int tries;
  private Optional<String> stopped = Optional.empty();

  /**
   * @param subject what diverges
   * @param most how many replays to spend at most
   */
  public Minimizer(Subject subject, int most) {
    this.subject = subject;
    this.most = most;
  }

  /**
   * Reduces a trace.
   *
   * @param tolerances what need not be exact
   * @return empty: the trace does not diverge
   * @throws dev.goldtrace.trace.InputException a file can't be read
   */
  public Optional<Minimized> minimize(Path trace, GoldenFiles golden, List<Tolerance> tolerances) {
    TraceHeader header;
    List<TraceRecord> records = new ArrayList<>();
    try (TraceReader reader = TraceReader.open(trace)) {
      header = reader.header();
      for (TraceRecord one = reader.next(); one != null; one = reader.next()) {
        if (one != header) {
          records.add(one);
        }
      }
    }
    List<Step> steps = new ArrayList<>();
    Optional<Stop> stop = StepRun.run(subject, header, records, (index, step) -> steps.add(step));
    stopped = stop.map(Stop::message);
    tries = 1;
    return Evidence.of(records, steps, stop, GoldenRows.read(golden), tolerances)
        .map(evidence -> minimize(header, records, evidence));
  }

  /** Why the subject stopped under the trace that was reduced last; empty: it did not. */
  public Optional<String> stopped() {
    return stopped;
  }

  private Minimized minimize(TraceHeader header, List<TraceRecord> all, Evidence evidence) {
    Reduction reduction = Reduction.NONE;
    Reduction before;
    do {
      before = reduction;
      reduction = withoutObjects(header, evidence, reduction);
      reduction = withoutRecords(header, evidence, reduction, false);
      reduction = withoutRecords(header, evidence, reduction, true);
    } while (!reduction.equals(before) && tries < most);
    List<TraceRecord> left = new ArrayList<>();
    List<Reduction.Kept> kept = reduction.of(evidence.records());
    TickNumbers numbers = new TickNumbers(kept);
    kept.forEach(one -> left.add(numbers.renumbered(one.record())));
    boolean wholeEnd = evidence.records().size() == all.size();
    return new Minimized(
        header,
        evidence.first(),
        Size.of(all),
        Size.of(left),
        left,
        evidence.golden(reduction),
        wholeEnd,
        tries,
        tries >= most);
  }

  private Reduction withoutObjects(TraceHeader header, Evidence evidence, Reduction so) {
    Set<Integer> needed = new HashSet<>(Set.of(evidence.first().guid()));
    for (int i = 0; i < evidence.records().size(); i++) {
      if (isLocked(evidence, i)) {
        Reduction.owner(evidence.records().get(i)).ifPresent(needed::add);
      }
    }
    List<Integer> candidates =
        evidence.records().stream()
            .filter(ObjectRecord.class::isInstance)
            .map(record -> ((ObjectRecord) record).guid())
            .distinct()
            .filter(guid -> !needed.contains(guid) && !so.objects().contains(guid))
            .toList();
    return reduce(
        candidates,
        gone -> new Reduction(plus(so.objects(), gone), so.records()),
        one -> holds(header, evidence, one));
  }

  private Reduction withoutRecords(
      TraceHeader header, Evidence evidence, Reduction so, boolean ticks) {
    Divergence first = evidence.first();
    List<Integer> candidates =
        so.of(evidence.records()).stream()
            .filter(kept -> !(kept.record() instanceof ObjectRecord))
            .filter(kept -> !isLocked(evidence, kept.index()))
            .filter(kept -> kept.record().tick().isPresent() == ticks)
            .filter(kept -> kept.record().tick().orElse(-1) != first.tick() || !ticks)
            .map(Reduction.Kept::index)
            .toList();
    return reduce(
        candidates,
        gone -> new Reduction(so.objects(), plus(so.records(), gone)),
        one -> holds(header, evidence, one));
  }

  private static boolean isLocked(Evidence evidence, int index) {
    boolean stops = evidence.stop().filter(stop -> stop.record() == index).isPresent();
    return index >= evidence.lockedFrom() || stops;
  }

  private interface LeavingOut {
    Reduction apply(Set<Integer> gone);
  }

  private static Reduction reduce(
      List<Integer> candidates, LeavingOut leavingOut, Predicate<Reduction> holds) {
    List<Integer> left =
        DeltaDebugging.minimize(
            candidates, kept -> holds.test(leavingOut.apply(minus(candidates, kept))));
    return leavingOut.apply(minus(candidates, left));
  }

  private static Set<Integer> minus(List<Integer> all, List<Integer> kept) {
    Set<Integer> rest = new HashSet<>(all);
    rest.removeAll(new HashSet<>(kept));
    return rest;
  }

  private static Set<Integer> plus(Set<Integer> some, Set<Integer> more) {
    Set<Integer> both = new HashSet<>(some);
    both.addAll(more);
    return both;
  }

  /** Whether the subject does the same to everything that remains. */
  private boolean holds(TraceHeader header, Evidence evidence, Reduction reduction) {
    if (tries >= most) {
      return false;
    }
    tries++;
    List<Reduction.Kept> kept = reduction.of(evidence.records());
    // A program may rightly insist on ticks 0, 1, 2, as every trace has them.
    TickNumbers numbers = new TickNumbers(kept);
    boolean[] same = {true};
    Optional<Stop> stop =
        StepRun.run(
            subject,
            header,
            kept.stream().map(one -> numbers.renumbered(one.record())).toList(),
            (index, step) -> {
              int old = kept.get(index).index();
              same[0] &=
                  old < evidence.steps().size()
                      && evidence.steps().get(old).without(reduction.objects()).same(step);
              return same[0];
            });
    Optional<Stop> stopWas =
        stop.map(one -> new Stop(kept.get(one.record()).index(), one.message()));
    return same[0] && stopWas.equals(evidence.stop()) && evidence.shownBy(reduction);
  }

  /** How large a trace is: objects, other records, ticks. */
  public record Size(long objects, long records, long ticks) {

    static Size of(List<TraceRecord> records) {
      long objects = records.stream().filter(ObjectRecord.class::isInstance).count();
      long ticks = records.stream().filter(one -> one.tick().isPresent()).count();
      return new Size(objects, records.size() - objects - ticks, ticks);
    }
  }
}
