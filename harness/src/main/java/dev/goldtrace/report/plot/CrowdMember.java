package dev.goldtrace.report.plot;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.UpdatePosition;
import dev.goldtrace.port.wire.WireMessage;
import dev.goldtrace.report.plot.Chart.Point;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.MessageType;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.SphereValue;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a trace says of an object among others.
 *
 * @param guid the object
 * @param radius of the widest of its spheres, scaled, metres; without spheres that of its part
 *     array
 * @param start where the trace puts it
 * @param received where the server says that it is, in the order of the updates
 */
record CrowdMember(int guid, double radius, Point start, List<Point> received) {

  /**
   * The objects of a trace in their order.
   *
   * @throws dev.goldtrace.trace.InputException the trace can't be read
   */
  static List<CrowdMember> read(Path trace) {
    Map<Integer, CrowdMember> members = new LinkedHashMap<>();
    try (TraceReader reader = TraceReader.open(trace)) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        if (record instanceof ObjectRecord object) {
          members.put(object.guid(), of(object));
        } else if (record instanceof CallRecord call) {
          position(call).ifPresent(place -> members.get(call.guid()).received.add(place));
        } else if (record instanceof MsgRecord message) {
          receive(message, members);
        }
      }
    }
    return List.copyOf(members.values());
  }

  private static CrowdMember of(ObjectRecord object) {
    double widest =
        object.spheres().stream()
            .mapToDouble(SphereValue::r)
            .max()
            .orElse(object.radius() / object.scale());
    return new CrowdMember(
        object.guid(), widest * object.scale(), place(object.pos()), new ArrayList<>());
  }

  private static Optional<Point> position(CallRecord call) {
    boolean update =
        call.fn() == CallFunction.MOVE_OR_TELEPORT || call.fn() == CallFunction.INTERPOLATE_TO;
    return update ? Optional.of(place(call.pos())) : Optional.empty();
  }

  private static void receive(MsgRecord message, Map<Integer, CrowdMember> members) {
    try {
      if (message.type() == MessageType.UPDATE_POSITION) {
        receive(message.guid(), PositionPack.read(message.bytes()), members);
      } else if (message.type() == MessageType.MESSAGE
          && WireMessage.read(message.bytes(), CommandTable.CLIENT_2013)
              instanceof UpdatePosition whole) {
        receive(whole.object(), whole.pack(), members);
      }
    } catch (MalformedMessageException e) {
      // The replay has told of it.
    }
  }

  /** A message may be about an object that the trace does not declare. */
  private static void receive(int guid, PositionPack pack, Map<Integer, CrowdMember> members) {
    if (members.containsKey(guid)) {
      members.get(guid).received.add(Track.place(pack.cell(), pack.x(), pack.y()));
    }
  }

  private static Point place(PositionValue position) {
    return Track.place(position.cell(), position.o().x(), position.o().y());
  }
}
