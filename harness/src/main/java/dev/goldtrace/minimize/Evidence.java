package dev.goldtrace.minimize;

import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.compare.TraceComparison;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A trace up to the tick of its first divergence, what the subject did under each of its records,
 * and what the golden files hold.
 *
 * @param records everything but the header
 * @param steps what was done under each record; fewer if the subject stopped
 * @param stop where it stopped, if it did
 * @param golden the golden rows
 * @param tolerances what need not be exact
 * @param first the first divergence
 * @param lockedFrom the first record of which it can't be told which golden calls belong to it;
 *     from there on nothing is left out
 */
record Evidence(
    List<TraceRecord> records,
    List<Step> steps,
    Optional<Stop> stop,
    GoldenRows golden,
    List<Tolerance> tolerances,
    Divergence first,
    int lockedFrom) {

  Evidence {
    records = List.copyOf(records);
    steps = List.copyOf(steps);
    tolerances = List.copyOf(tolerances);
  }

  /** Compares what was done with golden rows; empty: no divergence. */
  static Optional<Evidence> of(
      List<TraceRecord> records,
      List<Step> steps,
      Optional<Stop> stop,
      GoldenRows golden,
      List<Tolerance> tolerances) {
    List<Reduction.Kept> all = Reduction.NONE.of(records);
    Optional<Divergence> found =
        compare(all, steps, stop, golden, tolerances, new TickNumbers(all)).first();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    int tick = found.get().tick();
    int end = 0;
    while (end < records.size() && records.get(end).tick().orElse(tick) <= tick) {
      end++;
    }
    int stepEnd = Math.min(end, steps.size());
    int recordEnd = end;
    GoldenRows cut = golden.through(tick);
    return Optional.of(
        new Evidence(
            records.subList(0, end),
            steps.subList(0, stepEnd),
            stop.filter(one -> one.record() < recordEnd),
            cut,
            tolerances,
            found.get(),
            lockedFrom(steps.subList(0, stepEnd), cut.probes(), end)));
  }

  private static int lockedFrom(List<Step> steps, List<ProbeRow> golden, int none) {
    int seen = 0;
    int last = 0;
    for (int i = 0; i < steps.size(); i++) {
      for (ProbeRow probe : steps.get(i).probes()) {
        if (seen == golden.size() || !golden.get(seen).equals(probe)) {
          return last;
        }
        seen++;
        last = i;
      }
    }
    return seen == golden.size() ? none : last;
  }

  /** Whether a reduced trace with its golden rows shows the same divergence. */
  boolean shownBy(Reduction reduction) {
    List<Reduction.Kept> kept = reduction.of(records);
    TickNumbers numbers = new TickNumbers(kept);
    List<Step> left = new ArrayList<>();
    for (Reduction.Kept one : kept) {
      if (one.index() < steps.size()) {
        left.add(steps.get(one.index()).without(reduction.objects()));
      }
    }
    return compare(kept, left, stop, golden(reduction), tolerances, numbers)
        .first()
        .filter(other -> same(other, numbers))
        .isPresent();
  }

  private boolean same(Divergence other, TickNumbers numbers) {
    return other.tick() == numbers.of(first.tick())
        && other.guid() == first.guid()
        && Signature.of(other).what().equals(Signature.of(first).what())
        && other.expected().equals(first.expected())
        && other.actual().equals(first.actual());
  }

  private static Comparison compare(
      List<Reduction.Kept> kept,
      List<Step> steps,
      Optional<Stop> stop,
      GoldenRows golden,
      List<Tolerance> tolerances,
      TickNumbers numbers) {
    TraceComparison comparison = new TraceComparison(golden.expected(), 0, tolerances);
    int seq = 0;
    for (int i = 0; i < steps.size(); i++) {
      TraceRecord record = numbers.renumbered(kept.get(i).record());
      if (record instanceof TickRecord tick) {
        comparison.tick(tick.n(), tick.time());
      } else if (record instanceof FrameRecord frame) {
        comparison.tick(frame.n(), frame.time());
      }
      for (ProbeRow row : steps.get(i).probes()) {
        comparison.probe(numbers.renumbered(row, seq++));
      }
      steps.get(i).frames().forEach(row -> comparison.frame(row.atTick(numbers.of(row.tick()))));
      steps.get(i).states().forEach(row -> comparison.state(row.atTick(numbers.of(row.tick()))));
    }
    return stop.isPresent() ? comparison.breakOff() : comparison.finish();
  }

  /** The golden rows of a reduced trace, with the new numbers. */
  GoldenRows golden(Reduction reduction) {
    List<Reduction.Kept> kept = reduction.of(records);
    TickNumbers numbers = new TickNumbers(kept);
    List<FrameRow> frames =
        golden.frames().stream()
            .filter(row -> numbers.has(row.tick()) && !reduction.objects().contains(row.guid()))
            .map(row -> row.atTick(numbers.of(row.tick())))
            .toList();
    List<StateRow> states =
        golden.states().stream()
            .filter(row -> numbers.has(row.tick()) && !reduction.objects().contains(row.guid()))
            .map(row -> row.atTick(numbers.of(row.tick())))
            .toList();
    List<ProbeRow> probes = new ArrayList<>();
    for (ProbeRow row : probesOf(kept)) {
      if (!reduction.objects().contains(row.guid())) {
        probes.add(numbers.renumbered(row, probes.size()));
      }
    }
    return new GoldenRows(frames, probes, states);
  }

  /** Until the first other call the golden calls of a record are as many as the subject's. */
  private List<ProbeRow> probesOf(List<Reduction.Kept> kept) {
    boolean[] isKept = new boolean[records.size()];
    kept.forEach(one -> isKept[one.index()] = true);
    List<ProbeRow> probes = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < Math.min(lockedFrom, steps.size()); i++) {
      int to = from + steps.get(i).probes().size();
      if (isKept[i]) {
        probes.addAll(golden.probes().subList(from, to));
      }
      from = to;
    }
    probes.addAll(golden.probes().subList(from, golden.probes().size()));
    return probes;
  }
}
