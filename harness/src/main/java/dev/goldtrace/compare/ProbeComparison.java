package dev.goldtrace.compare;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Compares the calls of one tick after the other.
 *
 * <p>The verdict is the strict sequence. Beside it, the calls of each function and those on each
 * object are compared among themselves, so that a check of a function fails for its own sake and
 * not because some other function was called once too often.
 */
final class ProbeComparison {
  private final Findings findings;
  private final ObjectOrder order;

  /** The last recorded call of the ticks before. */
  private Optional<ProbeRow> lastOfTicksBefore = Optional.empty();

  /** Set at the first divergence: from then on the rows' numbers can't agree any more. */
  private boolean numbersShifted;

  private long calls;

  ProbeComparison(Findings findings, ObjectOrder order) {
    this.findings = findings;
    this.order = order;
  }

  /** Calls that both sides had at the same place of a tick's sequence. */
  long calls() {
    return calls;
  }

  /**
   * Compares the calls of one tick.
   *
   * @param inTick how many of the recorded calls were made before the tick's rows were taken
   */
  void compare(int tick, List<ProbeRow> expected, List<ProbeRow> actual, int inTick) {
    int shared = Math.min(expected.size(), actual.size());
    calls += shared;
    if (shared > 0) {
      findings.compared(CallSequence.INSTANCE, shared, 0);
    }
    Optional<CallMismatch> mismatch = CallMismatch.between(expected, actual);
    if (mismatch.isEmpty()) {
      actual.forEach(call -> findings.compared(call.function()));
      compareNumbers(tick, expected, actual);
    } else {
      numbersShifted = true;
      TickCalls calls = new TickCalls(tick, expected, actual, inTick);
      CallMismatch first = mismatch.get();
      findings.sequence(divergence(tick, first, calls.before(first)), calls.place(first), first);
      compareFunctions(calls);
      compareObjects(calls);
    }
    if (!actual.isEmpty()) {
      lastOfTicksBefore = Optional.of(actual.get(actual.size() - 1));
    }
  }

  private void compareFunctions(TickCalls calls) {
    for (Apart<ProbedFunction> apart : apart(calls, ProbeRow::function)) {
      int shared = Math.min(apart.expected().size(), apart.actual().size());
      findings.compared(new FunctionCalls(apart.key()), shared, 0);
      CallMismatch.between(apart.expected(), apart.actual())
          .ifPresent(
              mismatch ->
                  findings.function(
                      divergence(calls.tick(), mismatch, calls.before(mismatch)),
                      calls.place(mismatch),
                      mismatch));
    }
  }

  private void compareObjects(TickCalls calls) {
    for (Apart<Integer> apart : apart(calls, call -> order.of(call.guid()))) {
      CallMismatch.between(apart.expected(), apart.actual())
          .ifPresent(
              mismatch ->
                  findings.object(
                      divergence(calls.tick(), mismatch, calls.before(mismatch)),
                      calls.place(mismatch),
                      mismatch));
    }
  }

  /** The calls of both sides that have something in common. */
  private record Apart<K>(K key, List<ProbeRow> expected, List<ProbeRow> actual) {}

  private static <K extends Comparable<? super K>> List<Apart<K>> apart(
      TickCalls calls, Function<ProbeRow, K> keyOf) {
    Map<K, Apart<K>> byKey = new TreeMap<>();
    Function<K, Apart<K>> none = key -> new Apart<>(key, new ArrayList<>(), new ArrayList<>());
    for (ProbeRow call : calls.expected()) {
      byKey.computeIfAbsent(keyOf.apply(call), none).expected().add(call);
    }
    for (ProbeRow call : calls.actual()) {
      byKey.computeIfAbsent(keyOf.apply(call), none).actual().add(call);
    }
    return List.copyOf(byKey.values());
  }

  /** The numbers of the rows tell whether a row is gone that leaves no other mark. */
  private void compareNumbers(int tick, List<ProbeRow> expected, List<ProbeRow> actual) {
    for (int i = 0; i < expected.size() && !numbersShifted; i++) {
      ProbeRow wanted = expected.get(i);
      ProbeRow got = actual.get(i);
      if (wanted.seq() != got.seq()) {
        numbersShifted = true;
        findings.sequence(
            new Divergence(
                DivergenceKind.VALUE,
                CallSequence.INSTANCE,
                tick,
                wanted.time(),
                wanted.guid(),
                "seq",
                Optional.of(CallCells.seq(wanted)),
                Optional.of(CallCells.seq(got)),
                Optional.of(wanted),
                Optional.of(got),
                i == 0 ? lastOfTicksBefore : Optional.of(actual.get(i - 1))),
            new Place(tick, Place.Phase.CALLS_OF_TICK, 0, i),
            new CallMismatch(DivergenceKind.VALUE, wanted, got, 1));
      }
    }
  }

  private Divergence divergence(int tick, CallMismatch mismatch, Optional<ProbeRow> before) {
    ProbeRow subject = mismatch.subject();
    Optional<ProbeRow> expected = Optional.ofNullable(mismatch.expected());
    Optional<ProbeRow> actual = Optional.ofNullable(mismatch.actual());
    String field = "";
    Optional<Cell> wanted = Optional.empty();
    Optional<Cell> got = Optional.empty();
    if (mismatch.kind() == DivergenceKind.VALUE) {
      Field other = Field.firstOther(mismatch.expected(), mismatch.actual());
      field = other.name();
      wanted = Optional.of(other.expected());
      got = Optional.of(other.actual());
    }
    Aspect aspect =
        mismatch.kind() == DivergenceKind.CALL_ORDER
            ? CallSequence.INSTANCE
            : new FunctionCalls(subject.function());
    return new Divergence(
        mismatch.kind(),
        aspect,
        tick,
        subject.time(),
        subject.guid(),
        field,
        wanted,
        got,
        expected,
        actual,
        before.or(() -> lastOfTicksBefore));
  }

  /** The first value of a call that is not the golden one's. */
  private record Field(String name, Cell expected, Cell actual) {

    static Field firstOther(ProbeRow expected, ProbeRow actual) {
      if (expected.tick() != actual.tick()) {
        return new Field("tick", CallCells.tick(expected), CallCells.tick(actual));
      }
      int argument = CallCells.firstOther(expected, actual);
      if (argument < 0) {
        return new Field("time", CallCells.time(expected), CallCells.time(actual));
      }
      return new Field(
          expected.function().arguments().get(argument).name(),
          CallCells.argument(expected, argument),
          CallCells.argument(actual, argument));
    }
  }
}
