package dev.goldtrace.metamorphic;

import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.MemberValue;
import dev.goldtrace.trace.Members;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.SphereValue;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Adds objects that nobody of the trace knows, half a kilometre away. The rows of the others must
 * stay as they are; only the calls' numbers count the newcomers' calls, too.
 *
 * <p>Before all others comes one that does nothing. In format 1.0 a pair comes after the others,
 * one sticking to the other, which walks to a place. In format 1.1 it does not: an object that
 * commits a position moves the last entry of the shadow list into its slot, and with that the order
 * in which all others are tested; only one that stands still in the first slot is unrelated.
 */
final class UnrelatedObjects implements Variation {
  private static final int BYSTANDER = 0x7F000001;
  private static final int WALKER = 0x7F000002;
  private static final int FOLLOWER = 0x7F000003;
  private static final Set<Integer> ADDED = Set.of(BYSTANDER, WALKER, FOLLOWER);
  private static final int CELL = 0xA9B40001;
  private static final int ASLEEP = 0x00000003;

  @Override
  public LoadedTrace of(LoadedTrace trace) {
    boolean collision = trace.header().collision();
    List<TraceRecord> records = new ArrayList<>();
    records.add(collision ? sphere() : object(BYSTANDER, -500f));
    boolean ticking = collision;
    for (TraceRecord record : trace.records()) {
      if (!ticking && (record instanceof TickRecord || record instanceof FrameRecord)) {
        ticking = true;
        records.addAll(pair());
      }
      records.add(record);
    }
    return new LoadedTrace(trace.header(), records);
  }

  private static ObjectRecord sphere() {
    return new ObjectRecord(
        0,
        BYSTANDER,
        Members.builder()
            .position("pos", place(-500f))
            .put(
                "spheres",
                new MemberValue.Spheres(List.of(new SphereValue(new Vec3(0f, 0f, 0.5f), 0.5f))))
            .id("transient", ASLEEP)
            .build());
  }

  private static ObjectRecord object(int guid, float x) {
    return new ObjectRecord(
        0,
        guid,
        Members.builder()
            .position("pos", place(x))
            .float32("radius", 0.5f)
            .float32("height", 1.8f)
            .build());
  }

  private static List<TraceRecord> pair() {
    return List.of(
        object(WALKER, -510f),
        object(FOLLOWER, -512f),
        new CallRecord(
            0,
            WALKER,
            CallFunction.MOVE_TO_POSITION,
            Members.builder()
                .position("pos", place(-530f))
                .put("params", new MemberValue.Nested(Members.NONE))
                .build()),
        new CallRecord(
            0,
            FOLLOWER,
            CallFunction.STICK_TO_OBJECT,
            Members.builder().id("object", WALKER).build()));
  }

  private static PositionValue place(float x) {
    return new PositionValue(CELL, new Vec3(x, -500f, 0f), new Quat(1f, 0f, 0f, 0f));
  }

  @Override
  public Replayed compared(Replayed result) {
    List<ProbeRow> probes = new ArrayList<>();
    for (ProbeRow row : result.probes()) {
      if (!ADDED.contains(row.guid())) {
        probes.add(
            new ProbeRow(
                probes.size(), row.tick(), row.time(), row.guid(), row.function(), row.args()));
      }
    }
    return new Replayed(
        result.frames().stream().filter(row -> !ADDED.contains(row.guid())).toList(),
        probes,
        result.states().stream().filter(row -> !ADDED.contains(row.guid())).toList(),
        result.ending());
  }
}
