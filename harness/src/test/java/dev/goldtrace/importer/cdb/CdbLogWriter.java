package dev.goldtrace.importer.cdb;

import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.probe.ProbedFunction.ArgumentType;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.EnvRecord;
import dev.goldtrace.trace.FrameValue;
import dev.goldtrace.trace.MemberValue;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.ParameterValues;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.Slice;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.Vec3;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Renders a trace and its golden files as the log that the recorder script would have printed. */
final class CdbLogWriter {
  private static final int FIRST_ADDRESS = 0x0012F8A4;

  private final RecorderScript script;
  private final List<String> log = new ArrayList<>();
  private final Set<Integer> present = new LinkedHashSet<>();
  private final Deque<FrameRow> frames = new ArrayDeque<>();
  private final Deque<ProbeRow> probes = new ArrayDeque<>();
  private final Deque<StateRow> states = new ArrayDeque<>();
  private int tick = -1;

  CdbLogWriter(RecorderScript script) {
    this.script = script;
  }

  /**
   * The lines of the log.
   *
   * @param trace the trace
   * @param golden where its golden files lie, without the ends of their names
   */
  List<String> render(Path trace, Path golden) {
    try (FrameReader rows = FrameReader.open(end(golden, ".frames.csv"))) {
      for (FrameRow row = rows.next(); row != null; row = rows.next()) {
        frames.add(row);
      }
    }
    try (ProbeReader rows = ProbeReader.open(end(golden, ".probes.csv"))) {
      for (ProbeRow row = rows.next(); row != null; row = rows.next()) {
        probes.add(row);
      }
    }
    try (StateReader rows = StateReader.open(end(golden, ".state.csv"))) {
      for (StateRow row = rows.next(); row != null; row = rows.next()) {
        states.add(row);
      }
    }
    try (TraceReader reader = TraceReader.open(trace)) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        record(record);
      }
    }
    enterAll();
    log.add("GT1 end .");
    return log;
  }

  private static Path end(Path golden, String end) {
    return golden.resolveSibling(golden.getFileName() + end);
  }

  private void begin(TraceHeader header) {
    long time = Double.doubleToRawLongBits(header.time());
    log.add(script.line("begin", 1, (int) time, (int) (time >>> 32)));
    log.add("GT1 id " + header.id() + " .");
    log.add("GT1 title " + header.title() + " .");
    header.tags().forEach(tag -> log.add("GT1 tag " + tag + " ."));
  }

  private void record(TraceRecord record) {
    if (record instanceof TraceHeader header) {
      begin(header);
    } else if (record instanceof TickRecord next) {
      enterAll();
      tick(next);
    } else if (record instanceof ObjectRecord object) {
      object(object);
    } else if (record instanceof CallRecord call) {
      call(call);
    } else if (record instanceof MsgRecord message) {
      message(message);
    } else if (record instanceof EnvRecord env) {
      environment(env);
    } else if (record instanceof RemoveRecord remove) {
      // What the tick entered comes before; the object's exit, the last of it, after.
      while (probes.stream()
          .filter(row -> row.tick() == tick)
          .limit(2)
          .anyMatch(row -> row.guid() != remove.guid())) {
        enter(probes.remove());
      }
      log.add(script.line("remove", remove.guid()));
      while (!probes.isEmpty()
          && probes.peek().tick() == tick
          && probes.peek().guid() == remove.guid()) {
        enter(probes.remove());
      }
      present.remove(remove.guid());
    } else {
      throw new AssertionError("a record that the script does not print: " + record);
    }
  }

  private void object(ObjectRecord object) {
    Words words = new Words().add(object.guid()).add(object.pos()).add(object.vel());
    words.add(object.radius()).add(object.height()).add(1f);
    words.add(object.sphereCount()).add(object.scale());
    words.add(object.state()).add(object.transientState()).add(object.creature() ? 1 : 0);
    words.runRate(object.runRate());
    words.add(object.parent() == null ? 0 : object.parent()).add(object.playerDistance());
    log.add(words.line("object"));
    present.add(object.guid());
  }

  private void call(CallRecord call) {
    Words words = new Words().add(call.guid());
    int type = call.fn() == CallFunction.PERFORM_MOVEMENT ? call.int32("type") : 0;
    for (String name : call.fn().needed(type)) {
      if (name.equals("params")) {
        parameters(call.params(), words);
      } else {
        words.add(call.args().get(name));
      }
    }
    if (call.fn() == CallFunction.EXIT_WORLD) {
      // The script takes it for the beginning of a removal, as it is in a client.
      log.add("GT1 call CPhysicsObj::exit_world " + String.format("%08x", call.guid()) + " .");
    } else {
      log.add(words.line("call " + call.fn().retailName()));
    }
  }

  private static void parameters(ParameterValues values, Words words) {
    MovementParameters all = new MovementParameters();
    words.add(values.flags() == null ? all.bitfield : values.flags());
    words.add(or(values.distanceToObject(), all.distanceToObject));
    words.add(or(values.minDistance(), all.minDistance));
    words.add(or(values.desiredHeading(), all.desiredHeading));
    words.add(or(values.speed(), all.speed));
    words.add(or(values.failDistance(), all.failDistance));
    words.add(or(values.walkRunThreshold(), all.walkRunThreshhold));
    words.add(values.contextId() == null ? 0 : values.contextId());
    words.add(values.holdKey() == null ? 0 : values.holdKey());
    words.add(values.actionStamp() == null ? 0 : values.actionStamp());
  }

  private static float or(Float value, float otherwise) {
    return value == null ? otherwise : value;
  }

  private void message(MsgRecord message) {
    byte[] bytes = message.bytes();
    log.add(script.line("bytes", bytes.length, FIRST_ADDRESS));
    for (int at = 0; at < bytes.length; at += 16) {
      StringBuilder row = new StringBuilder(String.format("%08x ", FIRST_ADDRESS + at));
      for (int word = at; word < Math.min(bytes.length, at + 16); word += 4) {
        int value = 0;
        for (int i = word; i < Math.min(bytes.length, word + 4); i++) {
          value |= (bytes[i] & 0xFF) << 8 * (i - word);
        }
        row.append(String.format(" %08x", value));
      }
      log.add(row.toString());
    }
    log.add(script.line("msg " + message.type().word(), message.guid()));
  }

  private void environment(EnvRecord env) {
    Words words = new Words();
    for (String field : env.members().names()) {
      if (field.equals("runRate")) {
        words.runRate(env.runRate());
      } else {
        words.add(env.members().get(field));
      }
    }
    StringBuilder line = new StringBuilder("GT1 env ");
    line.append(String.join(",", env.members().names()));
    line.append(String.format(" %08x", env.guid()));
    words.words.forEach(word -> line.append(String.format(" %08x", word)));
    log.add(line.append(" .").toString());
  }

  private void tick(TickRecord next) {
    tick = next.n();
    long time = Double.doubleToRawLongBits(next.time());
    int low = (int) time;
    int high = (int) (time >>> 32);
    for (int guid : present) {
      log.add(
          new Words()
              .add(guid)
              .add(low)
              .add(high)
              .add(low)
              .add(high)
              .add(next.quantum())
              .line("update"));
      Slice slice = next.slice(guid);
      FrameValue root = slice.rootOrIdentity();
      log.add(new Words().add(guid).add(root.q()).add(root.o()).line("root"));
      enterSome();
      for (int i = 0; i < slice.done(); i++) {
        log.add(new Words().add(guid).add(1).line("done"));
      }
      if (slice.moved() != null) {
        PositionValue answer =
            slice.moved().failed()
                ? new PositionValue(0, Vec3.ZERO, Quat.IDENTITY)
                : slice.moved().position();
        log.add(
            new Words().add(guid).add(slice.moved().failed() ? 0 : 1).add(answer).line("moved"));
      }
      enterSome();
      end(guid);
    }
  }

  private void end(int guid) {
    FrameRow row = frames.remove();
    if (row.tick() != tick || row.guid() != guid) {
      throw new AssertionError("the golden frames are not in the order of the ticks: " + row);
    }
    log.add(
        new Words()
            .add(guid)
            .add(row.cell())
            .add(new Quat(row.qw(), row.qx(), row.qy(), row.qz()))
            .add(new Vec3(row.x(), row.y(), row.z()))
            .line("frame"));
    state(states.remove());
  }

  private void state(StateRow row) {
    group(row, "mt", StateColumn.MT_TYPE, StateColumn.MT_ORIG_DIST);
    if (!row.isEmpty(StateColumn.MT_TYPE)) {
      StringBuilder nodes = new StringBuilder(String.format("GT1 state nodes %08x", row.guid()));
      for (String node : row.nodes().isEmpty() ? new String[0] : row.nodes().split("\\|")) {
        String[] parts = node.split(":");
        float heading = parts.length == 1 ? 0 : Float.parseFloat(parts[1]);
        nodes.append(
            String.format(
                " %08x %08x", Integer.parseInt(parts[0]), Float.floatToRawIntBits(heading)));
      }
      log.add(nodes.append(" .").toString());
    }
    group(row, "mi", StateColumn.MI_STYLE, StateColumn.MI_PENDING);
    group(row, "st", StateColumn.ST_TARGET, StateColumn.ST_TIMEOUT);
    group(row, "ct", StateColumn.CT_ON, StateColumn.CT_OFFSET);
    group(row, "ip", StateColumn.IP_DEPTH, StateColumn.IP_PROGRESS);
    group(row, "tg", StateColumn.TG_OBJECT, StateColumn.TG_VOYEURS);
    group(row, "v", StateColumn.VX, StateColumn.VZ);
  }

  private void group(StateRow row, String name, StateColumn first, StateColumn last) {
    if (row.isEmpty(first)) {
      return;
    }
    Words words = new Words().add(row.guid());
    for (StateColumn column : StateColumn.values()) {
      if (column.compareTo(first) >= 0 && column.compareTo(last) <= 0) {
        words.add((int) row.word(column));
        if (column == StateColumn.ST_TIMEOUT || column == StateColumn.TG_QUANTUM) {
          words.add((int) (row.word(column) >>> 32));
        }
      }
    }
    log.add(words.line("state " + name));
  }

  /** What was entered next, a few: the object's part is not known. */
  private void enterSome() {
    for (int i = 0; i < 4 && !probes.isEmpty() && probes.peek().tick() == tick; i++) {
      enter(probes.remove());
    }
  }

  private void enterAll() {
    while (!probes.isEmpty() && probes.peek().tick() == tick) {
      enter(probes.remove());
    }
  }

  private void enter(ProbeRow row) {
    Words words = new Words().add(row.guid());
    for (int i = 0; i < row.args().length; i++) {
      words.add((int) row.args()[i]);
      if (row.function().arguments().get(i).type() == ArgumentType.F64) {
        words.add((int) (row.args()[i] >>> 32));
      }
    }
    log.add(words.line(String.format("enter %08x", row.function().address())));
  }

  /** The words of one line. */
  private final class Words {
    private final List<Integer> words = new ArrayList<>();

    private Words add(int word) {
      words.add(word);
      return this;
    }

    private Words add(float value) {
      return add(Float.floatToRawIntBits(value));
    }

    private Words add(Vec3 v) {
      return add(v.x()).add(v.y()).add(v.z());
    }

    private Words add(Quat q) {
      return add(q.w()).add(q.x()).add(q.y()).add(q.z());
    }

    private Words add(PositionValue position) {
      return add(position.cell()).add(position.q()).add(position.o());
    }

    private Words runRate(Float rate) {
      return add(rate == null ? 0 : 1).add(rate == null ? 0f : rate);
    }

    private Words add(MemberValue value) {
      if (value instanceof MemberValue.Id id) {
        return add(id.value());
      }
      if (value instanceof MemberValue.Int whole) {
        return add((int) whole.value());
      }
      if (value instanceof MemberValue.F32 float32) {
        return add(float32.value());
      }
      if (value instanceof MemberValue.F64 float64) {
        long bits = Double.doubleToRawLongBits(float64.value());
        return add((int) bits).add((int) (bits >>> 32));
      }
      if (value instanceof MemberValue.Vector vector) {
        return add(vector.value());
      }
      if (value instanceof MemberValue.Place place) {
        return add(place.value());
      }
      throw new AssertionError("a value that the script does not print: " + value);
    }

    private String line(String key) {
      return script.line(key, words.stream().mapToInt(Integer::intValue).toArray());
    }
  }
}
