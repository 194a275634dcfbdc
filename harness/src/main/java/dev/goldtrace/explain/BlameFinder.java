package dev.goldtrace.explain;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the function that wrote the first wrong value. */
final class BlameFinder {
  private final FunctionCatalog catalog;
  private final BothSides sides;
  private final TraceFacts trace;
  private final Divergence first;

  BlameFinder(FunctionCatalog catalog, BothSides sides, TraceFacts trace, Divergence first) {
    this.trace = trace;
    this.catalog = catalog;
    this.sides = sides;
    this.first = first;
  }

  Optional<Blame> find() {
    Optional<ProbeRow> call =
        first.kind() == DivergenceKind.VALUE
            ? first.actualCall().or(first::expectedCall)
            : first.expectedCall().or(first::actualCall);
    if (call.isPresent()) {
      return Optional.of(ofCall(call.get()));
    }
    if (first.kind() != DivergenceKind.VALUE) {
      return Optional.empty();
    }
    List<Integer> writers = ColumnWriters.of(first.field());
    if (writers.isEmpty()) {
      return Optional.empty();
    }
    return entered(writers)
        .map(address -> blame(address, Blame.Evidence.ENTERED, writers))
        .or(() -> atWork().map(address -> blame(address, Blame.Evidence.ACTIVE, writers)))
        .or(() -> Optional.of(blame(writers.get(0), written(), writers)));
  }

  private Blame ofCall(ProbeRow call) {
    int callee = call.function().address();
    Optional<ProbeRow> caller = Callers.nearest(call, before(call));
    if (caller.isPresent()) {
      return blame(caller.get().function().address(), Blame.Evidence.BEFORE_CALL, List.of())
          .noting("it calls " + Amounts.call(call));
    }
    Optional<TraceFacts.Call> record = trace.caller(call);
    if (record.isPresent()) {
      return blame(callee, Blame.Evidence.TRACE, List.of())
          .noting("the trace is the caller: its call record in line " + record.get().line());
    }
    if (call.tick() < 0) {
      return blame(callee, Blame.Evidence.TRACE, List.of())
          .noting("the trace is the caller: it sets up the objects before tick 0");
    }
    return blame(callee, Blame.Evidence.CALLED, List.of())
        .noting(
            "caller not probed; last entered was "
                + first.lastEntered().map(Amounts::call).orElse("no probed function"));
  }

  /** The calls of its tick before a call, on its own side. */
  private List<ProbeRow> before(ProbeRow call) {
    boolean golden = first.expectedCall().filter(call::equals).isPresent();
    return (golden ? sides.golden() : sides.replayed())
        .probes().stream()
            .filter(other -> other.tick() == call.tick() && other.seq() < call.seq())
            .toList();
  }

  private Blame.Evidence written() {
    return StoredColumns.contains(first.field()) ? Blame.Evidence.STORED : Blame.Evidence.COLUMN;
  }

  /** The writer that was entered last on the object in this tick, on either side. */
  private Optional<Integer> entered(List<Integer> writers) {
    return Stream.of(sides.replayed(), sides.golden())
        .map(side -> lastEntered(side.probes(), writers))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Integer> lastEntered(List<ProbeRow> calls, List<Integer> writers) {
    return calls.stream()
        .filter(call -> call.tick() == first.tick() && call.guid() == first.guid())
        .map(call -> call.function().address())
        .filter(writers::contains)
        .reduce((earlier, later) -> later);
  }

  /** Of what moves an object each tick, the one that has the last word by the golden state. */
  private Optional<Integer> atWork() {
    boolean placed = List.of("x", "y", "z").contains(first.field());
    boolean turned = List.of("qw", "qx", "qy", "qz").contains(first.field());
    if (!placed && !turned) {
      return Optional.empty();
    }
    // What is done in a tick is decided by the state before it; what ends in it is gone after it.
    List<StateRow> rows =
        sides.golden().states().stream()
            .filter(row -> row.guid() == first.guid())
            .filter(row -> row.tick() == first.tick() || row.tick() == first.tick() - 1)
            .toList();
    if (any(rows, StateColumn.ST_TARGET)) {
      return Optional.of(ColumnWriters.STICKY_ADJUST_OFFSET);
    }
    if (any(rows, StateColumn.IP_DEPTH)) {
      return Optional.of(ColumnWriters.INTERPOLATION_ADJUST_OFFSET);
    }
    if (placed && any(rows, StateColumn.CT_ON)) {
      return Optional.of(ColumnWriters.CONSTRAINT_ADJUST_OFFSET);
    }
    boolean moving =
        Stream.of(StateColumn.VX, StateColumn.VY, StateColumn.VZ)
            .anyMatch(column -> any(rows, column));
    return placed && moving ? Optional.of(ColumnWriters.UPDATE_PHYSICS) : Optional.empty();
  }

  private static boolean any(List<StateRow> rows, StateColumn column) {
    return rows.stream().anyMatch(row -> !row.isEmpty(column) && row.word(column) != 0);
  }

  private Blame blame(int address, Blame.Evidence evidence, List<Integer> writers) {
    List<Integer> others = new ArrayList<>(writers);
    others.remove(Integer.valueOf(address));
    return new Blame(
        address,
        catalog.name(address).orElse(""),
        evidence,
        catalog.spec().section(address),
        catalog.port().at(address).stream().findFirst(),
        Optional.empty(),
        others);
  }
}
