package dev.goldtrace.metamorphic;

import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.EnvRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.Inputs;
import dev.goldtrace.trace.MemberValue;
import dev.goldtrace.trace.Members;
import dev.goldtrace.trace.Moved;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.Slice;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TimeRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.wire.BodyKind;
import dev.goldtrace.wire.MessageDescriber;
import dev.goldtrace.wire.WireField;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * Gives every object another id, every position another cell and every point in time another one,
 * throughout a trace, wire messages included. The result must be the same with the same
 * replacements.
 */
final class Renaming implements Variation {
  private static final Set<String> IDS = Set.of("object", "top", "voyeur", "parent");
  private static final String CELL = "cell";
  private static final Set<String> WIRE_IDS =
      Set.of("object_id", "event.object_id", "event.sticky_object_id");
  private static final Set<String> WIRE_CELLS = Set.of("event.cell", "pack.cell");

  private final IntUnaryOperator ids;
  private final IntUnaryOperator cells;
  private final DoubleUnaryOperator times;

  private Renaming(IntUnaryOperator ids, IntUnaryOperator cells, DoubleUnaryOperator times) {
    this.ids = ids;
    this.cells = cells;
    this.times = times;
  }

  /** Other ids; 0, which is nobody, stays. */
  static Renaming ids(IntUnaryOperator ids) {
    return new Renaming(id -> id == 0 ? 0 : ids.applyAsInt(id), cell -> cell, time -> time);
  }

  /** Other cells; 0, which is none, stays. */
  static Renaming cells(IntUnaryOperator cells) {
    return new Renaming(id -> id, cell -> cell == 0 ? 0 : cells.applyAsInt(cell), time -> time);
  }

  /** Another clock. */
  static Renaming times(DoubleUnaryOperator times) {
    return new Renaming(id -> id, cell -> cell, times);
  }

  @Override
  public LoadedTrace of(LoadedTrace trace) {
    TraceHeader header = trace.header();
    return new LoadedTrace(
        new TraceHeader(
            header.line(),
            header.id(),
            header.origin(),
            header.dialect(),
            header.build(),
            header.title(),
            header.tags(),
            times.applyAsDouble(header.time()),
            header.groundZ(),
            header.allColumns(),
            header.divergences()),
        trace.records().stream().map(this::record).toList());
  }

  private TraceRecord record(TraceRecord record) {
    if (record instanceof TickRecord tick) {
      return new TickRecord(
          tick.line(),
          tick.n(),
          times.applyAsDouble(tick.time()),
          tick.quantum(),
          inputs(tick.in(), this::slice));
    } else if (record instanceof FrameRecord frame) {
      return new FrameRecord(
          frame.line(),
          frame.n(),
          times.applyAsDouble(frame.time()),
          inputs(frame.in(), slices -> slices.stream().map(this::slice).toList()));
    } else if (record instanceof TimeRecord time) {
      return new TimeRecord(time.line(), times.applyAsDouble(time.time()));
    } else if (record instanceof ObjectRecord object) {
      return new ObjectRecord(object.line(), id(object.guid()), members(object.members()));
    } else if (record instanceof EnvRecord env) {
      return new EnvRecord(env.line(), id(env.guid()), members(env.members()));
    } else if (record instanceof CallRecord call) {
      return new CallRecord(call.line(), id(call.guid()), call.fn(), members(call.args()));
    } else if (record instanceof RemoveRecord remove) {
      return new RemoveRecord(remove.line(), id(remove.guid()));
    } else if (record instanceof MsgRecord message) {
      return new MsgRecord(message.line(), id(message.guid()), message.type(), hex(message));
    }
    throw new IllegalArgumentException("no such record in the middle of a trace: " + record);
  }

  private int id(int id) {
    return ids.applyAsInt(id);
  }

  private <T> Inputs<T> inputs(Inputs<T> inputs, UnaryOperator<T> value) {
    int[] guids = new int[inputs.size()];
    List<T> values = new ArrayList<>();
    for (int i = 0; i < guids.length; i++) {
      guids[i] = id(inputs.guid(i));
      values.add(value.apply(inputs.value(i)));
    }
    return Inputs.of(guids, values);
  }

  private Slice slice(Slice slice) {
    return slice.moved() == null || slice.moved().failed()
        ? slice
        : new Slice(slice.root(), slice.done(), new Moved(position(slice.moved().position())));
  }

  private PositionValue position(PositionValue position) {
    return new PositionValue(cells.applyAsInt(position.cell()), position.o(), position.q());
  }

  private Members members(Members members) {
    Members.Builder renamed = Members.builder();
    for (String name : members.names()) {
      MemberValue value = members.get(name);
      if (value instanceof MemberValue.Place place) {
        value = new MemberValue.Place(position(place.value()));
      } else if (IDS.contains(name) && value instanceof MemberValue.Id id) {
        value = new MemberValue.Id(id(id.value()));
      }
      renamed.put(name, value);
    }
    return renamed.build();
  }

  private String hex(MsgRecord message) {
    byte[] bytes = message.bytes();
    BodyKind kind =
        switch (message.type()) {
          case UPDATE_MOTION, MOVEMENT_EVENT -> BodyKind.MOVEMENT;
          case UPDATE_POSITION -> BodyKind.POSITION;
          case MESSAGE -> BodyKind.MESSAGE;
        };
    for (WireField field :
        new MessageDescriber(CommandTable.CLIENT_2013).describe(bytes, kind).fields()) {
      if (WIRE_IDS.contains(field.name())) {
        replace(bytes, field.offset(), ids);
      } else if (WIRE_CELLS.contains(field.name())) {
        replace(bytes, field.offset(), cells);
      }
    }
    return HexFormat.of().formatHex(bytes);
  }

  /** Replaces a little-endian number of 32 bits. */
  private static void replace(byte[] bytes, int offset, IntUnaryOperator by) {
    int value = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      value |= (bytes[offset + i] & 0xFF) << 8 * i;
    }
    value = by.applyAsInt(value);
    for (int i = 0; i < Integer.BYTES; i++) {
      bytes[offset + i] = (byte) (value >>> 8 * i);
    }
  }

  @Override
  public Replayed expected(Replayed original) {
    return new Replayed(
        original.frames().stream().map(this::frame).toList(),
        original.probes().stream().map(this::probe).toList(),
        original.states().stream().map(this::state).toList(),
        original.ending());
  }

  private FrameRow frame(FrameRow row) {
    return new FrameRow(
        row.tick(),
        times.applyAsDouble(row.time()),
        id(row.guid()),
        cells.applyAsInt(row.cell()),
        row.x(),
        row.y(),
        row.z(),
        row.qw(),
        row.qx(),
        row.qy(),
        row.qz(),
        row.heading());
  }

  private ProbeRow probe(ProbeRow row) {
    long[] args = row.args().clone();
    List<ProbedFunction.Argument> arguments = row.function().arguments();
    for (int i = 0; i < args.length; i++) {
      String name = arguments.get(i).name();
      if (IDS.contains(name)) {
        args[i] = id((int) args[i]);
      } else if (name.equals(CELL)) {
        args[i] = cells.applyAsInt((int) args[i]);
      }
    }
    return new ProbeRow(
        row.seq(),
        row.tick(),
        times.applyAsDouble(row.time()),
        id(row.guid()),
        row.function(),
        args);
  }

  private StateRow state(StateRow row) {
    StateRow.Builder renamed = StateRow.builder(row.columns());
    for (StateColumn column : row.columns().columns()) {
      if (row.isEmpty(column)) {
        continue;
      }
      switch (column) {
        case ST_TARGET, TG_OBJECT -> renamed.hex(column, id(row.int32(column)));
        // 0: no deadline.
        case ST_TIMEOUT -> {
          double timeout = row.float64(column);
          renamed.float64(column, timeout == 0 ? 0 : times.applyAsDouble(timeout));
        }
        case MT_NODES -> renamed.nodes(row.nodes());
        default -> copy(row, column, renamed);
      }
    }
    return renamed.build(row.tick(), id(row.guid()));
  }

  private static void copy(StateRow row, StateColumn column, StateRow.Builder to) {
    CellType type = column.type();
    switch (type) {
      case HEX -> to.hex(column, row.int32(column));
      case INT -> to.int32(column, row.int32(column));
      case BOOL -> to.bool(column, row.int32(column) != 0);
      case F32 -> to.float32(column, row.float32(column));
      case F64 -> to.float64(column, row.float64(column));
      case TEXT -> throw new IllegalArgumentException(column.title());
    }
  }
}
