package dev.goldtrace.importer.cdb;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.trace.FrameValue;
import dev.goldtrace.trace.Inputs;
import dev.goldtrace.trace.Moved;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Slice;
import dev.goldtrace.trace.TickRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A tick whose records are being read: what happens to each object in it, and where it ends. */
final class OpenTick {
  private static final int MOST_MOTIONS = 1_000_000;

  /** What one object's records say. */
  private static final class ObjectTick {
    private FrameValue root;
    private int done;
    private Moved moved;
    private FrameRow frame;
    private StateRow.Builder state;
    private boolean stateComplete;
  }

  private final int line;
  private final int number;
  private final double time;
  private final float quantum;
  private final Map<Integer, ObjectTick> objects = new LinkedHashMap<>();

  /**
   * @param line line in the log at which it begins
   */
  OpenTick(int line, int number, double time, float quantum) {
    this.line = line;
    this.number = number;
    this.time = time;
    this.quantum = quantum;
  }

  int line() {
    return line;
  }

  int number() {
    return number;
  }

  double time() {
    return time;
  }

  /** Whether the update of an object can belong to this tick. */
  boolean takes(int guid, double clock, float length) {
    return !objects.containsKey(guid)
        && Double.compare(clock, time) == 0
        && Float.compare(length, quantum) == 0;
  }

  void update(int guid) {
    objects.put(guid, new ObjectTick());
  }

  boolean updates(int guid) {
    return objects.containsKey(guid);
  }

  void root(int guid, FrameValue root) {
    once(object(guid).root, "root", guid);
    object(guid).root = root;
  }

  void done(int guid) {
    if (object(guid).done == MOST_MOTIONS) {
      throw new RecordFault("more than " + MOST_MOTIONS + " motions done in one tick");
    }
    object(guid).done++;
  }

  void moved(int guid, Moved moved) {
    once(object(guid).moved, "moved", guid);
    object(guid).moved = moved;
  }

  void frame(int guid, PositionValue at) {
    once(object(guid).frame, "frame", guid);
    Frame frame = new Frame();
    frame.qw = at.q().w();
    frame.qx = at.q().x();
    frame.qy = at.q().y();
    frame.qz = at.q().z();
    frame.cache();
    object(guid).frame =
        new FrameRow(
            number,
            time,
            guid,
            at.cell(),
            at.o().x(),
            at.o().y(),
            at.o().z(),
            at.q().w(),
            at.q().x(),
            at.q().y(),
            at.q().z(),
            (float) frame.getHeading());
  }

  void state(int guid, StateGroup group, LogRecord record) {
    ObjectTick object = object(guid);
    if (object.state == null) {
      object.state = StateRow.builder(StateColumns.V1_0);
    }
    group.read(record, object.state);
    object.stateComplete |= group == StateGroup.VELOCITY;
  }

  private ObjectTick object(int guid) {
    ObjectTick object = objects.get(guid);
    if (object == null) {
      throw new RecordFault(
          String.format("a record of object 0x%08X before its update in this tick", guid));
    }
    return object;
  }

  private static void once(Object before, String kind, int guid) {
    if (before != null) {
      throw new RecordFault(
          String.format("a second record %s of object 0x%08X in one tick", kind, guid));
    }
  }

  /** Whether nothing of an object is missing: its update, its frame, its state where logged. */
  boolean isComplete(int guid, boolean withState) {
    ObjectTick object = objects.get(guid);
    return object != null && object.frame != null && (!withState || object.stateComplete);
  }

  /** The record, with what happens to the objects in the order of their updates. */
  TickRecord record() {
    List<Slice> slices = new ArrayList<>();
    List<Integer> guids = new ArrayList<>();
    objects.forEach(
        (guid, object) -> {
          FrameValue root = FrameValue.IDENTITY.equals(object.root) ? null : object.root;
          Slice slice = new Slice(root, object.done, object.moved);
          if (!slice.equals(Slice.NOTHING)) {
            guids.add(guid);
            slices.add(slice);
          }
        });
    int[] ids = guids.stream().mapToInt(Integer::intValue).toArray();
    return new TickRecord(0, number, time, quantum, Inputs.of(ids, slices));
  }

  /** Where an object ended; null: the log does not say. */
  FrameRow frameRow(int guid) {
    ObjectTick object = objects.get(guid);
    return object == null ? null : object.frame;
  }

  /** An object's state; null: the log does not say, or not all. */
  StateRow stateRow(int guid) {
    ObjectTick object = objects.get(guid);
    return object == null || !object.stateComplete ? null : object.state.build(number, guid);
  }
}
