package dev.goldtrace.compare;

import dev.goldtrace.golden.ProbeRow;
import java.util.List;
import java.util.Optional;

/**
 * Where two sequences of calls part, and how.
 *
 * @param kind in what way
 * @param expected the call that had to be there; null: none
 * @param actual the call that is there; null: none
 * @param count at how many places the sequences differ from there on
 */
record CallMismatch(DivergenceKind kind, ProbeRow expected, ProbeRow actual, int count) {

  /** Finds the first place at which two sequences of one tick differ. */
  static Optional<CallMismatch> between(List<ProbeRow> expected, List<ProbeRow> actual) {
    int shared = Math.min(expected.size(), actual.size());
    int first = -1;
    int count = Math.max(expected.size(), actual.size()) - shared;
    for (int i = shared - 1; i >= 0; i--) {
      if (!CallCells.same(expected.get(i), actual.get(i))) {
        first = i;
        count++;
      }
    }
    if (count == 0) {
      return Optional.empty();
    }
    int at = first < 0 ? shared : first;
    ProbeRow wanted = get(expected, at);
    ProbeRow got = get(actual, at);
    return Optional.of(new CallMismatch(kind(expected, actual, at), wanted, got, count));
  }

  private static ProbeRow get(List<ProbeRow> calls, int at) {
    return at < calls.size() ? calls.get(at) : null;
  }

  /**
   * What must have happened for the sequences to part at this place: the simplest of the changes
   * that make the calls after it agree again.
   */
  private static DivergenceKind kind(List<ProbeRow> expected, List<ProbeRow> actual, int at) {
    ProbeRow wanted = get(expected, at);
    ProbeRow got = get(actual, at);
    if (got == null) {
      return DivergenceKind.MISSING_CALL;
    }
    if (wanted == null) {
      return DivergenceKind.EXTRA_CALL;
    }
    boolean wantedNext = is(actual, at + 1, wanted);
    boolean gotNext = is(expected, at + 1, got);
    if (wantedNext && gotNext) {
      return DivergenceKind.CALL_ORDER;
    }
    if (CallCells.sameCallee(wanted, got) && expected.size() == actual.size()) {
      return DivergenceKind.VALUE;
    }
    if (wantedNext != gotNext) {
      return wantedNext ? DivergenceKind.EXTRA_CALL : DivergenceKind.MISSING_CALL;
    }
    boolean wantedLater = later(actual, at, wanted);
    boolean gotLater = later(expected, at, got);
    if (wantedLater && gotLater) {
      return DivergenceKind.CALL_ORDER;
    }
    if (CallCells.sameCallee(wanted, got) && !wantedLater && !gotLater) {
      return DivergenceKind.VALUE;
    }
    return wantedLater ? DivergenceKind.EXTRA_CALL : DivergenceKind.MISSING_CALL;
  }

  private static boolean is(List<ProbeRow> calls, int at, ProbeRow wanted) {
    return at < calls.size() && CallCells.same(calls.get(at), wanted);
  }

  private static boolean later(List<ProbeRow> calls, int at, ProbeRow wanted) {
    return calls.subList(Math.min(at + 1, calls.size()), calls.size()).stream()
        .anyMatch(call -> CallCells.same(call, wanted));
  }

  /** The call that the mismatch is about: the one that is missing, too many or different. */
  ProbeRow subject() {
    return kind == DivergenceKind.EXTRA_CALL || expected == null ? actual : expected;
  }
}
