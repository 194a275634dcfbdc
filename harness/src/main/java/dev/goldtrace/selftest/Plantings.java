package dev.goldtrace.selftest;

import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Every kind of difference, in the first, a middle and the last tick. */
final class Plantings {
  private static final int OTHER_GUID = 0x70000007;

  private final Rows rows;
  private final List<Planted> planted = new ArrayList<>();

  private Plantings(Rows rows) {
    this.rows = rows;
  }

  static List<Planted> in(Rows rows) {
    Plantings plantings = new Plantings(rows);
    for (int tick : new int[] {0, SampleRecording.TICKS / 2, SampleRecording.TICKS - 1}) {
      plantings.frames(tick);
      plantings.states(tick);
      plantings.calls(tick);
    }
    return plantings.planted;
  }

  private void frames(int tick) {
    int at = tick * SampleRecording.GUIDS.length + 1;
    FrameRow row = rows.frames().get(at);
    int guid = row.guid();
    for (FrameColumn column : FrameColumn.values()) {
      plant(
          "bit of frame column " + column.title() + " in tick " + tick,
          golden -> golden.frames().set(at, Flip.of(row, column)),
          DivergenceKind.VALUE,
          tick,
          guid,
          column.title());
    }
    plant(
        "frame row given to another object in tick " + tick,
        golden -> golden.frames().set(at, Flip.key(row, tick, OTHER_GUID)),
        DivergenceKind.EXTRA_ROW,
        tick,
        guid,
        "");
    plant(
        "frame row given to a later tick in tick " + tick,
        golden -> golden.frames().set(at, Flip.key(row, tick + 1000, guid)),
        DivergenceKind.EXTRA_ROW,
        tick,
        guid,
        "");
    rowsMoved("frame", Rows::frames, at, tick, guid, Flip.key(row, tick, OTHER_GUID));
  }

  private void states(int tick) {
    int at = tick * SampleRecording.GUIDS.length + 1;
    StateRow row = rows.states().get(at);
    int guid = row.guid();
    for (StateColumn column : StateColumn.values()) {
      plant(
          "bit of state column " + column.title() + " in tick " + tick,
          golden -> golden.states().set(at, Flip.of(row, column)),
          DivergenceKind.VALUE,
          tick,
          guid,
          column.title());
      plant(
          "state column " + column.title() + " emptied in tick " + tick,
          golden -> golden.states().set(at, Flip.emptied(row, column)),
          DivergenceKind.VALUE,
          tick,
          guid,
          column.title());
    }
    plant(
        "state row given to another object in tick " + tick,
        golden -> golden.states().set(at, Flip.key(row, tick, OTHER_GUID)),
        DivergenceKind.EXTRA_ROW,
        tick,
        guid,
        "");
    rowsMoved("state", Rows::states, at, tick, guid, Flip.key(row, tick, OTHER_GUID));
  }

  private interface ListOf<R> {
    List<R> in(Rows rows);
  }

  private <R> void rowsMoved(
      String kind, ListOf<R> list, int at, int tick, int guid, R additional) {
    plant(
        kind + " row deleted in tick " + tick,
        golden -> list.in(golden).remove(at),
        DivergenceKind.EXTRA_ROW,
        tick,
        guid,
        "");
    plant(
        kind + " row added in tick " + tick,
        golden -> list.in(golden).add(at, additional),
        DivergenceKind.MISSING_ROW,
        tick,
        OTHER_GUID,
        "");
    plant(
        kind + " row doubled in tick " + tick,
        golden -> list.in(golden).add(at, list.in(golden).get(at)),
        DivergenceKind.MISSING_ROW,
        tick,
        guid,
        "");
    plant(
        kind + " rows swapped in tick " + tick,
        golden -> Collections.swap(list.in(golden), at, at - 1),
        DivergenceKind.ROW_ORDER,
        tick,
        guid,
        "");
  }

  private void calls(int tick) {
    int perTick = rows.probes().size() / SampleRecording.TICKS;
    for (int at = tick * perTick; at < (tick + 1) * perTick; at++) {
      call(tick, at, at + 1 < (tick + 1) * perTick);
    }
  }

  private void call(int tick, int at, boolean hasNext) {
    ProbeRow row = rows.probes().get(at);
    int guid = row.guid();
    String name =
        String.format(
            Locale.ROOT, " of the call of 0x%08X in tick %d", row.function().address(), tick);
    for (int i = 0; i < row.args().length; i++) {
      int index = i;
      String argument = row.function().arguments().get(i).name();
      plant(
          "bit of argument " + argument + name,
          golden -> golden.probes().set(at, Flip.argument(row, index)),
          DivergenceKind.VALUE,
          tick,
          guid,
          argument);
    }
    plant(
        "bit of the time" + name,
        golden -> golden.probes().set(at, Flip.time(row)),
        DivergenceKind.VALUE,
        tick,
        guid,
        "time");
    plant(
        "number" + name,
        golden -> golden.probes().set(at, Flip.number(row)),
        DivergenceKind.VALUE,
        tick,
        guid,
        "seq");
    plant(
        "another object" + name,
        golden -> golden.probes().set(at, Flip.guid(row, OTHER_GUID)),
        DivergenceKind.MISSING_CALL,
        tick,
        OTHER_GUID,
        "");
    plant(
        "row deleted" + name,
        golden -> golden.probes().remove(at),
        DivergenceKind.EXTRA_CALL,
        tick,
        guid,
        "");
    plant(
        "row added before that" + name,
        golden -> golden.probes().add(at, Flip.guid(row, OTHER_GUID)),
        DivergenceKind.MISSING_CALL,
        tick,
        OTHER_GUID,
        "");
    if (hasNext) {
      plant(
          "row swapped with that after it" + name,
          golden -> Collections.swap(golden.probes(), at, at + 1),
          DivergenceKind.CALL_ORDER,
          tick,
          rows.probes().get(at + 1).guid(),
          "");
    }
  }

  private void plant(
      String name, Consumer<Rows> change, DivergenceKind kind, int tick, int guid, String field) {
    Rows golden = rows.copy();
    change.accept(golden);
    planted.add(new Planted(name, golden, kind, tick, guid, field));
  }
}
