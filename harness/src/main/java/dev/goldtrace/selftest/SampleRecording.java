package dev.goldtrace.selftest;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.probe.ProbedFunction.ArgumentType;
import dev.goldtrace.replay.RecordingSink;
import java.util.ArrayList;
import java.util.List;

/** A made-up recording in which every column is filled and every probed function is called. */
final class SampleRecording {
  static final int TICKS = 9;
  static final int[] GUIDS = {0x80000001, 0x80000002, 0x50000003};

  private SampleRecording() {}

  static Rows rows() {
    List<FrameRow> frames = new ArrayList<>();
    List<ProbeRow> probes = new ArrayList<>();
    List<StateRow> states = new ArrayList<>();
    for (int tick = 0; tick < TICKS; tick++) {
      for (ProbedFunction function : ProbedFunction.values()) {
        int guid = GUIDS[(tick + function.ordinal()) % GUIDS.length];
        probes.add(
            new ProbeRow(
                probes.size(), tick, time(tick), guid, function, arguments(function, tick)));
      }
      for (int guid : GUIDS) {
        frames.add(frame(tick, guid));
        states.add(state(tick, guid));
      }
    }
    return new Rows(frames, probes, states);
  }

  /** Hands the rows to a sink as a replay would. */
  static void play(Rows rows, RecordingSink sink) {
    for (int tick = 0; tick < TICKS; tick++) {
      int now = tick;
      sink.tick(tick, time(tick));
      rows.probes().stream().filter(row -> row.tick() == now).forEach(sink::probe);
      rows.frames().stream().filter(row -> row.tick() == now).forEach(sink::frame);
      rows.states().stream().filter(row -> row.tick() == now).forEach(sink::state);
    }
  }

  private static double time(int tick) {
    return 1000 + tick / 30.0;
  }

  private static long[] arguments(ProbedFunction function, int tick) {
    long[] args = new long[function.arguments().size()];
    for (int i = 0; i < args.length; i++) {
      ArgumentType type = function.arguments().get(i).type();
      args[i] =
          switch (type) {
            case HEX -> 0x41000000L + tick * 16 + i;
            case INT -> tick * 4L + i;
            case F32 -> Probe.f32(tick + i + 0.1f);
            case F64 -> Probe.f64(tick + i + 0.1);
          };
    }
    return args;
  }

  private static FrameRow frame(int tick, int guid) {
    float base = tick + (guid & 0xF) * 0.1f;
    return new FrameRow(
        tick, time(tick), guid, 0xA9B40019, base, -base, 0.5f, 1, base, 0.1f, -0.2f, base * 10);
  }

  private static StateRow state(int tick, int guid) {
    StateRow.Builder row = StateRow.builder(StateColumns.V1_2);
    for (StateColumn column : StateColumn.values()) {
      switch (column.type()) {
        case HEX -> row.hex(column, 0x41000000 + tick * 16 + column.ordinal());
        case INT -> row.int32(column, tick * 4 + column.ordinal());
        case BOOL -> row.bool(column, (tick & 1) == 0);
        case F32 -> row.float32(column, tick + column.ordinal() * 0.1f);
        case F64 -> row.float64(column, tick + column.ordinal() * 0.1);
        case TEXT -> row.nodes("9:" + tick + "|7");
      }
    }
    return row.build(tick, guid);
  }
}
